"""What a model may take, in tokens: of each table in an evening, and of all tables in a day.

Tokens are held when a question leaves, and settled when its answer comes. What a table has taken is stored with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

EVENING = 6 * 3_600_000
"""Milliseconds without a question after which a table's next evening begins."""
A_DAY = 24 * 3_600_000
PICTURE, TEXT = 800, 2_500
"""Tokens of a picture, and of all words beside the pictures, as far as that can be told before the question."""
TRIES = 2
"""A question that is answered wrongly is put once more."""


class ModelUse(Struct, frozen=True):
    """What models have taken at a table."""

    tokens: int = 0
    at: int = 0
    """The last question, in milliseconds since 1970."""
    spent: bool = False
    """No question may leave, and all people at the table are told."""

    def this_evening(self, now: int) -> int:
        return self.tokens if now - self.at < EVENING else 0

    def after(self, tokens: int, now: int) -> ModelUse:
        return ModelUse(self.this_evening(now) + tokens, now, self.spent and now - self.at < EVENING)


class Today(Struct, frozen=True):
    """What all tables have taken on a day, by way of all servers."""

    day: int = 0
    """Counted from 1970, by UTC."""
    tokens: int = 0

    def at(self, now: int) -> Today:
        return self if now // A_DAY == self.day else Today(now // A_DAY)

    def after(self, others: Today) -> Today:
        """With what was taken besides: of two days the later one counts."""
        if others.day != self.day:
            return max(self, others, key=lambda each: each.day)
        return Today(self.day, self.tokens + others.tokens)


class Budget:
    """The tokens of one server."""

    def __init__(self, a_table: int, a_day: int) -> None:
        self._a_table = a_table
        self._a_day = a_day
        """0: as many as the tables take."""
        self._held: Counter[str] = Counter()
        self.today = Today()
        """As this server knows it."""
        self.unsaved = Today()
        """What this server has taken and not told the others."""
        self.on_taken: Callable[[], None] = lambda: None

    def hold(self, table_id: str, use: ModelUse, tokens: int, now: int) -> bool:
        """Keep tokens for a question; False if there are not as many. Once used up, they are until another evening."""
        if use.spent and now - use.at < EVENING:
            return False
        if use.this_evening(now) + self._held[table_id] + tokens > self._a_table:
            return False
        self.today = self.today.at(now)
        if self._a_day and self.today.tokens + self._held.total() + tokens > self._a_day:
            return False
        self._held[table_id] += tokens
        return True

    def is_spent(self, use: ModelUse, tokens: int, now: int) -> bool:
        """Would such a question be too much even if no other were under way?"""
        over = bool(self._a_day) and self.today.at(now).tokens + tokens > self._a_day
        return over or use.this_evening(now) + tokens > self._a_table

    def settle(self, table_id: str, held: int, used: int, now: int) -> None:
        """The answer is there, or there is none."""
        self._held[table_id] -= held
        if not self._held[table_id]:
            del self._held[table_id]
        taken = Today(now // A_DAY, used)
        self.today, self.unsaved = self.today.after(taken), self.unsaved.after(taken)
        if used:
            self.on_taken()


def most_of(pictures: int, answer: int) -> int:
    """The most tokens that a move is expected to take, its retry included."""
    return TRIES * (pictures * PICTURE + TEXT + answer)
