"""WebSockets by picows, on the port where uvicorn speaks HTTP (docs/decisions/0009).

uvicorn hands a connection over when it asks for an upgrade. The request goes through the application once, as every
request does, which finds the route and who asks; after that, bytes go between picows and the table without detour.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
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
from hareloom.server.socket.pace import IDLE_AT_ONCE, Pace
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
MOST_PARTS = IDLE_AT_ONCE - 4
"""A message may have so many."""
MOST_READ = 512
"""Bytes that are read at once: most requests, or 85 of the smallest frames."""
MOST_READ_AFTER_CLOSE = 2 * MOST_READ
"""Bytes among which the answer to a close frame is looked for."""
MOST_BYTES_WAITING = 1024 * 1024
"""Bytes that may wait for a slow reader."""
SECONDS_BETWEEN_PINGS = 6
PINGS_A_TURN = 100
UNANSWERED_PINGS = 2
"""After so many a connection is dropped: at most 18 s after its client has gone without a word."""

# The standard's close codes. Ours are in visit.py.
PROTOCOL_ERROR, INVALID_TEXT, MESSAGE_TOO_BIG, INTERNAL_ERROR = 1002, 1007, 1009, 1011

TEXT = WSMsgType.TEXT
_TOLD = frozenset({TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION})


def _is_utf8(data: bytes) -> bool:
    if not data.isascii():
        try:
            data.decode()
        except UnicodeDecodeError:
            return False
    return True


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """picows makes a logger for each connection out of a Logger, but takes anything else as it is."""


_log = _Quiet(logging.getLogger("hareloom.picows"), {})
_log.logger.setLevel(logging.CRITICAL)  # clients' protocol errors don't belong in the server's log


class Upgraded(WSListener):
    """A connection that picows carries: it sends for a visit and receives for it."""

    __slots__ = ("_bytes_after_close", "_coming_back", "_held", "_listening", "_loop", "_pace", "_parts", "_paused",
                 "_pong", "_reading", "_size", "_sockets", "_state", "_text", "_timer", "_transport", "_visit",
                 "closed", "silent")  # fmt: skip

    def __init__(self, state: ServerState) -> None:
        self._loop = asyncio.get_running_loop()
        self._visit = Visit(self)
        self._state = state
        self._sockets: set[Upgraded] = set()
        self._transport: WSTransport | None = None
        self._parts: list[bytes] | None = None
        self._paused = -1
        """Frames that wait for a slow client, or -1 while the network takes them."""
        self._pong: bytes | None = None
        """The answer to the last ping, while the client doesn't read."""
        self._held: deque[tuple[WSMsgType, bool, bytes]] = deque()
        """Frames that have been read and wait for their turn: at most what MOST_READ bytes can hold."""
        self._pace = Pace(self._loop.time())
        self._timer: asyncio.TimerHandle | None = None
        self._coming_back = False
        self._listening = False
        self._reading = True
        self._bytes_after_close = 0
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
            waiting = self._transport.underlying_transport.get_write_buffer_size()
            if self._paused > MOST_WAITING or waiting > MOST_BYTES_WAITING:
                self.close(TOO_SLOW, "too slow")
                return
        self._transport.send(TEXT, data)

    def close(self, code: int, reason: str) -> None:
        """Send a close frame, and don't wait for long until it is answered."""
        if self.closed or self._transport is None:
            return
        self._transport.send_close(code, reason.encode())  # type: ignore[arg-type]  # it takes any number
        self._end()

    def listen(self, *, on: bool) -> None:
        """Read on, or let what is said wait in the network."""
        self._listening = on
        if on:
            self._loop.call_soon(self._go_on)
        else:
            self._read(on=False)

    def ask_for_a_sign(self) -> None:
        """Ping a quiet client; drop one that stays silent after two pings."""
        if self._transport is None or not self._reading:
            return
        self.silent += 1
        if self.silent > UNANSWERED_PINGS:
            self._transport.disconnect(graceful=False)
        elif self._paused < 0:
            self._transport.send_ping()

    # What picows calls.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn asks them for shutdown() alone

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows names it
        self.closed = True
        self._stop_handling()
        self._state.connections.discard(self)
        self._sockets.discard(self)
        self._visit.leave()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.silent = 0
        kind = frame.msg_type
        if self.closed:
            if kind == WSMsgType.CLOSE:
                transport.disconnect()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(PROTOCOL_ERROR, "no extension was agreed on")
        elif self._held or not self._may_handle():
            self._held.append((kind, frame.fin, frame.get_payload_as_bytes()))
            self._wait()
        else:
            self._handle(kind, frame.fin, frame.get_payload_as_bytes())

    def bytes_came(self, number: int) -> None:
        """Picows has read that many. Where a connection is being closed only the client's answer is looked for."""
        if not self.closed and self._transport is not None and self._transport.is_close_frame_sent:
            self._end()  # picows could not read on
        if self.closed:
            self._bytes_after_close += number
            if self._bytes_after_close > MOST_READ_AFTER_CLOSE:
                self._read(on=False)

    def pause_writing(self) -> None:
        self._paused = 0

    def resume_writing(self) -> None:
        self._paused = -1
        if self._pong is not None and not self.closed and self._transport is not None:
            self._transport.send_pong(self._pong)
        self._pong = None

    # Frames, one after another.

    def _may_handle(self) -> bool:
        if not self._listening or not self._pace.take():
            return False
        self._come_back()
        return True

    def _come_back(self) -> None:
        if not self._coming_back:
            self._coming_back = True
            self._loop.call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._coming_back = False
        self._pace.next_turn()
        if self._held:
            self._go_on()

    def _go_on(self) -> None:
        """Handle what is held, as far as the pace allows; when nothing is held any more, read on."""
        while self._held and self._may_handle():
            self._handle(*self._held.popleft())
        if not self.closed:
            self._wait()

    def _wait(self) -> None:
        """Read on, or wait until the next frames may be handled."""
        pause = self._pace.pause(self._loop.time())
        self._read(on=self._listening and not self._held and not pause)
        if pause:
            if self._timer is None:
                self._timer = self._loop.call_later(pause, self._pause_over)
        elif self._held and self._listening:
            self._come_back()

    def _pause_over(self) -> None:
        self._timer = None
        self._go_on()

    def _handle(self, kind: WSMsgType, fin: bool, payload: bytes) -> None:
        """Handle a frame. What starts no request is counted."""
        transport = self._transport
        assert transport is not None
        started = False
        if kind == WSMsgType.PING:
            if self._paused < 0:
                transport.send_pong(payload)
            else:
                self._pong = payload  # RFC 6455, 5.5.3: the last one is enough
        elif kind == WSMsgType.CLOSE:
            transport.send_close(WSCloseCode.OK)
            self._end()
            transport.disconnect()
            return
        elif kind == TEXT and fin and self._parts is None:
            started = self._say(payload, text=True)
        elif kind in _TOLD:
            started = self._collect(kind, fin, payload)
        if not started:
            self._pace.idle(self._loop.time())
            if not self.closed and self._pace.pause(self._loop.time()):
                self._wait()

    def _collect(self, kind: WSMsgType, fin: bool, payload: bytes) -> bool:
        """A message may come in parts (RFC 6455, 5.4)."""
        begins = kind != WSMsgType.CONTINUATION
        if begins != (self._parts is None):
            self.close(PROTOCOL_ERROR, "parts out of order")
            return False
        if self._parts is None:
            self._parts, self._size, self._text = [], 0, kind == TEXT
        self._parts.append(payload)
        self._size += len(payload)
        if self._size > LARGEST or len(self._parts) > MOST_PARTS:
            self.close(MESSAGE_TOO_BIG, "too large")
        elif fin:
            data, self._parts = b"".join(self._parts), None
            return self._say(data, text=self._text)
        return False

    def _say(self, data: bytes, *, text: bool) -> bool:
        if text and not _is_utf8(data):
            self.close(INVALID_TEXT, "not UTF-8")
            return False
        return self._visit.hear(data)

    # The end.

    def _end(self) -> None:
        """A close frame was sent. A client that doesn't read would not answer it: then drop the connection."""
        self.closed = True
        self._stop_handling()
        assert self._transport is not None
        self._loop.call_later(SECONDS_TO_CLOSE, self._transport.disconnect, False)

    def _stop_handling(self) -> None:
        self._held.clear()
        self._parts = self._pong = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _read(self, *, on: bool) -> None:
        if on == self._reading or self._transport is None:
            return
        self._reading = on
        underlying = self._transport.underlying_transport
        if underlying.is_closing():
            return
        if on:
            underlying.resume_reading()
        else:
            underlying.pause_reading()

    # What uvicorn calls when it stops.

    def shutdown(self) -> None:
        self.close(SERVICE_RESTART, "restarting")


