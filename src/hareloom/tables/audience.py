"""Who looks at a table, and what each is sent: one patch for all, one for each seat, nothing where nothing changed."""

from collections.abc import Mapping

from hareloom.game.seen import Own
from hareloom.game.table import Table
from hareloom.game.values import SeatNo
from hareloom.game.view import own, public
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
        self._public = public(Table())
        self._people: dict[str, PersonSeen] = {}
        self._screens = 0

    def __len__(self) -> int:
        return len(self._connections)

    def of(self, person_id: str | None) -> int:
        """How many connections that person has; of None, how many big screens there are."""
        return sum(connection.person_id == person_id for connection in self._connections)

    def connected(self) -> set[str]:
        """The people who have at least one connection."""
        return {connection.person_id for connection in self._connections if connection.person_id is not None}

    def set(self, table: Table, people: People) -> None:
        """What the public sight is before anybody looks."""
        self._public = public(table)
        self._people = self._seen(people)

    def join(self, connection: Connection, table: Table, people: People) -> None:
        """Send the whole sight, and tell the others who has come."""
        self._connections.add(connection)
        self.show(table, people, but=connection)
        connection.own = _own(table, people, connection)
        connection.you = _you(people, connection)
        sight = Sight(self._public, self._people, connection.you, connection.own, self._screens)
        self._send_frame(connection, encode(sight))

    def leave(self, connection: Connection, table: Table, people: People) -> None:
        """Tell the others who has gone."""
        self._connections.discard(connection)
        self.show(table, people)

    def close(self, code: int, reason: str, person_id: str | None = None) -> None:
        """Close everybody's wires, or one person's."""
        for connection in list(self._connections):
            if person_id in (None, connection.person_id):
                connection.wire.close(code, reason)

    def show(self, table: Table, people: People, but: Connection | None = None) -> None:
        """Send what changed since the last time, to each what concerns them."""
        now_public, now_people = public(table), self._seen(people)
        shared = []
        if changes := patch(self._public, now_public):
            shared.append(b'"table":' + encode(changes))
        if changes := patch(self._people, now_people):
            shared.append(b'"people":' + encode(changes))
        self._public, self._people = now_public, now_people
        if (screens := self.of(None)) != self._screens:
            self._screens = screens
            shared.append(b'"screens":%d' % screens)
        owns: dict[SeatNo, Own] = {}
        for connection in self._connections:
            if connection is not but:
                self._send(connection, shared, table, people, owns)

    def _send(
        self, connection: Connection, shared: list[bytes], table: Table, people: People, owns: dict[SeatNo, Own]
    ) -> None:
        parts = shared
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


def seat_seen_by(table: Table, person: PersonRecord | None) -> SeatNo | None:
    """The seat whose secrets that person may see: the own one, unless a bot holds it."""
    if person is None or person.seat is None:
        return None
    place = table.place(person.seat)
    return None if place < 0 or table.seats[place].bot else person.seat


def sight(table: Table, people: People, person_id: str, here: set[str], screens: int = 0) -> Sight:
    """All that one person sees, for those who ask over HTTP."""
    person = people.get(person_id)
    seat = seat_seen_by(table, person)
    seen = {one.id: PersonSeen(one.name, one.rabbit, one.seat, one.host, one.id in here) for one in people.values()}
    you = None if person is None else You(person_id, person.host)
    return Sight(public(table), seen, you, None if seat is None else own(table, seat), screens)


def _own(table: Table, people: People, connection: Connection, known: dict[SeatNo, Own] | None = None) -> Own | None:
    seat = seat_seen_by(table, _person(people, connection))
    if seat is None:
        return None
    if known is None:
        return own(table, seat)
    if seat not in known:
        known[seat] = own(table, seat)
    return known[seat]


def _you(people: People, connection: Connection) -> You | None:
    person = _person(people, connection)
    return None if person is None else You(person.id, person.host)


def _person(people: People, connection: Connection) -> PersonRecord | None:
    return None if connection.person_id is None else people.get(connection.person_id)
