"""A client that does not finish a request is disconnected, and costs the others nothing."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import httpx2 as httpx
import pytest

from hareloom.server.http import timeout

from .wire import serving

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
    monkeypatch.setattr(timeout, "SECONDS_FOR_A_REQUEST", 0.3)
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
    monkeypatch.setattr(timeout, "SECONDS_FOR_A_REQUEST", 0.2)
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
