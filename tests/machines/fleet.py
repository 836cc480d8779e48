"""Servers on one database, each a process at the end of wires of its own, and what can happen to them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import httpx2 as httpx
from wires import Direction, Wires

from postgres import Server as Database
from serving import free_port

ROOT = Path(__file__).parent.parent.parent
LONGEST = 9.0
"""Seconds that a server is frozen or out of reach at the most: longer than it waits before it gives up."""


class Machine:
    """A server, and its wires to the database, if they may be cut."""

    def __init__(self, data: Path, url: str, drain: float, wires: Wires | None = None) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._data, self._url, self._drain, self._wires = data, url, drain, wires
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def wires(self) -> Wires:
        assert self._wires is not None, "this server has a direct connection"
        return self._wires

    def _spawn(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.machines.child", str(self.port), str(self._data)]
        return subprocess.Popen([*command, self._url, str(self._drain)], cwd=ROOT)

    async def start(self) -> None:
        """Start it, as a service manager does: again, if the database is down meanwhile. Wait until it is ready."""
        self._data.mkdir(exist_ok=True)
        self.process = self._spawn()
        async with httpx.AsyncClient(timeout=2) as http, asyncio.timeout(60):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://{self.address}/readyz")).status_code == httpx.codes.OK:
                        return
                if self.process.poll() is not None:
                    self.process = self._spawn()
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """No goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def signal(self, sign: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, sign)

    async def ended(self) -> int:
        """Wait until it has ended by itself; how."""
        assert self.process is not None
        try:
            return await asyncio.to_thread(self.process.wait, 40)
        except subprocess.TimeoutExpired:
            self.signal(signal.SIGUSR1)
            await asyncio.sleep(1)
            raise


Happening: TypeAlias = Callable[["Fleet", Machine, random.Random], Awaitable[None]]


class Fleet:
    """All servers, their database, and what has happened so far."""

    def __init__(self, machines: list[Machine], database: Database, name: str) -> None:
        self.machines, self.database, self.name = machines, database, name
        self.happened = Counter[str]()

    @property
    def addresses(self) -> list[str]:
        return [machine.address for machine in self.machines]

    async def disturb(self, going_on: Callable[[], bool], dice: random.Random, pause: float) -> None:
        """One thing after another, now and then two at once, each at another server."""
        while going_on():
            machines = dice.sample(self.machines, 2 if dice.random() < 0.2 else 1)
            kinds = dice.sample(list(HAPPENINGS), len(machines))
            pairs = zip(kinds, machines, strict=True)
            await asyncio.gather(*(HAPPENINGS[kind](self, machine, dice) for kind, machine in pairs))
            self.happened.update(kinds)
            await asyncio.sleep(dice.uniform(0, 2 * pause))


@asynccontextmanager
async def fleet(database: Database, name: str, data: Path, count: int = 3, drain: float = 1.0) -> AsyncIterator[Fleet]:
    """Some servers on a database, each with wires of its own."""
    async with contextlib.AsyncExitStack() as plugged_in:
        machines = []
        for no in range(count):
            wires = Wires(database.port)
            port = await plugged_in.enter_async_context(wires.port())
            machines.append(Machine(data / f"machine{no}", database.url(name, port=port), drain, wires))
        async with running(machines):
            yield Fleet(machines, database, name)


@asynccontextmanager
async def running(machines: list[Machine]) -> AsyncIterator[None]:
    """All of them started, and killed afterwards."""
    try:
        await asyncio.gather(*(machine.start() for machine in machines))
        yield
    finally:
        for machine in machines:
            machine.kill()


# What can happen. Each returns when it is over, and everything works again.


async def _killed(_: Fleet, machine: Machine, __: random.Random) -> None:
    machine.kill()
    await machine.start()


async def _stopped(_: Fleet, machine: Machine, __: random.Random) -> None:
    machine.signal(signal.SIGTERM)
    await machine.ended()
    await machine.start()


async def _frozen(_: Fleet, machine: Machine, dice: random.Random) -> None:
    machine.signal(signal.SIGSTOP)
    await asyncio.sleep(dice.uniform(0.2, LONGEST))
    machine.signal(signal.SIGCONT)


async def _cut(_: Fleet, machine: Machine, __: random.Random) -> None:
    machine.wires.cut()
    await asyncio.sleep(0)


def _lost(*directions: Direction) -> Happening:
    async def lost(_: Fleet, machine: Machine, dice: random.Random) -> None:
        machine.wires.lost.update(directions)
        await asyncio.sleep(dice.uniform(0.2, LONGEST))
        machine.wires.lost.clear()
        machine.wires.cut()  # what was lost is missing in the middle of what they carry

    return lost


async def _out_of_reach(_: Fleet, machine: Machine, dice: random.Random) -> None:
    machine.wires.closed = True
    machine.wires.cut()
    await asyncio.sleep(dice.uniform(0.2, LONGEST))
    machine.wires.closed = False


async def _database_crashes(fleet: Fleet, _: Machine, dice: random.Random) -> None:
    await asyncio.to_thread(fleet.database.stop, signal.SIGQUIT)
    await asyncio.sleep(dice.uniform(0, 1))
    await asyncio.to_thread(fleet.database.start)


async def _listeners_lost(fleet: Fleet, _: Machine, __: random.Random) -> None:
    listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    with contextlib.suppress(AssertionError):  # the database may be down for another reason
        await asyncio.to_thread(fleet.database.sql, listening)


HAPPENINGS: dict[str, Happening] = {
    "killed": _killed,
    "stopped": _stopped,
    "frozen": _frozen,
    "wires cut": _cut,
    "wires silent": _lost("up", "down"),
    "questions lost": _lost("up"),
    "answers lost": _lost("down"),
    "out of reach": _out_of_reach,
    "database crashed": _database_crashes,
    "listeners lost": _listeners_lost,
}
