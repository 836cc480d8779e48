"""Who is at a table right now: by a connection, or for a while after a request over HTTP."""

from typing import Protocol, TypeAlias

from hareloom.game.values import SeatNo
from hareloom.store.neighbours import NOBODY, Elsewhere, Here
from hareloom.tasks import report

from .scheduler import Scheduler
from .view_types import You


class Wire(Protocol):
    """Sends bytes without waiting. A wire that can't keep up closes itself, so that bytes don't pile up."""

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


Frames: TypeAlias = list[tuple[Wire, bytes]]
"""What to send, and where."""


class Connection:
    """One client that looks at a table: over which wire, as whom, let in by which session."""

    __slots__ = ("acked", "network", "person_id", "seat", "session", "wire", "you")

    def __init__(self, wire: Wire, person_id: str | None, session: bytes = b"", network: str = "") -> None:
        self.wire = wire
        self.person_id = person_id
        """None for a big screen, which is not a person."""
        self.session = session
        self.network = network
        """Where it comes from; empty for a screen in a player's browser, which has its room in any case."""
        self.acked = ""
        """The request whose ack was last sent in a frame."""
        self.seat: SeatNo | None = None
        """The seat whose view it was last sent."""
        self.you: You | None = None
        """What it was last sent."""


class Presence:
    """The connections of a table, and who else is here."""

    def __init__(self, scheduler: Scheduler, away: float) -> None:
        self._scheduler = scheduler
        self._away = away
        """Seconds that a request over HTTP counts."""
        self.connections: dict[Connection, None] = {}
        """In the order in which they came."""
        self.elsewhere = NOBODY
        """Who is here by way of other servers."""
        self._connected: frozenset[str] = frozenset()
        self._screens = 0
        self.connected: frozenset[str] = frozenset()
        """The people who have at least one connection, to any server."""
        self.screens = 0
        self.version = 0
        """A counter that changes whenever a person comes or goes."""
        self._requests: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self.connections)

    def of(self, person_id: str | None) -> int:
        """How many connections that person has; of None, how many big screens there are."""
        return sum(connection.person_id == person_id for connection in self.connections)

    def add(self, connection: Connection) -> None:
        self.connections[connection] = None
        self._count()

    def discard(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self._count()

    def others(self, elsewhere: Elsewhere) -> None:
        """Who is here by way of other servers has changed."""
        self.elsewhere = elsewhere
        self._add_up()

    def _count(self) -> None:
        people = [connection.person_id for connection in self.connections]
        self._connected = frozenset(person for person in people if person is not None)
        self._screens = people.count(None)
        self._add_up()

    def _add_up(self) -> None:
        self.connected = self._connected | self.elsewhere.people
        self.screens = self._screens + self.elsewhere.screens
        self.version += 1

    def saw(self, person_id: str) -> None:
        """That person made a request over HTTP."""
        if person_id not in self.here():
            self.version += 1
        self._requests[person_id] = self._scheduler.now()

    def forget(self, person_id: str) -> None:
        """That person is not here, whatever they requested before."""
        if self._requests.pop(person_id, None) is not None:
            self.version += 1

    def here(self) -> frozenset[str]:
        """Who is connected, or has made a request not long ago."""
        recent = self._recent()
        away = self.elsewhere.lately
        return self.connected | recent | away if recent or away else self.connected

    def near(self) -> Here:
        """Who of them is here by way of this server."""
        recent = self._recent()
        return Here(tuple(sorted(self._connected)), tuple(sorted(recent - self._connected)), self._screens)

    def is_needed(self) -> bool:
        """Is a person here who isn't connected to another server?"""
        return bool(self._connected or self._recent() - self.elsewhere.people)

    def is_looked_at_elsewhere_alone(self) -> bool:
        """Has another server all connections?"""
        return bool(self.elsewhere.people) and not self.connections

    def _recent(self) -> frozenset[str]:
        if not self._requests:
            return frozenset()
        since = self._scheduler.now() - self._away
        recent = {person: at for person, at in self._requests.items() if at > since}
        if len(recent) != len(self._requests):
            self._requests = recent
            self.version += 1
        return frozenset(recent)

    def next_leaves_in(self) -> float | None:
        """Seconds until a person who is here by a request counts as away; None if there is none."""
        if not self._requests:
            return None
        return max(0.0, min(self._requests.values()) + self._away - self._scheduler.now())

    def close(self, code: int, reason: str, person_id: str | None = None) -> None:
        """Close all wires, or one person's."""
        for connection in list(self.connections):
            if person_id in (None, connection.person_id):
                try:
                    connection.wire.close(code, reason)
                except Exception as fault:  # noqa: BLE001 - the others are closed all the same
                    report("close a socket", fault)

    def close_screens(self, code: int, reason: str) -> None:
        """Close the big screens' wires. Those in a browser of a person at the table come back."""
        for connection in list(self.connections):
            if connection.person_id is None:
                connection.wire.close(code, reason)
