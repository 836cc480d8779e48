"""A live table on a scheduler that only the test advances."""

from __future__ import annotations

import asyncio
import itertools
import json
from random import SystemRandom
from typing import Any

from hareloom.bots import choose_any
from hareloom.game import actions as a
from hareloom.game.house_rules import read_house_rules
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.game.view import view
from hareloom.store import PersonRecord, SqliteStore, Store
from hareloom.tables.delays import Delays
from hareloom.tables.door import join
from hareloom.tables.hall import Hall
from hareloom.tables.models.asking import Models
from hareloom.tables.people import is_waiting
from hareloom.tables.presence import Connection
from hareloom.tables.requests import GiveClue, PersonAction, StartGame, TableRequest
from hareloom.tables.table import LiveTable
from tests.server.conftest import TestDecks
from tests.server.wire import merge
from tests.tables.held import HeldScheduler, settle

_ids = itertools.count(1)


class Client:
    """The client's end of a connection: the view that one person receives."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.frames = 0
        self.closed: int | None = None

    def send(self, data: bytes) -> None:
        found = json.loads(data)
        if "view" in found:
            self.frames += 1
            self.view = merge({} if found.get("whole") else self.view, found["view"])

    def close(self, code: int, reason: str) -> None:
        del reason
        self.closed = code


class Evening:
    """A table with people, each connected until they are not."""

    def __init__(self, live: LiveTable, hall: Hall, scheduler: HeldScheduler, store: Store) -> None:
        self.live, self.hall, self.scheduler, self.store = live, hall, scheduler, store
        self.ids: dict[str, str] = {}
        self.clients: dict[str, Client] = {}
        self._connections: dict[str, Connection] = {}

    def person(self, name: str) -> PersonRecord:
        return self.live.people[self.ids[name]]

    def seat(self, name: str) -> int:
        seat = self.person(name).seat
        assert seat is not None
        return seat

    def phase(self) -> Phase:
        return self.live.table.phase

    async def comes(self, name: str, *, seat: bool = True) -> None:
        """A newcomer joins, connects unless they wait at the door, and sits down if they can."""
        entry = await join(self.live, name, None, seat=seat)
        self.ids[name] = entry.person_id
        self.live.presence.forget(entry.person_id)
        if not is_waiting(self.person(name)):
            self.connects(name)
        await settle()

    def connects(self, name: str) -> None:
        self.clients[name] = Client()
        self._connections[name] = self.live.attach(self.clients[name], self.ids[name])

    def connection(self, name: str) -> Connection:
        return self._connections[name]

    def goes(self, name: str) -> None:
        """The connection is lost: a locked phone, a tunnel, a closed tab."""
        self.live.detach(self._connections.pop(name))

    async def asks(self, name: str, action: PersonAction | a.GiveClue, request_id: str | None = None) -> None:
        """Send a request over the connection, and wait for its answer."""
        if isinstance(action, a.GiveClue):  # a clue as the game knows it, without a recording
            told = {field: getattr(action, field) for field in action.__struct_fields__ if field != "recording"}
            action = GiveClue(**told)
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        request = TableRequest(id=request_id or f"e{next(_ids)}", action=action)
        self.live.request(self.ids[name], request, done.set_result, self._connections.get(name))
        error = await done
        if error is not None:
            raise error
        await settle()

    async def refused(self, name: str, action: PersonAction) -> Code:
        try:
            await self.asks(name, action)
        except Refusal as refusal:
            return refusal.code
        raise AssertionError("the request was accepted")

    def now(self) -> dict[str, Any]:
        table = self.live.table
        return {"game": table.game, "turn": table.turn, "phase": table.phase}

    async def moves(self, name: str) -> None:
        """Make a random legal move for that person."""
        move = choose_any(view(self.live.table, self.seat(name)), SystemRandom())
        assert move is not None
        await self.asks(name, move)

    async def moves_if_awaited(self, name: str) -> None:
        """Make a random legal move if the table waits for that person."""
        if self.seat(name) in self.live.table.awaited:
            await self.moves(name)

    async def reopened(self, scheduler: HeldScheduler | None = None, delays: Delays | None = None) -> Evening:
        """The same table in a server that has just started, without connections."""
        hall = Hall(self.store, TestDecks(), delays or self.live.context.delays, scheduler or self.scheduler)
        hall.context.models = self.hall.context.models
        live = await hall.find(self.live.record.code)
        assert live is not None
        again = Evening(live, hall, scheduler or self.scheduler, self.store)
        again.ids = dict(self.ids)
        return again


SHORT = read_house_rules({"target_score": 5})
PEOPLE = ("Léa", "Tom", "Ana", "Max")


async def evening(
    *names: str,
    bots: int = 0,
    pace: str = "none",
    start: bool = True,
    models: Models | None = None,
    **settings: Any,
) -> Evening:
    """A table with these people, the first one host; the game started and, where it can be, the first turn claimed."""
    names = names or PEOPLE
    store, scheduler = SqliteStore(None), HeldScheduler()
    hall = Hall(store, TestDecks(), Delays(), scheduler)
    hall.context.models = models
    live, entry = await hall.create("en", names[0], None)
    table = Evening(live, hall, scheduler, store)
    table.ids[names[0]] = entry.person_id
    table.connects(names[0])
    await table.asks(names[0], a.TakeSeat())
    for name in names[1:]:
        await table.comes(name)
    for _ in range(bots):
        await table.asks(names[0], a.AddBot())
    if settings:
        await table.asks(names[0], a.ChangeSettings(**{"edition": "odyssey", **settings}))
    if pace != "none":
        await table.asks(names[0], a.ChangePace(pace=pace))  # type: ignore[arg-type]
    if start:
        await table.asks(names[0], StartGame())
        await table.asks(names[0], a.ClaimFirstTurn(**table.now()))
    return table


async def at(phase: Phase, *names: str, **what: Any) -> Evening:
    """An evening in that phase of its first turn; the first person tells."""
    table = await evening(*names, **what)
    first, *others = table.ids
    if phase is not Phase.CLUE:
        await table.moves(first)
    if phase in (Phase.VOTE, Phase.REVEAL):
        for name in others:
            await table.moves(name)
    if phase is Phase.REVEAL:
        for name in others:
            await table.moves(name)
    assert table.phase() is phase
    return table
