"""A table that is open: its log, who is here, what they are sent, and its timers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.refusals import Code, Refusal
from hareloom.game.table import Table, in_game
from hareloom.game.values import Phase
from hareloom.store import NoSuchTable, PersonRecord, Stored, StoreError, StoreUncertain, is_damage
from hareloom.store.neighbours import Here

from . import chat, host, recordings, requests, seating
from .bots import CLOCK
from .days.calling import call_of, claim
from .folding import CantBePlayed
from .heard import MAY_END_A_GAME, with_memory
from .log import Asked, How, Reply, TableLog
from .presence import Connection, Frames, Presence, Wire
from .publish import Publisher
from .seat_history import PERSON, person_key
from .secrets import new_id
from .timer import moment_of
from .timers import Timers
from .view_types import View

if TYPE_CHECKING:
    from .context import Context, Outcome
    from .requests import PersonAction, TableRequest
    from .state import State

NOT_LET_IN, REMOVED, NO_SUCH_TABLE, RESTARTING = 4401, 4410, 4404, 1012
"""Close codes; docs/PROTOCOL.md has them all."""
SAME_CLOCK = 300
"""Milliseconds by which a clock's end may differ from what was told."""


class LiveTable:
    """An open table. Every method is called from the server's one event loop, and no request waits in it."""

    def __init__(self, stored: Stored, context: Context, let_go: Callable[[LiveTable, int, str], None]) -> None:
        self.record = stored.table
        self.context = context
        self._let_go = let_go
        self.log = TableLog(stored, context, self._show, self._lost)
        self.presence = Presence(context.scheduler, context.delays.away)
        self._told = Here()
        self.publisher = Publisher(self.state, self.presence, context)
        self.timers = Timers(self)
        self._wake_bots()

    @property
    def state(self) -> State:
        """What has landed: all that clients are shown."""
        return self.log.state

    @property
    def table(self) -> Table:
        return self.log.state.table

    @property
    def people(self) -> Mapping[str, PersonRecord]:
        return self.log.state.people

    # Requests.

    def has_done(self, person_id: str, request: TableRequest) -> bool:
        """Was that done before? Then it is acknowledged again, which no limit may refuse."""
        return self.log.has_done(PERSON + person_id, request.id)

    def request(
        self, person_id: str, request: TableRequest, reply: Reply, connection: Connection | None = None
    ) -> None:
        """Do what a person requests, durably; `reply` hears when it is done, or why not."""
        action = request.action
        kind = type(action)
        if kind is requests.StartGame:
            self._seat_next_players(person_id, request.id)
        how = partial(self._decide, person_id, action)
        if isinstance(action, requests.LetIn):
            answers: list[BaseException | None] = []
            self.log.ask(Asked(PERSON + person_id, request.id, how, kind, answers.append, content=hash(action)))
            self._seat_newcomer(action.person, request.id)
            self.log.in_order(lambda: reply(answers[0]))  # done when they sit
        else:
            self.log.ask(Asked(PERSON + person_id, request.id, how, kind, reply, connection, hash(action)))

    def _decide(self, person_id: str, action: PersonAction, state: State) -> Outcome:
        """Look up person, seat and role, each time again, and decide."""
        person = state.people.get(person_id)
        if person is None:
            raise Refusal(Code.NOT_YOUR_PART, "You are not at this table any more.")
        outcome = _DECIDERS.get(type(action), seating.move)(self.context, state, person, action)
        return with_memory(state, outcome) if type(action) in MAY_END_A_GAME else outcome

    def act(
        self,
        actor: a.Actor,
        key: str,
        action_id: str,
        action: a.Action,
        reply: Reply | None = None,
        still: Callable[[Table], bool] = lambda _: True,
    ) -> None:
        """A move of the clock or of a bot. One that comes too late is refused, which is no error."""

        def how(state: State) -> Outcome:
            if not still(state.table):
                raise Refusal(Code.STALE, "That move is not wanted any more.")
            outcome = decide(state.table, actor, action, self.context.dice), ()
            return with_memory(state, outcome) if type(action) in MAY_END_A_GAME else outcome

        self.log.ask(Asked(key, action_id, how, type(action), reply))

    def change(self, actor: str, action_id: str, how: How, reply: Reply | None = None) -> None:
        """A change beside the game. It is a row without events, so that every server sees it."""
        self.log.ask(Asked(actor, action_id, how, object, reply))

    async def changed(self, person_id: str, action_id: str, how: How) -> None:
        """The same on behalf of a person who waits."""
        await _answered(lambda reply: self.change(person_key(person_id), action_id, how, reply))

    async def requested(self, person_id: str, request: TableRequest) -> None:
        """A request over HTTP, which waits for its answer."""
        self.presence.saw(person_id)
        await _answered(lambda reply: self.request(person_id, request, reply))

    def call(self, person_id: str, moment: str) -> None:
        """Call a person whose turn it is. The row that notes it comes first, so that nobody is called twice."""

        def noted(error: BaseException | None) -> None:
            person = self.people.get(person_id)
            if error is None and person is not None and str(moment_of(self.table)) == moment:
                self.context.caller.call(call_of(self, person))

        # A new id each time: another server's claim must not pass for this one.
        self.change(CLOCK, f"call.{new_id()}", claim(moment, person_id), noted)

    def _seat_next_players(self, host_id: str, request_id: str) -> None:
        """Those who came too late for a seat are in the next game, if they are still here."""
        ahead = self.log.ahead
        person = ahead.people.get(host_id)
        if person is None or not person.host or in_game(ahead.table.phase):
            return
        players = seating.next_players(ahead, self.presence.here())
        if any(take.seat is None for _, take in players) and ahead.table.phase is not Phase.LOBBY:
            self.act(a.HOST, person_key(host_id), f"{request_id}.lobby"[-64:], a.StopGame())
        for player, take in players:
            self._take_seat(player.id, f"{request_id}.seat"[-64:], take)

    def _seat_newcomer(self, person_id: str, request_id: str) -> None:
        """A game may be on, or all seats taken: then they watch, and sit down in the next one."""
        if any(person.id == person_id for person in seating.wishers(self.log.ahead, frozenset({person_id}))):
            self._take_seat(person_id, f"{request_id}.seat"[-64:], a.TakeSeat())

    def _take_seat(self, person_id: str, action_id: str, take: a.TakeSeat) -> None:
        how = partial(self._decide, person_id, take)
        self.log.ask(Asked(person_key(person_id), action_id, how, a.TakeSeat, None))

    def take_back_seat(self, person_id: str) -> None:
        """A person has come back whose seat a bot holds: it is theirs again at once."""
        ahead = self.log.ahead
        person = ahead.people.get(person_id)
        if person is not None and person.seat is not None and ahead.seat_of(person) is None:
            self._take_seat(person_id, f"back.{ahead.version}", a.TakeSeat(seat=person.seat))

    # What has landed, and what has not.

    def _show(self, state: State, asked: Asked | None) -> Frames:
        """What the world hears of it."""
        before = self.publisher.state
        if state.recordings is not before.recordings and before.recordings.keys() - state.recordings.keys():
            self.context.recordings_gone()
        if state.people is not before.people or state.sessions is not before.sessions:
            self._send_away(before, state)
        if before.settings.watchers and not state.settings.watchers:
            self.presence.close_screens(NOT_LET_IN, "no watchers")
        if state.table.seats is not before.table.seats and len(state.table.seats) != len(before.table.seats):
            self._wake_bots()
        self.timers.look()
        self._tell_neighbours()
        connection = None if asked is None else asked.connection
        ack = (connection, asked.id) if asked is not None else (None, "")
        return self.publisher.show(state, self.timers.timer, self.timers.now(), ack)

    def show(self, but: Connection | None = None) -> None:
        """Show who came or went, and what the clock says."""
        if self.log.closed:
            return  # it may be open again, by way of another object that has told the other servers of itself
        try:
            self._tell_neighbours()
            for wire, data in self.publisher.show(self.state, self.timers.timer, self.timers.now(), but=but):
                wire.send(data)
        except Exception as fault:  # noqa: BLE001 - what was not shown would be missing for good
            self.log.broken("show a table", fault)

    def _send_away(self, before: State, state: State) -> None:
        """Close the connections of people who were removed, and of devices that were forgotten."""
        for person_id in before.people.keys() - state.people.keys():
            self.presence.forget(person_id)
            self.presence.close(REMOVED, "removed", person_id)
        for connection in list(self.presence.connections):
            if connection.session and connection.session not in state.sessions:
                connection.wire.close(RESTARTING, "this device was forgotten")

    def _wake_bots(self) -> None:
        """Let the bot process read the decks while people still look for their seats."""
        if any(seat.bot for seat in self.table.seats):
            self.context.bots.wake(self.table.settings.decks, self.record.language)

    def _lost(self, error: StoreError) -> None:
        """Rows could not be written. Where it is not certain what the log has, it is read again by who comes next."""
        if isinstance(error, NoSuchTable):
            self._let_go(self, NO_SUCH_TABLE, "deleted")
        elif isinstance(error, StoreUncertain | CantBePlayed) or is_damage(error):
            self._let_go(self, RESTARTING, "read again")
        else:
            self.timers.look_again_later()

    # Other servers.

    async def up_to_date(self) -> None:
        """Before a client looks: read what other servers may have written, also one that nobody here has heard of."""
        neighbours = self.context.neighbours
        if neighbours.alone:
            return
        if not neighbours.knows(self.record.id):
            await neighbours.arrive(self.record.id)
            self.came_or_went()
        await self.log.catch_up()

    def came_or_went(self) -> None:
        """Who is here by way of other servers has changed."""
        self.presence.others(self.context.neighbours.elsewhere(self.record.id))
        self.timers.look()
        self.show()

    def _tell_neighbours(self) -> None:
        neighbours = self.context.neighbours
        if neighbours.alone:
            return
        near = self.presence.near()
        moment, ends_at = self.timers.clock()
        told = self._told
        same_clock = moment == told.moment and abs(ends_at - told.ends_at) < SAME_CLOCK
        if not same_clock or (near.people, near.lately, near.screens) != (told.people, told.lately, told.screens):
            self._told = Here(near.people, near.lately, near.screens, moment, ends_at)
            neighbours.here(self.record.id, self._told)

    # Who looks.

    def attach(self, wire: Wire, person_id: str | None, session: bytes = b"", network: str = "") -> Connection:
        """A person looks, or a big screen: they get the whole view at once, and every change from then on."""
        connection = Connection(wire, person_id, session, network)
        person = None if person_id is None else self.people.get(person_id)
        if (
            person is not None
            and person.id not in self.presence.connected
            and self.state.seat_of(person) != person.seat
        ):
            self.timers.coming_back.add(person.id)
        self.presence.add(connection)
        self.timers.look()
        self.show(but=connection)
        try:
            self.publisher.welcome(connection, self.timers.timer, self.timers.now())
        except Exception as fault:  # noqa: BLE001 - as in show
            self.log.broken("show a table to a newcomer", fault)
        return connection

    def detach(self, connection: Connection) -> None:
        """A connection is gone."""
        self.presence.discard(connection)
        self.timers.look()
        self.show()

    def view(self, person_id: str | None) -> View:
        """All that one person may know, or a big screen."""
        return self.publisher.view(person_id, self.timers.timer, self.timers.now())


