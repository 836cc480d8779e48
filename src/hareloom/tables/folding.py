"""From stored rows to a table's state, and what is said of a table whose rows can't be read."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hareloom.game.events import Event
from hareloom.store import Row, Stored, StoreError, StoreProblem, StoreUnreadable

from .done import Done, done_key
from .state import State, after_row, read_snapshot, with_beside

read_events = msgspec.json.Decoder(list[Event]).decode

NO_SNAPSHOT = -1
"""A format that no snapshot has: with it, `load` returns the whole log."""


class CantBePlayed(StoreError):  # noqa: N818 - the sentence says it, as below
    """What is stored of this table can't be played here; it concerns no other table. The sentence is for its people."""


class UnknownEvent(CantBePlayed):
    """The log has an event that this version does not know."""

    def __init__(self) -> None:
        super().__init__("A newer version of the server has played at this table. It can be played on there.")


class Damaged(CantBePlayed):
    """A page, a row or a fact of it can't be read."""

    def __init__(self) -> None:
        super().__init__(
            "Part of what is stored of this table is damaged. It rests until the operator has looked at it; "
            "nothing of it is deleted, and your seat is kept."
        )


CLOSED = "The operator of this server has closed this table."


class Closed(CantBePlayed):
    """Not damaged: the operator has closed it."""

    def __init__(self) -> None:
        super().__init__(CLOSED)


class BadSnapshot(Damaged):
    """Only its snapshot can't be read. The log is the truth, so the whole of it will do."""


def unreadable(problem: StoreUnreadable) -> StoreError:
    """What a failed read means: does it concern that table alone, or the disk and with it all?"""
    damaged = problem.reason in (StoreProblem.DAMAGED, StoreProblem.FAULT)
    return Damaged() if damaged else problem


def folded(stored: Stored) -> tuple[State, Done]:
    """The state that a stored table is in, and the requests that are done."""
    done = Done()
    state = State(active_at=stored.table.created_at)
    if stored.snapshot is not None:
        try:
            state, done = read_snapshot(stored.snapshot.version, stored.snapshot.state)
        except msgspec.DecodeError as wrong:
            raise BadSnapshot from wrong
    state = after_rows(state, stored.rows, done)
    try:
        return with_beside(state, stored), done
    except Exception as wrong:  # whatever is wrong with it, it concerns this table alone
        raise Damaged from wrong


def after_rows(state: State, rows: Sequence[Row], done: Done) -> State:
    for row in rows:
        try:
            events = read_events(row.events)
            state = after_row(state, row.actor, events, (), row.at, row.beside)
        except msgspec.ValidationError as unknown:
            raise UnknownEvent from unknown
        except Exception as wrong:  # as above: no JSON, or events that can't follow upon each other
            raise Damaged from wrong
        if row.version != state.version:
            raise Damaged  # a row is missing
        done.add(done_key(row.actor, row.action_id))
    return state
