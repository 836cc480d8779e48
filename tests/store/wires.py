"""Wires between a client and a server that can be cut, be silent, or be deaf in one direction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal

Direction = Literal["up", "down"]
"""Up is to the server, down are its answers."""


def never(_direction: Direction, _piece: bytes) -> bool:
    """Cut nothing."""
    return False


class Wires:
    """All connections through one port. What is lost is lost: nothing is sent later."""

    def __init__(self, port: int) -> None:
        self.to = port
        """Where new connections lead."""
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.lost: set[Direction] = set()
        """In these directions nothing arrives any more, on all connections; nobody is told."""
        self.closed = False
        """New connections are refused."""
        self.cuts: Callable[[Direction, bytes], bool] = never
        """Is the connection cut instead of passing this piece on?"""
        self.cut_off = 0

    @asynccontextmanager
    async def port(self) -> AsyncIterator[int]:
        """The port to connect to."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            self.cut()
            while self._tasks:
                await asyncio.wait(self._tasks)

    def cut(self) -> None:
        """Cut all connections at once."""
        for writer in [*self._open]:
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.closed:
            writer.transport.abort()
            return
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:  # the server is down
            writer.transport.abort()
            return
        ends = (writer, up_writer)
        self._open.update(ends)
        for direction, source, target in (("up", reader, up_writer), ("down", up_reader, writer)):
            task = asyncio.create_task(self._pass_on("up" if direction == "up" else "down", source, target, ends))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self,
        direction: Direction,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        ends: tuple[asyncio.StreamWriter, ...],
    ) -> None:
        try:
            while piece := await source.read(65536):
                if direction in self.lost:
                    continue
                if self.cuts(direction, piece):
                    self.cut_off += 1
                    break
                target.write(piece)
        except ConnectionError:
            pass
        for end in ends:
            self._open.discard(end)
            end.transport.abort()
