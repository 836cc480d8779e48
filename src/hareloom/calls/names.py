"""Looks up the addresses of names, in threads of its own.

A name server that takes its time keeps a thread for as long as it likes, whatever we do. So few names of one domain are
looked up at once, and its owner can't keep all threads.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

OF_A_DOMAIN = 2
"""Names of one domain that are looked up at once."""
LONGEST_WAIT = 1.0
"""Seconds that a name waits for others of its domain."""


class NotInTime(Exception):  # noqa: N818 - an answer, not an error
    """No name server has said yet whether there is such a name."""


class LookUp:
    """Looks up names, so many at once."""

    def __init__(self, at_once: int) -> None:
        self._threads = ThreadPoolExecutor(at_once, "hareloom-names")
        self._doors: dict[str, _Door] = {}

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        """The addresses of that name. Raises NotInTime, or an OSError."""
        domain = _domain(host)
        door = self._doors.setdefault(domain, _Door())
        door.users += 1
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await door.places.acquire()
        except BaseException as problem:
            self._leave(domain)
            if isinstance(problem, TimeoutError):
                raise NotInTime from None
            raise
        return await self._found(host, port, door, domain)

    async def _found(self, host: str, port: int, door: _Door, domain: str) -> Sequence[str]:
        loop = asyncio.get_running_loop()

        def ended(_: Future[list[str]]) -> None:
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(door.places.release)
                loop.call_soon_threadsafe(self._leave, domain)

        looking = self._threads.submit(_looked_up, host, port)
        # When the thread ends, not when nobody waits any more: until then its place is taken.
        looking.add_done_callback(ended)
        try:
            found = await asyncio.wrap_future(looking)
            return list(dict.fromkeys(found))
        except socket.gaierror as problem:
            if problem.errno == socket.EAI_AGAIN:
                raise NotInTime from None
            raise

    def _leave(self, domain: str) -> None:
        door = self._doors[domain]
        door.users -= 1
        if not door.users:
            del self._doors[domain]


class _Door:
    """Where the names of one domain wait."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(OF_A_DOMAIN)
        self.users = 0


def _domain(host: str) -> str:
    """Its last two labels: what one owner has, or a few."""
    return ".".join(host.lower().rstrip(".").split(".")[-2:])


def _looked_up(host: str, port: int) -> list[str]:
    return [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
