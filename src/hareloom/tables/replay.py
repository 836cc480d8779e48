"""A finished game, told again: the successive views of everybody, or of one seat with its own hand."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from hareloom.game.events import GameStarted, SeatHandedOver, SeatLeft, SeatTaken
from hareloom.game.evolve import evolve
from hareloom.game.table import Table, in_game
from hareloom.game.values import SeatNo
from hareloom.game.view import view
from hareloom.store import Row

from .frames import patch
from .live import person_key, read_events


class ReplayStep(Struct, frozen=True):
    """When it happened, and what to merge into the view one has; the first step has all of it."""

    at: int
    """Milliseconds since 1970."""
    view: dict[str, Any]


def finished_games(table: Table) -> int:
    """The number of the last game that can be looked at again."""
    return table.game - 1 if in_game(table.phase) else table.game


def _moments(rows: Iterable[Row], game: int) -> Iterator[tuple[int, Table, dict[SeatNo, str]]]:
    """When, how the table was, and whose seats were whose, after everything that happened in that game."""
    table = Table()
    had: dict[SeatNo, str] = {}
    for row in rows:
        for event in read_events(row.events):
            if isinstance(event, GameStarted) and event.game > game:
                return
            table = evolve(table, event)
            if isinstance(event, SeatTaken | SeatHandedOver) and not event.bot:
                had[event.seat] = row.actor
            elif isinstance(event, SeatLeft):
                had.pop(event.seat, None)
        if table.game == game and table.turn > 0:
            yield row.at, table, had


def players(rows: Iterable[Row], game: int) -> dict[SeatNo, str]:
    """The actor of every seat that a person played in that game; of several, the last."""
    found: dict[SeatNo, str] = {}
    for _, table, had in _moments(rows, game):
        if in_game(table.phase) or not found:
            found |= had
    return found


def replay(rows: Iterable[Row], game: int, person_id: str | None) -> Iterator[ReplayStep]:
    """The steps of that game; with its hand for the seat that this person had at the time, and for no other.

    Something that changed nothing for this audience is no step.
    """
    shown = None
    for at, table, had in _moments(rows, game):
        seat = next((no for no, actor in had.items() if actor == person_key(person_id)), None)
        seen = view(table, seat)
        change = patch(shown, seen) if shown is not None else {"table": seen.table, "own": seen.own}
        shown = seen
        if change:
            yield ReplayStep(at, change)
