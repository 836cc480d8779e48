"""What each connection is sent: one patch for all, one for each seat, nothing where nothing changed."""

from __future__ import annotations

from typing import Any

import msgspec

from hareloom.game.changes import Changes, OwnFields, difference
from hareloom.game.table import Table
from hareloom.game.values import SeatNo
from hareloom.game.view import own, public
from hareloom.store import PersonRecord

from .chat import hushed
from .context import Context
from .days.views import days_view, your_days
from .models.allowed import models_view
from .people import PersonView, extra_of, person_view
from .presence import Connection, Frames, Presence
from .state import State
from .timer import PhaseTimer
from .view_types import DaysView, NudgeView, View, You

_encode = msgspec.json.Encoder().encode
_SAME = Changes(Table(), Table())


class Publisher:
    """Everybody at a table has been sent the same public view, so that it is compared once."""

    def __init__(self, state: State, presence: Presence, context: Context) -> None:
        self._presence = presence
        self._context = context
        self._counts = context.counts
        self.frame = 1
        """The number of the frame that was sent last."""
        self.state = state
        self._people = self._people_view(state)
        self._present = presence.version
        self._screens = 0
        self._timer: PhaseTimer | None = None
        self._days = _days(state)
        self._models = models_view(context, state)
        self._encoded: tuple[Table, bytes] | None = None
        self._own: OwnFields = {}
        """Of the seats that were last sent something of their own."""

    def show(
        self,
        state: State,
        timer: PhaseTimer | None,
        now: float,
        ack: tuple[Connection | None, str] = (None, ""),
        but: Connection | None = None,
    ) -> Frames:
        """What changed since the last time, for each what concerns them; the actor's frame says that it is done."""
        before, self.state = self.state, state
        changes = _SAME if state.table is before.table else Changes(before.table, state.table, self._own)
        common = self._common(before, state, changes, timer, now)
        if common:
            self.frame += 1
        # Over days one's own deadline may change with every move.
        small = _same_people(before, state) and not changes.roles and not _over_days(state)
        moved, for_all = changes.moved or (), changes.for_all
        shared = b'{"frame":%d,"view":{%b}}' % (self.frame, common) if common else b""
        actor, request_id = ack
        frames: Frames = []
        for connection in self._presence.connections:
            if connection is but:
                continue
            part = b""
            if not small:
                part = _personal(connection, changes, state)
            elif (seat := connection.seat) is not None and (for_all or seat in moved):
                part = _own_part(seat, seat, changes, state)
            if connection is actor:
                connection.acked = request_id
                data = self._frame_of(common, part, request_id)
            elif part:
                data = self._frame_of(common, part, None)
            elif common:
                data = shared
            else:
                continue  # an empty frame would tell of a changed mind
            frames.append((connection.wire, data))
        changes.forget()
        self._counts.frames += len(frames)
        self._counts.bytes_sent += sum([len(data) for _, data in frames])
        return frames

    def _frame_of(self, common: bytes, part: bytes, ack: str | None) -> bytes:
        parts = common + b"," + part if common and part else common or part
        if not parts:
            return b'{"ack":"%b"}' % (ack or "").encode()
        if ack is None:
            return b'{"frame":%d,"view":{%b}}' % (self.frame, parts)
        return b'{"frame":%d,"ack":"%b","view":{%b}}' % (self.frame, ack.encode(), parts)

    def _common(self, before: State, state: State, changes: Changes, timer: PhaseTimer | None, now: float) -> bytes:
        parts: dict[str, Any] = {}
        if changes.public:
            parts["table"] = changes.public
        if state.people is not before.people or self._presence.version != self._present:
            self._present = self._presence.version
            people, self._people = self._people, self._people_view(state)
            if people != self._people:
                parts["people"] = difference(people, self._people)
            if self._presence.screens != self._screens:
                parts["screens"] = self._screens = self._presence.screens
        if state.private is not before.private and (settings := difference(before.settings, state.settings)):
            parts["settings"] = settings
        if self._models is not None and (models := models_view(self._context, state)) != self._models:
            parts["models"] = difference(self._models, models)
            self._models = models
        if state.remarks is not before.remarks:
            parts["remarks"] = difference(before.remarks, state.remarks)
        if state.tally is not before.tally:
            parts["tally"] = difference(before.tally, state.tally)
        if (days := _days(state)) != self._days:
            parts["days"] = days
            self._days = days
        if timer is not self._timer:
            if timer != self._timer:
                parts["clock"] = None if timer is None else timer.view(now)
            self._timer = timer
        return _encode(parts)[1:-1] if parts else b""

    def welcome(self, connection: Connection, timer: PhaseTimer | None, now: float) -> None:
        """Send the whole view to a connection that has just come."""
        state = self.state
        person = _person(state, connection)
        connection.seat = state.seat_of(person)
        connection.you = _you(state, person)
        table = self._encoded
        if table is None or table[0] is not state.table:
            table = self._encoded = (state.table, _encode(public(state.table)))
        rest = {
            "people": self._people,
            "settings": state.settings,
            "remarks": state.remarks,
            "clock": None if timer is None else timer.view(now),
            "days": self._days,
            "you": connection.you,
            "own": None if connection.seat is None else own(state.table, connection.seat),
            "screens": self._screens,
            "tally": state.tally,
            "records": self._context.records,
            "models": self._models,
        }
        # The rest's last brace closes the view.
        data = b'{"frame":%d,"whole":true,"view":{"table":%b,%b}' % (self.frame, table[1], _encode(rest)[1:])
        self._counts.frames += 1
        self._counts.bytes_sent += len(data)
        connection.wire.send(data)

    def view(self, person_id: str | None, timer: PhaseTimer | None, now: float) -> View:
        """All that one person may know, or a big screen."""
        state = self.state
        person = None if person_id is None else state.people.get(person_id)
        seat = state.seat_of(person)
        return View(
            table=public(state.table),
            people=self._people_view(state),
            settings=state.settings,
            remarks=dict(state.remarks),
            clock=None if timer is None else timer.view(now),
            days=_days(state),
            you=_you(state, person),
            own=None if seat is None else own(state.table, seat),
            screens=self._presence.screens,
            tally=state.tally,
            records=self._context.records,
            models=models_view(self._context, state),
        )

    def _people_view(self, state: State) -> dict[str, PersonView]:
        here = self._presence.connected
        return {person.id: person_view(person, here=person.id in here) for person in state.people.values()}


