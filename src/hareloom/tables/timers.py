"""A table's timers: they close what is complete, move for those who are missing, and have the bots move.

They run while a person is there. When nobody is, they stand still, and the log keeps what is left. In a game over days
what must happen all the same is noted in the store, and the timekeeper has it done (days/).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from hareloom.game import actions as a
from hareloom.game.paces import MORE_TIME
from hareloom.game.table import Table, in_game
from hareloom.game.values import NOBODY, Phase, SeatNo
from hareloom.store.neighbours import NEXT_CLOCK
from hareloom.tasks import spawn

from .bots import CLOCK, BotMoves, asked_enough, bots_to_move, missing_at_the_end, seats_here
from .days.due import what_is_due
from .host import lend_host, next_host, return_host
from .people import extra_of, host_of
from .scheduler import Timer
from .timer import Moment, PhaseTimer, moment_of

if TYPE_CHECKING:
    from .table import LiveTable

SAME_TIME = 0.3
"""Seconds by which two servers' clocks may differ: no need to correct one."""

Then: TypeAlias = Callable[[], object]
Wanted: TypeAlias = dict[object, tuple[float, Then]]


class Timers:
    """Looks at the table after every change, and starts, keeps or stops its few timers."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._delays = live.context.delays
        self._scheduler = live.context.scheduler
        self.now = self._scheduler.now
        self._bot_moves = BotMoves(live)
        self._timers: dict[object, Timer] = {}
        self._rest: dict[object, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._moment: Moment | None = None
        self._ends: float | None = None
        self._left = 0.0
        self._asked = 0
        """How often somebody asked for more of this moment's time."""
        self._slept = in_game(live.table.phase)
        self._inputs: tuple[object, ...] | None = None
        self._looking: set[SeatNo] = set()
        self._came: set[SeatNo] = set()
        """Who has been here during the claim: bots wait anew for each of them, once."""
        self._answered: set[tuple[Moment, SeatNo]] = set()
        """Which bots were asked for an answer to the reveal."""
        self._stopped = False
        self.timer: PhaseTimer | None = None
        """The phase's time, as everybody sees it."""
        self.coming_back: set[str] = set()
        """People whose seat a bot holds, and who have just come back."""

    def stop(self) -> None:
        """No timer is left, and none will be started: connections that close later change nothing any more."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def rest(self) -> None:
        """Stop, and keep what is left of the time."""
        self.stop()
        if self._moment is not None and self._ends is not None:
            self._left, self._ends = max(0.0, self._ends - self.now()), None
            self._keep_left(self._moment)

    def look(self) -> None:
        """Keep the timers that still make sense, stop the others, start those that are missing."""
        try:
            self._look()
        except Exception as fault:  # noqa: BLE001 - without its timers a game stands still
            self._live.log.broken("look after a table's timers", fault)

    def _look(self) -> None:
        here = self._live.presence.here()
        inputs = self._all_that_counts()
        if inputs == self._inputs or self._stopped:
            return  # most moves leave the timers as they are
        self._inputs = inputs
        self._looking = seats_here(self._live.state, here)
        if here and not self._live.presence.near().anybody():
            self._leave_it_to_others()
            return
        self._run_phase(awake=bool(here))
        wanted = self._wanted(here) if here else {}
        for key in self._timers.keys() - wanted.keys():
            self._timers.pop(key).cancel()
        self._rest = {key: until for key, until in self._rest.items() if key in wanted}
        now = self.now()
        for key, (seconds, then) in wanted.items():
            if key not in self._timers:
                # What came to nothing is tried again only after a moment, so that a table never spins.
                wait = max(seconds, self._rest.get(key, now) - now)
                self._timers[key] = self._scheduler.call_later(wait, partial(self._fire, key, then))

    def _leave_it_to_others(self) -> None:
        """All who are here came by way of other servers, whose timers run."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._moment = self._ends = self.timer = None
        self._slept = False

    def do_due(self) -> None:
        """Do what is due in a game over days, though nobody may be here."""
        live = self._live
        due = what_is_due(live.state, self._scheduler.wall_clock(), live.presence.here(), self._delays)
        moment = moment_of(live.table)
        if due.close:
            self._close(moment)
        for no in due.moves:
            self._begin(self._bot_moves.move, no, moment)
        for person_id in due.calls:
            live.call(person_id, str(moment))

    @property
    def busy(self) -> bool:
        """Does a bot think?"""
        return bool(self._tasks)

    async def settled(self) -> None:
        """Wait until no bot thinks."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def look_again(self) -> None:
        self._inputs = None
        self.look()
        self._live.show()

    def look_again_later(self) -> None:
        """The disk is full, say. People learn it when they request something; the timers try again later."""
        if not self._stopped:
            self._scheduler.call_later(self._delays.moment, self.look_again)

    def _all_that_counts(self) -> tuple[object, ...]:
        """Everything that the timers hang on. While it is the same, there is nothing to look at more closely."""
        state = self._live.state
        table = state.table
        return (
            table.phase,
            table.turn,
            table.game,
            table.closing,
            table.lingered,
            table.wishes,
            table.time_asked,
            table.pace,
            table.clock_left,
            self._seats_that_count(table),
            state.people,
            self._live.presence.version,
            self._live.presence.elsewhere.clocks,
            len(self.coming_back),
        )

    def _seats_that_count(self, table: Table) -> object:
        for seat in table.seats:
            if seat.bot:
                return table.seats
        return self._all_ready(table) if table.phase is Phase.REVEAL else len(table.seats)

    def _all_ready(self, table: Table) -> bool:
        """Have all players who are here seen enough of the reveal?"""
        for seat in table.seats:
            if not seat.ready and seat.no in self._looking:
                return False
        return bool(self._looking)

    # How much time is left.

    def _run_phase(self, *, awake: bool) -> None:
        table = self._live.table
        seconds = self._seconds(table)
        if seconds is None:
            self._moment = self._ends = self.timer = None
            self._slept = False
            return
        moment = moment_of(table)
        asked = len(table.time_asked)
        if moment != self._moment:
            self._moment, self._ends = moment, None
            self._left = seconds + MORE_TIME * asked if table.clock_left is None else table.clock_left / 1000
        elif asked > self._asked:
            more = MORE_TIME * (asked - self._asked)
            self._left, self._ends = self._left + more, None if self._ends is None else self._ends + more
        self._asked = asked
        now = self.now()
        if awake and self._ends is None:
            if self._slept:
                self._left, self._slept = max(self._left, self._delays.least), False
            self._ends = now + self._left
        elif not awake and self._ends is not None:
            self._left, self._ends, self._slept = max(0.0, self._ends - now), None, True
            self._keep_left(moment)
        if self._ends is not None:
            self._ends = self._as_elsewhere(self._ends)
        self.timer = PhaseTimer(round(seconds), self._ends, self._left)

    def _clock_name(self) -> str:
        """What this clock measures. Clocks of servers that know of other requests for time are not compared."""
        return f"{self._moment}+{self._asked}" if self._asked else str(self._moment)

    def _as_elsewhere(self, ends: float) -> float:
        """The clock of a server whose people came first goes for all."""
        ends_at = self._live.presence.elsewhere.ends_at(self._clock_name())
        if ends_at is None:
            return ends
        theirs = self.now() + (ends_at - self._scheduler.wall_clock()) / 1000
        return theirs if theirs < ends - SAME_TIME else ends

    def clock(self) -> tuple[str, int]:
        """The moment that the clock measures, and when it ends in milliseconds since 1970; ("", 0) if it stands."""
        if self._moment is None or self._ends is None:
            return "", 0
        return self._clock_name(), self._scheduler.wall_clock() + round((self._ends - self.now()) * 1000)

    def _seconds(self, table: Table) -> float | None:
        if self._alone(table):
            return None
        if table.phase is Phase.CLAIM:
            return None if table.pace.seconds is None else self._delays.claim
        return table.pace.seconds_for(table.phase)

    def _alone(self, table: Table) -> bool:
        """One person plays with bots and nobody else is here: who holds up nobody may take their time."""
        people = sum(not seat.bot for seat in table.seats)
        return people == 1 and len(self._live.presence.here()) <= 1

    def _keep_left(self, moment: Moment) -> None:
        action = a.StopClock(game=moment.game, turn=moment.turn, phase=moment.phase, left=round(self._left * 1000))
        self._live.act(a.CLOCK, CLOCK, f"{moment}.stop.{self._live.log.ahead.version}", action)

    # What should happen, and when.

    def _wanted(self, here: frozenset[str]) -> Wanted:
        table = self._live.table
        wanted = self._wanted_by_people(here)
        if in_game(table.phase):
            wanted |= self._wanted_by_game(here)
        # Where several servers have people at this table, the first moves; the next would if it didn't.
        neighbours = self._live.context.neighbours
        if not neighbours.alone and (later := NEXT_CLOCK * neighbours.place(self._live.record.id)):
            wanted = {key: (seconds + later, then) for key, (seconds, then) in wanted.items()}
        return wanted | self._wanted_near()

    def _wanted_by_game(self, here: frozenset[str]) -> Wanted:
        state = self._live.state
        table = state.table
        wanted: Wanted = {}
        moment = moment_of(table)
        if table.closing != NOBODY:
            wanted[moment, "close", table.closing] = (self._delays.moment, partial(self._close, moment))
        elif table.phase is Phase.REVEAL:
            wanted |= self._wanted_in_reveal(table, moment)
        if self._ends is not None:
            left = max(0.0, self._ends - self.now())
            wanted[moment, "time is up", self._asked] = (left, partial(self._begin, self._time_is_up, moment))
        for no in asked_enough(state, here):
            move = partial(self._bot_moves.move, at_once=True)
            wanted[moment, "asked for", no] = (0, partial(self._begin, move, no, moment))
        self._came = self._came | self._looking if table.phase is Phase.CLAIM else set()
        for no in bots_to_move(table):
            seconds = self._bot_moves.thinking_time(table, no)
            key = (moment, "bot", no, len(self._came))
            wanted[key] = (seconds, partial(self._begin, self._bot_moves.move, no, moment))
        return wanted

    def _wanted_by_people(self, here: frozenset[str]) -> Wanted:
        """What has to do with who is host, game or not."""
        state = self._live.state
        wanted: Wanted = {}
        host = host_of(state.people.values())
        # Over days people come one by one, and the host stays host.
        over_days = in_game(state.table.phase) and state.table.pace.days is not None
        if host is not None and host.id not in here and not over_days and next_host(state, here) is not None:
            wanted["host away", host.id] = (self._delays.host_away, self._lend_host)
        for person in state.people.values():
            if person.id in here and extra_of(person).lends_host:
                wanted["host back", person.id] = (0, partial(self._return_host, person.id))
        return wanted

    def _wanted_near(self) -> Wanted:
        """What has to do with who is here by way of this server."""
        live = self._live
        wanted: Wanted = {("back", each): (0, partial(self._back, each)) for each in self.coming_back}
        leaves = live.presence.next_leaves_in()
        if leaves is not None:
            wanted["away", live.presence.version] = (leaves, self.look_again)
        return wanted

    def _lend_host(self) -> None:
        live = self._live
        live.change(CLOCK, f"lend.{live.log.ahead.version}", lambda state: lend_host(state, live.presence.here()))

    def _return_host(self, person_id: str) -> None:
        live = self._live
        live.change(CLOCK, f"return.{live.log.ahead.version}", lambda state: return_host(state, person_id))

    def _back(self, person_id: str) -> None:
        self.coming_back.discard(person_id)
        self._live.take_back_seat(person_id)

    def _wanted_in_reveal(self, table: Table, moment: Moment) -> Wanted:
        """Those who are here go on when all of them are ready. A player who is away holds nobody up."""
        if not self._looking:  # only watchers, and perhaps bots
            return {(moment, "unseen"): (self._delays.linger, partial(self._close, moment))}
        if self._all_ready(table):
            return {(moment, "ready"): (0, partial(self._close, moment))}
        wanted: Wanted = {
            (moment, "answer", seat.no): (
                self._bot_moves.thinking_time(table, seat.no),
                partial(self._begin, self._answer_once, seat.no, moment),
            )
            for seat in table.seats
            if seat.bot and (moment, seat.no) not in self._answered
        }
        if not table.lingered:
            seconds = MORE_TIME if table.time_asked else self._delays.linger
            wanted[moment, "linger", len(table.time_asked)] = (seconds, partial(self._linger, moment))
        return wanted

    async def _answer_once(self, no: SeatNo, moment: Moment) -> None:
        """A bot may give a heart, or say something: it is asked once in a reveal."""
        self._answered = {(when, seat) for when, seat in self._answered if when == moment} | {(moment, no)}
        await self._bot_moves.move(no, moment)

    # The clock's own moves. Their ids say the moment, so that a moment is closed once, by the first server.

    def _close(self, moment: Moment) -> None:
        action = a.ClosePhase(game=moment.game, turn=moment.turn, phase=moment.phase)
        self._live.act(a.CLOCK, CLOCK, f"{moment}.close", action)

    def _linger(self, moment: Moment) -> None:
        action = a.LetAnybodyGoOn(game=moment.game, turn=moment.turn, phase=moment.phase)
        asked = len(self._live.table.time_asked)
        self._live.act(a.CLOCK, CLOCK, f"{moment.game}.{moment.turn}.linger{asked or ''}", action)

    async def _time_is_up(self, moment: Moment) -> None:
        """A bot moves once for each player who is missing; what is complete is closed."""
        if moment.phase in (Phase.CLUE, Phase.GIVE, Phase.VOTE):
            for no in missing_at_the_end(self._live.state, self._live.presence.here()):
                await self._bot_moves.move(no, moment, at_once=True)
        self._close(moment)

    def _fire(self, key: object, then: Then) -> None:
        self._timers.pop(key, None)
        self._inputs = None
        self._rest[key] = self.now() + self._delays.moment
        try:
            begun = then()
        except Exception as fault:  # noqa: BLE001 - as in look
            self._live.log.broken("do what a timer is for", fault)
            return
        if begun is None:
            self.look()

    def _begin(self, what: Callable[..., Awaitable[None]], *arguments: object) -> asyncio.Task[None]:
        """What takes a while: the table is looked at again when it is done."""
        task = spawn(self._run(what(*arguments)), "move for a bot")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _run(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as fault:  # noqa: BLE001 - as in look
            self._live.log.broken("move for a bot", fault)
            return
        self._inputs = None
        self.look()
