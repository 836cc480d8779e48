"""Who looks at a table, and what each is sent: one patch for all, one for each seat, nothing where nothing changed."""

from collections.abc import Mapping
from typing import Any

from hareloom.game.roles import muted
from hareloom.game.table import Table
from hareloom.game.values import SeatNo
from hareloom.game.view import Step, own, public, public_after, small_step
from hareloom.game.view_types import Own, Public
from hareloom.store import PersonRecord

from .connection import Connection
from .counts import Counts
from .frames import NudgeView, RemarkView, View, You, encode, numbered, patch
from .people import PersonView, as_seen
from .scene import Burning, Scene
from .settings import TableSettings


class Audience:
    """All connections of a table. They have all seen the same public view, so that it is compared only once."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._connections: set[Connection] = set()
        self._table = Table()
        self._public = public(self._table)
        self._people: dict[str, PersonView] = {}
        self._beside: Mapping[str, PersonRecord] = {}
        self._nudges: dict[str, NudgeView] = {}
        self._knows: dict[str, frozenset[int]] = {}
        self._came_or_went = False
        self.comings = 0
        """Counts who came and who went."""
        self._screens = 0
        self._manners = TableSettings()
        self._remarks: dict[int, RemarkView] = {}
        self._burning: Burning | None = None

    def __len__(self) -> int:
        return len(self._connections)

    def of(self, person_id: str | None) -> int:
        """How many connections that person has; of None, how many big screens there are."""
        return sum(connection.person_id == person_id for connection in self._connections)

    def connected(self) -> set[str]:
        """The people who have at least one connection."""
        return {connection.person_id for connection in self._connections if connection.person_id is not None}

    def add(self, connection: Connection) -> None:
        """Somebody looks; `welcome` sends them the view."""
        self._connections.add(connection)
        self._came_or_went = True
        self.comings += 1

    def discard(self, connection: Connection) -> None:
        """Somebody looks no longer; `show` tells the others."""
        self._connections.discard(connection)
        self._came_or_went = True
        self.comings += 1

    def set(self, scene: Scene) -> None:
        """What the public view is before anybody looks."""
        self._table = scene.table
        self._public = public(scene.table)
        self._people = self._seen(scene)
        self._beside_changed(scene)
        self._manners = scene.settings
        self._remarks = dict(scene.remarks)
        self._burning = scene.burning

    def welcome(self, connection: Connection, scene: Scene) -> None:
        """Send the whole view, and tell the others who has come."""
        self.show(scene, but=connection)
        person = _person(scene, connection.person_id)
        connection.seat = None if person is None else person.seat
        connection.own = _own(scene, person, {})
        connection.you = _you(scene, person, connection.own)
        self._send_frame(connection, encode(view(scene, connection.person_id, self.connected(), self._screens)))

    def close(self, code: int, reason: str, person_id: str | None = None) -> None:
        """Close everybody's wires, or one person's."""
        for connection in list(self._connections):
            if person_id in (None, connection.person_id):
                connection.wire.close(code, reason)

    def close_screens(self, code: int, reason: str) -> None:
        """Close the big screens' wires; those of people who are at the table come back."""
        for connection in list(self._connections):
            if connection.person_id is None:
                connection.wire.close(code, reason)

    def show(self, scene: Scene, but: Connection | None = None) -> None:
        """Send what changed since the last time, to each what concerns them."""
        step = small_step(self._table, scene.table)
        shared = self._table_changes(scene.table, step)
        if self._beside_changed(scene):
            step = None  # who sits where, or what somebody is told alone, may be another
            people, self._people = self._people, self._seen(scene)
            _add(shared, b"people", patch(people, self._people))
            if (screens := self.of(None)) != self._screens:
                self._screens = screens
                shared.append(b'"screens":%d' % screens)
        if scene.settings is not self._manners:
            _add(shared, b"settings", patch(self._manners, scene.settings))
            self._manners = scene.settings
        if scene.remarks != self._remarks:
            _add(shared, b"remarks", patch(self._remarks, scene.remarks))
            self._remarks = dict(scene.remarks)
        if scene.burning is not self._burning:
            if scene.burning != self._burning:
                shared.append(b'"clock":' + encode(None if scene.burning is None else scene.burning.seen(scene.now)))
            self._burning = scene.burning
        common = b",".join(shared)
        if step is None:
            owns: dict[SeatNo, Own] = {}
            for connection in self._connections:
                if connection is not but:
                    self._send(connection, common, scene, owns)
            return
        others: list[Connection] = []
        for connection in self._connections:
            if connection.seat not in step.concerned:
                others.append(connection)
            else:
                self._send_own(connection, common, scene.table)
        if common and others:
            self._send_same(others, b"{%b}" % common)

    def _beside_changed(self, scene: Scene) -> bool:
        """Has anything changed, beside the table, that decides who sees which seat and what each is told alone?"""
        if (
            not self._came_or_went
            and scene.people is self._beside
            and scene.nudges == self._nudges
            and scene.knows == self._knows
        ):
            return False
        self._came_or_went = False
        self._beside, self._nudges, self._knows = scene.people, dict(scene.nudges), dict(scene.knows)
        return True

    def _table_changes(self, table: Table, step: Step | None) -> list[bytes]:
        """What has changed at the table for everybody."""
        if step is None:
            now = public(table)
            changes = patch(self._public, now)
        else:
            now = public_after(self._public, table, step)
            changes = _small_patch(self._public, now, step)
        self._table, self._public = table, now
        shared: list[bytes] = []
        _add(shared, b"table", changes)
        return shared

    def _send_same(self, connections: list[Connection], body: bytes) -> None:
        """To those for whom only what all see has changed."""
        sent = 0
        for connection in connections:
            number = connection.frames = connection.frames + 1
            data = numbered(number, body)
            sent += len(data)
            connection.wire.send(data)
        self._counts.frames += len(connections)
        self._counts.bytes_sent += sent

    def _send_own(self, connection: Connection, common: bytes, table: Table) -> None:
        """To somebody whose own view may have changed in a small step: who they are to the table has not."""
        if connection.own is None:  # a bot holds their seat
            if common:
                self._send_frame(connection, b"{%b}" % common)
            return
        is_now = own(table, connection.own.seat)
        changes = patch(connection.own, is_now)
        connection.own = is_now
        # Nothing for somebody who sees no difference: an empty frame would tell that somebody changed their mind.
        if changes:
            common = b'%b,"own":%b' % (common, encode(changes)) if common else b'"own":' + encode(changes)
        if common:
            self._send_frame(connection, b"{%b}" % common)

    def _send(self, connection: Connection, common: bytes, scene: Scene, owns: dict[SeatNo, Own]) -> None:
        person = None if connection.person_id is None else scene.people.get(connection.person_id)
        connection.seat = None if person is None else person.seat
        parts = [common] if common else []
        is_now = _own(scene, person, owns)
        was = connection.own
        if is_now is None or was is None:
            if is_now is not was:
                parts.append(b'"own":' + encode(is_now))
        elif changes := patch(was, is_now):
            parts.append(b'"own":' + encode(changes))
        connection.own = is_now
        you = _you(scene, person, is_now)
        if you != connection.you:
            parts.append(b'"you":' + encode(you))
            connection.you = you
        if parts:
            self._send_frame(connection, b"{%b}" % b",".join(parts))

    def _send_frame(self, connection: Connection, body: bytes) -> None:
        connection.frames += 1
        data = numbered(connection.frames, body)
        self._counts.frames += 1
        self._counts.bytes_sent += len(data)
        connection.wire.send(data)

    def _seen(self, scene: Scene) -> dict[str, PersonView]:
        here = self.connected()
        return {person.id: as_seen(person, here=person.id in here) for person in scene.people.values()}


