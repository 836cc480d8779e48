"""Secrets, with the people of a table on three servers: every byte that a server sends goes through the oracle.

HARELOOM_SHARED_EVENINGS sets how many evenings of each kind are played (1).
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from hareloom.server.http.limits import Limit
from postgres import Server
from tests.server.conftest import TestDecks
from tests.server.overheard import Overheard
from tests.server.test_socket import bearer
from tests.server.test_whole_games import Screen
from tests.server.wire import enter, serving

from .evenings import KINDS, Evening, Kind
from .people import view_at

pytestmark = pytest.mark.anyio

EVENINGS = int(os.environ.get("HARELOOM_SHARED_EVENINGS", "1"))
CARDS = TestDecks().cards_of(("hareloom",)) or ()


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> Overheard:
    """Checks every connection. Requests are not limited: all people come from one address."""
    monkeypatch.setattr(Limit, "wait", lambda *_: 0.0)
    found = Overheard(CARDS)
    found.listen(monkeypatch)
    return found


@pytest.fixture
async def servers(postgres: Server, database: str, tmp_path: Path, overheard: Overheard) -> AsyncIterator[list[str]]:
    """Three servers that are listened to."""
    flags: dict[str, str | None] = {"database": postgres.url(database)}
    async with AsyncExitStack() as running:
        addresses = []
        for name in ("one", "two", "three"):
            (tmp_path / name).mkdir()
            server = serving(tmp_path / name, flags=flags, around=overheard.around)
            addresses.append((await running.enter_async_context(server))[0])
        yield addresses


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if not kind.seconds], ids=lambda kind: f"{kind.edition}-{kind.people}-{kind.bots}"
)
async def test_no_server_tells_a_secret_of_another(servers: list[str], kind: Kind, overheard: Overheard) -> None:
    """Hands, clues' cards and votes stay secret on every server, also right after another one has moved."""
    for seed in range(EVENINGS):
        await asyncio.wait_for(_evening(servers, kind, seed), 240)
    assert overheard.leaks == []
    heard = overheard.heard
    assert min(heard[who] for who in ("seat", "screen", "http")) > 10, heard
    if kind.sings == 1:
        assert min(heard[who] for who in ("recording", "no recording")) > 3, heard
    sys.stdout.write(f"\n{kind.edition}, {kind.people} and {kind.bots}: {overheard.bytes} bytes, {dict(heard)}\n")


async def _evening(servers: list[str], kind: Kind, seed: int) -> None:
    evening = Evening(servers, kind, seed)
    async with httpx.AsyncClient(timeout=20) as http:
        await evening.begin(http)
        for guest in evening.guests:
            guest.thinks = 0.01
        code = evening.people[0]["code"]
        flickering = [asyncio.create_task(Screen(each, code).flicker(random.Random(seed))) for each in servers]
        others = [await enter(servers[0], http, None, "Stranger")]
        peeking = asyncio.create_task(_peek(http, servers, evening))
        listening = asyncio.create_task(_listen(http, servers, evening, others))
        await evening.one_game()
        await asyncio.gather(*flickering)
        peeking.cancel()
        listening.cancel()
    heard = [guest.heard for guest in evening.guests]
    for recording in {each for one in heard for each in one}:
        assert len({one[recording] for one in heard if recording in one}) == 1, "it differs from server to server"


async def _peek(http: httpx.AsyncClient, servers: list[str], evening: Evening) -> None:
    """Look at the table over HTTP by way of any server, as any of its people."""
    while True:
        await view_at(http, random.choice(servers), random.choice([*evening.people, evening.watcher]))
        await asyncio.sleep(0.01)


async def _listen(http: httpx.AsyncClient, servers: list[str], evening: Evening, others: list[dict[str, Any]]) -> None:
    """Ask every server for every recording as soon as it was sent, told or not, as people, strangers and nobody."""
    people = [*evening.people, evening.watcher, *others, None]
    while True:
        for recording in [each for guest in evening.guests for each in guest.sent[-2:]]:
            for server in servers:
                who = random.choice(people)
                where = f"http://{server}/api/tables/{evening.people[0]['code']}/recordings/{recording}"
                await http.get(where, headers={} if who is None else bearer(who))
        await asyncio.sleep(0.002)
