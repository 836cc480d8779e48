"""A table's clock: it closes what is complete, moves for those who are missing, and has the bots move.

It runs while somebody is there. When nobody is, it stands still, and the log keeps what is left.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from hareloom.game import actions as a
from hareloom.game.table import Table, in_game
from hareloom.game.values import NOBODY, Phase, SeatNo
from hareloom.store import StoreError

from .hosting import move_host, next_host, return_host
from .hourglass import Timer
from .live import CLOCK, LiveTable
from .moment import Moment, moment_of
from .people import extra_of
from .scene import Burning
from .stand_in import StandIns, asked_enough, bots_to_move, missing_at_the_end, seats_here

Then: TypeAlias = Callable[[], Awaitable[object]]


class TableClock:
    """Looks at the table after every change, and starts, keeps or stops its few timers."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._pace = live.pace
        self._hours = live.hours
        self._stand_ins = StandIns(live)
        self._timers: dict[object, Timer] = {}
        self._rest: dict[object, float] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._moment: Moment | None = None
        self._ends: float | None = None
        self._left = 0.0
        self._slept = in_game(live.table.phase)
        self._glance: tuple[object, ...] | None = None
        self._looking: set[SeatNo] = set()
        live.changed = self.look

    def stop(self) -> None:
        """No timer is left, and none will be started: those who leave later change nothing any more."""
        self._live.changed = lambda: None
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    async def rest(self) -> None:
        """Stop, and keep what is left of the time."""
        self.stop()
        if self._moment is not None and self._ends is not None:
            self._left, self._ends = max(0.0, self._ends - self._hours.now()), None
            try:
                await self._keep_left(self._moment)
            except StoreError:
                return  # then it is the whole phase's time, which hurts nobody

    def look_again(self) -> None:
        """Look, unless the clock was stopped meanwhile."""
        self._glance = None
        self._live.changed()

    def look(self) -> None:
        """Keep the timers that still make sense, stop the others, start those that are missing."""
        glance = self._all_that_counts()
        if glance == self._glance:
            return  # most moves leave the clock as it is
        self._glance = glance
        here = self._live.here()
        self._looking = seats_here(self._live)
        self._burn(awake=bool(here))
        wanted = self._wanted(here) if here else {}
        for key in self._timers.keys() - wanted.keys():
            self._timers.pop(key).cancel()
        self._rest = {key: until for key, until in self._rest.items() if key in wanted}
        now = self._hours.now()
        for key, (seconds, then) in wanted.items():
            if key not in self._timers:
                # What came to nothing is tried again only after a moment, so that a table never spins.
                wait = max(seconds, self._rest.get(key, now) - now)
                self._timers[key] = self._hours.call_later(wait, partial(self._fire, key, then))

    def _all_that_counts(self) -> tuple[object, ...]:
        """Everything that the timers hang on. While it is the same, there is nothing to look at more closely."""
        live, table = self._live, self._live.table
        bots = [seat for seat in table.seats if seat.bot]
        return (
            table.phase,
            table.turn,
            table.game,
            table.closing,
            table.lingered,
            table.wishes,
            table.pace,
            table.clock_left,
            table.seats if bots else None,
            table.phase is Phase.REVEAL and self._all_looked(table),
            live.people,
            *live.coming_back,
            live.comings,
            live.audience.comings,
            self._hours.now() // self._pace.away,  # who asks over HTTP is here for a while, and then no longer
        )

    # How much time is left.

    def _burn(self, *, awake: bool) -> None:
        table, live = self._live.table, self._live
        seconds = self._seconds(table)
        if seconds is None:
            self._moment = self._ends = live.burning = None
            self._slept = False
            return
        moment = moment_of(table)
        if moment != self._moment:
            self._moment, self._ends = moment, None
            self._left = seconds if table.clock_left is None else table.clock_left / 1000
        now = self._hours.now()
        if awake and self._ends is None:
            if self._slept:
                self._left, self._slept = max(self._left, self._pace.least), False
            self._ends = now + self._left
        elif not awake and self._ends is not None:
            self._left, self._ends, self._slept = max(0.0, self._ends - now), None, True
            self._begin(partial(self._keep_left, moment))
        live.burning = Burning(round(seconds), self._ends, self._left)

    def _seconds(self, table: Table) -> float | None:
        if self._alone(table):
            return None
        if table.phase is Phase.CLAIM:
            return None if table.pace.seconds is None else self._pace.claim
        return table.pace.seconds_for(table.phase)

    def _alone(self, table: Table) -> bool:
        """Somebody plays with bots and nobody else is here: whoever holds up nobody may take their time."""
        people = sum(not seat.bot for seat in table.seats)
        return people == 1 and len(self._live.here()) <= 1

    async def _keep_left(self, moment: Moment) -> None:
        action = a.StopClock(game=moment.game, turn=moment.turn, phase=moment.phase, left=round(self._left * 1000))
        await self._live.act(a.CLOCK, CLOCK, f"{moment}.stop.{self._live.version}", action)

    # What should happen, and when.

    def _wanted(self, here: set[str]) -> dict[object, tuple[float, Then]]:
        table = self._live.table
        wanted = self._wanted_by_people(here)
        if not in_game(table.phase):
            return wanted
        moment = moment_of(table)
        if table.closing != NOBODY:
            wanted[moment, "close", table.closing] = (self._pace.moment, partial(self._close, moment))
        elif table.phase is Phase.REVEAL:
            wanted |= self._wanted_in_reveal(table, moment)
        if self._ends is not None:
            left = max(0.0, self._ends - self._hours.now())
            wanted[moment, "time is up"] = (left, partial(self._time_is_up, moment))
        for no in asked_enough(self._live):
            wanted[moment, "asked for", no] = (0, partial(self._stand_ins.move, no, moment))
        for no in bots_to_move(table):
            seconds = self._stand_ins.thinking_time(table)
            wanted[moment, "bot", no] = (seconds, partial(self._stand_ins.move, no, moment))
        return wanted

    def _wanted_by_people(self, here: set[str]) -> dict[object, tuple[float, Then]]:
        """What has to do with who is here, game or not."""
        live = self._live
        wanted: dict[object, tuple[float, Then]] = {}
        host = live.host()
        if host is not None and host.id not in here and next_host(live) is not None:
            wanted["host away", host.id] = (self._pace.host_away, partial(move_host, live))
        for person in live.people.values():
            if person.id in here and extra_of(person).lends_host:
                wanted["host back", person.id] = (0, partial(return_host, live, person.id))
        for person_id in live.coming_back:
            wanted["back", person_id] = (0, partial(live.take_back_seat, person_id))
        return wanted

    def _wanted_in_reveal(self, table: Table, moment: Moment) -> dict[object, tuple[float, Then]]:
        """Those who are here go on when all of them are ready. Somebody who is away holds nobody up."""
        if self._all_looked(table):
            return {(moment, "ready"): (0, partial(self._close, moment))}
        if not self._looking:  # only watchers, and perhaps bots
            return {(moment, "unseen"): (self._pace.linger, partial(self._close, moment))}
        return {} if table.lingered else {(moment, "linger"): (self._pace.linger, partial(self._linger, moment))}

    def _all_looked(self, table: Table) -> bool:
        """Has everybody seen enough who is here and plays?"""
        looking = self._looking
        return bool(looking) and all(seat.ready for seat in table.seats if seat.no in looking)

    # The clock's own moves. Their ids say the moment, so that a moment is closed once, whoever fires.

    async def _close(self, moment: Moment) -> None:
        action = a.ClosePhase(game=moment.game, turn=moment.turn, phase=moment.phase)
        await self._live.act(a.CLOCK, CLOCK, f"{moment}.close", action)

    async def _linger(self, moment: Moment) -> None:
        action = a.LetAnybodyGoOn(game=moment.game, turn=moment.turn, phase=moment.phase)
        await self._live.act(a.CLOCK, CLOCK, f"{moment.game}.{moment.turn}.linger", action)

    async def _time_is_up(self, moment: Moment) -> None:
        """Whoever is missing is moved for, this once; what is complete is closed."""
        if moment.phase in (Phase.CLUE, Phase.GIVE, Phase.VOTE):
            for no in missing_at_the_end(self._live):
                await self._stand_ins.move(no, moment)
        await self._close(moment)

    def _fire(self, key: object, then: Then) -> None:
        self._timers.pop(key, None)
        self._glance = None
        self._rest[key] = self._hours.now() + self._pace.moment
        self._begin(then)

    def _begin(self, then: Then) -> None:
        task = asyncio.ensure_future(self._run(then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, then: Then) -> None:
        try:
            await then()
        except StoreError:
            # The disk is full, say. People are told when they ask for something; the clock tries again later.
            self._hours.call_later(self._pace.moment, self.look_again)
        else:
            self._live.changed()
