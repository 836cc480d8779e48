"""The server is killed in the middle of things: what was acknowledged is there, once, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import InvalidHandshake

from hareloom.server.opening import FILE

from .wire import Player, do, enter

PHASES = ("give", "vote", "reveal", "clue")
KILLS = int(os.environ.get("HARELOOM_KILLS", "8"))
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


async def play_on(player: Player) -> None:
    """Play to the end, whatever happens to the server."""
    while True:
        try:
            await player.play()
        except (OSError, EOFError, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.05)
        else:
            return


@pytest.mark.anyio
async def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    """SIGKILL in every phase: no acknowledged action is lost or doubled, and the game is finished."""
    server = Mortal(tmp_path)
    await server.start()
    try:
        async with httpx.AsyncClient(timeout=20) as http:
            host = await enter(server.address, http, None, "Léa", edition="odyssey", house={"rounds_per_player": 6})
            guests = [await enter(server.address, http, host["code"], f"Guest {n}") for n in range(2)]
            await do(server.address, http, host, "add_bot")
            await do(server.address, http, host, "start_game")
        players = [Player(server.address, entered, n, restless=0.1) for n, entered in enumerate([host, *guests])]
        game = asyncio.gather(*(play_on(player) for player in players))
        hit = await asyncio.wait_for(_kill_in_every_phase(server, players, game), 300)
        await asyncio.wait_for(game, 300)
    finally:
        server.kill()
    assert hit >= set(PHASES), f"the kills hit only {hit}"
    _check_log(tmp_path, [host, *guests], players)


async def _kill_in_every_phase(server: Mortal, players: list[Player], game: asyncio.Future[list[None]]) -> set[str]:
    hit: set[str] = set()
    for phase in itertools.cycle(PHASES):
        if game.done() or (server.kills >= KILLS and hit >= set(PHASES)):
            return hit
        if server.kills >= KILLS and phase in hit:
            continue
        for _ in range(2000):
            if _phase(players[0]) == phase or game.done():
                break
            await asyncio.sleep(0.001)
        hit.add(_phase(players[0]))
        server.kill()
        await server.start()
    raise AssertionError("the phases never end")


def _phase(player: Player) -> str:
    phase: str = player.sight.get("table", {}).get("phase", "before")
    return phase


def _check_log(data: Path, people: list[dict[str, str]], players: list[Player]) -> None:
    with contextlib.closing(sqlite3.connect(data / FILE)) as database:
        kept = Counter(database.execute("SELECT actor, action_id FROM log").fetchall())
    for person, player in zip(people, players, strict=True):
        actor = f"person:{person['person']}"
        lost = [ask for ask in player.acks if (actor, ask) not in kept]
        assert not lost, f"acknowledged, but not in the log: {lost}"
    assert max(kept.values()) == 1, "something was done twice"
    assert sum(len(player.acks) for player in players) > 30
