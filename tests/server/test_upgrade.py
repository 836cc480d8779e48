"""What a browser never sends, but another client may: parts, other bytes, nothing at all."""

from __future__ import annotations

import asyncio
import json
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect

from hareloom.server.http.limits import Limits
from hareloom.server.socket.picows import Upgraded, UpgradeProtocol

from .test_socket import address, bearer, closed_with, hear
from .wire import do, enter, serving

pytestmark = pytest.mark.anyio

FIN, TEXT, BINARY, REST, CLOSE, PING, PONG = 0x80, 1, 2, 0, 8, 9, 10


class RawSocket:
    """A WebSocket of which the test chooses every byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def say(self, head: int, payload: bytes, *, length: int | None = None) -> None:
        """A masked frame; its length can be a lie."""
        size = len(payload) if length is None else length
        if size < 126:
            start = struct.pack("!BB", head, 0x80 | size)
        elif size < 1 << 16:
            start = struct.pack("!BBH", head, 0x80 | 126, size)
        else:
            start = struct.pack("!BBQ", head, 0x80 | 127, size)
        mask = os.urandom(4)
        self.writer.write(start + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its payload."""
        head = await asyncio.wait_for(self.reader.readexactly(2), 5)
        size = head[1] & 127
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        return head[0] & 15, await self.reader.readexactly(size)

    async def answer(self) -> dict[str, Any]:
        """The next message that is no frame of the table."""
        while True:
            kind, payload = await self.hear()
            assert kind == TEXT, (kind, payload)
            found: dict[str, Any] = json.loads(payload)
            if "ack" in found:
                return {"ack": found["ack"]}
            if "frame" not in found:
                return found

    async def close_code(self) -> int:
        """The code that the server closes with."""
        while True:
            kind, payload = await self.hear()
            if kind == CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def raw(server: str, entered: dict[str, Any], more: bytes = b"") -> AsyncIterator[RawSocket]:
    """A client at the table that writes raw bytes; it has received the first frame. `more` are headers of its own."""
    host, _, port = server.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{entered['code']}/socket HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: aGFyZWxvb20gaXMgaGVyZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {entered['secret']}\r\n".encode()
        + more
        + b"\r\n"
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    socket = RawSocket(reader, writer)
    assert (await socket.hear())[0] == TEXT
    try:
        yield socket
    finally:
        writer.close()


@pytest.mark.parametrize("value", ["=\xe9", "café=\xff", "=ж"])
async def test_a_header_may_have_any_bytes(tmp_path: Path, value: str) -> None:
    """Another program of the same site may have set a cookie that is not ASCII: its owner comes in all the same."""
    cookie = f"Cookie: {value}\r\n".encode("utf-8" if "ж" in value else "latin-1")
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with raw(server, host, cookie) as socket:
            socket.say(FIN | TEXT, b'{"ping":"1"}')
            assert await socket.answer() == {"pong": "1"}


async def test_a_request_that_fails_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a fault of ours is about, no client waits for a response that never comes."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")

        def fails(*_: object) -> None:
            raise ArithmeticError

        monkeypatch.setattr(UpgradeProtocol, "_scope", fails)
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            assert await closed_with(socket) == 1011


async def test_a_message_may_come_in_parts(tmp_path: Path) -> None:
    """Parts make one message, with a ping in between; as text or as bytes."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with raw(server, host) as socket:
            for number, kind in enumerate((TEXT, BINARY)):
                message = json.dumps({"id": f"p{number}", "action": {"do": "shuffle_seats"}}).encode()
                socket.say(kind, message[:7])
                socket.say(FIN | PING, b"?")
                socket.say(REST, message[7:9])
                socket.say(FIN | REST, message[9:])
                assert await socket.hear() == (PONG, b"?")
                assert await socket.answer() == {"ack": f"p{number}"}


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([(FIN | REST, b"the end of nothing")], 1002),
        ([(TEXT, b"one"), (FIN | TEXT, b"another")], 1002),
        ([(FIN | TEXT, b"\xff\xfe")], 1007),
        ([(TEXT, b"x" * 30_000), (FIN | REST, b"x" * 30_000)], 1009),
        ([(TEXT, b"")] + 3000 * [(REST, b"")], 1009),
        ([(FIN | 3, b"no such kind")], 1002),
        ([(0xC0 | TEXT, b"squeezed")], 1002),
    ],
    ids=["no beginning", "no end", "no text", "too large", "too many parts", "no such kind", "compressed"],
)
async def test_what_breaks_the_protocol_closes_this_socket_only(
    tmp_path: Path, frames: list[tuple[int, bytes]], code: int
) -> None:
    """The close code says what was wrong, and the table goes on for the others."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with raw(server, host) as socket:
            for head, payload in frames:
                socket.say(head, payload)
            assert await socket.close_code() == code
        await do(server, http, host, "add_bot")
        (live,) = hall.open_tables()
        for _ in range(40):
            if not live.presence:
                break
            await asyncio.sleep(0.1)
        assert len(live.presence) == 0


