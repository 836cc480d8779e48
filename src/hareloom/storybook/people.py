"""Who played, as a book names and draws them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from msgspec import Struct

from hareloom.game.values import SeatNo
from hareloom.replays.format import Retold


class Player(Struct, frozen=True):
    """A player of the game."""

    seat: SeatNo
    name: str | None
    """None for a person who wants no name in a book, or is no longer known: a hare of that colour."""
    hare: int
    bot: str
    """The bot's character; empty for a person."""
    unit: int
    """Whose hare they move; partners share one."""


class Unit(Struct, frozen=True):
    """A hare on the track and its players: one, or a pair."""

    no: int
    players: tuple[Player, ...]
    score: int

    @property
    def hare(self) -> int:
        """As on the page: that of the first."""
        return self.players[0].hare


def players_of(retold: Iterable[Retold], units: int) -> tuple[Player, ...]:
    """The players clockwise. Of two whose names look alike, the later one gets a number."""
    found = list(retold)
    names = _told_apart([one.name for one in found])
    return tuple(
        Player(one.seat, name, one.hare, one.bot, place % units)
        for place, (one, name) in enumerate(zip(found, names, strict=True))
    )


def units_of(players: Iterable[Player], scores: tuple[int, ...]) -> tuple[Unit, ...]:
    """The hares in the order of their places at the table."""
    members = list(players)
    return tuple(Unit(no, tuple(one for one in members if one.unit == no), score) for no, score in enumerate(scores))


def _told_apart(names: list[str | None]) -> list[str | None]:
    taken: set[str] = set()
    found: list[str | None] = []
    for name in names:
        shown, number = name, 1
        while shown is not None and _looks(shown) in taken:
            number += 1
            shown = f"{name} ({number})"
        taken.add(_looks(shown or ""))
        found.append(shown)
    return found


def _looks(name: str) -> str:
    """A name without what is easily overlooked: capitals, accents, spaces."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in plain if not unicodedata.combining(sign) and not sign.isspace())
