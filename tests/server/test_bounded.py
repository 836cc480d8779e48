"""A client that never finishes a request, or sends too large a one, is refused, and costs the others nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hareloom.server.http import bounded
from hareloom.server.socket.crowd import Crowd, Room, room_for

from .wire import enter, serving

pytestmark = pytest.mark.anyio

HALF = (
    b"",
    b"GET / HT",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
)


async def test_an_unfinished_request_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Silent, in the middle of a line, of a header, of a body: closed without a word, while others are answered."""
    monkeypatch.setattr(bounded, "SECONDS_FOR_A_REQUEST", 0.3)
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host, _, port = server.partition(":")
        wires = [await asyncio.open_connection(host, int(port)) for _ in range(40)]
        for number, (_, writer) in enumerate(wires):
            writer.write(HALF[number % len(HALF)])
        assert (await http.get(f"http://{server}/healthz")).status_code == 200
        heard = await asyncio.wait_for(asyncio.gather(*(_rest(reader) for reader, _ in wires)), 5)
        assert set(heard) == {b""}
        for _, writer in wires:
            writer.close()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_pause_between_requests_keeps_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The timeout is for a request that has begun, and not for the time after a finished one."""
    monkeypatch.setattr(bounded, "SECONDS_FOR_A_REQUEST", 0.2)
    async with serving(tmp_path) as (server, _):
        host, _, port = server.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for _ in range(2):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readline()).endswith(b"200 OK\r\n")
            await reader.readuntil(b"}")
            await asyncio.sleep(0.5)
        writer.close()


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


ENDLESS = {
    "header": b"GET /healthz HTTP/1.1\r\nX: ",
    "headers": b"GET /healthz HTTP/1.1\r\n",
    "line": b"GET /",
    "upgrade": b"GET /api/tables/x/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX: ",
    "trailer": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
}


@pytest.mark.parametrize("kind", ENDLESS)
async def test_endless_heads_are_refused_while_others_are_served(tmp_path: Path, kind: str) -> None:
    """Fifty connections send without end; each is closed, and others get their answers in time."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host, _, port = server.partition(":")
        await http.get(f"http://{server}/healthz")

        async def send_without_end() -> bytes:
            reader, writer = await asyncio.open_connection(host, int(port))
            more = b"a: b\r\n" * 200 if kind == "headers" else b"a" * 1200
            writer.write(ENDLESS[kind])
            with contextlib.suppress(ConnectionError):
                for _ in range(4000):
                    writer.write(more)
                    await asyncio.wait_for(writer.drain(), 5)
                    await asyncio.sleep(0)
                    if reader.at_eof():
                        break
                return await _rest(reader)
            return b""

        strangers = [asyncio.create_task(send_without_end()) for _ in range(50)]
        slowest = 0.0  # of the loop's own work: a busy machine takes longer, and that says nothing
        while not all(stranger.done() for stranger in strangers):
            began = time.thread_time()
            assert (await http.get(f"http://{server}/healthz")).status_code == 200
            slowest = max(slowest, time.thread_time() - began)
            await asyncio.sleep(0.01)
        answers = [answer for answer in await asyncio.gather(*strangers) if answer]
        assert all(answer.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 41")) for answer in answers), answers[:1]
        # The fifty send from this same loop, so that what they cost is in it too.
        assert slowest < 1


@pytest.mark.parametrize(
    ("line", "headers", "status"),
    [
        ("/healthz", {"Cookie": "; ".join(f"hareloom-table{n:03}={'s' * 43}" for n in range(100))}, 200),
        ("/healthz?" + "q" * 7_900, {}, 200),
        ("/healthz?" + "q" * 8_300, {}, 414),
        ("/healthz", {"X": "x" * 16_000}, 200),
        ("/healthz", {"X": "x" * 17_000}, 431),
        ("/healthz", {f"X{n}": "x" * 7_000 for n in range(4)}, 200),
        ("/healthz", {f"X{n}": "x" * 7_000 for n in range(5)}, 431),
        ("/healthz", {f"X{n}": "x" for n in range(120)}, 431),
    ],
    ids=["a hundred tables", "line", "long line", "header", "long header", "headers", "large headers", "many headers"],
)
async def test_the_bounds_are_where_they_are_said_to_be(
    tmp_path: Path, line: str, headers: dict[str, str], status: int
) -> None:
    """What a browser sends is far below them; what is above gets a sentence."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        answer = await http.get(f"http://{server}{line}", headers=headers)
        assert answer.status_code == status
        if status != 200:
            assert answer.headers["content-type"] == "application/problem+json"
            assert "at most" in answer.json()["detail"]


@pytest.mark.parametrize("cookies", [100, 400])
async def test_a_socket_opens_in_a_browser_with_many_tables(tmp_path: Path, cookies: int) -> None:
    """A hundred tables' cookies are no hindrance; four hundred are refused with a status."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        entered = await enter(server, http, None, "Léa")
        jar = "; ".join(f"hareloom-table{n:03}={'s' * 43}" for n in range(cookies))
        headers = {"Authorization": f"Bearer {entered['secret']}", "Cookie": jar}
        opening = connect(f"ws://{server}/api/tables/{entered['code']}/socket", additional_headers=headers)
        if cookies == 100:
            async with opening as socket:
                assert json.loads(await socket.recv())["whole"]
        else:
            with pytest.raises(InvalidStatus, match="431"):
                await opening


@pytest.mark.parametrize("said", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["silent", "kept alive"])
async def test_idle_connections_keep_nobody_out(tmp_path: Path, said: bytes) -> None:
    """However many a stranger holds, others get in: those that have been idle for longest make way."""
    async with serving(tmp_path, room=Room(plain=40, sockets=40)) as (server, _), httpx.AsyncClient() as http:
        host, _, port = server.partition(":")
        wires = []
        for _ in range(120):
            wires.append(await asyncio.open_connection(host, int(port)))
            wires[-1][1].write(said)
        await asyncio.sleep(0.2)
        assert (await http.get(f"http://{server}/healthz")).status_code == 200
        entered = await enter(server, http, None, "Léa")
        headers = {"Authorization": f"Bearer {entered['secret']}"}
        async with connect(f"ws://{server}/api/tables/{entered['code']}/socket", additional_headers=headers) as socket:
            assert json.loads(await socket.recv())["whole"]
            wires += [await asyncio.open_connection(host, int(port)) for _ in range(60)]
            await asyncio.sleep(0.1)
            await socket.ping()  # a player's socket makes way for none of them
        closed = 0
        for reader, writer in wires:
            with contextlib.suppress(TimeoutError, ConnectionError):
                await asyncio.wait_for(reader.read(), 0.005)
                closed += 1
            writer.close()
        assert closed >= 100


class Idle:
    """A plain connection that has nothing to do, or has."""

    def __init__(self, *, idle: bool = True) -> None:
        self.idle = idle
        self.away = False

    def send_away(self) -> None:
        self.away = True


def test_who_answers_stays_and_who_idles_makes_way() -> None:
    """The oldest idle one of the same network goes first; a trusted proxy's are not counted together."""
    crowd = Crowd(Room(plain=6, sockets=9), of_address=2)
    busy, first, second = Idle(idle=False), Idle(), Idle()
    for guest in (busy, first, second):
        crowd.come(guest, "2001:db8::1" if guest is busy else "2001:db8::2")
    assert (busy.away, first.away, second.away) == (False, True, False)
    proxied = [Idle() for _ in range(4)]
    for guest in proxied:
        crowd.come(guest, "10.0.0.1", trusted=True)
    assert not any(guest.away for guest in proxied)
    crowd.come(Idle(), "192.0.2.7")
    assert second.away
    assert len(crowd) == 6


def test_players_have_most_of_the_room() -> None:
    """Of 1,024 descriptors, 720 are for players; and even a tiny server has room for a table."""
    assert room_for(1024) == Room(plain=240, sockets=720)
    assert room_for(100).sockets >= 48
