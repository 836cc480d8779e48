"""Replays, held against the log by the oracle of the rules: each step tells what could be known then, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from hareloom.game.events import GameStarted, SeatHandedOver, SeatLeft, SeatTaken
from hareloom.game.evolve import evolve
from hareloom.game.table import Table
from hareloom.game.values import CardId, SeatNo
from hareloom.store import Row
from hareloom.tables.folding import read_events
from tests.game.oracle import check_payload, must_show

from .wire import merge, view_of

Moment = tuple[int, Table, dict[SeatNo, str]]
"""When, the table, and who sat where: people only."""


def moments(rows: Iterable[Row], game: int) -> Iterator[Moment]:
    """How it was after everything that happened in that game."""
    table, seated = Table(), dict[SeatNo, str]()
    for row in rows:
        for event in read_events(row.events):
            if isinstance(event, GameStarted) and event.game > game:
                return
            table = evolve(table, event)
            if isinstance(event, SeatLeft) or (isinstance(event, SeatTaken | SeatHandedOver) and event.bot):
                seated.pop(event.seat, None)
            elif isinstance(event, SeatTaken | SeatHandedOver):
                seated[event.seat] = row.actor
        if table.game == game and table.turn:
            yield row.at, table, dict(seated)


def views(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The whole view after each step."""
    found: list[dict[str, Any]] = []
    for step in replay["steps"]:
        found.append(merge(found[-1] if found else {}, step["view"]))
    return found


def check_replay(replay: dict[str, Any], rows: Iterable[Row], person: str | None, cards: tuple[CardId, ...]) -> int:
    """Raise if a step tells more or less than that person could know then. How many steps there were."""
    ahead = iter(list(moments(rows, replay["game"])))
    for step, seen in zip(replay["steps"], views(replay), strict=True):
        assert any(_tells(step, seen, moment, person, cards) for moment in ahead), f"a step of no moment: {step}"
    return len(replay["steps"])


def _tells(
    step: dict[str, Any], seen: dict[str, Any], moment: Moment, person: str | None, cards: tuple[CardId, ...]
) -> bool:
    """Is this the moment of which the step tells? Then it tells all that there is, and no more."""
    at, table, seated = moment
    seat = next((no for no, actor in seated.items() if actor == f"person:{person}"), None)
    view = view_of(seen)
    try:
        # Several things may happen in one millisecond: then it is the first that the step shows all of.
        must_show(table, seat, view)
    except AssertionError:
        return False
    if step["at"] != at or (view.table.phase, view.table.turn) != (table.phase, table.turn):
        return False
    if (view.own is None) != (seat is None):
        return False  # a player who came back in the same millisecond; a step that fits no moment is a leak
    check_payload(table, seat, json.dumps(seen).encode(), cards, strict=True)
    return True
