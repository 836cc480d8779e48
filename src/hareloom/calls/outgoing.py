"""One POST to an address that a stranger has named, without letting them reach anything else with it.

The name is resolved once. Every address that it has is checked, and one of those is connected to, so no second answer
of a name server counts. No redirect is followed, no proxy is used, and of the answer only its head is read.
"""

from __future__ import annotations

import asyncio
import re
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

import h11
from msgspec import Struct

from .allowed import NO_ADDRESS, PRIVATE, Allowed
from .names import LookUp, NotInTime

Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]
"""The addresses of a name, for a port. Tests hold their own."""

DEADLINE = 10.0
"""Seconds for all of it."""
CONNECT = 4.0
"""Seconds for one address, if the name has others."""
MOST_ADDRESSES = 3
MOST_HEAD = 16 * 1024
"""Bytes of an answer that are read."""
LONGEST_URL = 2000
LOOKUPS = 16
"""Names that are looked up at once."""
LOOK_UP = 5.0
"""Seconds for a name."""
PORTS = {"http": 80, "https": 443}
UNKNOWN = (
    "Its host's name is not known, or leads into a private network, where this server calls nobody unless its operator "
    "allows it."
)
"""One sentence for both: a stranger must not learn which names there are in the server's own network."""

_NAME = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_-]*[A-Za-z0-9_])?(\.[A-Za-z0-9_]([A-Za-z0-9_-]*[A-Za-z0-9_])?)*\.?")


class NotAllowed(Exception):  # noqa: N818 - an answer, not an error
    """This address is not called. The sentence says why, and nothing about what is there."""


class Unreachable(Exception):  # noqa: N818 - as above
    """There was no answer."""

    def __init__(self, sentence: str, *, sent: bool) -> None:
        super().__init__(sentence)
        self.sent = sent
        """The request may have arrived."""


class NotLookedUp(Unreachable):
    """Its name was not looked up in time. That says nothing about the host: others may have kept us busy."""

    def __init__(self) -> None:
        super().__init__("Its host's name could not be looked up in time. Try again later.", sent=False)


class Target(Struct, frozen=True):
    """An address, taken apart once: what is checked is what is connected to."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """As in the header Host."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"


class Answer(Struct, frozen=True):
    """What an endpoint said."""

    status: int
    retry_after: float | None = None
    """Seconds."""


