"""What floods a socket is handled slowly, and nothing piles up: counted in frames and bytes, without a clock."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2 as httpx
import pytest
from picows import WSMsgType
from picows.picows import _make_test_ws_frame
from websockets.asyncio.client import connect

from hareloom.server.http.limits import Limits
from hareloom.server.socket import picows
from hareloom.server.socket.pace import FRAMES_A_TURN, IDLE_A_SECOND, IDLE_AT_ONCE, Pace
from hareloom.server.socket.picows import MOST_BYTES_WAITING, MOST_READ, Upgraded
from hareloom.server.socket.visit import MOST_UNANSWERED, MOST_WAITING, TOO_SLOW

from .test_socket import address, bearer, hear
from .test_upgrade import FIN, TEXT, RawSocket, raw
from .wire import enter, serving

EMPTY = _make_test_ws_frame(WSMsgType.TEXT, b"", True, False)
SMALLEST = 6
"""Bytes of an empty frame."""


class HeldLoop:
    """An event loop whose turns and whose clock the test moves on."""

    def __init__(self) -> None:
        self.now = 100.0
        self._soon: list[Callable[[], object]] = []
        self._later: list[tuple[float, Callable[[], object]]] = []

    def time(self) -> float:
        return self.now

    def call_soon(self, do: Callable[..., object], *with_: object) -> None:
        self._soon.append(lambda: do(*with_))

    def call_later(self, seconds: float, do: Callable[..., object], *with_: object) -> SimpleNamespace:
        one = (self.now + seconds, lambda: do(*with_))
        self._later.append(one)
        return SimpleNamespace(cancel=lambda: self._later.remove(one) if one in self._later else None)

    def turn(self) -> None:
        """What was asked for until now."""
        soon, self._soon = self._soon, []
        for do in soon:
            do()

    def pass_seconds(self, seconds: float) -> None:
        """Time goes by, and what is due is done."""
        self.now += seconds
        due, self._later = (
            [one for one in self._later if one[0] <= self.now],
            [one for one in self._later if one[0] > self.now],
        )
        for _, do in due:
            do()


class Line:
    """A transport of picows, and what lies below it."""

    def __init__(self) -> None:
        self.reading = True
        self.buffered = 0
        self.sent: list[tuple[str, bytes]] = []
        self.is_close_frame_sent = False
        self.gone = False
        self.underlying_transport = self

    def send(self, _: WSMsgType, data: bytes) -> None:
        self.sent.append(("text", data))

    def send_pong(self, data: bytes) -> None:
        self.sent.append(("pong", data))

    def send_ping(self) -> None:
        self.sent.append(("ping", b""))

    def send_close(self, code: int, _: bytes = b"") -> None:
        self.is_close_frame_sent = True
        self.sent.append(("close", str(int(code)).encode()))

    def disconnect(self, graceful: bool = True) -> None:  # noqa: ARG002 - as picows has it
        self.gone = True

    def is_closing(self) -> bool:
        return self.gone

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Heard:
    """A visit that starts requests, or finds only nonsense."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.starts = False

    def hear(self, data: bytes) -> bool:
        self.messages.append(data)
        return self.starts

    def leave(self) -> None:
        pass