async def test_a_frame_that_says_it_is_huge_is_not_waited_for(tmp_path: Path) -> None:
    """A client announces a terabyte: the server reserves nothing for it."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with raw(server, host) as socket:
            socket.say(FIN | TEXT, b"", length=1 << 40)
            assert await socket.close_code() == 1009
        async with raw(server, host) as socket:
            socket.say(FIN | TEXT, b" " * (Limits.BODY + 1))
            assert (await socket.answer())["code"] == "too_large"


async def test_a_client_ahead_of_its_answers_waits_and_gets_them_all(tmp_path: Path) -> None:
    """Reading stops while too much is unanswered, and goes on: every message has its answer, in order."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with raw(server, host) as socket:
            for number in range(120):
                body = {"id": f"n{number}", "action": {"do": "shuffle_seats"}}
                socket.say(FIN | TEXT, json.dumps(body).encode())
            answers = [await socket.answer() for _ in range(120)]
        assert [answer.get("ack") or answer["refused"] for answer in answers] == [f"n{n}" for n in range(120)]


async def test_a_client_that_answers_no_pings_is_disconnected(tmp_path: Path) -> None:
    """A client that answers pings stays; after two pings without an answer it is gone, and the others see it."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guest = await enter(server, http, host["code"], "Tom")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            async with raw(server, guest) as silent:
                assert (await hear(socket))["view"] == {"people": {guest["person"]: {"here": True}}}
                (live,) = hall.open_tables()
                wires = [connection.wire for connection in live.presence.connections]
                for _ in range(3):
                    for wire in wires:
                        assert isinstance(wire, Upgraded)
                        wire.ask_for_a_sign()
                    await asyncio.sleep(0.1)
                assert (await hear(socket))["view"] == {"people": {guest["person"]: {"here": False}}}
                assert [(await silent.hear())[0] for _ in range(2)] == [PING, PING]


async def test_where_no_socket_is_none_is_opened(tmp_path: Path) -> None:
    """Another address is closed at once; a request without a key is no handshake."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        async with connect(f"ws://{server}/api/nothing") as socket:
            assert await closed_with(socket) == 4404
        broken = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        assert (await http.get(f"http://{server}/api/tables/x/socket", headers=broken)).status_code == 400


async def test_a_server_that_stops_says_when_to_come_back(tmp_path: Path) -> None:
    """1012: it is restarted."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        socket = await connect(address(server, host["code"]), additional_headers=bearer(host))
        await hear(socket)
    assert await closed_with(socket) == 1012


@pytest.mark.parametrize("before", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["first", "later"])
@pytest.mark.parametrize("cut", [0, 9, 120])
async def test_an_upgrade_may_come_in_pieces_and_on_a_used_connection(tmp_path: Path, before: bytes, cut: int) -> None:
    """A proxy keeps its connections, and a packet ends anywhere: the socket opens all the same."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        address, _, port = server.partition(":")
        reader, writer = await asyncio.open_connection(address, int(port))
        if before:
            writer.write(before)
            await asyncio.wait_for(reader.readuntil(b"}"), 5)
        request = (
            f"GET /api/tables/{host['code']}/socket HTTP/1.1\r\nHost: {server}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Authorization: Bearer {host['secret']}\r\n\r\n"
        ).encode()
        for piece in (request[:cut], request[cut:]):
            writer.write(piece)
            await asyncio.sleep(0.05)
        assert (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)).startswith(b"HTTP/1.1 101 ")
        kind, frame = await RawSocket(reader, writer).hear()
        assert kind == TEXT
        assert json.loads(frame)["whole"]
        writer.close()
