"""Who looks at a table, and what each is sent: one patch for all, one for each seat, nothing where nothing changed."""

from typing import Any

from hareloom.game.roles import muted
from hareloom.game.seen import Own, Public
from hareloom.game.table import Table
from hareloom.game.values import SeatNo
from hareloom.game.view import own, public, public_after, small_step
from hareloom.store import PersonRecord

from .connection import Connection
from .counts import Counts
from .frames import RemarkSeen, Sight, You, encode, numbered, patch
from .manners import Manners
from .people import PersonSeen, as_seen
from .scene import Burning, Scene


class Audience:
    """All connections of a table. They have all seen the same public sight, so that it is compared only once."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._connections: set[Connection] = set()
        self._table = Table()
        self._public = public(self._table)
        self._people: dict[str, PersonSeen] = {}
        self._beside: tuple[object, ...] = ()
        self._came_or_went = False
        self._screens = 0
        self._manners = Manners()
        self._remarks: dict[int, RemarkSeen] = {}
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
        """Somebody looks; `welcome` sends them the sight."""
        self._connections.add(connection)
        self._came_or_went = True

    def discard(self, connection: Connection) -> None:
        """Somebody looks no longer; `show` tells the others."""
        self._connections.discard(connection)
        self._came_or_went = True

    def set(self, scene: Scene) -> None:
        """What the public sight is before anybody looks."""
        self._table = scene.table
        self._public = public(scene.table)
        self._people = self._seen(scene)
        self._beside = _beside(scene)
        self._manners = scene.manners
        self._remarks = dict(scene.remarks)
        self._burning = scene.burning

    def welcome(self, connection: Connection, scene: Scene) -> None:
        """Send the whole sight, and tell the others who has come."""
        self.show(scene, but=connection)
        connection.own = _own(scene, connection.person_id)
        connection.you = _you(scene, connection.person_id)
        connection.seat = _seat(scene, connection.person_id)
        self._send_frame(connection, encode(sight(scene, connection.person_id, self.connected(), self._screens)))

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
        moved = small_step(self._table, scene.table)
        shared = self._table_changes(scene.table, moved)
        beside = _beside(scene)
        if self._came_or_went or beside != self._beside:
            moved = None  # who sits where, or what somebody is told alone, may be another
            people, self._people = self._people, self._seen(scene)
            self._beside, self._came_or_went = beside, False
            _add(shared, b"people", patch(people, self._people))
        if scene.manners is not self._manners:
            _add(shared, b"manners", patch(self._manners, scene.manners))
            self._manners = scene.manners
        if scene.remarks != self._remarks:
            _add(shared, b"remarks", patch(self._remarks, scene.remarks))
            self._remarks = dict(scene.remarks)
        if scene.burning != self._burning:
            shared.append(b'"clock":' + encode(None if scene.burning is None else scene.burning.seen(scene.now)))
            self._burning = scene.burning
        if (screens := self.of(None)) != self._screens:
            self._screens = screens
            shared.append(b'"screens":%d' % screens)
        owns: dict[SeatNo, Own] = {}
        others: list[Connection] = []
        for connection in self._connections:
            if moved is not None and connection.seat not in moved:
                others.append(connection)
            elif connection is not but:
                self._send(connection, shared, scene, owns)
        if shared and others:
            self._send_same(others, b"{" + b",".join(shared) + b"}")

    def _table_changes(self, table: Table, moved: frozenset[SeatNo] | None) -> list[bytes]:
        """What has changed at the table for everybody."""
        if moved is None:
            now = public(table)
            changes = patch(self._public, now)
        else:
            now = public_after(self._public, table, moved)
            changes = _small_patch(self._public, now, moved)
        self._table, self._public = table, now
        shared: list[bytes] = []
        _add(shared, b"table", changes)
        return shared

    def _send_same(self, connections: list[Connection], body: bytes) -> None:
        """To those for whom only what all see has changed."""
        sent = 0
        for connection in connections:
            connection.frames += 1
            data = numbered(connection.frames, body)
            sent += len(data)
            connection.wire.send(data)
        self._counts.frames += len(connections)
        self._counts.bytes_sent += sent

    def _send(self, connection: Connection, shared: list[bytes], scene: Scene, owns: dict[SeatNo, Own]) -> None:
        parts = shared
        connection.seat = _seat(scene, connection.person_id)
        is_now = _own(scene, connection.person_id, owns)
        if is_now != connection.own:
            change = is_now if connection.own is None or is_now is None else patch(connection.own, is_now)
            parts = [*parts, b'"own":' + encode(change)]
            connection.own = is_now
        you = _you(scene, connection.person_id)
        if you != connection.you:
            parts = [*parts, b'"you":' + encode(you)]
            connection.you = you
        # Nothing for somebody who sees no difference: an empty frame would tell that somebody changed their mind.
        if parts:
            self._send_frame(connection, b"{" + b",".join(parts) + b"}")

    def _send_frame(self, connection: Connection, body: bytes) -> None:
        connection.frames += 1
        data = numbered(connection.frames, body)
        self._counts.frames += 1
        self._counts.bytes_sent += len(data)
        connection.wire.send(data)

    def _seen(self, scene: Scene) -> dict[str, PersonSeen]:
        here = self.connected()
        return {person.id: as_seen(person, here=person.id in here) for person in scene.people.values()}


def _add(shared: list[bytes], name: bytes, changes: dict[str, Any]) -> None:
    if changes:
        shared.append(b'"%b":%b' % (name, encode(changes)))


def _small_patch(old: Public, new: Public, moved: frozenset[SeatNo]) -> dict[str, Any]:
    """As `patch(old, new)`, where those seats have moved and nothing else has happened."""
    changes: dict[str, Any] = {}
    if seats := {no: change for no in moved if (change := patch(old.seats[no], new.seats[no]))}:
        changes["seats"] = seats
    if old.awaited != new.awaited:
        changes["awaited"] = new.awaited
    return changes


def _beside(scene: Scene) -> tuple[object, ...]:
    """Beside the table, all that decides who sees which seat and what each is told alone."""
    return tuple(scene.people.values()), dict(scene.nudges), dict(scene.knows)


def seat_seen_by(table: Table, person: PersonRecord | None) -> SeatNo | None:
    """The seat whose secrets that person may see: the own one, unless a bot holds it."""
    if person is None or person.seat is None:
        return None
    place = table.place(person.seat)
    return None if place < 0 or table.seats[place].bot else person.seat


def sight(scene: Scene, person_id: str | None, here: set[str], screens: int) -> Sight:
    """All that one person sees, or a big screen, which is nobody."""
    return Sight(
        table=public(scene.table),
        people={one.id: as_seen(one, here=one.id in here) for one in scene.people.values()},
        manners=scene.manners,
        remarks=dict(scene.remarks),
        clock=None if scene.burning is None else scene.burning.seen(scene.now),
        you=_you(scene, person_id),
        own=_own(scene, person_id),
        screens=screens,
    )


def _own(scene: Scene, person_id: str | None, known: dict[SeatNo, Own] | None = None) -> Own | None:
    seat = seat_seen_by(scene.table, _person(scene, person_id))
    if seat is None:
        return None
    if known is None:
        return own(scene.table, seat)
    if seat not in known:
        known[seat] = own(scene.table, seat)
    return known[seat]


def _person(scene: Scene, person_id: str | None) -> PersonRecord | None:
    return None if person_id is None else scene.people.get(person_id)


def _seat(scene: Scene, person_id: str | None) -> SeatNo | None:
    person = _person(scene, person_id)
    return None if person is None else person.seat


def _you(scene: Scene, person_id: str | None) -> You | None:
    person = _person(scene, person_id)
    if person is None:
        return None
    return You(person.id, person.host, scene.nudges.get(person.id), hushed(scene, person))


def hushed(scene: Scene, person: PersonRecord) -> bool:
    """May that person not speak now? Whoever left a seat in this turn still knows what was seen from it."""
    seats = [seat for seat in (person.seat, *scene.knows.get(person.id, ())) if seat is not None]
    return any(scene.table.place(seat) >= 0 and muted(scene.table, seat) for seat in seats)
