"""People at the tables of several servers: as the page does, they go to another server and ask again there."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import time
from functools import cache
from http import HTTPStatus
from typing import Any

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hareloom.game import actions as a
from tests.recordings.making import sound
from tests.server.test_crashes import GONE
from tests.server.test_socket import bearer
from tests.server.wire import Player

PAUSE = (0.2, 0.4)
"""Seconds that the page waits before it comes back."""
HANDSHAKE = 2.0
"""Seconds after which another server is tried."""
TRY_AGAIN = (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS)


async def looks_on(servers: list[str], code: str, secret: str | None, dice: random.Random) -> None:
    """A big screen, or with a secret a person who only watches: connected to one server after another."""
    headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
    where = "screen" if secret is None else "socket"
    while True:
        address = f"ws://{dice.choice(servers)}/api/tables/{code}/{where}"
        with contextlib.suppress(*GONE, ConnectionClosed):
            async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
                async for _ in socket:
                    pass
        await asyncio.sleep(dice.uniform(*PAUSE))


class Guest(Player):
    """A player who comes to any of the servers, and repeats there what was not answered, with the same id."""

    def __init__(self, servers: list[str], entered: dict[str, Any], seed: int, *, thinks: float = 0.05) -> None:
        super().__init__(servers[0], entered, seed, restless=0.1)
        self.servers, self.thinks = servers, thinks
        self.person: str = entered["person"]
        self.pending: dict[str, str] = {}
        self.asleep = False
        """Makes no move: the clock has to."""
        self.holds = False
        """Makes no move for a moment, so that servers can be compared."""
        self.away: list[float] = []
        """Seconds from a lost connection to the whole view."""
        self._lost_at = 0.0
        self.acked_at: list[float] = []
        self.sings = 0.0
        """How often a clue of theirs is recorded."""
        self.sent: list[str] = []
        """The recordings that this person has sent."""
        self.heard: dict[str, str] = {}
        """The recordings that this person has heard, with the hash of each: the same from every server."""

    async def play_on(self, games: int) -> None:
        """Play to the end of so many games, whatever happens to the servers."""
        while self.games_over < games and not _called_off():
            try:
                await self.play(games)
            except GONE:
                await asyncio.sleep(0.05)

    async def play(self, games: int = 1) -> None:
        headers = {"Authorization": f"Bearer {self.secret}"}
        while self.games_over < games and not _called_off():
            self.server = self.dice.choice([one for one in self.servers if one != self.server] or self.servers)
            self.frame = 0
            async with connect(
                f"ws://{self.server}/api/tables/{self.code}/socket",
                additional_headers=headers,
                compression=None,
                max_size=None,
                open_timeout=HANDSHAKE,
                close_timeout=0.2,
                ping_interval=2,
                ping_timeout=2,
            ) as self.socket:
                with contextlib.suppress(ConnectionClosed):
                    self._take(await self.socket.recv())
                    self._back()
                    for message in [*self.pending.values()]:
                        await self.socket.send(message)
                    if not self._over(games):
                        await self._listen(games)
            self.reconnects += 1
            self._lost_at = time.monotonic() if self.games_over < games else 0.0
            await asyncio.sleep(self.dice.uniform(*PAUSE))

    def _back(self) -> None:
        if self._lost_at:
            self.away.append(time.monotonic() - self._lost_at)

    def _take(self, message: str | bytes) -> None:
        super()._take(message)
        found = json.loads(message)
        self.pending.pop(found.get("ack") or found.get("refused") or "", None)
        if "ack" in found:
            self.acked_at.append(time.monotonic())

    async def _move(self) -> None:
        if not (self.asleep or self.holds or self.pending):
            await asyncio.sleep(self.dice.uniform(0, 2 * self.thinks))
            await self._hear()
            await super()._move()

    async def say(self, action: a.Action, request_id: str | None = None) -> str:
        """Send a request, and keep it until it is answered."""
        assert self.socket is not None
        request_id = request_id or f"{self.dice.getrandbits(64):x}"
        asked = msgspec.to_builtins(action)
        if isinstance(action, a.GiveClue) and self.dice.random() < self.sings:
            asked |= await self._recorded()
        self.pending[request_id] = json.dumps({"id": request_id, "action": asked})
        await self.socket.send(self.pending[request_id])
        return request_id

    async def _recorded(self) -> dict[str, Any]:
        """Send a recording to any server: what the clue then says of it, or nothing if it could not be sent."""
        where = f"http://{self.dice.choice(self.servers)}/api/tables/{self.code}/recordings?form=aloud"
        headers = {"Authorization": f"Bearer {self.secret}", "Content-Type": "audio/webm"}
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient(timeout=5) as http:
                answer = await http.post(where, content=tune(), headers=headers)
            if answer.status_code == HTTPStatus.CREATED:
                self.sent.append(answer.json()["id"])
                await asyncio.sleep(self.thinks)
                return {"form": "aloud", "recording": self.sent[-1], "keep": self.dice.random() < 1 / 2}
            # Another moment has come meanwhile, or the database doesn't answer.
            assert answer.status_code in (HTTPStatus.CONFLICT, *TRY_AGAIN), answer.text
        return {}

    async def _hear(self) -> None:
        """Hear the clue, if it is one to be heard, by way of any server."""
        recording = ((self.view["table"].get("clue") or {}).get("recording") or {}).get("id")
        if recording is None or recording in self.heard:
            return
        where = f"http://{self.dice.choice(self.servers)}/api/tables/{self.code}/recordings/{recording}"
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient(timeout=5) as http:
                answer = await http.get(where, headers={"Authorization": f"Bearer {self.secret}"})
            if answer.status_code == HTTPStatus.OK:
                self.heard[recording] = hashlib.sha256(answer.content).hexdigest()
            # A game that has just ended takes it along, and a server that is away hears of it later.
            assert answer.status_code in (HTTPStatus.OK, HTTPStatus.NOT_FOUND, *TRY_AGAIN), answer.text


@cache
def tune() -> bytes:
    """Half a second of sound."""
    return sound(0.5)


def _called_off() -> bool:
    """Was this task cancelled? A connection that is being closed may swallow it."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def insist(servers: list[str], person: dict[str, Any], request_id: str, action: dict[str, Any]) -> None:
    """Request something over HTTP, of one server after another, with one id, until it is acknowledged."""
    body = {"id": request_id, "action": action}
    async with httpx.AsyncClient(timeout=5) as http:
        while True:
            where = f"http://{random.choice(servers)}/api/tables/{person['code']}/actions"
            with contextlib.suppress(httpx.TransportError):
                answer = await http.post(where, json=body, headers=bearer(person))
                if answer.status_code == HTTPStatus.OK:
                    assert answer.json() == {"ack": request_id}
                    return
                assert answer.status_code in TRY_AGAIN, answer.text
            await asyncio.sleep(0.1)


async def view_at(http: httpx.AsyncClient, server: str, person: dict[str, Any]) -> dict[str, Any] | None:
    """The table as that server shows it to that person; None if it can't at the moment."""
    where = f"http://{server}/api/tables/{person['code']}/view"
    with contextlib.suppress(httpx.TransportError):
        answer = await http.get(where, headers=bearer(person))
        if answer.status_code == HTTPStatus.OK:
            found: dict[str, Any] = answer.json()
            return found
    return None
