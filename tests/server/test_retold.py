"""A game is taken from one server to another as a file, and is looked at there like any other replay."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from hareloom.cli import main
from hareloom.tables.codes import LONGEST, SHORTEST, WORDS
from hareloom.tables.retention import A_DAY
from hareloom.tables.retold import PREFIX
from tests.replays.making import NAMES, file_of, stored_game

from .conftest import QUICK
from .retold import views
from .test_evening import with_bots
from .wire import Player, do, enter, serving

pytestmark = pytest.mark.anyio


async def command(*words: str, expect: int = 0) -> None:
    """Run a command beside the server, as a person would."""
    assert await asyncio.to_thread(main, list(words)) == expect


async def imported(data: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """The id and the link of a file that was imported."""
    capsys.readouterr()
    await command("replay", "import", str(file), "--data", str(data))
    replay_id, link = capsys.readouterr().out.split(": ", 1)
    return replay_id, link.strip()


def api(link: str) -> str:
    return link.replace("/r/", "/api/replays/")


async def test_a_game_is_the_same_on_another_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exported while one server runs, imported while another does: every step of the public replay is there."""
    file = tmp_path / "game.jsonl"
    async with serving(tmp_path / "one", QUICK) as (server, hall), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        await asyncio.wait_for(Player(server, host, 1, restless=0).play(), 30)
        (live,) = hall.open_tables()
        key = live.state.private.replay_key
        here = (await http.get(f"http://{server}/api/replays/{host['code']}/{key}/1")).json()
        await command("replay", "export", host["code"], "--out", str(file), "--data", str(tmp_path / "one"))
    async with serving(tmp_path / "two", QUICK) as (server, _), httpx.AsyncClient() as http:
        replay_id, link = await imported(tmp_path / "two", file, capsys)
        assert link.startswith(f"http://127.0.0.1:{server.partition(':')[2]}/r/{replay_id}/") or "localhost" in link
        path = api(link)[api(link).index("/api/") :]
        there = (await http.get(f"http://{server}{path}")).json()
        assert (await http.get(f"http://{server}{path.replace('/api/replays/', '/r/')}")).status_code == 200
        for wrong in (f"{path}0", path.replace(f"/{replay_id}/", "/retold000000000000/"), f"{path[:-3]}x/1"):
            refused = await http.get(f"http://{server}{wrong}")
            assert (refused.status_code, refused.json()["code"]) == (404, "no_such_replay")
    assert [view["table"] for view in views(there)] == [view["table"] for view in views(here)][: len(views(there))]
    assert views(there)[-1]["table"]["phase"] == "end"
    assert there["players"] == {"1": {"name": "Léa", "hare": 0}}
    played = {card for view in views(there) for card in view["table"]["images"]}
    assert {card["id"] for deck in there["decks"] for card in deck["cards"]} == played
    assert here["decks"] == []


async def test_imports_are_listed_and_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Links are shown on demand only; what is deleted answers 404; deleting it again says so kindly."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(file_of(stored_game(names=NAMES[:4])))
    async with serving(tmp_path / "data", QUICK) as (server, _), httpx.AsyncClient() as http:
        data = str(tmp_path / "data")
        replay_id, link = await imported(tmp_path / "data", file, capsys)
        path = api(link)[api(link).index("/api/") :]
        await command("replay", "list", "--data", data)
        said = capsys.readouterr().out
        assert replay_id in said
        assert "odyssey" in said
        assert link not in said
        await command("replay", "list", "--names", "--data", data)
        assert link in capsys.readouterr().out
        assert (await http.get(f"http://{server}{path}")).status_code == 200
        await command("replay", "delete", replay_id, "--data", data)
        assert (await http.get(f"http://{server}{path}")).status_code == 404
        await command("replay", "delete", replay_id, "--data", data, expect=2)
        assert "no such replay" in capsys.readouterr().err


async def test_imports_go_as_old_tables_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After as many days as tables are kept, and not while the clock is doubted."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(file_of(stored_game(turns=1)))
    async with serving(tmp_path / "data", QUICK) as (_, hall):
        await imported(tmp_path / "data", file, capsys)
        (record,) = await hall.store.replays(9)
        scheduler = hall.context.scheduler
        now = scheduler.wall_clock()
        clock = {"now": now}
        scheduler.wall_clock = lambda: clock["now"]  # type: ignore[method-assign]
        await hall.expire(10)
        clock["now"] = now + 9 * A_DAY  # a jump: nothing goes for a day
        await hall.expire(5)
        assert len(await hall.store.replays(9)) == 1
        for hours in range(0, 48, 12):
            clock["now"] = now + 9 * A_DAY + hours * A_DAY // 24
            await hall.expire(30)
        assert len(await hall.store.replays(9)) == 1
        await hall.expire(5)
        assert record.at < clock["now"] - 5 * A_DAY
        assert await hall.store.replays(9) == []


def test_no_code_of_a_table_looks_like_one_of_these() -> None:
    """No word begins what their codes begin with, and codes of old tables have no vowels."""
    assert not {PREFIX[:size] for size in range(SHORTEST, LONGEST + 1)} & set(WORDS)
    assert set(PREFIX) & set("aeiou")


async def test_a_person_chooses_to_have_no_name_in_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The replay and the file have a hare without a name, the table still has the name; others hear nothing of it."""
    async with serving(tmp_path, QUICK) as (server, hall), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        other = await enter(server, http, host["code"], "Tom", seat=False)
        await asyncio.wait_for(Player(server, host, 1, restless=0).play(), 30)
        (live,) = hall.open_tables()
        at = f"http://{server}/api/tables/{host['code']}"
        link = f"http://{server}/api/replays/{host['code']}/{live.state.private.replay_key}/1"
        headers = {"Authorization": f"Bearer {host['secret']}"}
        before = (await http.get(f"{at}/view", headers={"Authorization": f"Bearer {other['secret']}"})).json()
        answer = await http.put(f"{at}/unnamed", json={"unnamed": True}, headers=headers)
        assert answer.status_code == 204
        mine = (await http.get(f"{at}/view", headers=headers)).json()
        assert mine["you"]["unnamed"] is True
        after = (await http.get(f"{at}/view", headers={"Authorization": f"Bearer {other['secret']}"})).json()
        assert after["people"] == before["people"]
        assert after["you"]["unnamed"] is False
        replay: dict[str, Any] = (await http.get(link)).json()
        assert replay["players"] == {"1": {"name": None, "hare": 0}}
        await command("replay", "export", host["code"], "--out", str(tmp_path / "x.jsonl"), "--data", str(tmp_path))
        header = json.loads((tmp_path / "x.jsonl").read_bytes().splitlines()[0])
        assert header["players"][0] == {"seat": 1, "name": None, "hare": 0, "bot": ""}
        assert "Léa" not in (tmp_path / "x.jsonl").read_text(encoding="utf-8")
        await http.put(f"{at}/unnamed", json={"unnamed": False}, headers=headers)
        assert (await http.get(link)).json()["players"]["1"]["name"] == "Léa"
        await do(server, http, host, "say", text="still here")
    capsys.readouterr()


def test_the_choice_is_among_what_is_mine(client: TestClient) -> None:
    """It is in the export of me, as it is now."""
    answer = client.post("/api/tables", json={"name": "Léa"})
    code = answer.json()["code"]
    assert client.get("/api/me/export").json()["tables"][0]["unnamed"] is False
    assert client.put(f"/api/tables/{code}/unnamed", json={"unnamed": True}).status_code == 204
    assert client.get("/api/me/export").json()["tables"][0]["unnamed"] is True
