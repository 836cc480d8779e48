"""Room for connections: idle ones make way, so that nobody can keep the others out by holding many.

Players' sockets have a share of their own. Plain HTTP connections have the rest: where it is used up, the one that has
been idle for longest is closed for a newcomer. A browser opens another when it needs one.
"""

from __future__ import annotations

import contextlib
import sys
from collections import Counter
from typing import Protocol

from msgspec import Struct

from hareloom.server.http.limits import network_of

FEW = 4096
"""Below this many descriptors a line at start warns the operator."""
MANY = 65_536
RESERVED = 64
"""Descriptors for the store, the bots, files and the listeners."""
PLAIN_OF_ADDRESS = 100


class Room(Struct, frozen=True):
    """How many connections there is room for."""

    plain: int
    sockets: int


class Guest(Protocol):
    """A plain connection."""

    @property
    def idle(self) -> bool:
        """Is no answer on its way?"""

    def send_away(self) -> None:
        """Close it at once."""


def room_for(descriptors: int) -> Room:
    """A quarter for plain connections, which are short; the rest for players."""
    free = max(64, descriptors - RESERVED)
    return Room(plain=free // 4, sockets=free - free // 4)


def descriptors() -> int:
    """How many files and connections this process may have open, after asking for as many as it may get."""
    if sys.platform == "win32":
        return MANY
    import resource  # noqa: PLC0415 - Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MANY if soft == resource.RLIM_INFINITY else soft


class Crowd:
    """The plain connections of a server, in the order in which they came."""

    def __init__(self, room: Room, of_address: int = PLAIN_OF_ADDRESS) -> None:
        self.room = room
        self._of_address = of_address
        self._guests: dict[Guest, str] = {}
        self._number: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._guests)

    def come(self, guest: Guest, address: str, *, trusted: bool = False) -> None:
        """Make room for a connection. A trusted proxy's stand for many people, and are not counted together."""
        network = "" if trusted else network_of(address)
        if network and self._number[network] >= self._of_address:
            self._make_room(network)
        if len(self._guests) >= self.room.plain:
            self._make_room(None)
        self._guests[guest] = network
        self._number[network] += 1

    def leave(self, guest: Guest) -> None:
        network = self._guests.pop(guest, None)
        if network is not None:
            self._number[network] -= 1
            if not self._number[network]:
                del self._number[network]

    def _make_room(self, network: str | None) -> None:
        guests = [guest for guest, of in self._guests.items() if network in (None, of)]
        guest = next((guest for guest in guests if guest.idle), guests[0])
        self.leave(guest)
        guest.send_away()
