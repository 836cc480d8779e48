"""Replays of finished games: the successive public views, or those of one seat with its own hand."""

from collections.abc import Container, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from hareloom.game.changes import Changes
from hareloom.game.events import ClueGiven, Event, GameStarted
from hareloom.game.evolve import evolve
from hareloom.game.table import Table, in_game
from hareloom.game.values import SeatNo
from hareloom.game.view import own, public
from hareloom.replays.format import ReplayStep
from hareloom.store import Row

from .folding import read_events
from .seat_history import CONCERNS, SeatHistory


def finished_games(table: Table) -> int:
    """The number of the last game that can be looked at again."""
    return table.game - 1 if in_game(table.phase) else table.game


def moments(
    rows: Iterable[Row], game: int, recordings: Container[str] = ()
) -> Iterator[tuple[int, Table, dict[SeatNo, str]]]:
    """When, how the table was, and who played which seat, after everything that happened in that game."""
    table, history = Table(), SeatHistory()
    for row in rows:
        for event in read_events(row.events):
            if isinstance(event, GameStarted) and event.game > game:
                return
            table = evolve(table, _as_kept(event, recordings))
            if type(event) in CONCERNS:
                history = history.after(row.actor, event)
        if table.game == game and table.turn > 0:
            yield row.at, table, history.now


def _as_kept(event: Event, recordings: Container[str]) -> Event:
    """A clue without its recording, where that is gone."""
    if not isinstance(event, ClueGiven) or event.clue.recording is None or event.clue.recording.id in recordings:
        return event
    return replace(event, clue=replace(event.clue, recording=None))


def players(rows: Iterable[Row], game: int) -> dict[SeatNo, str]:
    """Who played each seat in that game, bots apart; of several, the last."""
    found: dict[SeatNo, str] = {}
    for _, table, now in moments(rows, game):
        if in_game(table.phase) or not found:
            found |= now
    return found


def replay(
    rows: Iterable[Row], game: int, person_id: str | None, recordings: Container[str] = ()
) -> Iterator[ReplayStep]:
    """The steps of that game; with its hand for the seat that this person played at the time, and for no other.

    What a bot held in their place, they have not seen then and don't see now. Of the recordings, only these are there.
    A step that changed nothing for this audience is left out.
    """
    before: Table | None = None
    seat_before: SeatNo | None = None
    for at, table, now in moments(rows, game, recordings):
        seat = next((no for no, person in now.items() if person == person_id), None)
        if before is None:
            step = {"table": public(table), "own": None if seat is None else own(table, seat)}
        else:
            step = _step(Changes(before, table), table, seat_before, seat)
        before, seat_before = table, seat
        if step:
            yield ReplayStep(at, step)


def _step(changes: Changes, table: Table, before: SeatNo | None, seat: SeatNo | None) -> dict[str, Any]:
    step: dict[str, Any] = {"table": changes.public} if changes.public else {}
    if seat != before:
        step["own"] = None if seat is None else own(table, seat)
    elif seat is not None and (patch := changes.own(seat)):
        step["own"] = patch
    return step
