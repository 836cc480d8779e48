"""A recording by way of several servers: sent to one, told at another, heard at a third, gone from all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import httpx2 as httpx
import pytest

from postgres import Server
from tests.server.test_socket import bearer
from tests.server.wire import do, enter

from .people import tune
from .test_servers import view

pytestmark = pytest.mark.anyio


async def test_one_server_takes_it_and_all_play_it(
    servers: list[str], postgres: Server, database: str, tmp_path: Path
) -> None:
    """Each server has the same bytes once the clue is given and none before; after the game they are nowhere."""
    one, two, three = servers
    async with httpx.AsyncClient(timeout=20) as http:
        host = await enter(one, http, None, "Léa")
        guests = [await enter(server, http, host["code"], f"Guest {server}") for server in (two, three)]
        await do(one, http, host, "start_game")
        await do(two, http, host, "claim_first_turn", game=1, turn=1, phase="claim")
        headers = {**bearer(host), "Content-Type": "audio/webm"}
        at = f"/api/tables/{host['code']}/recordings"
        answer = await http.post(f"http://{one}{at}?form=aloud", content=tune(), headers=headers)
        assert answer.status_code == 201, answer.text
        recording = answer.json()["id"]

        async def heard() -> list[tuple[int, bytes]]:
            asked = [(server, person) for server in servers for person in (host, *guests)]
            answers = [await http.get(f"http://{s}{at}/{recording}", headers=bearer(p)) for s, p in asked]
            return [(each.status_code, each.content if each.status_code == 200 else b"") for each in answers]

        assert set(await heard()) == {(404, b"")}
        card = (await view(http, two, host))["own"]["hand"][0]
        told = {"form": "aloud", "card": card, "recording": recording}
        await do(three, http, host, "give_clue", game=1, turn=1, phase="clue", **told)
        ((status, content),) = set(await heard())
        assert status == 200
        part = await http.get(f"http://{two}{at}/{recording}", headers=bearer(guests[1]) | {"Range": "bytes=10-19"})
        assert (part.status_code, part.content) == (206, content[10:20])
        assert list(tmp_path.rglob("recordings")) == [], "no server keeps a copy"  # noqa: ASYNC240 - in the test alone

        await do(two, http, host, "stop_game")
        assert set(await heard()) == {(404, b"")}
        admin = await asyncpg.connect(postgres.url(database))
        async with asyncio.timeout(10):
            while await admin.fetchval("SELECT count(*) FROM recording_contents"):  # noqa: ASYNC110 - another program's
                await asyncio.sleep(0.05)
        await admin.close()
