"""Recordings on their way to a real server: larger than other requests, too large, slow, and cut off in the middle."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect

from hareloom.server.http import bounded
from hareloom.server.http.endpoint import Upload
from tests.recordings.making import sound

from .recording import files
from .test_socket import bearer
from .wire import do, enter, serving

pytestmark = pytest.mark.anyio


async def at_clue(http: httpx.AsyncClient, server: str) -> tuple[dict[str, Any], str]:
    """A table whose host is to tell, and where to send a recording."""
    host = await enter(server, http, None, "Léa")
    for number in range(2):
        await enter(server, http, host["code"], f"Guest {number}")
    await do(server, http, host, "start_game")
    await do(server, http, host, "claim_first_turn", game=1, turn=1, phase="claim")
    return host, f"http://{server}/api/tables/{host['code']}/recordings?form=aloud"


def headers(host: dict[str, Any]) -> dict[str, str]:
    """Whose recording it is, and of what type."""
    return {**bearer(host), "Content-Type": "audio/webm"}


async def test_the_longest_sound_is_heard_within_two_seconds(tmp_path: Path) -> None:
    """Twenty seconds, larger than other requests may be, are sent, looked into, told and fetched."""
    content = sound(20, bit_rate=128_000)
    assert len(content) > 2 * bounded.REQUEST
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient(timeout=60) as http:
        host, where = await at_clue(http, server)
        (live,) = hall.open_tables()
        sending, recording = [], ""
        for _ in range(4):  # the first starts the process, and the machine may have other things to do
            began = time.perf_counter()
            answer = await http.post(where, content=content, headers=headers(host))
            sending.append(time.perf_counter() - began)
            recording = answer.json()["id"]
        clue = {"form": "aloud", "card": live.table.seats[0].hand[0], "recording": recording}
        began = time.perf_counter()
        await do(server, http, host, "give_clue", game=1, turn=1, phase="clue", **clue)
        heard = await http.get(where.replace("?form=aloud", f"/{recording}"), headers=bearer(host))
        assert min(sending) + time.perf_counter() - began < 2
        assert heard.status_code == 200


async def test_nobody_hears_of_it_before_it_is_told(tmp_path: Path) -> None:
    """Sockets of players and screens get no frame for a recording that was sent: the next is the one after it."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient(timeout=60) as http:
        host, where = await at_clue(http, server)
        guest = await enter(server, http, host["code"], "Zoé", seat=False)
        at = f"ws://{server}/api/tables/{host['code']}"
        async with (
            connect(f"{at}/socket", additional_headers=bearer(guest)) as socket,
            connect(f"{at}/screen") as screen,
            connect(f"{at}/socket", additional_headers=bearer(host)) as own,
        ):
            await asyncio.sleep(0.2)
            for each in (socket, screen, own):
                while True:  # those who came
                    try:
                        await asyncio.wait_for(each.recv(), 0.3)
                    except TimeoutError:
                        break
            for _ in range(2):
                assert (await http.post(where, content=sound(1), headers=headers(host))).status_code == 201
            await do(server, http, guest, "say", text="hello")
            for each in (socket, screen, own):
                frame = json.loads(await asyncio.wait_for(each.recv(), 5))
                assert list(frame["view"]) == ["remarks"]
                assert set(frame) == {"frame", "view"}


async def test_a_sender_who_does_not_say_how_much_is_stopped(tmp_path: Path) -> None:
    """Without a length in its head, a body is read as far as the limit and no further; nothing of it is kept."""

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(400):
            yield bytes(10_000)

    async with serving(tmp_path) as (server, _), httpx.AsyncClient(timeout=60) as http:
        host, where = await at_clue(http, server)
        answer = await http.post(where, content=endless(), headers=headers(host))
        assert (answer.status_code, answer.json()["code"]) == (413, "recording_too_large")
    assert files(tmp_path) == []


async def test_a_connection_that_is_cut_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a recording is nothing: the table waits as before, and a slow sender is not waited for without end."""
    monkeypatch.setattr(bounded, "upload_at", lambda *_: Upload(2_000_000, 0.5, ()))
    content = sound(5)
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient(timeout=60) as http:
        host, where = await at_clue(http, server)
        (live,) = hall.open_tables()
        address, _, port = server.partition(":")
        for waits in (False, True):
            reader, writer = await asyncio.open_connection(address, int(port))
            head = f"POST {where.removeprefix(f'http://{server}')} HTTP/1.1\r\nHost: {server}\r\n"
            head += f"Authorization: Bearer {host['secret']}\r\nContent-Type: audio/webm\r\n"
            writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content[: len(content) // 2])
            await writer.drain()
            if waits:
                with pytest.raises((ConnectionError, AssertionError)):  # the server hangs up
                    assert await asyncio.wait_for(reader.read(), 5) != b""
            writer.close()
        await asyncio.sleep(0.1)
        assert live.state.recordings == {}
        assert live.table.phase == "clue"
        assert (await http.post(where, content=content, headers=headers(host))).status_code == 201
    assert len(files(tmp_path)) == 1
