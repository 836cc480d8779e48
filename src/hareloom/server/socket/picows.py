"""WebSockets by picows, on the port where uvicorn speaks HTTP (docs/decisions/0009).

uvicorn hands a connection over when it asks for an upgrade. The request goes through the application once, as every
request does, which finds the route and who asks; after that, bytes go between picows and the table without detour.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its public types

from hareloom.server.http.limits import Limits, plain_address
from hareloom.server.journal import journal
from hareloom.server.socket.visit import MOST_WAITING, SECONDS_TO_CLOSE, SERVICE_RESTART, TOO_SLOW, Visit
from hareloom.tasks import spawn

if TYPE_CHECKING:
    from starlette.types import Message
    from starlette.websockets import WebSocket
    from uvicorn import Config
    from uvicorn.server import ServerState

UPGRADED = "hareloom.upgraded"
"""The scope's extension under which the application finds the carrier."""

SECONDS_FOR_HANDSHAKE = 5
LARGEST = 2 * Limits.BODY
"""A message that is larger is not even refused: the connection is closed."""

# The standard's close codes. Ours are in visit.py.
PROTOCOL_ERROR, INVALID_TEXT, MESSAGE_TOO_BIG, INTERNAL_ERROR = 1002, 1007, 1009, 1011

TEXT = WSMsgType.TEXT
_TOLD = frozenset({TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION})


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """picows makes a logger for each connection out of a Logger, but takes anything else as it is."""


_log = _Quiet(logging.getLogger("hareloom.picows"), {})
_log.logger.setLevel(logging.CRITICAL)  # clients' protocol errors don't belong in the server's log


class Upgraded(WSListener):
    """A connection that picows carries: it sends for a visit and receives for it."""

    __slots__ = ("_parts", "_paused", "_size", "_sockets", "_state", "_text", "_transport", "_visit",
                 "closed", "silent")  # fmt: skip

    def __init__(self, state: ServerState) -> None:
        self._visit = Visit(self)
        self._state = state
        self._sockets: set[Upgraded] = set()
        self._transport: WSTransport | None = None
        self._parts: list[bytes] | None = None
        self._paused = -1
        """Frames that wait for a slow client, or -1 while the network takes them."""
        self.closed = False
        self.silent = 0
        """How many pings it got since it last sent anything."""

    async def enter(self, asked: WebSocket, *, screen: bool) -> None:
        """The application has found the route."""
        self._sockets = asked.app.state.sockets
        if not self.closed:
            self._sockets.add(self)
        await self._visit.enter(asked, screen=screen)

    # The wire.

    def send(self, data: bytes) -> None:
        """Send it; drop a reader who can't keep up."""
        if self.closed or self._transport is None:
            return
        if self._paused >= 0:
            self._paused += 1
            if self._paused > MOST_WAITING:
                self.close(TOO_SLOW, "too slow")
                return
        self._transport.send(TEXT, data)

    def close(self, code: int, reason: str) -> None:
        """Send a close frame, and don't wait for long until it is answered."""
        if self.closed or self._transport is None:
            return
        self.closed = True
        self._transport.send_close(code, reason.encode())  # type: ignore[arg-type]  # it takes any number
        # A client that has stopped reading does not answer the close frame: then drop the connection.
        asyncio.get_running_loop().call_later(SECONDS_TO_CLOSE, self._transport.disconnect, False)

    def listen(self, *, on: bool) -> None:
        """Read on, or let what is said wait in the network."""
        if self._transport is None or self._transport.is_disconnected:
            return
        if on:
            self._transport.underlying_transport.resume_reading()
        else:
            self._transport.underlying_transport.pause_reading()

    def ask_for_a_sign(self) -> None:
        """Ping a quiet client; drop one that stays silent after two pings."""
        if self._transport is None:
            return
        self.silent += 1
        if self.silent > 2:
            self._transport.disconnect(graceful=False)
        else:
            self._transport.send_ping()

    # What picows calls.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn asks them for shutdown() alone

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows names it
        self.closed = True
        self._state.connections.discard(self)
        self._sockets.discard(self)
        self._visit.leave()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.silent = 0
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(PROTOCOL_ERROR, "no extension was agreed on")
        elif kind == TEXT and frame.fin and self._parts is None:
            if not self.closed:
                self._say(frame.get_payload_as_bytes(), text=True)
        elif kind in _TOLD:
            self._collect(frame)
        elif kind == WSMsgType.CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(WSCloseCode.OK)
            transport.disconnect()

    def _collect(self, frame: WSFrame) -> None:
        """A message may come in parts (RFC 6455, 5.4)."""
        begins = frame.msg_type != WSMsgType.CONTINUATION
        if begins != (self._parts is None):
            self.close(PROTOCOL_ERROR, "parts out of order")
            return
        if self._parts is None:
            self._parts, self._size, self._text = [], 0, frame.msg_type == TEXT
        self._parts.append(frame.get_payload_as_bytes())
        self._size += frame.payload_size
        if self._size > LARGEST or len(self._parts) > LARGEST // 16:
            self.close(MESSAGE_TOO_BIG, "too large")
        elif frame.fin:
            data, self._parts = b"".join(self._parts), None
            if not self.closed:
                self._say(data, text=self._text)

    def _say(self, data: bytes, *, text: bool) -> None:
        try:
            self._visit.hear(data.decode() if text else data)
        except UnicodeDecodeError:
            self.close(INVALID_TEXT, "not UTF-8")

    def pause_writing(self) -> None:
        self._paused = 0

    def resume_writing(self) -> None:
        self._paused = -1

    # What uvicorn calls when it stops.

    def shutdown(self) -> None:
        self.close(SERVICE_RESTART, "restarting")


class UpgradeProtocol(WSProtocol):  # type: ignore[misc]  # picows is compiled
    """What uvicorn makes for a connection that asks to be upgraded (its setting `ws`)."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(
            None,
            None,
            False,
            self._make,
            _log,
            True,
            SECONDS_FOR_HANDSHAKE,
            False,
            20,
            20,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,
            LARGEST,
            None,
            0,
        )
        self._config = config
        self._server_state = server_state
        self._app_state = app_state

    def data_received(self, data: bytes) -> None:
        """Uvicorn gives the request that it has read; all later bytes go straight into picows' buffer."""
        rest = memoryview(data)
        while rest:
            room = memoryview(self.get_buffer(len(rest)))
            size = min(len(room), len(rest))
            room[:size] = rest[:size]
            self.buffer_updated(size)
            rest = rest[size:]

    def _make(self, request: WSUpgradeRequest) -> Upgraded:
        """The listener of a connection."""
        upgraded = Upgraded(self._server_state)
        task = spawn(self._enter(request, upgraded), "let a socket in")
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)
        return upgraded

    async def _enter(self, request: WSUpgradeRequest, upgraded: Upgraded) -> None:
        transport = self.transport.underlying_transport
        path, _, query = request.path.partition(b"?")
        peer = transport.get_extra_info("peername")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": None,
            "client": (plain_address(peer[0]), peer[1]) if peer else None,
            "root_path": "",
            "path": path.decode("latin-1"),
            "raw_path": path,
            "query_string": query,
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in request.headers.items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {UPGRADED: upgraded},
        }

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.close":
                upgraded.close(message["code"], message.get("reason") or "")

        try:
            await self._config.loaded_app(scope, receive, send)
        except Exception:  # noqa: BLE001 - no client may wait for a response that never comes
            journal.exception("a socket could not be opened")
            upgraded.close(INTERNAL_ERROR, "our mistake")
