"""Tables over a WebSocket, carried by an ASGI server. In production picows carries the bytes (picows.py)."""

from __future__ import annotations

import asyncio
import re

from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hareloom.server.socket.picows import UPGRADED
from hareloom.server.socket.visit import MOST_WAITING, NO_SUCH_TABLE, SECONDS_TO_CLOSE, TOO_SLOW, Visit
from hareloom.tasks import spawn

_ADDRESS = re.compile("/api/tables/([^/]+)/(socket|screen)")


class AsgiWire:
    """A wire over an ASGI server: what is sent waits in a short queue for a task of its own."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self._pumping = spawn(self._pump(), "send to a socket")
        self._reading = asyncio.current_task()
        self.closed = False
        self.listening = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Queue it; drop a reader who can't keep up."""
        if self.closed:
            return
        if self._queue.qsize() >= MOST_WAITING:
            self.close(TOO_SLOW, "too slow")
        else:
            self._queue.put_nowait(data)

    def close(self, code: int, reason: str) -> None:
        """Close, without sending what still waits."""
        if self.closed:
            return
        self.closed = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait((code, reason))
        if self._reading is not None:
            # A client that has stopped reading does not answer the close frame: then drop the connection.
            asyncio.get_running_loop().call_later(SECONDS_TO_CLOSE, self._reading.cancel)

    def listen(self, *, on: bool) -> None:
        """Read on, or let what comes wait in the network."""
        if on:
            self.listening.set()
        else:
            self.listening.clear()

    async def _pump(self) -> None:
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    await self._socket.close(*item)
                    return
                await self._socket.send_text(item.decode())
        except (WebSocketDisconnect, RuntimeError):
            pass  # they have gone; the reading side notices and cleans up

    def finish(self) -> None:
        """The connection is over."""
        self._reading = None
        self._pumping.cancel()


async def _carry(socket: WebSocket, *, screen: bool) -> None:
    """Hand over to the carrier that came with the request, or carry the bytes here."""
    upgraded = socket.scope.get("extensions", {}).get(UPGRADED)
    if upgraded is not None:
        await upgraded.enter(socket, screen=screen)
        return
    await socket.accept()
    wire = AsgiWire(socket)
    visit = Visit(wire)
    entering = spawn(visit.enter(socket, screen=screen), "let a socket in")
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await wire.listening.wait()
            visit.hear((message.get("text") or "").encode() or message.get("bytes") or b"")
    except asyncio.CancelledError:
        if not wire.closed:
            raise
    except RuntimeError:
        pass  # closed from this side
    finally:
        visit.leave()
        entering.cancel()
        wire.finish()


class Sockets:
    """Leads sockets to their tables; every other request goes on to the application."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        scope["app"] = self.app
        found = _ADDRESS.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close", "code": NO_SUCH_TABLE, "reason": "no such address"})
            return
        scope["path_params"] = {"code": found[1]}
        # A big screen is not a person: it sees what a watcher sees and sends no requests.
        await _carry(WebSocket(scope, receive, send), screen=found[2] == "screen")
