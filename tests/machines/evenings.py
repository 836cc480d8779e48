"""Evenings at tables that several servers share: one game after another, with talk, bots and clocks."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx2 as httpx
from msgspec import Struct

from tests.server.wire import do, enter

from .people import Guest, insist, looks_on


class Kind(Struct, frozen=True):
    """What is played at a table, and by whom."""

    edition: str
    people: int
    bots: int
    house: dict[str, Any] = {}
    sings: float = 0.0
    """How often people record their clues."""
    days: bool = False
    """It is a game over days, though its people are there."""
    seconds: int = 0
    """For each phase, if the table has a clock; then one of the people sleeps, and the clock moves for them."""


KINDS = (
    Kind("classic", 4, 0, {"target_score": 12}, sings=1.0),
    Kind("revised", 3, 0, {"target_score": 10}),
    Kind("odyssey", 2, 2, {"target_score": 10}),
    Kind("odyssey", 4, 4, {"target_score": 8}),
    Kind("party", 4, 3),
    Kind("team", 4, 2),
    Kind("classic", 4, 1, {"target_score": 6}, seconds=5),
    Kind("odyssey", 3, 1, {"target_score": 8}, days=True),
)


class Evening:
    """A table."""

    def __init__(self, servers: list[str], kind: Kind, seed: int) -> None:
        self.servers, self.kind, self.seed = servers, kind, seed
        self.dice = random.Random(seed)
        self.people: list[dict[str, Any]] = []
        self.guests: list[Guest] = []
        self.games = 0
        self.said: list[str] = []

    async def begin(self, http: httpx.AsyncClient) -> None:
        """Everybody comes in, each by way of another server."""
        kind, servers = self.kind, self.servers
        host = await enter(servers[0], http, None, "Léa", edition=kind.edition, house=kind.house)
        self.people = [host]
        for no in range(1, kind.people):
            self.people.append(await enter(servers[no % len(servers)], http, host["code"], f"Guest {no}"))
        self.watcher = await enter(servers[-1], http, host["code"], "Watcher", seat=False)
        for no in range(kind.bots):
            await do(servers[no % len(servers)], http, host, "add_bot")
        if kind.seconds:
            seconds = dict.fromkeys(("tell", "give", "vote", "look"), kind.seconds)
            await do(servers[0], http, host, "change_pace", pace="own", seconds=seconds)
        if kind.days:
            await do(servers[0], http, host, "change_pace", pace="days", days={"hours": 24})
        self.guests = [Guest(servers, one, self.seed * 100 + no) for no, one in enumerate(self.people)]
        self.guests[-1].asleep = bool(kind.seconds)
        for guest in self.guests:
            guest.sings = kind.sings

    async def go_on(self, enough: asyncio.Event) -> None:
        """Game after game until it is enough; the last one to its end."""
        talking = asyncio.create_task(self._talk(enough))
        code, dice = self.watcher["code"], random.Random(self.seed)
        looking = [
            asyncio.create_task(looks_on(self.servers, code, secret, dice)) for secret in (self.watcher["secret"], None)
        ]
        while not enough.is_set():
            await self.one_game()
        await talking
        for task in looking:
            task.cancel()

    def hold(self, *, holds: bool = True) -> None:
        """Let everybody stop and think, or go on."""
        for guest in self.guests:
            guest.holds = holds

    async def one_game(self) -> None:
        """From its start to its end."""
        self.games += 1
        await insist(self.servers, self.people[0], f"start-{self.games}", {"do": "start_game"})
        await asyncio.gather(*(guest.play_on(self.games) for guest in self.guests))

    async def _talk(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            text = f"remark {len(self.said)}"
            await insist(self.servers, self.watcher, text.replace(" ", "-"), {"do": "say", "text": text})
            self.said.append(text)
            await asyncio.sleep(self.dice.uniform(0.2, 1))