async def _answered(begin: Callable[[Reply], None]) -> None:
    """Wait for the reply, and raise what it says."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def reply(error: BaseException | None) -> None:
        if future.done():
            return  # the caller has gone
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    begin(reply)
    await future


_DECIDERS: dict[type, Callable[[Context, State, PersonRecord, Any], Outcome]] = {
    requests.GiveClue: recordings.give_clue,
    a.KeepRecording: recordings.keep,
    requests.Say: chat.say,
    requests.Unsay: chat.unsay,
    a.Nudge: chat.nudge,
    requests.ChangeTableSettings: host.power,
    requests.LetIn: host.power,
    requests.RemovePerson: host.power,
    requests.RenamePerson: host.power,
    requests.HandOnHost: host.power,
    requests.StartGame: seating.start_game,
    a.StopGame: seating.as_host,
    a.ChangeSettings: seating.as_host,
    a.ChangePace: seating.as_host,
    a.ChooseStoryteller: seating.as_host,
    a.AddBot: seating.as_host,
    a.RemoveSeat: seating.as_host,
    a.ArrangeSeats: seating.as_host,
    a.ShuffleSeats: seating.as_host,
    a.AskStandIn: seating.ask_stand_in,
    a.TakeSeat: seating.take_seat,
    a.LeaveSeat: seating.leave_seat,
}
"""How each request is decided. All others are moves of the game."""