async def ping_all(sockets: set[Upgraded]) -> None:
    """Ping every client, some at a time, and drop those who have gone without a word."""
    for number, upgraded in enumerate(list(sockets)):
        upgraded.ask_for_a_sign()
        if number % PINGS_A_TURN == PINGS_A_TURN - 1:
            await asyncio.sleep(0)


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
            False,  # no pongs of its own: they would pile up where nobody reads them
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
            room = memoryview(super().get_buffer(len(rest)))
            size = min(len(room), len(rest))
            room[:size] = rest[:size]
            self.buffer_updated(size)
            rest = rest[size:]

    def get_buffer(self, size_hint: int) -> memoryview:
        """Room for the next bytes. Each of them may be parsed in one go, so they are few."""
        room: memoryview = super().get_buffer(size_hint)[:MOST_READ]
        return room

    def buffer_updated(self, nbytes: int) -> None:
        super().buffer_updated(nbytes)
        if isinstance(self.listener, Upgraded):
            self.listener.bytes_came(nbytes)

    def _make(self, request: WSUpgradeRequest) -> Upgraded:
        """The listener of a connection."""
        upgraded = Upgraded(self._server_state)
        task = spawn(self._enter(request, upgraded), "let a socket in")
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)
        return upgraded

    async def _enter(self, request: WSUpgradeRequest, upgraded: Upgraded) -> None:
        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.close":
                upgraded.close(message["code"], message.get("reason") or "")

        try:
            await self._config.loaded_app(self._scope(request, upgraded), receive, send)
        except Exception:  # noqa: BLE001 - no client may wait for a response that never comes
            journal.exception("a socket could not be opened")
            upgraded.close(INTERNAL_ERROR, "our mistake")

    def _scope(self, request: WSUpgradeRequest, upgraded: Upgraded) -> dict[str, Any]:
        """The request as the application knows requests."""
        transport = self.transport.underlying_transport
        path, _, query = request.path.partition(b"?")
        peer = transport.get_extra_info("peername")
        return {
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
                # As picows decodes them: other programs of the same site may have set any cookie.
                (name.lower().encode(), value.encode("ascii", "surrogateescape"))
                for name, value in request.headers.items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {UPGRADED: upgraded},
        }
