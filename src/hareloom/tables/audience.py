"""Who looks at a table, and what each is sent: one patch for all, one for each seat, nothing where nothing changed."""

from collections.abc import Mapping
from typing import Any

from hareloom.game.seen import Own, Public
from hareloom.game.table import Table
from hareloom.game.values import SeatNo
from hareloom.game.view import own, public, public_after, small_step
from hareloom.store import PersonRecord

from .connection import Connection
from .counts import Counts
from .frames import Sight, You, encode, numbered, patch
from .people import PersonSeen

People = Mapping[str, PersonRecord]


class Audience:
    """All connections of a table. They have all seen the same public sight, so that it is compared only once."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._connections: set[Connection] = set()
        self._table = Table()
        self._public = public(self._table)
        self._people: dict[str, PersonSeen] = {}
        self._records: tuple[PersonRecord, ...] = ()
        self._came_or_went = False

    def __len__(self) -> int:
        return len(self._connections)

    def of(self, person_id: str) -> int:
        """How many connections that person has."""
        return sum(connection.person_id == person_id for connection in self._connections)

    def connected(self) -> set[str]:
        """The people who have at least one connection."""
        return {connection.person_id for connection in self._connections}

    def set(self, table: Table, people: People) -> None:
        """What the public sight is before anybody looks."""
        self._table = table
        self._public = public(table)
        self._people = self._seen(people)
        self._records = tuple(people.values())

    def join(self, connection: Connection, table: Table, people: People) -> None:
        """Send the whole sight, and tell the others who has come."""
        self._connections.add(connection)
        self._came_or_went = True
        self.show(table, people, but=connection)
        connection.own = _own(table, people, connection)
        connection.you = _you(people, connection)
        connection.seat = _seat(people, connection)
        sight = Sight(self._public, self._people, connection.you, connection.own)
        self._send_frame(connection, encode(sight))

    def leave(self, connection: Connection, table: Table, people: People) -> None:
        """Tell the others who has gone."""
        self._connections.discard(connection)
        self._came_or_went = True
        self.show(table, people)

    def close(self, code: int, reason: str, person_id: str | None = None) -> None:
        """Close everybody's wires, or one person's."""
        for connection in list(self._connections):
            if person_id in (None, connection.person_id):
                connection.wire.close(code, reason)

    def show(self, table: Table, people: People, but: Connection | None = None) -> None:
        """Send what changed since the last time, to each what concerns them."""
        moved = small_step(self._table, table)
        if moved is None:
            now_public = public(table)
            changes = patch(self._public, now_public)
        else:
            now_public = public_after(self._public, table, moved)
            changes = _small_patch(self._public, now_public, moved)
        shared = []
        if changes:
            shared.append(b'"table":' + encode(changes))
        self._table, self._public = table, now_public
        records = tuple(people.values())
        if self._came_or_went or records != self._records:
            moved = None  # who sits where may be another
            now_people = self._seen(people)
            if changes := patch(self._people, now_people):
                shared.append(b'"people":' + encode(changes))
            self._people, self._records, self._came_or_went = now_people, records, False
        owns: dict[SeatNo, Own] = {}
        others: list[Connection] = []
        for connection in self._connections:
            if moved is not None and connection.seat not in moved:
                others.append(connection)
            elif connection is not but:
                self._send(connection, shared, table, people, owns)
        if shared and others:
            self._send_same(others, b"{" + b",".join(shared) + b"}")

    def _send(
        self, connection: Connection, shared: list[bytes], table: Table, people: People, owns: dict[SeatNo, Own]
    ) -> None:
        parts = shared
        connection.seat = _seat(people, connection)
        is_now = _own(table, people, connection, owns)
        if is_now != connection.own:
            change = is_now if connection.own is None or is_now is None else patch(connection.own, is_now)
            parts = [*parts, b'"own":' + encode(change)]
            connection.own = is_now
        you = _you(people, connection)
        if you != connection.you:
            parts = [*parts, b'"you":' + encode(you)]
            connection.you = you
        # Nothing for somebody who sees no difference: an empty frame would tell that somebody changed their mind.
        if parts:
            self._send_frame(connection, b"{" + b",".join(parts) + b"}")

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

    def _send_frame(self, connection: Connection, body: bytes) -> None:
        connection.frames += 1
        data = numbered(connection.frames, body)
        self._counts.frames += 1
        self._counts.bytes_sent += len(data)
        connection.wire.send(data)

    def _seen(self, people: People) -> dict[str, PersonSeen]:
        here = self.connected()
        return {
            person.id: PersonSeen(person.name, person.rabbit, person.seat, person.host, person.id in here)
            for person in people.values()
        }


def _small_patch(old: Public, new: Public, moved: frozenset[SeatNo]) -> dict[str, Any]:
    """As `patch(old, new)`, where those seats have moved and nothing else has happened."""
    changes: dict[str, Any] = {}
    if seats := {no: change for no in moved if (change := patch(old.seats[no], new.seats[no]))}:
        changes["seats"] = seats
    if old.awaited != new.awaited:
        changes["awaited"] = new.awaited
    return changes


def seat_seen_by(table: Table, person: PersonRecord | None) -> SeatNo | None:
    """The seat whose secrets that person may see: the own one, unless a bot holds it."""
    if person is None or person.seat is None:
        return None
    place = table.place(person.seat)
    return None if place < 0 or table.seats[place].bot else person.seat


def sight(table: Table, people: People, person_id: str, here: set[str]) -> Sight:
    """All that one person sees, for those who ask over HTTP."""
    person = people.get(person_id)
    seat = seat_seen_by(table, person)
    seen = {one.id: PersonSeen(one.name, one.rabbit, one.seat, one.host, one.id in here) for one in people.values()}
    you = None if person is None else You(person_id, person.host)
    return Sight(public(table), seen, you, None if seat is None else own(table, seat))


def _own(table: Table, people: People, connection: Connection, known: dict[SeatNo, Own] | None = None) -> Own | None:
    seat = seat_seen_by(table, people.get(connection.person_id))
    if seat is None:
        return None
    if known is None:
        return own(table, seat)
    if seat not in known:
        known[seat] = own(table, seat)
    return known[seat]


def _you(people: People, connection: Connection) -> You | None:
    person = people.get(connection.person_id)
    return None if person is None else You(person.id, person.host)


def _seat(people: People, connection: Connection) -> SeatNo | None:
    person = people.get(connection.person_id)
    return None if person is None else person.seat