def _over_days(state: State) -> bool:
    """May this be a game over days?"""
    return state.table.pace.days is not None or state.table.settings.pace.days is not None


def _days(state: State) -> DaysView | None:
    return days_view(state) if _over_days(state) else None


def _same_people(before: State, state: State) -> bool:
    """Is each person the same to the table as before, and is there nothing new to say to one of them alone?"""
    return state.people is before.people and state.nudges is before.nudges and state.history.lost is before.history.lost


def _personal(connection: Connection, changes: Changes, state: State) -> bytes:
    person = _person(state, connection)
    before, connection.seat = connection.seat, state.seat_of(person)
    part = _own_part(before, connection.seat, changes, state)
    you = _you(state, person)
    if you == connection.you:
        return part
    connection.you = you
    told = b'"you":' + _encode(you)
    return part + b"," + told if part else told


def _own_part(before: SeatNo | None, seat: SeatNo | None, changes: Changes, state: State) -> bytes:
    if seat is None:
        return b"" if before is None else b'"own":null'
    if seat != before:
        return b'"own":' + _encode(own(state.table, seat))
    patch = changes.own(seat)
    return b'"own":' + _encode(patch) if patch else b""


def _person(state: State, connection: Connection) -> PersonRecord | None:
    return None if connection.person_id is None else state.people.get(connection.person_id)


def _you(state: State, person: PersonRecord | None) -> You | None:
    if person is None:
        return None
    nudged = state.nudges.get(person.id)
    nudge = None if nudged is None else NudgeView(nudged.no, nudged.by)
    extra = extra_of(person)
    return You(
        person.id,
        person.host,
        nudge,
        hushed(state, person),
        extra.unnamed,
        your_days(state, person) if _over_days(state) else None,
    )
