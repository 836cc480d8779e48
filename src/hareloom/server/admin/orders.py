"""The operator's standing orders: who is banned, what is announced, whether the server drains.

They lie in the store as one fact, so that they outlive a restart; every server of a store reads them in its rounds.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from hareloom.calls.allowed import unwrapped
from hareloom.server.http.limits import network_of
from hareloom.store.facts import changed

if TYPE_CHECKING:
    from hareloom.store import Store

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

FACT = "orders"
MOST_REMEMBERED = 10_000
BITS_BEFORE_IPV4 = 96
"""In ::ffff:192.0.2.1."""


class Ban(Struct, frozen=True):
    """An address or a range that is not let in."""

    network: str
    until: int = 0
    """In milliseconds since 1970; 0 is for good."""
    reason: str = ""


class Announcement(Struct, frozen=True):
    """A sentence to everybody at every table. Empty: what was announced no longer holds."""

    announcement: str
    until: int = 0
    """In milliseconds since 1970."""


class Orders(Struct, frozen=True):
    """All orders that hold."""

    bans: tuple[Ban, ...] = ()
    announced: Announcement | None = None
    draining: bool = False


_read = msgspec.json.Decoder(Orders).decode


def _orders(stored: bytes | None) -> Orders:
    return Orders() if stored is None else _read(stored)


def network(text: str) -> Network:
    """An address or a range, as it is compared with the networks that addresses count for.

    Of IPv6 that is at least a /64. A range of IPv4 addresses that is written as one of IPv6 is a range of IPv4.
    """
    found = ipaddress.ip_network(text.strip(), strict=False)
    if found.version == 4:
        return found
    inside = unwrapped(found.network_address)
    if isinstance(inside, ipaddress.IPv4Address) and found.prefixlen >= BITS_BEFORE_IPV4:
        return ipaddress.IPv4Network((inside, found.prefixlen - BITS_BEFORE_IPV4))
    return found.supernet(new_prefix=64) if found.prefixlen > 64 else found


class Standing:
    """The orders that hold now, at hand for every request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.orders = Orders()
        self._networks: list[tuple[Network, int]] = []
        self._known: dict[str, bool] = {}

    async def read(self) -> None:
        """Take over what the store has: another server may have changed it."""
        self._set(_orders(await self._store.fact(FACT)))

    async def change(self, change: Callable[[Orders], Orders]) -> None:
        """Change the orders, for this server and all others. `change` gets those that hold now, by whichever server."""
        stored = await changed(self._store, FACT, lambda known: msgspec.json.encode(change(_orders(known))))
        self._set(_orders(stored))

    def _set(self, orders: Orders) -> None:
        if orders.bans != self.orders.bans:
            self._networks = [(network(ban.network), ban.until) for ban in orders.bans]
        self._known.clear()
        self.orders = orders

    def banned(self, address: str, now: int) -> bool:
        """Is that address banned? Most servers ban nobody, and then this costs nothing."""
        if not self._networks:
            return False
        who = network_of(address)
        found = self._known.get(who)
        if found is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            found = self._known[who] = self._looked_up(who, now)
        return found

    def _looked_up(self, address: str, now: int) -> bool:
        with contextlib.suppress(ValueError):
            ip = ipaddress.ip_address(address)
            return any(ip in of for of, until in self._networks if not until or until > now)
        return False

    def announced(self, now: int) -> Announcement | None:
        """What is announced, if it still holds."""
        said = self.orders.announced
        return said if said is not None and said.until > now else None