def target_of(url: str) -> Target:
    """The parts of an address that may be called, or NotAllowed."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise NotAllowed("It is no address of the web.")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise NotAllowed("It is no address of the web.") from None
    if parts.scheme not in PORTS:
        raise NotAllowed("It must begin with https://.")
    if "@" in parts.netloc:
        raise NotAllowed("It must not contain a name or a password before its host.")
    if not _NAME.fullmatch(host) and not _is_address(host):
        raise NotAllowed("It names no host.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, PORTS[parts.scheme] if port is None else port, path)


def _is_address(host: str) -> bool:
    try:
        return "%" not in host and bool(ip_address(host))
    except ValueError:
        return False


class Outgoing:
    """Posts to addresses that strangers named."""

    def __init__(
        self,
        allowed: Allowed,
        resolve: Resolve | None = None,
        tls: ssl.SSLContext | None = None,
        deadline: float = DEADLINE,
        lookups: int = LOOKUPS,
    ) -> None:
        self._allowed = allowed
        self._look_up = LookUp(lookups)
        self._resolve = resolve or self._look_up
        self._tls = tls
        self._deadline = deadline

    def close(self) -> None:
        self._look_up.close()

    def check(self, url: str) -> Target:
        """Raise NotAllowed for what is no address to be called, as far as can be told without asking for its name."""
        target = self._target(url)
        if _is_address(target.host):
            self._checked(target, [target.host])
        elif target.host.lower().rstrip(".").rpartition(".")[2] == "localhost":
            self._checked(target, ["127.0.0.1"])
        return target

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send it, and return the head of the answer. Raises NotAllowed or Unreachable."""
        target = self._target(url)
        sending = _Sending()
        try:
            async with asyncio.timeout(self._deadline):
                addresses = self._checked(target, await self._addresses(target))
                reader, writer = await self._connected(target, addresses)
                try:
                    sending.sent = True
                    return await _exchanged(reader, writer, target, body, headers)
                finally:
                    writer.transport.abort()  # a polite goodbye could take for ever
        except TimeoutError:
            raise Unreachable("It did not answer in time.", sent=sending.sent) from None
        except (OSError, asyncio.IncompleteReadError):
            raise Unreachable("The connection broke off.", sent=sending.sent) from None

    def _target(self, url: str) -> Target:
        target = target_of(url)
        # A name without a dot is one of the server's own network.
        if self._allowed.only_open and not _is_address(target.host) and "." not in target.host.rstrip("."):
            raise NotAllowed(UNKNOWN)
        return target

    async def _addresses(self, target: Target) -> Sequence[str]:
        if _is_address(target.host):
            return [target.host]
        try:
            async with asyncio.timeout(min(LOOK_UP, self._deadline / 2)):
                found = await self._resolve(target.host, target.port)
        except (TimeoutError, NotInTime):
            raise NotLookedUp from None
        except (OSError, UnicodeError):
            found = ()
        if not found:
            raise Unreachable(UNKNOWN, sent=False)
        return found

    def _checked(self, target: Target, addresses: Sequence[str]) -> Sequence[str]:
        """All of them, if each may be called: a name with one private address among public ones is a trap."""
        for address in addresses:
            why = self._allowed.why_not(address, target.scheme, target.port)
            if why in (PRIVATE, NO_ADDRESS) and not _is_address(target.host):
                why = UNKNOWN
            if why is not None:
                raise NotAllowed(why)
        return addresses

    async def _connected(
        self, target: Target, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        tls, name = None, None
        if target.scheme == "https":
            self._tls = tls = self._tls or ssl.create_default_context()
            name = target.host.rstrip(".")
        for address in addresses[:MOST_ADDRESSES]:
            with suppress(OSError, TimeoutError, ValueError):  # the last for a name that TLS can't write
                async with asyncio.timeout(CONNECT):
                    return await asyncio.open_connection(address, target.port, ssl=tls, server_hostname=name)
        raise Unreachable("No connection could be made, or its certificate is not valid.", sent=False)


class _Sending:
    """How far a request has come."""

    sent = False


async def _exchanged(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: Target,
    body: bytes,
    headers: Mapping[str, str],
) -> Answer:
    wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
    own = {"Host": target.authority, "User-Agent": "Hareloom", "Accept": "*/*", "Connection": "close"}
    length = {"Content-Length": str(len(body))}
    request = h11.Request(method="POST", target=target.path, headers=list((own | length | dict(headers)).items()))
    events: tuple[h11.Event, ...] = (request, h11.Data(data=body), h11.EndOfMessage())
    writer.write(b"".join(wire.send(event) or b"" for event in events))
    await writer.drain()
    most = MOST_HEAD
    while True:
        try:
            event = wire.next_event()
        except h11.RemoteProtocolError:
            raise Unreachable("It answered something that is no HTTP.", sent=True) from None
        if isinstance(event, h11.Response):
            return Answer(event.status_code, _seconds(dict(event.headers)))
        if event is h11.NEED_DATA:
            if most <= 0:
                raise Unreachable("Its answer has no end.", sent=True)
            data = await reader.read(4096)
            most -= len(data)
            wire.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("It closed the connection without an answer.", sent=True)


def _seconds(headers: Mapping[bytes, bytes]) -> float | None:
    """How long the endpoint asks to be left alone."""
    text = headers.get(b"retry-after", b"").decode("latin-1").strip()
    if text.isascii() and text.isdecimal() and len(text) < 10:
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (ValueError, TypeError, OverflowError):
        return None
