"""Those who play have room at their table, however many others look at it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Self

import httpx2 as httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hareloom.server.caps import Caps
from hareloom.server.socket.places import Places

from .wire import enter, serving

pytestmark = pytest.mark.anyio

AT_HOME, ELSEWHERE = "127.0.0.1", "127.0.0.77"


class Lookers:
    """Sockets that look at one table until the test is over."""

    def __init__(self, server: str, code: str) -> None:
        self._at = f"ws://{server}/api/tables/{code}"
        self.let_in: list[ClientConnection] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(socket.close() for socket in self.let_in))

    async def look(self, secret: str | None, source: str = AT_HOME, what: str = "socket") -> bool:
        """Look from that address: is it let in?"""
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        at = f"{self._at}/{what}"
        socket = await connect(at, additional_headers=headers, compression=None, max_queue=None, local_addr=(source, 0))
        try:
            assert json.loads(await socket.recv())["whole"]
        except ConnectionClosed:
            await socket.close()
            return False
        self.let_in.append(socket)
        return True


async def watch(http: httpx.AsyncClient, server: str, code: str, number: int) -> list[str]:
    """The secrets of that many watchers."""
    secrets: list[str] = []
    for n in range(number):
        body = {"name": f"Watcher {n}", "seat": False, "bearer": True}
        answer = await http.post(f"http://{server}/api/tables/{code}/people", json=body)
        assert answer.status_code == 201, answer.text
        secrets.append(answer.json()["secret"])
    return secrets


async def test_watchers_never_keep_players_out(tmp_path: Path) -> None:
    """Forty watchers with three sockets each come from one address; host and player come in, from there too."""
    flags: dict[str, str | None] = {"limits": "joins=100,joins_of_table=100"}
    async with serving(tmp_path, flags=flags) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        friend = await enter(server, http, host["code"], "Tom")
        secrets = await watch(http, server, host["code"], 40)
        async with Lookers(server, host["code"]) as lookers:
            strangers = [await lookers.look(secret, ELSEWHERE) for secret in secrets * 3]
            assert strangers.count(True) == Caps().watchers_of_address
            for who in (host, friend):
                for source in (AT_HOME, ELSEWHERE):
                    assert await lookers.look(who["secret"], source)
            assert await lookers.look(secrets[0]), "watchers of another address have room too"
            (live,) = hall.open_tables()
            assert len(live.presence) == Caps().watchers_of_address + 5


async def test_screens_of_strangers_leave_room_for_the_hosts(tmp_path: Path) -> None:
    """All screens that the link allows are open; the host's own still comes in, by the host's secret."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with Lookers(server, host["code"]) as lookers:
            sources = [f"127.0.1.{n}" for n in (1, 2, 3)]
            opened = [await lookers.look(None, source, "screen") for source in sources for _ in range(5)]
            assert opened == [True] * 4 + [False] + [True] * 4 + [False] * 6
            assert await lookers.look(host["secret"], AT_HOME, "screen")


async def test_two_hundred_watch_a_table_of_twelve(tmp_path: Path) -> None:
    """Where the operator allows it, all of them are let in and see the game begin; one more is refused."""
    limits = "watchers=200,watchers_of_address=500,connections_of_address=1000,joins=300,joins_of_table=300"
    limits += ",plain_connections_of_address=300"
    async with serving(tmp_path, flags={"limits": limits}) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        players = [host, *[await enter(server, http, host["code"], f"P{n}") for n in range(11)]]
        secrets = await watch(http, server, host["code"], 200)
        at = f"http://{server}/api/tables/{host['code']}"
        full = await http.post(f"{at}/people", json={"name": "One more", "seat": False})
        assert full.json()["code"] == "table_full"
        async with Lookers(server, host["code"]) as lookers:
            everyone = [*secrets, *(one["secret"] for one in players)]
            assert all(await asyncio.gather(*(lookers.look(secret) for secret in everyone)))
            begin = {"id": "go", "action": {"do": "start_game"}}
            await http.post(f"{at}/actions", json=begin, headers={"Authorization": f"Bearer {host['secret']}"})
            await asyncio.wait_for(asyncio.gather(*(_begun(socket) for socket in lookers.let_in)), 10)


async def _begun(socket: ClientConnection) -> None:
    while True:
        frame: dict[str, Any] = json.loads(await socket.recv())
        if frame.get("view", {}).get("table", {}).get("phase") == "claim":
            return


async def test_a_free_seat_is_for_who_comes_to_play(tmp_path: Path) -> None:
    """When no more may watch, the next player still sits down."""
    async with serving(tmp_path, flags={"limits": "watchers=3"}) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        await watch(http, server, host["code"], 3)
        full = await http.post(f"http://{server}/api/tables/{host['code']}/people", json={"name": "X", "seat": False})
        assert (full.status_code, full.json()["code"]) == (409, "table_full")
        assert (await enter(server, http, host["code"], "Tom"))["seat"] == 2


async def test_one_address_fills_no_table_alone(tmp_path: Path) -> None:
    """Newcomers of one address are bounded at each table; another table takes more of them."""
    async with serving(tmp_path, flags={"limits": "joins_of_table=3"}) as (server, _), httpx.AsyncClient() as http:
        one, other = [await enter(server, http, None, "Léa") for _ in range(2)]
        await watch(http, server, one["code"], 3)
        fourth = await http.post(f"http://{server}/api/tables/{one['code']}/people", json={"name": "X"})
        assert fourth.status_code == 429
        await watch(http, server, other["code"], 3)


def test_a_server_full_of_lookers_has_room_for_players() -> None:
    """Those who only look have three quarters of the server, and half of what their address may have."""
    places = Places(Caps(connections_of_address=10), sockets=16)
    for number in range(12):
        assert places.come(f"n{number}")
        assert places.may_look(f"n{number}")
    assert places.come("n12")
    assert not places.may_look("n12")
    assert places.plays("n12")
    places.go("n12", played=True)
    places = Places(Caps(connections_of_address=10), sockets=100)
    looked = [places.come("one") and places.may_look("one") for _ in range(6)]
    assert looked == [True] * 5 + [False]
    assert all(places.come("one") and places.plays("one") for _ in range(10))
    assert places.come("one")
    assert not places.plays("one")
