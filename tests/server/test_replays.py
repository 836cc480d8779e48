"""Replays are put together once, beside everything else."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import httpx2 as httpx
import pytest

from hareloom.store import Row
from hareloom.tables import shelf

from .conftest import QUICK
from .test_evening import with_bots
from .wire import Player, do, serving

pytestmark = pytest.mark.anyio


async def test_many_who_ask_at_once_share_one_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty requests put it together once, and others are answered meanwhile; another game is another replay."""
    asked = []
    retold = shelf._retold  # noqa: SLF001 - to count its calls
    others_were_answered = threading.Event()

    def slow(rows: list[Row], game: int, person_id: str | None, kept: frozenset[str]) -> shelf.Retold:
        asked.append((game, person_id))
        others_were_answered.wait(60)
        return retold(rows, game, person_id, kept)

    monkeypatch.setattr(shelf, "_retold", slow)
    async with serving(tmp_path, QUICK) as (server, hall), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        await asyncio.wait_for(Player(server, host, 1, restless=0).play(), 30)
        (live,) = hall.open_tables()
        url = f"http://{server}/api/replays/{host['code']}/{live.state.private.replay_key}/1"
        many = [asyncio.create_task(http.get(url)) for _ in range(60)]
        while not asked:  # noqa: ASYNC110 - a thread says so
            await asyncio.sleep(0.01)
        assert (await http.get(f"http://{server}/healthz")).status_code == 200
        others_were_answered.set()
        answers = await asyncio.gather(*many)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert asked == [(1, None)]
        headers = {"Authorization": f"Bearer {host['secret']}"}
        mine = (await http.get(url, headers=headers)).json()
        assert len(asked) == 2
        assert any(step["view"].get("own") for step in mine["steps"])
        await do(server, http, host, "start_game")
        await http.get(url)
        assert len(asked) == 3  # the game is closed now: from here on it is kept
        await do(server, http, host, "stop_game")
        await http.get(url)
        assert len(asked) == 3


async def test_what_is_kept_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When there is no more room, the replay that was asked for longest ago goes."""
    monkeypatch.setattr(shelf, "MOST_BYTES", 1)
    async with serving(tmp_path, QUICK) as (server, hall), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        await asyncio.wait_for(Player(server, host, 1, restless=0).play(), 30)
        (live,) = hall.open_tables()
        for person in (None, host.get("person"), None):
            await hall.shelf.replay(live, 1, person)
            assert len(hall.shelf._kept) == 1  # noqa: SLF001 - memory has no other door
