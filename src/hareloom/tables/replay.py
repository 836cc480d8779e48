"""A finished game, told again: the successive views of everybody, or of one seat with its own hand."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from hareloom.game.events import GameStarted
from hareloom.game.evolve import evolve
from hareloom.game.table import Table, in_game
from hareloom.game.values import SeatNo
from hareloom.game.view import view
from hareloom.store import Row

from .frames import patch
from .live import read_events


class ReplayStep(Struct, frozen=True):
    """When it happened, and what to merge into the view one has; the first step has all of it."""

    at: int
    """Milliseconds since 1970."""
    view: dict[str, Any]


def finished_games(table: Table) -> int:
    """The number of the last game that can be looked at again."""
    return table.game - 1 if in_game(table.phase) else table.game


def replay(rows: Iterable[Row], game: int, seat: SeatNo | None) -> Iterator[ReplayStep]:
    """The steps of that game. Something that changed nothing for this audience is no step."""
    table = Table()
    shown = None
    for row in rows:
        for event in read_events(row.events):
            if isinstance(event, GameStarted) and event.game > game:
                return
            table = evolve(table, event)
        if table.game != game or table.turn == 0:
            continue
        seen = view(table, seat if seat is not None and table.place(seat) >= 0 else None)
        change = patch(shown, seen) if shown is not None else {"table": seen.table, "own": seen.own}
        shown = seen
        if change:
            yield ReplayStep(row.at, change)
