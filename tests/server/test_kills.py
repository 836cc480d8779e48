"""The server is killed after it received something and before it answered: nothing is lost, nothing is twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hareloom.server.bootstrap import FILE

from .test_crashes import ROOT, Mortal
from .test_socket import address, bearer
from .wire import Player, do, enter

BETWEEN = int(os.environ.get("HARELOOM_KILLS_BETWEEN", "3"))
"""Kills between receipt and acknowledgement; `make proof` sets 60."""
TABLES = 4
dice = random.Random(5)


class Talkative(Mortal):
    """A server that says what it has received, as soon as it has."""

    def spawn(self) -> subprocess.Popen[bytes]:
        self.told, pipe = os.pipe()
        os.set_blocking(self.told, False)
        command = [sys.executable, "-m", "tests.server.child_server", str(self.port), str(self.data), str(pipe)]
        process = subprocess.Popen(command, cwd=ROOT, pass_fds=[pipe])
        os.close(pipe)
        return process

    def received(self) -> list[str]:
        """The ids it has told since the last time."""
        try:
            return os.read(self.told, 1 << 16).decode().split()
        except BlockingIOError:
            return []


class Host:
    """A client that shuffles the seats without end, and repeats a request with the same id if no answer comes."""

    def __init__(self, entered: dict[str, Any], number: int) -> None:
        self.entered, self.number = entered, number
        self.asked = 0
        self.acked: set[str] = set()
        self.pending = ""

    async def shuffle(self, server: str) -> None:
        """Until the server dies."""
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with connect(
                address(server, self.entered["code"]), additional_headers=bearer(self.entered)
            ) as socket:
                while True:
                    if not self.pending:
                        self.asked += 1
                        self.pending = f"host{self.number}-{self.asked}"
                    await socket.send(json.dumps({"id": self.pending, "action": {"do": "shuffle_seats"}}))
                    await self._hear_ack(socket)
                    await asyncio.sleep(0.05)

    async def _hear_ack(self, socket: ClientConnection) -> None:
        async for message in socket:
            heard = json.loads(message)
            assert "refused" not in heard, heard
            if heard.get("ack") == self.pending:
                self.acked.add(self.pending)
                self.pending = ""
                return


@pytest.mark.anyio
async def test_a_kill_between_receipt_and_answer_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    """What was acknowledged is in the log, everything is there once, and every table plays its game to the end."""
    server = Talkative(tmp_path)
    await server.start()
    between = Counter[str]()
    hosts: list[Host] = []
    try:
        async with httpx.AsyncClient(timeout=20) as http:
            for number in range(TABLES):
                hosts.append(Host(await enter(server.address, http, None, "Léa", house={"target_score": 5}), number))
                for _ in range(3):
                    await do(server.address, http, hosts[-1].entered, "add_bot")
        while between["kills"] < BETWEEN:
            asking = [asyncio.create_task(host.shuffle(server.address)) for host in hosts]
            received = await _received_some(server)
            server.kill()
            await asyncio.gather(*asking)
            received |= set(server.received())
            unanswered = [host for host in hosts if host.pending in received]
            between["kills"] += bool(unanswered)
            between["all"] += 1
            await server.start()
        _check(tmp_path, hosts)
        async with httpx.AsyncClient(timeout=20) as http:
            for host in hosts:
                await do(server.address, http, host.entered, "start_game")
        players = [Player(server.address, host.entered, host.number, restless=0) for host in hosts]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
    finally:
        server.kill()
    sys.stdout.write(f"{between['kills']} of {between['all']} kills were between receipt and acknowledgement\n")
    assert all(player.view["table"]["winners"] for player in players)


async def _received_some(server: Talkative) -> set[str]:
    """Wait until the server has received a few, and then for a moment that ends before or after the commit."""
    wanted, received = dice.randint(1, 8), set[str]()
    for _ in range(20_000):
        received |= set(server.received())
        if len(received) >= wanted:
            break
        await asyncio.sleep(0.0005)
    await asyncio.sleep(dice.choice([0, 0, 0.001, 0.003]))
    return received


def _check(data: Path, hosts: list[Host]) -> None:
    with contextlib.closing(sqlite3.connect(data / FILE)) as database:
        kept = Counter(database.execute("SELECT actor, action_id FROM log").fetchall())
    assert any(host.acked for host in hosts)
    for host in hosts:
        actor = f"person:{host.entered['person']}"
        assert all(kept[actor, ask] == 1 for ask in host.acked), "acknowledged, but not there once"
    assert max(kept.values()) == 1, "something was done twice"
