"""Which addresses of the network the server may connect to, when strangers name them.

Only those of the open internet: a stranger must not reach what only this machine, or its neighbours, can reach. What
lies in a private network is called only by the operator's word.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from hareloom.mistake import Mistake

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

# Written out, as Python's own `is_global` has changed from version to version.
_NOT_GLOBAL_4 = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",  # private
            "100.64.0.0/10",  # behind a provider's address translation
            "127.0.0.0/8",  # this machine
            "169.254.0.0/16",  # link-local, and the metadata of cloud machines
            "172.16.0.0/12",  # private
            "192.0.0.0/24",  # protocol assignments
            "192.0.2.0/24",  # documentation
            "192.88.99.0/24",  # 6to4 relays
            "192.168.0.0/16",  # private
            "198.18.0.0/15",  # benchmarks
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # reserved, and broadcast
        ),
    )
)
_GLOBAL_6 = IPv6Network("2000::/3")
_NOT_GLOBAL_6 = tuple(
    map(
        IPv6Network,
        (
            "2001::/23",  # protocol assignments, Teredo among them
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4, which hides an address of IPv4
            "3fff::/20",  # documentation
        ),
    )
)
_NAT64 = IPv6Network("64:ff9b::/96")
PRIVATE = "It leads into a private network, where this server calls nobody unless its operator allows it."
NO_ADDRESS = "Its name leads to something that is no address."
LOWEST_PORT = 1024
HTTPS_PORT = 443


def is_global(address: Address) -> bool:
    """Is that an address of one machine in the open internet?"""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _NOT_GLOBAL_4)
    return address in _GLOBAL_6 and not any(address in network for network in _NOT_GLOBAL_6)


def unwrapped(address: Address) -> Address:
    """The address of IPv4 that one of IPv6 stands for, or the address itself."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address in _NAT64:
            return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address


class Allowed:
    """What may be called: the open internet over https, and the networks that the operator named."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self._networks = tuple(networks)

    @property
    def only_open(self) -> bool:
        """The operator named no network."""
        return not self._networks

    def why_not(self, text: str, scheme: str, port: int) -> str | None:
        """A sentence that says why that address may not be called; None if it may."""
        try:
            address = unwrapped(ip_address(text))
        except ValueError:
            return NO_ADDRESS
        if any(address.version == network.version and address in network for network in self._networks):
            return None
        if not is_global(address):
            return PRIVATE
        if scheme != "https":
            return "Only addresses with https:// are called."
        if port != HTTPS_PORT and port < LOWEST_PORT:
            return f"Nobody is called at port {port}."
        return None


def checked_networks(text: str) -> tuple[Network, ...]:
    """The networks that an operator wrote, or a Mistake."""
    found: list[Network] = []
    for one in (part.strip() for part in text.split(",")):
        try:
            found.append(ip_network(one))
        except ValueError:
            example = "Write it like 10.0.0.0/8 or 127.0.0.1, several with commas between them."
            raise Mistake(f"{one!r} is not a network. {example}") from None
    return tuple(found)
