"""The big screen: it sees what a watcher sees, is not a person at the table, and can do nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hareloom.server.caps import Caps

from .conftest import QUICK
from .wire import Player, do, enter, merge, serving

pytestmark = pytest.mark.anyio


def screen_of(server: str, code: str) -> str:
    """Where a big screen listens."""
    return f"ws://{server}/api/tables/{code}/screen"


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 5))
    return found


async def closing(socket: ClientConnection) -> int:
    """The code that the server closes with."""
    try:
        while True:
            await hear(socket)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


async def closed_with(address: str, **headers: str) -> int:
    """The code for a connection that is not wanted."""
    async with connect(address, additional_headers=headers) as socket:
        return await closing(socket)


class Looker:
    """A client that only listens, and keeps every byte."""

    def __init__(self) -> None:
        self.received: list[bytes] = []
        self.view: dict[str, Any] = {}

    async def look(self, address: str, headers: dict[str, str]) -> None:
        """Until the first game is over."""
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            async for message in socket:
                self.received.append(message.encode() if isinstance(message, str) else message)
                self.view = merge(self.view, json.loads(message)["view"])
                if self.view["table"]["phase"] == "end":
                    return

    def knows(self, watcher: dict[str, Any]) -> bool:
        """Whether both the screen and the watcher are connected."""
        return bool(self.view) and self.view["screens"] == 1 and self.view["people"][watcher["person"]]["here"]

    def frames(self) -> list[str]:
        """The views received, without the receiver's own part and the frames' numbers."""
        found = [json.loads(each)["view"] for each in self.received]
        return [json.dumps({key: value for key, value in view.items() if key != "you"}) for view in found]


@pytest.mark.parametrize(
    ("edition", "people", "house"),
    [("odyssey", 4, {"target_score": 12}), ("party", 6, {}), ("team", 6, {"target_score": 8})],
)
async def test_a_whole_game_is_the_same_to_a_screen_and_to_a_watcher(
    tmp_path: Path, edition: str, people: int, house: dict[str, Any]
) -> None:
    """Frame by frame both are sent the same: no hand reaches the screen, though it shows the host's own cookie."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa", edition=edition, house=house)
        entered = [host] + [await enter(server, http, host["code"], f"P{n}") for n in range(2, people + 1)]
        watcher = await enter(server, http, host["code"], "Ana", seat=False)
        players = [Player(server, each, seed) for seed, each in enumerate(entered)]
        by_secret, by_screen = Looker(), Looker()
        cookie = {"Cookie": f"hareloom-{host['code']}={host['secret']}"}
        bearer = {"Authorization": f"Bearer {watcher['secret']}"}
        looking = [
            asyncio.create_task(by_screen.look(screen_of(server, host["code"]), cookie)),
            asyncio.create_task(by_secret.look(f"ws://{server}/api/tables/{host['code']}/socket", bearer)),
        ]
        while not (by_screen.knows(watcher) and by_secret.knows(watcher)):  # noqa: ASYNC110 - they come when they come
            await asyncio.sleep(0.01)
        counts = len(by_screen.received), len(by_secret.received)
        playing = [asyncio.create_task(player.play()) for player in players]
        await do(server, http, host, "start_game")
        await asyncio.gather(*playing, *looking)
    assert by_screen.frames()[counts[0] :] == by_secret.frames()[counts[1] :]
    assert {**by_secret.view, "you": None} == {**by_screen.view, "you": None}
    assert len(by_screen.received) > 20
    for data in by_screen.received:
        assert not {"you", "own"} & {key for key, value in json.loads(data)["view"].items() if value is not None}
    hands = {card for player in players for card in (player.view.get("own") or {}).get("hand") or ()}
    laid = {laid["card"] for reveal in by_screen.view["table"]["history"] for laid in reveal["laid"]}
    assert hands - laid, "a player holds a card that never lay on the table"
    sent = b"".join(by_screen.received)
    assert [card for card in hands - laid if card.encode() in sent] == []


