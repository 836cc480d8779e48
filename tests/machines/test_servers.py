"""Several servers on one database, over the wire: people come in anywhere, and go to another one when theirs stops."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from postgres import Server
from serving import free_port
from tests.server.making_decks import made, making
from tests.server.test_crashes import ROOT, play_on
from tests.server.test_socket import address, bearer
from tests.server.wire import Player, do, enter

pytestmark = pytest.mark.anyio


class Wanderer(Player):
    """A player who comes to any of the servers, each time the connection was lost."""

    servers: list[str]

    async def play(self, games: int = 1) -> None:
        self.server = random.choice(self.servers)
        await super().play(games)


async def view(http: httpx.AsyncClient, server: str, person: dict[str, Any]) -> dict[str, Any]:
    """The table as that person sees it there."""
    answer = await http.get(f"http://{server}/api/tables/{person['code']}/view", headers=bearer(person))
    found: dict[str, Any] = answer.json()
    return found


async def here(http: httpx.AsyncClient, server: str, person: dict[str, Any]) -> set[str]:
    """Who is connected, as that server knows."""
    people = (await view(http, server, person))["people"].values()
    return {one["name"] for one in people if one["here"]}


async def test_a_whole_game_with_people_on_three_servers(servers: list[str]) -> None:
    """Four people and two bots play to the end, each connection to another server, and all servers agree."""
    async with httpx.AsyncClient() as http:
        host = await enter(servers[0], http, None, "Léa")
        people = [host, *[await enter(servers[n % 3], http, host["code"], f"Guest {n}") for n in range(1, 4)]]
        for server in servers[:2]:
            await do(server, http, host, "add_bot")
        await do(servers[2], http, host, "change_settings", edition="odyssey", house={"target_score": 8})
        await do(servers[1], http, host, "start_game")
        players = [Wanderer(servers[0], one, seed, restless=0.3) for seed, one in enumerate(people)]
        for player in players:
            player.servers = servers
        await asyncio.wait_for(asyncio.gather(*(play_on(player, 1) for player in players)), 120)
        seen = [(await view(http, server, host))["table"] for server in servers]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["phase"] == "end"


async def test_what_is_said_on_one_server_is_heard_on_another(servers: list[str]) -> None:
    """Talk, names and who is here reach people on other servers at once."""
    async with httpx.AsyncClient() as http:
        host = await enter(servers[0], http, None, "Léa")
        guest = await enter(servers[1], http, host["code"], "Tom")
        async with (
            connect(address(servers[0], host["code"]), additional_headers=bearer(host)) as one,
            connect(address(servers[1], host["code"]), additional_headers=bearer(guest)) as two,
        ):
            await one.send(json.dumps({"id": "s1", "action": {"do": "say", "text": "Where are you?"}}))
            async with asyncio.timeout(3):
                async for message in two:
                    if b"Where are you?" in (message if isinstance(message, bytes) else message.encode()):
                        break
            async with asyncio.timeout(3):
                while await here(http, servers[2], host) != {"Léa", "Tom"}:  # noqa: ASYNC110 - another server's word
                    await asyncio.sleep(0.02)


async def test_big_screens_are_counted_on_all_servers(servers: list[str]) -> None:
    """Eight of strangers at a table, half of them on one server from one address; the ninth finds no room anywhere."""
    async with httpx.AsyncClient() as http, contextlib.AsyncExitStack() as open_screens:
        host = await enter(servers[0], http, None, "Léa")
        for server in [servers[0]] * 4 + [servers[1]] * 4:
            screen = await open_screens.enter_async_context(connect(address(server, host["code"], "screen")))
            await screen.recv()
        async with asyncio.timeout(5):
            while (await view(http, servers[2], host))["screens"] < 8:  # noqa: ASYNC110 - another server's word
                await asyncio.sleep(0.02)
        async with connect(address(servers[2], host["code"], "screen")) as ninth:
            assert await closed_with(ninth) == 4429


def test_a_deck_is_made_here_and_sent_pictures_there(postgres: Server, database: str, tmp_path: Path) -> None:
    """A deck that another server has made a moment ago is known; and what is added there is seen here."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    url = postgres.url(database)
    with making(tmp_path / "one", database=url) as here, making(tmp_path / "two", database=url) as there:
        deck, cards = made(here, 2)
        there.cookies.update(dict(here.cookies))
        seen = there.get(f"/api/own-decks/{deck['id']}").json()
        assert [card["card"] for card in seen["cards"]] == cards
        assert there.delete(f"/api/own-decks/{deck['id']}/cards/{cards[0]}").status_code == 204
        left = here.get(f"/api/own-decks/{deck['id']}").json()
        assert [card["card"] for card in left["cards"]] == cards[1:]


