"""Where the operator's commands come in: a socket in the data folder that its owner alone can open.

Windows has no such sockets everywhere, so there it is a port of this machine, and a file with a token that its owner
alone can read.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from hareloom.mistake import Mistake
from hareloom.server.admin.requests import read_request
from hareloom.server.journal import note
from hareloom.store import StoreError
from hareloom.tables.secrets import new_secret

if TYPE_CHECKING:
    from hareloom.server.admin.commands import Commands

SOCKET = "admin.sock"
PORT_FILE = "admin.json"
LONGEST_LINE = 8 * 1024 * 1024
"""Replays come this way. Only the operator can open the door."""
LONGEST_PATH = 100
"""Systems differ; all take this much for a socket's path."""


class Port(Struct, frozen=True):
    """Where to ask, if there is no socket, and what to say first."""

    port: int
    token: str


def by_port(data: Path) -> bool:
    """Must it be a port? On Windows, and where the data folder's name is too long for a socket."""
    return sys.platform == "win32" or len(os.fsencode(data / SOCKET)) > LONGEST_PATH


class AdminDoor:
    """Listens for the operator while the server runs."""

    def __init__(self, data: Path, commands: Commands) -> None:
        self._socket = data / SOCKET
        self._port_file = data / PORT_FILE
        self._by_port = by_port(data)
        self._commands = commands
        self._token = ""
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen. The store's lock says that no other server uses this folder, so an old socket is a leftover."""
        self._remove()
        if self._by_port:
            self._server = await asyncio.start_server(self._talk, "127.0.0.1", 0, limit=LONGEST_LINE)
            self._token = new_secret()
            port = Port(self._server.sockets[0].getsockname()[1], self._token)
            file = os.open(self._port_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(file, "wb") as out:
                out.write(msgspec.json.encode(port))
            return
        before = os.umask(0o177)  # made for its owner alone, not made and then closed to others
        try:
            self._server = await asyncio.start_unix_server(self._talk, self._socket, limit=LONGEST_LINE)
        finally:
            os.umask(before)

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._remove()

    def _remove(self) -> None:
        for file in (self._socket, self._port_file):
            with contextlib.suppress(FileNotFoundError):
                file.unlink()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(await self._answer(await reader.readline()) + b"\n")
            await writer.drain()
        except (OSError, ValueError) as problem:  # gone, or a line without end
            note("a command could not be answered", logging.WARNING, reason=str(problem))
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> bytes:
        try:
            request = read_request(line)
            self._check(request.token)
            return msgspec.json.encode(await self._commands.do(request))
        except (Mistake, StoreError, msgspec.DecodeError, UnicodeDecodeError) as problem:
            return msgspec.json.encode({"problem": str(problem)})

    def _check(self, token: str) -> None:
        if self._by_port and not hmac.compare_digest(token.encode(), self._token.encode()):
            raise Mistake("The token is wrong. Run this as the user who runs the server.")