async def test_a_screen_can_do_nothing_and_all_see_it(tmp_path: Path) -> None:
    """Its requests are refused; views say how many screens there are; it is not among the people."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        bearer = {"Authorization": f"Bearer {host['secret']}"}
        async with connect(f"ws://{server}/api/tables/{host['code']}/socket", additional_headers=bearer) as socket:
            assert (await hear(socket))["view"]["screens"] == 0
            async with connect(screen_of(server, host["code"])) as screen:
                view = (await hear(screen))["view"]
                assert view["screens"] == 1
                assert list(view["people"]) == [host["person"]]
                assert (await hear(socket))["view"] == {"screens": 1}
                await screen.send(json.dumps({"id": "s1", "action": {"do": "add_bot"}}))
                refused = await hear(screen)
                assert (refused["refused"], refused["code"]) == ("s1", "not_your_part")
                view = await http.get(f"http://{server}/api/tables/{host['code']}/view", headers=bearer)
                assert view.json()["screens"] == 1
            assert (await hear(socket))["view"] == {"screens": 0}
        (live,) = hall.open_tables()
        assert len(live.table.seats) == 1


async def test_a_screen_alone_keeps_no_table_awake(tmp_path: Path) -> None:
    """A screen that was left on does not count as a person: the table sleeps."""
    async with serving(tmp_path, replace(QUICK, away=0.05)) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(screen_of(server, host["code"])) as screen:
            await hear(screen)
            (live,) = hall.open_tables()
            await asyncio.sleep(0.1)
            assert live.presence.here() == set()


async def test_a_closed_door_is_closed_to_screens(tmp_path: Path) -> None:
    """Locked, or one by one, or without watchers: then only the browser of a person at the table shows it."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        address, at_table = screen_of(server, host["code"]), {"Cookie": f"hareloom-{host['code']}={host['secret']}"}
        async with connect(address) as television:
            await hear(television)
            for closed in ({"locked": True}, {"locked": False, "approve": True}, {"approve": False, "watchers": False}):
                await do(server, http, host, "change_table_settings", **closed)
                assert await closed_with(address) == 4401
                async with connect(address, additional_headers=at_table) as screen:
                    assert (await hear(screen))["view"].get("own") is None
            assert await closing(television) == 4401, "the watcher has gone, and so has the screen"
        await do(server, http, host, "change_table_settings", watchers=True)
        async with connect(address) as screen:
            assert (await hear(screen))["whole"]


async def test_screens_too_have_a_door(tmp_path: Path) -> None:
    """No such table, another site's page, and too many screens are refused."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        assert await closed_with(screen_of(server, "bbbbbbbbbb")) == 4404
        assert await closed_with(screen_of(server, host["code"]), Origin="https://evil.example") == 4403
        screens = [await connect(screen_of(server, host["code"])) for _ in range(Caps().screens // 2)]
        for screen in screens:
            await hear(screen)
        assert await closed_with(screen_of(server, host["code"])) == 4429
        for screen in screens:
            await screen.close()


async def test_two_people_share_one_browser(tmp_path: Path) -> None:
    """Each has their own cookie; `as` names the person, over HTTP and the socket; one leaves without the other."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient(base_url=f"http://{server}") as browser:
        code = (await browser.post("/api/tables", json={"name": "Léa"})).json()["code"]
        at = f"/api/tables/{code}"
        second = (await browser.post(f"{at}/people?as=2", json={"name": "Tom"})).json()
        assert second["seat"] == 2
        assert sorted(browser.cookies) == [f"hareloom-{code}", f"hareloom-{code}-2"]
        for one, seat in (("", 1), ("?as=2", 2)):
            assert (await browser.get(f"{at}/view{one}")).json()["own"]["seat"] == seat
            cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            async with connect(f"ws://{server}{at}/socket{one}", additional_headers={"Cookie": cookies}) as socket:
                assert (await hear(socket))["view"]["own"]["seat"] == seat
        assert not (await browser.get(f"{at}?as=3")).json()["inside"]
        assert (await browser.delete(f"{at}/devices?as=2")).status_code == 204
        assert (await browser.get(f"{at}/view?as=2")).status_code == 401
        assert (await browser.get(f"{at}/view")).json()["own"]["seat"] == 1