def free_ports(count: int) -> int:
    """The first of so many free ports in a row."""
    while True:
        first = free_port()
        with contextlib.ExitStack() as held, contextlib.suppress(OSError, OverflowError):
            for port in range(first, first + count):
                held.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first


class Process:
    """A server as an operator starts it."""

    def __init__(self, data: Path, url: str, *flags: str, ports: int = 1) -> None:
        self.port = free_ports(ports)
        self.address = f"127.0.0.1:{self.port}"
        data.mkdir()
        self._command = [sys.executable, "-m", "hareloom", "serve", "--port", str(self.port), "--data", str(data)]
        self._command += ["--database", url, *flags]

    async def start(self) -> None:
        """Start it, and wait until it is ready."""
        self.process = subprocess.Popen(self._command, cwd=ROOT, start_new_session=True)  # noqa: ASYNC220 - at once
        await ready(self.address)

    async def ended(self) -> int:
        """Wait until it has ended; how."""
        return await asyncio.to_thread(self.process.wait, 10)

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


async def closed_with(wire: ClientConnection) -> int | None:
    """Wait until the server closes it; the code."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(5):
            while True:
                await wire.recv()
    return wire.close_code


async def ready(server: str, status: int = 200) -> None:
    """Wait until /readyz says so."""
    async with httpx.AsyncClient() as http, asyncio.timeout(20):
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await http.get(f"http://{server}/readyz")).status_code == status:
                    return
            await asyncio.sleep(0.05)


async def test_a_server_that_stops_sends_its_people_to_another(postgres: Server, database: str, tmp_path: Path) -> None:
    """On SIGTERM it says that it drains, lets people finish, closes with 1012, and ends well; the others go on."""
    one, two = (Process(tmp_path / name, postgres.url(database), "--drain", "1.5") for name in ("one", "two"))
    try:
        await asyncio.gather(one.start(), two.start())
        async with httpx.AsyncClient() as http:
            host = await enter(one.address, http, None, "Léa")
            async with connect(address(one.address, host["code"]), additional_headers=bearer(host)) as wire:
                one.process.terminate()
                await ready(one.address, status=503)
                await wire.send(json.dumps({"id": "last", "action": {"do": "add_bot"}}))
                assert await closed_with(wire) == 1012
            seats = (await view(http, two.address, host))["table"]["seats"]
            assert len(seats) == 2, "what was asked during the drain was done"
            assert await one.ended() in (0, -signal.SIGTERM)
            await do(two.address, http, host, "add_bot")
    finally:
        for server in (one, two):
            server.stop()


async def test_workers_are_started_again(postgres: Server, database: str, tmp_path: Path) -> None:
    """Two workers serve one table on two ports; one that is killed comes back, and both end together."""
    first = Process(tmp_path / "data", postgres.url(database), "--workers", "2", "--drain", "0", ports=2)
    second = f"127.0.0.1:{first.port + 1}"
    try:
        await first.start()
        await ready(second)
        async with httpx.AsyncClient() as http:
            host = await enter(first.address, http, None, "Léa")
            await do(second, http, host, "add_bot")
            async with asyncio.timeout(3):  # the first has yet to hear of it
                while len((await view(http, first.address, host))["table"]["seats"]) < 2:  # noqa: ASYNC110 - as above
                    await asyncio.sleep(0.02)
        worker = listening_at(second) or 0
        os.kill(worker, signal.SIGKILL)
        await ready(second)
        assert listening_at(second) != worker
        first.process.terminate()
        assert await first.ended() == 0
    finally:
        first.stop()


def listening_at(server: str) -> int | None:
    """The process that listens there."""
    port = int(server.rpartition(":")[2])
    inodes = {
        line.split()[9]
        for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]
        if line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "0A"
    }
    for folder in Path("/proc").glob("[0-9]*/fd/*"):
        with contextlib.suppress(OSError):
            if folder.readlink().name.removeprefix("socket:[").removesuffix("]") in inodes:
                return int(folder.parts[2])
    return None