def _add(shared: list[bytes], name: bytes, changes: dict[str, Any]) -> None:
    if changes:
        shared.append(b'"%b":%b' % (name, encode(changes)))


def _small_patch(old: Public, new: Public, step: Step) -> dict[str, Any]:
    """As `patch(old, new)`, after a small step."""
    changes: dict[str, Any] = {}
    if seats := {no: change for no in step.moved if (change := patch(old.seats[no], new.seats[no]))}:
        changes["seats"] = seats
    if old.awaited != new.awaited:
        changes["awaited"] = new.awaited
    if old.closing is not new.closing:
        changes["closing"] = new.closing
    return changes


def seat_seen_by(table: Table, person: PersonRecord | None) -> SeatNo | None:
    """The seat whose secrets that person may see: the own one, unless a bot holds it."""
    if person is None or person.seat is None:
        return None
    place = table.place(person.seat)
    return None if place < 0 or table.seats[place].bot else person.seat


def view(scene: Scene, person_id: str | None, here: set[str], screens: int) -> View:
    """All that one person sees, or a big screen, which is nobody."""
    person = _person(scene, person_id)
    its_own = _own(scene, person, {})
    return View(
        table=public(scene.table),
        people={one.id: as_seen(one, here=one.id in here) for one in scene.people.values()},
        settings=scene.settings,
        remarks=dict(scene.remarks),
        clock=None if scene.burning is None else scene.burning.seen(scene.now),
        you=_you(scene, person, its_own),
        own=its_own,
        screens=screens,
    )


def _own(scene: Scene, person: PersonRecord | None, known: dict[SeatNo, Own]) -> Own | None:
    """What the person's seat sees, worked out once for all its connections."""
    seat = seat_seen_by(scene.table, person)
    if seat is None:
        return None
    found = known.get(seat)
    if found is None:
        found = known[seat] = own(scene.table, seat)
    return found


def _person(scene: Scene, person_id: str | None) -> PersonRecord | None:
    return None if person_id is None else scene.people.get(person_id)


def _you(scene: Scene, person: PersonRecord | None, their_own: Own | None) -> You | None:
    if person is None:
        return None
    # Who has lost no seat in this turn may speak as their seat may.
    silent = hushed(scene, person) if scene.knows or their_own is None else not their_own.may.talk
    return You(person.id, person.host, scene.nudges.get(person.id), silent)


def hushed(scene: Scene, person: PersonRecord) -> bool:
    """May that person not speak now? Whoever left a seat in this turn still knows what was seen from it."""
    seats = [seat for seat in (person.seat, *scene.knows.get(person.id, ())) if seat is not None]
    return any(scene.table.place(seat) >= 0 and muted(scene.table, seat) for seat in seats)
