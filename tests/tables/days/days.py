"""A table of days on a clock that only the test moves."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from hareloom.calls.call import Call
from hareloom.calls.ways import PushWay, Ways
from hareloom.game import actions as a
from hareloom.game.paces import Days
from hareloom.game.values import Phase
from hareloom.store import SaveExtra, SqliteStore, Store
from hareloom.tables.days.hours import PersonalHours
from hareloom.tables.days.timekeeper import Timekeeper
from hareloom.tables.people import Extra, extra_of
from hareloom.tables.requests import StartGame
from hareloom.tables.secrets import new_id

from ..evening import Evening, evening
from ..held import settle

HOUR = 3600.0
A_DAY = 24 * HOUR
NO_QUIET = PersonalHours(quiet=None)


class Called:
    """Keeps the calls that it is to make."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    def call(self, call: Call) -> None:
        self.calls.append(call)

    @property
    def who(self) -> list[str]:
        """The names, and what for."""
        return [f"{call.name}: {call.wanted}" for call in self.calls]


class Week:
    """A table of days, its timekeeper and those who are called."""

    def __init__(self, table: Evening) -> None:
        self.table = table
        self.timekeeper = Timekeeper(table.hall)
        self.called = Called()
        table.hall.context.caller = self.called

    async def live(self) -> Evening:
        """The table as it is now, woken if it sleeps."""
        live = await self.table.hall.find(self.table.live.record.code)
        assert live is not None
        self.table.live = live
        return self.table

    async def passes(self, seconds: float) -> None:
        """Let time pass, and have done what comes due, each in its time."""
        scheduler = self.table.scheduler
        until = scheduler.seconds + seconds
        while scheduler.seconds < until:
            due = await next_due_in(self.table.store, scheduler.wall_clock())
            await scheduler.run(min(until - scheduler.seconds, max(1.0, due)))
            await self.timekeeper.look()
            await settle()
        await self.live()

    async def restarts(self) -> None:
        """The server stops, and another one starts with the same store."""
        await self.table.hall.rest()
        again = await self.table.reopened()
        self.table.hall, self.table.live = again.hall, again.live
        self.timekeeper = Timekeeper(again.hall)
        again.hall.context.caller = self.called
        await self.timekeeper.look()

    async def plays(self, name: str) -> None:
        """Come, do what is to be done, and go."""
        table = await self.live()
        table.connects(name)
        await table.moves_if_awaited(name)
        table.goes(name)

    async def extra(self, name: str, **what: Any) -> None:
        """Set what is stored about a person."""
        table = await self.live()
        person_id = table.ids[name]

        def how(state: Any) -> Any:
            changed: Extra = replace(extra_of(state.people[person_id]), **what)
            return (), [SaveExtra(person_id, msgspec.json.encode(changed))]

        await table.live.changed(person_id, new_id(), how)
        await settle()

    async def can_be_called(self, name: str) -> None:
        """Give a person a browser that shows messages."""
        table = await self.live()
        session = next(key for key, one in table.live.state.sessions.items() if one.person_id == table.ids[name])
        await self.extra(name, ways=Ways(push=(PushWay(f"https://push.example/{name}", "key", "auth", "en", session),)))


async def next_due_in(store: Store, now: int) -> float:
    """Seconds until a table is due."""
    assert isinstance(store, SqliteStore)
    (at,) = store._db.execute("SELECT min(at) FROM due").fetchone()  # noqa: SLF001 - no server asks this
    return 1e9 if at is None else (at - now) / 1000


async def week(*names: str, hours: int = 24, vacation: str = "bot", bots: int = 0, **settings: Any) -> Week:
    """A game over days that has begun, all people have gone home, and nobody has quiet hours."""
    table = await evening(*(names or ("Léa", "Tom", "Ana", "Max")), bots=bots, start=False, **settings)
    first = next(iter(table.ids))
    await table.asks(first, a.ChangePace(pace="days", days=Days(hours=hours, vacation=vacation)))  # type: ignore[arg-type]
    found = Week(table)
    for name in table.ids:
        await found.extra(name, hours=NO_QUIET)
    await table.asks(first, StartGame())
    assert table.phase() is Phase.CLUE
    for name in list(table.ids):
        table.goes(name)
    return found
