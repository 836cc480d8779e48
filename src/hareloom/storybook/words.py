"""What a book says, in one of the languages that are printed."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from hareloom.game.values import SeatNo
from hareloom.printing.hares import HARES
from hareloom.printing.texts import Texts

from .awards import Award
from .book import Book, Spread
from .people import Player, Unit

MOST_NAMED = 4
"""More are counted."""


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


class Words:
    """The sentences of a book."""

    def __init__(self, book: Book, language: str) -> None:
        self.book = book
        self.texts = Texts(language)

    def say(self, key: str, **values: object) -> str:
        return self.texts(f"book.{key}", **values)

    def counted(self, key: str, count: int, **values: object) -> str:
        """A sentence that has one form for one and another for more."""
        return self.say(f"{key}.{'one' if count == 1 else 'more'}", count=count, **values)

    def name(self, seat: SeatNo) -> str:
        return self.called(self.book.player(seat))

    def called(self, player: Player) -> str:
        """A player's name; a hare of its colour where they want none."""
        if player.name is not None:
            return player.name
        return self.say("hare", colour=self.texts(f"hare.{HARES[player.hare].id}").lower())

    def unit(self, unit: Unit) -> str:
        return self.listed([self.called(player) for player in unit.players])

    def listed(self, names: Sequence[str], most: int = MOST_NAMED) -> str:
        """Names one after another; of many, the last are a number."""
        if len(names) > most:
            names = [*names[: most - 1], self.counted("others", len(names) - most + 1)]
        if len(names) < 2:
            return "".join(names)
        return self.say("and", first=", ".join(names[:-1]), last=names[-1])

    def named(self, seats: Iterable[SeatNo]) -> str:
        return self.listed([self.name(seat) for seat in dict.fromkeys(seats)])

    def title(self) -> str:
        """What the book is called."""
        return self.book.cover.title or self.say("untitled")

    def date(self) -> str:
        """The day on which the game began, where this program runs."""
        day = time.localtime(self.book.cover.at / 1000)
        which = "first" if day.tm_mday == 1 else "other"
        return self.say(f"date.{which}", day=day.tm_mday, month=self.say(f"month.{day.tm_mon}"), year=day.tm_year)

    def edition(self) -> str:
        return self.texts(f"edition.{self.book.cover.edition}")

    def told(self, spread: Spread) -> str:
        """Who told it, and how."""
        return self.say(f"by.{spread.clue.form}", name=self.name(spread.teller))

    def clue(self, spread: Spread) -> str:
        """The clue in quotation marks; a sentence where it has no words."""
        text = spread.clue.text
        return self.say("quoted", text=text) if text else self.say(f"wordless.{spread.clue.form}")

    def outcome(self, spread: Spread) -> str:
        """Who found it."""
        if spread.found == "some":
            return self.counted("found.some", len(set(spread.finders)), names=self.named(spread.finders))
        if spread.found == "crowd":
            owner = self.name(spread.picture.owner)
            count = len(spread.finders)
            return self.counted("found.crowd", count, owner=owner) if count else self.say("found.empty", owner=owner)
        return self.say(f"found.{spread.found}")

    def over(self) -> str:
        """The evening in numbers."""
        book = self.book
        parts = [
            self.counted("over.turns", len(book.spreads)),
            self.counted("over.pictures", book.pictures),
            *([self.counted("over.hearts", book.hearts)] if book.hearts else []),
        ]
        return " · ".join(parts)

    def ended(self) -> str:
        """Who won, or that nobody did."""
        book = self.book
        if not book.finished:
            return self.counted("stopped", len(book.spreads))
        units = {book.player(seat).unit for seat in book.winners}
        return self.counted("won", len(units), names=self.named(book.winners))

    def award(self, award: Award) -> tuple[str, str]:
        """What it is called, and what it was for."""
        return self.say(f"award.{award.kind}.title"), self.counted(f"award.{award.kind}", award.count, of=award.of)
