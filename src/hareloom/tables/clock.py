"""A table's clock: closes what is complete, lets people go on, has the bots move. It runs while somebody is there."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom

from hareloom.bots import choose
from hareloom.game import actions as a
from hareloom.game.roles import awaited
from hareloom.game.table import Seat, Table, in_game
from hareloom.game.values import NOBODY, Phase, SeatNo, Signal
from hareloom.game.view import view
from hareloom.store import StoreError

from .live import CLOCK, LiveTable
from .pace import Pace
from .secrets import new_id


class TableClock:
    """Looks at the table after every change, and starts, keeps or stops its few timers."""

    def __init__(self, live: LiveTable, pace: Pace) -> None:
        self._live = live
        self._pace = pace
        self._dice = SystemRandom()
        self._timers: dict[object, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        live.changed = self.look

    def stop(self) -> None:
        """No timer is left, and none will be started: those who leave later change nothing any more."""
        self._live.changed = lambda: None
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def look(self) -> None:
        """Keep the timers that still make sense, stop the others, start those that are missing."""
        wanted = self._wanted()
        if wanted and not self._awake():
            wanted = {}
        if not wanted and not self._timers:
            return  # as after most moves
        for key in self._timers.keys() - wanted.keys():
            self._timers.pop(key).cancel()
        loop = asyncio.get_running_loop()
        for key, (seconds, then) in wanted.items():
            if key not in self._timers:
                self._timers[key] = loop.call_later(seconds, self._fire, key, then)

    def _awake(self) -> bool:
        return bool(self._live.present(self._pace.away))

    def _wanted(self) -> dict[object, tuple[float, Callable[[], Awaitable[object]]]]:
        table = self._live.table
        if not in_game(table.phase):
            return {}
        moment = (table.game, table.turn, table.phase)
        wanted: dict[object, tuple[float, Callable[[], Awaitable[object]]]] = {}
        if table.closing != NOBODY:
            wanted[*moment, "close", table.closing] = (self._pace.moment, self._close)
        elif table.phase is Phase.REVEAL:
            if self._all_present_are_ready(table):
                wanted[*moment, "ready"] = (0, self._close)
            elif not table.lingered:
                wanted[*moment, "linger"] = (self._pace.linger, self._linger)
        for no in self._bots_to_move(table):
            wanted[*moment, "bot", no] = (self._thinking_time(table), partial(self._move_bot, no))
        return wanted

    def _all_present_are_ready(self, table: Table) -> bool:
        """Do those who are here look no longer? Somebody who is away holds nobody up."""
        here = self._live.present(self._pace.away)
        looking = [
            table.seat(seat).ready
            for person in self._live.people.values()
            if person.id in here and (seat := self._live.seat_of(person)) is not None
        ]
        return bool(looking) and all(looking)

    # The clock's own moves. Their ids say the moment, so that a moment is closed once, whoever fires.

    async def _close(self) -> None:
        table = self._live.table
        action = a.ClosePhase(game=table.game, turn=table.turn, phase=table.phase)
        await self._live.act(a.CLOCK, CLOCK, f"{table.game}.{table.turn}.{table.phase}.close", action)

    async def _linger(self) -> None:
        table = self._live.table
        action = a.LetAnybodyGoOn(game=table.game, turn=table.turn, phase=table.phase)
        await self._live.act(a.CLOCK, CLOCK, f"{table.game}.{table.turn}.linger", action)

    def _fire(self, key: object, then: Callable[[], Awaitable[object]]) -> None:
        self._timers.pop(key, None)
        task = asyncio.ensure_future(self._run(then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, then: Callable[[], Awaitable[object]]) -> None:
        try:
            await then()
        except StoreError:
            # The disk is full, say. People are told when they ask for something; the clock tries again later.
            asyncio.get_running_loop().call_later(self._pace.moment, self.look)
        else:
            self.look()

    # Bots.

    def _bots_to_move(self, table: Table) -> list[SeatNo]:
        if table.phase is Phase.REVEAL or not any(seat.bot for seat in table.seats):
            return []
        missing = awaited(table)
        bots = [no for no in missing if table.seat(no).bot]
        if table.phase is Phase.GIVE and table.rules.teams:
            return [no for no in bots if self._gives_for_its_pair(table, no, missing)]
        return bots

    def _gives_for_its_pair(self, table: Table, no: SeatNo, missing: list[SeatNo]) -> bool:
        """A bot waits for a person opposite, unless that person says "you give"; of two bots the first one gives."""
        partner: Seat = table.seat(table.partner(no))
        if partner.no not in missing:
            return True  # the storyteller's teammate
        if not partner.bot:
            return partner.signal is Signal.YOU_GIVE
        return table.place(no) < table.place(partner.no)

    def _thinking_time(self, table: Table) -> float:
        span = self._pace.bot_most - self._pace.bot_least
        seconds = self._pace.bot_least + self._dice.random() * span
        people = any(not seat.bot for seat in table.seats)
        if table.phase is Phase.CLAIM and people:
            seconds += self._pace.bots_claim  # first come the people
        return seconds

    async def _move_bot(self, no: SeatNo) -> None:
        table = self._live.table
        if table.place(no) < 0 or not table.seat(no).bot:
            return
        move = choose(view(table, no), self._dice)
        if move is not None:
            await self._live.act(a.SeatActor(no), f"bot:{no}", new_id(), move)
