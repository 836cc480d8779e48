"""Room for sockets: those who play always have some, and those who only look share what is theirs.

A stranger with a table's link could otherwise keep its players out, by watching it a hundred times.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hareloom.server.caps import Caps
    from hareloom.store import PersonRecord
    from hareloom.tables.table import LiveTable


class Places:
    """The sockets of a server, by network. Each is a guest's until it is known for a player's."""

    def __init__(self, caps: Caps, sockets: int) -> None:
        self._caps = caps
        self._sockets = sockets
        self._guests: Counter[str] = Counter()
        self._players: Counter[str] = Counter()
        self._number = 0
        self._looking = 0

    def come(self, network: str) -> bool:
        """A socket opens. Is there room to find out whose it is?"""
        self._number += 1
        self._looking += 1
        self._guests[network] += 1
        known = self._guests[network] + self._players[network]
        return self._number <= self._sockets and known <= 2 * self._caps.connections_of_address

    def may_look(self, network: str) -> bool:
        """May it stay, if it is no player's?"""
        share = self._looking <= max(1, self._sockets * 3 // 4)
        return share and self._guests[network] <= max(1, self._caps.connections_of_address // 2)

    def plays(self, network: str) -> bool:
        """It is a player's. May it stay?"""
        self._looking -= 1
        _less(self._guests, network)
        self._players[network] += 1
        return self._players[network] <= self._caps.connections_of_address

    def go(self, network: str, *, played: bool) -> None:
        """A socket has closed."""
        self._number -= 1
        self._looking -= not played
        _less(self._players if played else self._guests, network)


def _less(counter: Counter[str], network: str) -> None:
    counter[network] -= 1
    if not counter[network]:
        del counter[network]


def is_player(person: PersonRecord | None) -> bool:
    """Has that person a seat, or runs the table?"""
    return person is not None and (person.seat is not None or person.host)


def has_room(caps: Caps, live: LiveTable, person: PersonRecord | None, network: str, *, screen: bool) -> bool:
    """Is there room at the table for one more socket of that person? A screen's person is its browser's, if any."""
    connections = live.presence.connections
    if is_player(person):
        who = None if screen or person is None else person.id
        return sum(one.person_id == who and not (screen and one.network) for one in connections) < (
            caps.connections_of_person
        )
    # A player's screen has no network, so it is not counted here.
    looking = [one for one in connections if one.network and not is_player(live.people.get(one.person_id or ""))]
    here = [one for one in looking if one.network == network]
    if len(looking) >= 2 * caps.watchers + caps.screens or len(here) >= caps.watchers_of_address:
        return False
    if screen:
        screens = [one.network for one in looking if one.person_id is None]
        everywhere = len(screens) + live.presence.elsewhere.screens
        return everywhere < caps.screens and screens.count(network) < max(1, caps.screens // 2)
    return person is not None and live.presence.of(person.id) < caps.connections_of_person
