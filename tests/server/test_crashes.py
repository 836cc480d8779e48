"""The server is killed in the middle of things: what was acknowledged is there, once, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hareloom.server.bootstrap import FILE

from .test_socket import address, bearer
from .wire import Player, do, enter

PHASES = ("give", "vote", "reveal", "clue")
KILLS = int(os.environ.get("HARELOOM_KILLS", "8"))
TABLES = 3
ROOT = Path(__file__).parent.parent.parent


class Mortal:
    """A server that is killed now and then."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.data = data
        self.address = f"127.0.0.1:{self.port}"
        self.kills = 0
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Up again, and answering."""
        self.process = self.spawn()
        async with httpx.AsyncClient() as http:
            for _ in range(400):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://{self.address}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not come up")

    def spawn(self) -> subprocess.Popen[bytes]:
        """A new process over the same file."""
        command = [sys.executable, "-m", "tests.server.child_server", str(self.port), str(self.data)]
        return subprocess.Popen(command, cwd=ROOT)

    def kill(self) -> None:
        """No goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.kills += 1


GONE = (OSError, EOFError, InvalidHandshake, TimeoutError)
"""What a client meets while the server is down."""


async def play_on(player: Player, games: int) -> None:
    """Play to the end, whatever happens to the server."""
    while player.games_over < games:
        try:
            await player.play(games)
        except GONE:
            await asyncio.sleep(0.05)


class Party:
    """A table with three people, a bot, and a watcher who talks: one game after another."""

    def __init__(self, server: Mortal, number: int) -> None:
        self.server, self.number = server, number
        self.people: list[dict[str, Any]] = []
        self.players: list[Player] = []
        self.games = 0
        self.said: list[str] = []

    async def comes(self, http: httpx.AsyncClient) -> None:
        """Each person sits down."""
        server = self.server.address
        host = await enter(server, http, None, "Léa", edition="odyssey", house={"rounds_per_player": 2})
        self.people = [host, *[await enter(server, http, host["code"], f"Guest {n}") for n in range(2)]]
        self.watcher = await enter(server, http, host["code"], "Watcher", seat=False)
        await do(server, http, host, "add_bot")
        self.players = [
            Player(server, one, self.number * 10 + n, restless=0.1) for n, one in enumerate(self.people)
        ]  # fmt: skip

    async def plays(self, enough: asyncio.Event) -> None:
        """Games, until there were enough kills; and the last one to its end."""
        talking = asyncio.create_task(self._talks(enough))
        while not enough.is_set():
            self.games += 1
            await self._starts()
            await asyncio.gather(*(play_on(player, self.games) for player in self.players))
        await talking

    async def _starts(self) -> None:
        """Request the next game with one id, until the server answers."""
        host = self.people[0]
        body = {"id": f"start-{self.games}", "action": {"do": "start_game"}}
        at = f"http://{self.server.address}/api/tables/{host['code']}/actions"
        async with httpx.AsyncClient(timeout=20) as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    answer = await http.post(at, json=body, headers=bearer(host))
                    if answer.status_code == HTTPStatus.TOO_MANY_REQUESTS:  # games follow each other fast here
                        await asyncio.sleep(1)
                        continue
                    assert answer.json() == {"ack": body["id"]}, "asked again, it is done already"
                    return
                await asyncio.sleep(0.05)

    async def _talks(self, enough: asyncio.Event) -> None:
        """Say one thing after another, each with one id until it is acknowledged."""
        while not enough.is_set():
            with contextlib.suppress(*GONE, ConnectionClosed):
                at = address(self.server.address, self.watcher["code"])
                async with connect(at, additional_headers=bearer(self.watcher)) as socket:
                    while not enough.is_set():
                        text = f"remark {len(self.said)}"
                        body = {"id": text.replace(" ", "-"), "action": {"do": "say", "text": text}}
                        await socket.send(json.dumps(body))
                        async for message in socket:
                            if json.loads(message).get("ack") == body["id"]:
                                self.said.append(text)
                                break
                        await asyncio.sleep(0.3)
            await asyncio.sleep(0.05)


@pytest.mark.anyio
async def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    """SIGKILL in every phase and at any moment: nothing acknowledged is lost or doubled, and every game is finished."""
    server, enough = Mortal(tmp_path), asyncio.Event()
    await server.start()
    parties = [Party(server, number) for number in range(TABLES)]
    try:
        async with httpx.AsyncClient(timeout=20) as http:
            for party in parties:
                await party.comes(http)
        playing = asyncio.gather(*(party.plays(enough) for party in parties))
        hit = await asyncio.wait_for(_kill(server, parties, playing), 60 + 15 * KILLS)
        enough.set()
        await asyncio.wait_for(playing, 300)
        kills, games = server.kills, sum(party.games for party in parties)
    finally:
        server.kill()
    assert kills >= KILLS
    assert hit.keys() >= set(PHASES), f"the kills hit only {hit}"
    acked = _check_log(tmp_path, parties)
    said = _check_remarks(tmp_path, parties)
    sys.stdout.write(f"\n{kills} kills, {games} games, {acked} acknowledged moves, {said} remarks: {dict(hit)}\n")


async def _kill(server: Mortal, parties: list[Party], playing: asyncio.Future[list[None]]) -> Counter[str]:
    """First in every phase, then at any moment; how often in which phase."""
    hit, dice = Counter[str](), random.Random(9)
    for phase in itertools.chain(PHASES, itertools.repeat("")):
        player = dice.choice(parties).players[0]
        until = time.monotonic() + 20 if phase else time.monotonic() + dice.uniform(0.02, 0.6)
        while time.monotonic() < until and (not phase or _phase(player) != phase):  # noqa: ASYNC110 - it comes when it comes
            await asyncio.sleep(0.001)
        if playing.done():
            playing.result()  # something went wrong there: say what
        hit[_phase(player)] += 1
        server.kill()
        await server.start()
        if server.kills >= KILLS:
            break
    return hit


def _phase(player: Player) -> str:
    phase: str = player.view.get("table", {}).get("phase", "before")
    return phase


def _check_log(data: Path, parties: list[Party]) -> int:
    """Every acknowledged move is there, and everything is there once; how many were acknowledged."""
    with contextlib.closing(sqlite3.connect(data / FILE)) as database:
        rows = database.execute("SELECT table_no, actor, action_id FROM log").fetchall()
    assert max(Counter(rows).values()) == 1, "something was done twice"
    kept = {(actor, action_id) for _, actor, action_id in rows}
    acked = 0
    for party in parties:
        for person, player in zip(party.people, party.players, strict=True):
            actor = f"person:{person['person']}"
            lost = [ask for ask in player.acks if (actor, ask) not in kept]
            assert not lost, f"acknowledged, but not in the log: {lost}"
            acked += len(player.acks)
    assert acked > 30
    return acked


def _check_remarks(data: Path, parties: list[Party]) -> int:
    """What was said is there once; how much that was."""
    with contextlib.closing(sqlite3.connect(data / FILE)) as database:
        kept = Counter(
            database.execute("SELECT code, text FROM remarks JOIN tables ON tables.no = table_no").fetchall()
        )
    for party in parties:
        assert party.said
        lost = [text for text in party.said if (party.watcher["code"], text) not in kept]
        assert not lost, f"acknowledged, but not said: {lost}"
    assert max(kept.values()) == 1, "something was said twice"
    return kept.total()
