"""What time does at a live table: the moment to take back, ready people, bots, sleep, replays, a restart."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest

from hareloom.store import SaveFact
from hareloom.tables.delays import Delays
from hareloom.tables.retention import RETENTION, Retention

from .conftest import QUICK
from .wire import Player, do, enter, merge, serving

pytestmark = pytest.mark.anyio


async def look(server: str, http: httpx.AsyncClient, entered: dict[str, Any]) -> dict[str, Any]:
    answer = await http.get(
        f"http://{server}/api/tables/{entered['code']}/view", headers={"Authorization": f"Bearer {entered['secret']}"}
    )
    found: dict[str, Any] = answer.json()
    return found


async def until(server: str, http: httpx.AsyncClient, entered: dict[str, Any], phase: str) -> dict[str, Any]:
    """Look again and again until the table is there."""
    for _ in range(400):
        seen = await look(server, http, entered)
        if seen["table"]["phase"] == phase:
            return seen
        await asyncio.sleep(0.02)
    raise AssertionError(f"the table never came to {phase}")


async def with_bots(server: str, http: httpx.AsyncClient, bots: int, **what: Any) -> dict[str, Any]:
    """A host who plays with bots, the first turn claimed."""
    host = await enter(server, http, None, "Léa", **what)
    for _ in range(bots):
        await do(server, http, host, "add_bot")
    await do(server, http, host, "start_game")
    return host


def now(seen: dict[str, Any]) -> dict[str, Any]:
    return {key: seen["table"][key] for key in ("game", "turn", "phase")}


async def test_bots_play_a_whole_turn_around_one_person(tmp_path: Path) -> None:
    """They claim if nobody does, tell, give, vote; the person only gives and votes."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        player = Player(server, host, 1, restless=0)
        await asyncio.wait_for(player.play(), 30)
        assert player.view["table"]["winners"]


async def test_people_may_claim_the_first_turn_before_bots(tmp_path: Path) -> None:
    """While a person may still claim, bots wait; then one of them claims."""
    delays = Delays(bots_claim=0.5, bot_least=0.001, bot_most=0.002)
    async with serving(tmp_path, delays) as (server, _), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 2)
        await asyncio.sleep(0.2)
        assert (await look(server, http, host))["table"]["phase"] == "claim"
        seen = await until(server, http, host, "give")
        assert seen["table"]["storyteller"] in (2, 3)


async def test_the_moment_to_take_back_ends_by_itself(tmp_path: Path) -> None:
    """The last card given closes the phase only after the moment, and taking it back stops that."""
    delays = Delays(moment=0.4, bot_least=0.001, bot_most=0.002)
    async with serving(tmp_path, delays) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guests = [await enter(server, http, host["code"], name) for name in ("Tom", "Ana", "Max")]
        await do(server, http, host, "start_game")
        await do(server, http, host, "claim_first_turn", game=1, turn=1, phase="claim")
        seen = await look(server, http, host)
        await do(server, http, host, "give_clue", **now(seen), text="x", card=seen["own"]["hand"][0])
        for guest in guests:
            seen = await look(server, http, guest)
            await do(server, http, guest, "give_cards", **now(seen), cards=seen["own"]["hand"][:1])
        seen = await look(server, http, guests[2])
        assert seen["table"]["closing"] is True
        assert seen["own"]["may"]["settle"] is True
        await do(server, http, guests[2], "take_back", **now(seen))
        await asyncio.sleep(0.6)
        assert (await look(server, http, host))["table"]["phase"] == "give"
        await do(server, http, guests[2], "give_cards", **now(seen), cards=seen["own"]["hand"][:1])
        assert (await look(server, http, host))["table"]["phase"] == "give"
        assert await until(server, http, host, "vote")


async def test_the_reveal_waits_only_for_connected_players(tmp_path: Path) -> None:
    """When every connected player is ready the table goes on, without the absent ones."""
    delays = Delays(moment=0.02, linger=30, bot_least=0.001, bot_most=0.002, away=0.3)
    async with serving(tmp_path, delays) as (server, _), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 2)
        player = Player(server, host, 1, restless=0)
        playing = asyncio.create_task(player.play())
        for _ in range(500):
            if player.view.get("table", {}).get("turn", 0) > 2:
                break
            await asyncio.sleep(0.02)
        assert player.view["table"]["turn"] > 2
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_a_table_without_connections_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    """Without connections the bots stop; the table is unloaded, and comes back from the store."""
    delays = Delays(moment=0.02, bots_claim=0, bot_least=0.3, bot_most=0.3, away=0.05, forget=0)
    async with serving(tmp_path, delays) as (server, hall), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 2)
        (live,) = hall.open_tables()
        await asyncio.sleep(0.1)
        await hall.forget_sleepers()
        version = live.state.version
        await asyncio.sleep(0.6)
        assert live.state.version == version, "bots moved although nobody is there"
        await hall.forget_sleepers()
        assert not hall.open_tables()
        seen = await look(server, http, host)
        assert seen["table"]["phase"] == "claim"
        assert len(seen["own"]["hand"]) == 7


