"""Which words a language needs."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from msgspec import Struct

from hareloom.calls.call import Call, Wanted
from hareloom.calls.harmless import harmless

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
MOST_NAMED = 3
"""Other players in a call, if there are many: it must not be a letter that players write."""


class Words(Struct, frozen=True, kw_only=True):
    """Sentences with names in braces for what is put in; a test fills them all."""

    days: tuple[str, ...]
    """From Monday on."""
    months: tuple[str, ...]
    moment: str
    """{day} {number} {month} {time}."""
    wanted: dict[Wanted, str]
    """What the player is to do, after "it is your turn:"."""
    others_wanted: dict[Wanted, str]
    """What another player is to do. {name}."""
    title: str
    body: str
    """{wanted} {until}."""
    comma: str
    """Between two names."""
    last_comma: str
    """Before the last one."""
    right_to_left: bool = False
    with_others: str
    """{names}."""
    with_more: str
    """{names} {number}, which is two at least."""
    webhook: str
    """{wanted} {until} {link}."""
    webhook_tried: str
    """{link}."""
    call_subject: str
    call_mail: str
    """{wanted} {until} {others} {link} {stop}."""
    ask_subject: str
    ask_mail: str
    """{site} {confirm}."""

    def told(self, until: int, zone: str) -> str:
        """A moment by the player's own clock, or by that of UTC."""
        there = _at(until, zone)
        text = self.moment.format(
            day=self.days[there.weekday()],
            number=there.day,
            month=self.months[there.month - 1],
            time=f"{there:%H:%M}",
        )
        return text if there.tzinfo is not UTC else f"{text} UTC"

    def others(self, call: Call) -> str:
        """With whom one plays; empty if with nobody."""
        names = [self.named(name) for name in call.others]
        if len(names) > MOST_NAMED + 1:
            return self.with_more.format(names=self.comma.join(names[:MOST_NAMED]), number=len(names) - MOST_NAMED)
        *first, last = names or [""]
        listed = f"{self.comma.join(first)}{self.last_comma}{last}" if first else last
        return self.with_others.format(names=listed) if names else ""

    def named(self, name: str) -> str:
        """A player's name, kept apart from words that run the other way."""
        said = harmless(name)
        return f"\u2068{said}\u2069" if self.right_to_left or _RIGHT_TO_LEFT.search(said) else said


def _at(until: int, zone: str) -> datetime:
    try:
        return datetime.fromtimestamp(until / 1000, ZoneInfo(zone) if zone else UTC)
    except (ValueError, OSError, LookupError, OverflowError):  # no such zone: the clock of all of them
        return datetime.fromtimestamp(until / 1000, UTC)
