"""A server that stops while others go on: first it says so, then its clients go to another one, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from hareloom.server.journal import note
from hareloom.tasks import spawn

if TYPE_CHECKING:
    from hareloom.tables.hall import Hall

SERVICE_RESTART = 1012
STILL_LISTENING = 0.4
"""The part of the time in which /readyz says it and newcomers are still let in."""


class Drain:
    """Whether this server is about to stop."""

    def __init__(self, hall: Hall, seconds: float) -> None:
        self._hall = hall
        self._seconds = seconds
        self.begun = False

    @property
    def wanted(self) -> bool:
        """Are there other servers that clients can go to?"""
        return self._seconds > 0

    async def run(self, server: uvicorn.Server) -> None:
        """Send everybody to another server, and stop."""
        self.begun = True
        note("draining", logging.INFO, seconds=self._seconds)
        try:
            await asyncio.sleep(self._seconds * STILL_LISTENING)
            for listener in server.servers:
                listener.close()  # a proxy goes to another server from now on
            await self._send_away(self._seconds * (1 - STILL_LISTENING))
        finally:
            server.should_exit = True  # a server that lets nobody in any more must not stay

    async def _send_away(self, seconds: float) -> None:
        """Close all sockets, spread over that time, so that the others aren't overrun."""
        wires = [connection.wire for live in self._hall.open_tables() for connection in live.presence.connections]
        for wire in wires:
            wire.close(SERVICE_RESTART, "this server stops; another one goes on")
            await asyncio.sleep(seconds / len(wires))


class DrainingServer(uvicorn.Server):
    """Drains on SIGTERM. A second one, or SIGINT, stops it at once."""

    def __init__(self, config: uvicorn.Config, drain: Drain) -> None:
        super().__init__(config)
        self._drain = drain
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM and self._drain.wanted and not self._drain.begun and self._loop is not None:
            self._loop.call_soon_threadsafe(self._begin)
        else:
            super().handle_exit(sig, frame)

    def _begin(self) -> None:
        if self._task is None:
            self._task = spawn(self._drain.run(self), "drain")