async def test_after_a_restart_everything_is_where_it_was(tmp_path: Path) -> None:
    """Seats, hands, phase and people come back from the store, for the same secrets."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guests = [await enter(server, http, host["code"], name) for name in ("Tom", "Ana")]
        await do(server, http, host, "start_game")
        before = [await look(server, http, one) for one in (host, *guests)]
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        assert [await look(server, http, one) for one in (host, *guests)] == before


async def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    """The replay leads step by step to the end; a hand is in it for its own player only; a running game has none."""
    async with serving(tmp_path, QUICK) as (server, _), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        player = Player(server, host, 1, restless=0)
        await asyncio.wait_for(player.play(), 30)
        headers = {"Authorization": f"Bearer {host['secret']}"}
        links = (await http.get(f"http://{server}/api/tables/{host['code']}/replays", headers=headers)).json()["links"]
        assert len(links) == 1
        path = links[0].partition("/r/")[2]
        mine = (await http.get(f"http://{server}/api/replays/{path}", headers=headers)).json()
        theirs = (await http.get(f"http://{server}/api/replays/{path}")).json()
        view: dict[str, Any] = {}
        for step in mine["steps"]:
            view = merge(view, step["view"])
        assert view["table"] == merge({}, player.view["table"])
        assert view["own"]["hand"]
        assert theirs["players"] == {"1": {"name": "Léa", "hare": 0}}
        assert all(not step["view"].get("own") for step in theirs["steps"])
        for wrong in (f"{path}9", path.replace("/1", "/2"), f"{host['code']}/ffffffffffffffff/1"):
            assert (await http.get(f"http://{server}/api/replays/{wrong}")).status_code == 404
        await do(server, http, host, "start_game")
        assert (await http.get(f"http://{server}/api/replays/{path.replace('/1', '/2')}")).status_code == 404
        assert (await http.get(f"http://{server}/api/replays/{path}")).status_code == 200


async def test_a_table_that_nobody_came_back_to_is_deleted(tmp_path: Path) -> None:
    """After the days set for it, it is gone with all that belongs to it; a younger one stays.

    Nothing goes in the first day after the server has seen a clock that it can't compare.
    """
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        assert await hall.expire(-1) == 0
        await hall.store.write(SaveFact(RETENTION, msgspec.json.encode(Retention(seen_at=time.time_ns() // 1_000_000))))
        assert await hall.expire(1) == 0
        assert await look(server, http, host)
        assert await hall.expire(-1) == 1
        gone = await http.get(f"http://{server}/api/tables/{host['code']}")
        assert gone.status_code == 404


async def test_a_replay_shows_only_the_hand_of_the_seat_one_had_then(tmp_path: Path) -> None:
    """A player who takes a seat later does not see in the replay what its former player held."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa", house={"target_score": 5})
        tom = await enter(server, http, host["code"], "Tom")
        for _ in range(2):
            await do(server, http, host, "add_bot")
        await do(server, http, host, "start_game")
        players = [Player(server, one, number, restless=0) for number, one in enumerate((host, tom))]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 30)
        await do(server, http, host, "stop_game")
        await do(server, http, tom, "leave_seat")
        ana = await enter(server, http, host["code"], "Ana")
        assert ana["seat"] == tom["seat"]

        async def hands(entered: dict[str, Any]) -> list[Any]:
            headers = {"Authorization": f"Bearer {entered['secret']}"}
            table = f"http://{server}/api/tables/{host['code']}"
            path = (await http.get(f"{table}/replays", headers=headers)).json()["links"][0].partition("/r/")[2]
            steps = (await http.get(f"http://{server}/api/replays/{path}", headers=headers)).json()["steps"]
            return [step for step in steps if step["view"].get("own")]

        assert await hands(tom)
        assert not await hands(ana)


async def test_a_table_deleted_twice_at_once_is_deleted(tmp_path: Path) -> None:
    """The second request finds nothing left to delete, and nothing crashes."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        await enter(server, http, None, "Léa")
        (live,) = hall.open_tables()
        await asyncio.gather(hall.delete(live), hall.delete(live))
        assert not hall.open_tables()
