"""Games over days on several servers: each due moment is done once, whichever server is first."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx2 as httpx
import msgspec
import pytest
from msgspec.structs import replace

from hareloom.calls.ways import Webhook
from hareloom.store import SavePrivate
from hareloom.tables.hall import Hall
from postgres import Server
from tests.server.conftest import QUICK
from tests.server.test_socket import bearer
from tests.server.wire import do, enter, serving
from tests.tables.days.days import Called

pytestmark = pytest.mark.anyio

TABLES = 12
PATIENCE = 30.0


@pytest.fixture
async def halls(postgres: Server, database: str, tmp_path: Path) -> AsyncIterator[list[tuple[str, Hall]]]:
    """Three servers on one database, which look at what is due many times a second."""
    flags: dict[str, str | None] = {"database": postgres.url(database), "limits": "tables=1000,joins=1000"}
    async with contextlib.AsyncExitStack() as running:
        found = []
        for name in ("one", "two", "three"):
            (tmp_path / name).mkdir()
            found.append(
                await running.enter_async_context(
                    serving(tmp_path / name, delays=replace(QUICK, due=0.02, call=60.0), flags=flags)
                )
            )
        yield found


async def sleeping_tables(halls: list[tuple[str, Hall]], http: httpx.AsyncClient) -> list[str]:
    """Games over days that have begun, with a webhook each, and whose people have gone. Their codes."""
    (server, hall), *_ = halls
    codes = []
    for _ in range(TABLES):
        host = await enter(server, http, None, "Léa")
        people = [host, *[await enter(server, http, host["code"], name) for name in ("Tom", "Ana")]]
        for person in people:
            at = f"http://{server}/api/tables/{host['code']}/hours"
            answer = await http.put(at, json={"zone": "UTC", "quiet": None}, headers=bearer(person))
            assert answer.status_code == 204, answer.text
        await do(server, http, host, "change_pace", pace="days", days={"hours": 24})
        await do(server, http, host, "start_game")
        live = await hall.find(host["code"])
        assert live is not None
        private = msgspec.json.encode(
            replace(live.state.private, webhook=Webhook("https://chat.example/hook", "slack"))
        )
        change = SavePrivate(live.record.id, private)
        await live.changed(host["person"], "hook", lambda _, change=change: ((), [change]))  # type: ignore[misc]
        for person in people:
            live.presence.forget(person["person"])
        await hall.sleep_again([live])
        assert hall.in_memory(host["code"]) is None
        codes.append(host["code"])
    return codes


async def age(url: str, hours: int) -> None:
    """Let everything have happened so many hours earlier, and be due."""
    db = await asyncpg.connect(url)
    await db.execute("DELETE FROM snapshots")
    await db.execute("UPDATE log SET at = at - $1", hours * 3600 * 1000)
    await db.execute("UPDATE due SET at = 1")
    await db.close()


async def events(url: str) -> dict[int, Counter[str]]:
    """How often each kind of event happened at each table."""
    db = await asyncpg.connect(url)
    found: dict[int, Counter[str]] = {}
    for table, content in await db.fetch("SELECT table_no, events FROM log ORDER BY table_no, version"):
        some: list[dict[str, Any]] = json.loads(content)
        found.setdefault(table, Counter()).update(event["is"] for event in some)
    await db.close()
    return found


async def test_each_due_moment_is_done_once(halls: list[tuple[str, Hall]], postgres: Server, database: str) -> None:
    """Twelve storytellers are late: each table gets one clue, whoever looks, and nobody is called for it."""
    called = Called()
    for _, hall in halls:
        hall.context.caller = called
    url = postgres.url(database)
    async with httpx.AsyncClient(timeout=30) as http:
        await sleeping_tables(halls, http)
        await age(url, 25)
        async with asyncio.timeout(PATIENCE):
            while not all(some["clue_given"] for some in (await events(url)).values()):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)
        found = await events(url)
    assert len(found) == TABLES
    assert {some["clue_given"] for some in found.values()} == {1}
    assert [call for call in called.calls if call.wanted == "clue"] == []
    assert sum(hall.counts.due for _, hall in halls) >= TABLES


async def test_each_player_is_called_once(halls: list[tuple[str, Hall]], postgres: Server, database: str) -> None:
    """Twelve storytellers have been awaited for two hours: each is called by one of the servers, and once."""
    called = Called()
    for _, hall in halls:
        hall.context.caller = called
    async with httpx.AsyncClient(timeout=30) as http:
        codes = await sleeping_tables(halls, http)
        for _ in range(3):
            await age(postgres.url(database), 1)
            await asyncio.sleep(1)
    assert sorted(call.code for call in called.calls) == sorted(codes)
    assert {call.wanted for call in called.calls} == {"clue"}