class Flooded:
    """A connection whose loop, line and visit the test holds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop, self.line, self.visit = HeldLoop(), Line(), Heard()
        monkeypatch.setattr(picows, "asyncio", SimpleNamespace(get_running_loop=lambda: self.loop))
        state: Any = SimpleNamespace(connections=set())
        self.upgraded = Upgraded(state)
        transport: Any = self.line
        visit: Any = self.visit
        self.upgraded._visit = visit  # noqa: SLF001 - there is no public way
        self.upgraded.on_ws_connected(transport)
        self.upgraded.listen(on=True)
        self.loop.turn()

    def come(self, *frames: Any) -> None:
        """Picows parses what was read at once."""
        transport: Any = self.line
        for frame in frames:
            self.upgraded.on_ws_frame(transport, frame)
        self.upgraded.bytes_came(SMALLEST * len(frames))


@pytest.fixture
def flooded(monkeypatch: pytest.MonkeyPatch) -> Flooded:
    return Flooded(monkeypatch)


def test_a_turn_of_the_loop_handles_a_few_frames_of_a_connection(flooded: Flooded) -> None:
    """All that one read can bring waits its turn, in order; nothing more is read until it is handled."""
    flooded.visit.starts = True
    texts = [_make_test_ws_frame(WSMsgType.TEXT, b"%d" % n, True, False) for n in range(MOST_READ // SMALLEST)]
    flooded.come(*texts)
    handled = [len(flooded.visit.messages)]
    while not flooded.line.reading:
        flooded.loop.turn()
        handled.append(len(flooded.visit.messages))
    steps = [after - before for before, after in itertools.pairwise(handled)]
    assert handled[0] == FRAMES_A_TURN
    assert set(steps[:-1]) == {FRAMES_A_TURN}
    assert flooded.visit.messages == [b"%d" % n for n in range(len(texts))]


@pytest.mark.parametrize("kind", [WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG, WSMsgType.BINARY])
def test_what_leads_to_nothing_is_handled_slowly(flooded: Flooded, kind: WSMsgType) -> None:
    """A burst, then so many a second, however fast they come; what waits stays below what one read brings."""
    handled = 0
    for _ in range(100):
        if flooded.line.reading:
            flooded.come(*[_make_test_ws_frame(kind, b"", True, False)] * (MOST_READ // SMALLEST))
        flooded.loop.turn()
        handled = len(flooded.visit.messages) + len(flooded.line.sent)
        assert len(flooded.upgraded._held) <= MOST_READ // SMALLEST  # noqa: SLF001 - what is counted
    if kind != WSMsgType.PONG:
        assert handled == IDLE_AT_ONCE
    for _ in range(10):
        flooded.loop.pass_seconds(1)
        for _ in range(100):
            if flooded.line.reading:
                flooded.come(*[_make_test_ws_frame(kind, b"", True, False)] * (MOST_READ // SMALLEST))
            flooded.loop.turn()
    if kind != WSMsgType.PONG:
        handled = len(flooded.visit.messages) + len(flooded.line.sent)
        assert handled <= IDLE_AT_ONCE + 10 * IDLE_A_SECOND
    assert not flooded.line.reading


def test_pongs_that_nobody_reads_are_one(flooded: Flooded) -> None:
    """While the network takes nothing no pong is sent; then one, for the last ping."""
    flooded.upgraded.pause_writing()
    for number in range(1000):
        flooded.come(_make_test_ws_frame(WSMsgType.PING, b"%d" % number, True, False))
        flooded.loop.turn()
        flooded.loop.pass_seconds(1)
    assert flooded.line.sent == []
    flooded.upgraded.resume_writing()
    assert flooded.line.sent == [("pong", b"999")]


@pytest.mark.parametrize("what", ["number", "bytes"])
def test_a_slow_reader_is_dropped_by_number_and_by_bytes(flooded: Flooded, what: str) -> None:
    """Many small frames wait, or a few that are large."""
    flooded.upgraded.pause_writing()
    sent = 0
    while not flooded.upgraded.closed:
        flooded.upgraded.send(b"x")
        flooded.line.buffered += 1 if what == "number" else 100_000
        sent += 1
    assert flooded.line.sent[-1] == ("close", b"%d" % TOO_SLOW)
    assert sent == (MOST_WAITING + 1 if what == "number" else MOST_BYTES_WAITING // 100_000 + 2)


@pytest.mark.parametrize("rsv1", [False, True])
def test_nothing_is_heard_of_a_connection_that_is_being_closed(flooded: Flooded, rsv1: bool) -> None:
    """Its end is looked for among a few bytes; then nothing is read any more, and soon it is dropped."""
    if rsv1:
        flooded.come(_make_test_ws_frame(WSMsgType.TEXT, b"", True, True))
    else:
        flooded.come(*[EMPTY] * 20)
        flooded.upgraded.close(4429, "too much")
    heard = len(flooded.visit.messages)
    read = 0
    while flooded.line.reading:
        flooded.come(*[EMPTY] * (MOST_READ // SMALLEST))
        flooded.loop.turn()
        read += MOST_READ
        assert read <= 4 * MOST_READ
    assert len(flooded.visit.messages) == heard
    assert not flooded.line.gone
    flooded.loop.pass_seconds(3)
    assert flooded.line.gone


def test_an_answered_close_ends_at_once(flooded: Flooded) -> None:
    """Without waiting for anything."""
    flooded.upgraded.close(1012, "restarting")
    flooded.come(_make_test_ws_frame(WSMsgType.CLOSE, b"\x03\xf4", True, False))
    assert flooded.line.gone


def test_a_client_gone_without_a_word_is_noticed_within_20_seconds(flooded: Flooded) -> None:
    """Whenever it goes: two pings remain unanswered. One that is only paused here is not to blame."""
    assert (picows.UNANSWERED_PINGS + 1) * picows.SECONDS_BETWEEN_PINGS <= 20
    for _ in range(picows.UNANSWERED_PINGS):
        flooded.upgraded.ask_for_a_sign()
    assert not flooded.line.gone
    flooded.upgraded.listen(on=False)
    flooded.upgraded.ask_for_a_sign()
    assert not flooded.line.gone
    flooded.upgraded.listen(on=True)
    flooded.loop.turn()
    flooded.upgraded.ask_for_a_sign()
    assert flooded.line.gone


def test_a_pace_recovers() -> None:
    """After a rest there is a burst again, and no more than one."""
    pace = Pace(0.0)
    for _ in range(IDLE_AT_ONCE):
        pace.idle(0.0)
    assert pace.pause(0.0) > 0
    assert pace.pause(1000.0) == 0.0
    for _ in range(IDLE_AT_ONCE):
        assert pace.pause(1000.0) == 0.0
        pace.idle(1000.0)
    assert pace.pause(1000.0) > 0


@pytest.mark.anyio
@pytest.mark.parametrize("early", [1, MOST_UNANSWERED - 1, MOST_UNANSWERED, MOST_UNANSWERED + 1])
async def test_messages_may_come_before_one_is_let_in(tmp_path: Path, early: int) -> None:
    """However many follow the hello at once, each is answered, and so is what comes later."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        at, _, port = server.partition(":")
        reader, writer = await asyncio.open_connection(at, int(port))
        writer.write(
            f"GET /api/tables/{host['code']}/socket HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: aGFyZWxvb20gaXMgaGVyZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        socket = RawSocket(reader, writer)
        socket.say(FIN | TEXT, json.dumps({"hello": host["secret"]}).encode())
        for number in range(early):
            socket.say(FIN | TEXT, json.dumps({"id": f"n{number}", "action": {"do": "shuffle_seats"}}).encode())
        assert [await socket.answer() for _ in range(early - 1)] == [{"ack": f"n{n}"} for n in range(early - 1)]
        assert await socket.answer() == {"ack": f"n{early - 1}"}
        socket.say(FIN | TEXT, b'{"ping":"later"}')
        assert await socket.answer() == {"pong": "later"}
        writer.close()


@pytest.mark.anyio
async def test_bytes_are_what_is_bounded(tmp_path: Path) -> None:
    """A message of few characters may have many bytes."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            text = "é" * (Limits.BODY // 2)
            assert len(text) < Limits.BODY < len(text.encode()) + 60
            await socket.send(json.dumps({"id": "x", "action": {"do": "say", "text": text}}, ensure_ascii=False))
            assert (await hear(socket))["code"] == "too_large"


@pytest.mark.anyio
async def test_players_and_screens_may_ask_whether_the_connection_is_one(tmp_path: Path) -> None:
    """A page sees no pings of the WebSocket, so it sends its own; what is no such ping is nonsense."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        for which, headers in (("socket", bearer(host)), ("screen", {})):
            async with connect(address(server, host["code"], which), additional_headers=headers) as socket:
                await hear(socket)
                await socket.send('{"ping":"1"}')
                assert await hear(socket) == {"pong": "1"}
                await socket.send(json.dumps({"ping": "x" * 65}))
                assert (await hear(socket))["code"] == "malformed"


@pytest.mark.anyio
async def test_an_unread_flood_of_pings_leaves_next_to_nothing_behind(tmp_path: Path) -> None:
    """A megabyte of pings over a real connection whose answers nobody reads."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with raw(server, host) as socket:
            for _ in range(8000):
                socket.say(FIN | 9, b"p" * 125)
            (live,) = hall.open_tables()
            (connection,) = live.presence.connections
            wire = connection.wire
            assert isinstance(wire, Upgraded)
            while wire._reading:  # noqa: ASYNC110, SLF001 - what is counted
                await asyncio.sleep(0)
            transport: Any = wire._transport  # noqa: SLF001 - as above
            assert transport.underlying_transport.get_write_buffer_size() <= IDLE_AT_ONCE * 131
            assert len(wire._held) <= MOST_READ // 131 + 1  # noqa: SLF001 - as above
