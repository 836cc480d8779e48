"""A table that is open: one mailbox, through which all goes in order. Decide, append and commit, then publish."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom
from typing import Protocol, cast

import msgspec
from msgspec.structs import replace

from hareloom.bots import is_character
from hareloom.game import actions as a
from hareloom.game.decide import decide, where
from hareloom.game.events import BallotCast, CardsGiven, ClueGiven, Event, SeatTaken
from hareloom.game.evolve import evolve_all
from hareloom.game.refusals import Code, Refusal
from hareloom.game.table import Table, in_game
from hareloom.game.values import CardId, Phase
from hareloom.store import (
    AddPerson,
    Change,
    Conflict,
    DressPerson,
    PersonRecord,
    RemovePerson,
    RenamePerson,
    Repeated,
    Row,
    SaveExtra,
    SeatPerson,
    SetHost,
    Store,
    StoreClosed,
    StoreError,
    TableRecord,
)

from . import asks
from .asks import Ask, Asker, Asking, StartGame
from .audience import Audience
from .connection import Connection, Wire
from .counts import Counts
from .frames import NudgeView, RemarkView
from .hosting import REMOVED, host_asks
from .hourglass import Hourglass
from .mailbox import Mailbox
from .minds import Minds
from .pace import Pace
from .people import HARES, extra_of
from .scene import Burning, Scene
from .seated import Seated, person_key
from .seating import seat_changes, seats_for
from .secrets import new_id
from .settings import private_of
from .talk import SHOWN, as_remark, check_silence, talk

_events = msgspec.json.Encoder().encode
read_events = msgspec.json.Decoder(list[Event]).decode

CLOCK = "clock"
NOTHING = b"[]"
"""A row without events: something beside the game was asked for and done."""


class Decks(Protocol):
    """Where a game's cards come from."""

    def cards_of(self, decks: tuple[str, ...]) -> tuple[CardId, ...] | None:
        """The cards of these decks, each once; None if one of the decks is not known."""


class LiveTable:
    """An open table. Every method is called from the server's one event loop."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        decks: Decks,
        counts: Counts,
        pace: Pace,
        hours: Hourglass,
        minds: Minds,
    ) -> None:
        self.record = record
        self.minds = minds
        self.told: list[str] = []
        """Every clue of the evening: no bot says one twice."""
        self.settings = private_of(record).settings
        self.table = Table()
        self.version = 0
        self.stirred_at = record.active_at
        """When something last happened that everybody could notice. A changed mind is nobody else's business."""
        self.people: Mapping[str, PersonRecord] = {}
        """Another one whenever somebody changes, so that it is easily seen that nobody has."""
        self.audience = Audience(counts)
        self.changed: Callable[[], None] = lambda: None
        """Called after every publication; the table's clock listens here."""
        self.store = store
        self.pace = pace
        self.hours = hours
        self.mailbox = Mailbox()
        self.burning: Burning | None = None
        """The phase's time; the table's clock keeps it."""
        self.remarks: dict[int, RemarkView] = {}
        self.nudges: dict[str, NudgeView] = {}
        self.nudged_until: dict[str, float] = {}
        self.coming_back: set[str] = set()
        """People whose seat a bot holds, and who have just come back."""
        self._seated = Seated()
        self._decks = decks
        self._counts = counts
        self._dice: Random = SystemRandom()
        self._seen: dict[str, float] = {}
        self.comings = 0
        """Counts who came, or is here again, by a request."""
        self._done: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """Fold what happened, as it lies in the store."""
        _, people, remarks = await asyncio.gather(
            self._catch_up(), self.store.people(self.record.id), self.store.remarks(self.record.id)
        )
        self.people = {person.id: person for person in people}
        self.remarks = {remark.no: as_remark(remark) for remark in remarks[-SHOWN:]}
        self.audience.set(self.scene())

    async def _catch_up(self) -> None:
        rows: list[Row] = await self.store.read(self.record.id, self.version)
        for row in rows:
            self._happened(row.actor, read_events(row.events))
            self.version = row.version
            self._done.add((row.actor, row.action_id))

    def _happened(self, key: str, events: Sequence[Event]) -> None:
        """The table after these; who sits where; and what bots must know of them."""
        self.table = evolve_all(self.table, events)
        for event in events:
            self._seated.happened(key, event)
            if type(event) is ClueGiven and event.clue.text:
                self.told.append(event.clue.text)
            elif type(event) is SeatTaken and event.bot:
                self.minds.wake(self.table.settings.decks, self.record.language)

    # What people ask.

    async def ask(self, person_id: str, asking: Asking) -> None:
        """Do what a person asks, durably, or raise a Refusal. Asked again with the same id, it is done already."""
        self.saw(person_id)
        try:
            async with self.mailbox:
                await self._ask(person_id, asking.id, asking.action)
        except Refusal as refusal:
            self._counts.refusals[refusal.code] += 1
            raise

    def begin(self, person_id: str, asking: Asking, asker: Asker) -> bool:
        """Begin a move of the game without waiting for it; False where something else is first.

        It does what `ask` does, and is there because nearly all that is asked is a move: without a task for each,
        the server carries more tables.
        """
        if type(asking.action) not in MOVES or not self.mailbox.take():
            return False
        action = cast("a.Action", asking.action)
        try:
            self.saw(person_id)
            person = self._somebody(person_id)
            key = person_key(person_id)
            if (key, asking.id) in self._done:
                self._end(asker, None)
                return True
            seat = self.seat_of(person)
            actor = a.NEWCOMER if seat is None else a.SeatActor(seat)
            events = decide(self.table, actor, action, self._dice)
            began = time.perf_counter()
            appending = asyncio.ensure_future(
                self.store.append(self.record.id, self.version, key, asking.id, _events(events), now())
            )
        except Refusal as refusal:
            self._counts.refusals[refusal.code] += 1
            self._end(asker, refusal)
            return True
        except StoreError as error:
            self._end(asker, error)
            return True
        except BaseException:
            self.mailbox.leave()
            raise
        appending.add_done_callback(partial(self._appended, asker, actor, key, asking.id, action, events, began))
        return True

    def _appended(
        self,
        asker: Asker,
        actor: a.Actor,
        key: str,
        action_id: str,
        action: a.Action,
        events: Sequence[Event],
        began: float,
        appending: asyncio.Future[int],
    ) -> None:
        error = StoreClosed() if appending.cancelled() else appending.exception()
        if isinstance(error, Conflict):
            task = asyncio.ensure_future(self._begin_again(asker, actor, key, action_id, action))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        try:
            if error is None:
                self._took_effect(key, action_id, action, events, appending.result(), began)
                self.publish()
        finally:
            self._end(asker, None if isinstance(error, Repeated) else error)

    async def _begin_again(self, asker: Asker, actor: a.Actor, key: str, action_id: str, action: a.Action) -> None:
        """Somebody else has written to this table's log: what was asked is decided anew."""
        error: BaseException | None = None
        try:
            await self._catch_up()
            await self._act(actor, key, action_id, action, None)
        except (Refusal, StoreError) as refused:
            error = refused
        finally:
            self._end(asker, error)

    def _end(self, asker: Asker, error: BaseException | None) -> None:
        self.mailbox.leave()
        asker.answer(error)

    def _somebody(self, person_id: str) -> PersonRecord:
        person = self.people.get(person_id)
        if person is None:
            raise Refusal(Code.NOT_YOUR_PART, "You are not at this table any more.")
        return person

    async def _ask(self, person_id: str, ask_id: str, action: Ask) -> None:
        person = self._somebody(person_id)
        key = person_key(person_id)
        if (key, ask_id) in self._done:
            return  # the same request, asked again after a lost answer
        match action:
            case asks.Say() | asks.Unsay() | asks.Nudge():
                await talk(self, person, ask_id, action)
            case (
                asks.ChangeTableSettings()
                | asks.LetIn()
                | asks.RemovePerson()
                | asks.RenamePerson()
                | asks.HandOnHost()
            ):
                await host_asks(self, person, ask_id, action)
            case _:
                if isinstance(action, StartGame) and person.host:
                    await self._seat_wishers(key, ask_id)
                await self._act(self._actor(person, action), key, ask_id, self._checked(action, person), person_id)
                return
        self._done.add((key, ask_id))
        self.publish()

    def _actor(self, person: PersonRecord, action: Ask) -> a.Actor:
        """On whose behalf a person asks. It follows from the session, never from the message."""
        if isinstance(action, HOSTS_OWN):
            return a.HOST if person.host else a.NEWCOMER
        if isinstance(action, a.AskStandIn) and person.host:
            return a.HOST
        seat = self.seat_of(person)
        if seat is not None:
            return a.SeatActor(seat)
        if isinstance(action, a.TakeSeat) and person.seat not in (None, action.seat):
            # They left a game in the middle. Another seat would show them a second hand.
            raise Refusal(Code.SEATING, f"Your seat {person.seat} is kept for you; take that one.")
        return a.NEWCOMER

    def seat_of(self, person: PersonRecord) -> int | None:
        """The seat that a person plays, unless a bot holds it for them."""
        if person.seat is None or self.table.place(person.seat) < 0 or self.table.seat(person.seat).bot:
            return None
        return person.seat

    def _checked(self, action: asks.GameAsk, person: PersonRecord) -> a.Action:
        """What the core can't know: which decks and which bots there are, and whose seats bots hold."""
        match action:
            case StartGame():
                return a.StartGame(cards=self._cards(self.table.settings.decks))
            case a.ChangeSettings():
                self._cards(action.decks)
            case a.TakeSeat(seat=int(seat)):
                self._check_takeover(seat, person)
            case a.AddBot() if not is_character(action.character):
                raise Refusal(Code.NO_SUCH_BOT, f"{where(self.table)}: There is no bot called {action.character!r}.")
            case a.LeaveSeat() | a.RemoveSeat() if not is_character(action.stand_in):
                raise Refusal(Code.NO_SUCH_BOT, f"{where(self.table)}: There is no bot called {action.stand_in!r}.")
            case _:
                pass
        return action

    def _check_takeover(self, seat: int, person: PersonRecord) -> None:
        if person.seat == seat:
            return
        for other in self.people.values():
            if other.seat == seat and self.table.place(seat) >= 0:
                raise Refusal(Code.SEAT_TAKEN, f"{where(self.table)}: Seat {seat} is {other.name}'s.")
        if not in_game(self.table.phase):
            return
        if not self.settings.takeover and not person.host:
            raise Refusal(
                Code.NO_TAKEOVER, f"{where(self.table)}: Here bots keep their seats; you are in the next game."
            )
        before = self._seated.played.get(person.id, frozenset()) - {seat}
        if before:
            # The host could take one seat after another away from themselves, and look at every bot's hand.
            seen = f"You have seen the hand of seat {min(before)}, so you take no other before the next game."
            raise Refusal(Code.SEATING, f"{where(self.table)}: {seen}")

    def _cards(self, decks: tuple[str, ...]) -> tuple[CardId, ...]:
        cards = self._decks.cards_of(decks)
        if cards is None:
            raise Refusal(Code.NO_SUCH_DECK, f"{where(self.table)}: There is no such deck among {', '.join(decks)}.")
        return cards

    # What the clock and the bots do.

    async def act(self, actor: a.Actor, key: str, action_id: str, action: a.Action) -> bool:
        """A move of the clock or of a bot. False where it came too late, which is no error."""
        async with self.mailbox:
            try:
                await self._act(actor, key, action_id, action, None)
            except Refusal:
                return False
            return True

    async def act_for(self, person_id: str, action_id: str, action: a.Action) -> None:
        """Something that a person without a seat would ask; the mailbox is held."""
        await self._act(a.NEWCOMER, person_key(person_id), action_id, action, person_id)

    async def act_as_host(self, host_id: str, action_id: str, action: a.Action, *beside: Change) -> None:
        """Something that the host asks, with changes beside it; the mailbox is held."""
        if isinstance(action, a.RemoveSeat):
            self._checked(action, self.people[host_id])
        await self._act(a.HOST, person_key(host_id), action_id, action, host_id, beside)

    async def take_back_seat(self, person_id: str) -> None:
        """Somebody has come back whose seat a bot holds: it is theirs again at once."""
        self.coming_back.discard(person_id)
        async with self.mailbox:
            person = self.people.get(person_id)
            if person is None or person.seat is None or self.seat_of(person) is not None:
                return
            with suppress(Refusal):
                await self.act_for(person_id, new_id(), a.TakeSeat(seat=person.seat))

    async def _seat_wishers(self, key: str, ask_id: str) -> None:
        """Those who came too late for a seat are in the next game, if they are still here."""
        wishers = [
            person.id
            for person in self.people.values()
            if (extra := extra_of(person)).wants_seat and not extra.waiting and person.id in self.here()
        ]
        if not wishers or in_game(self.table.phase):
            return
        seats = seats_for(self.table, self.people, len(wishers), takeover=self.settings.takeover)
        if None in seats and self.table.phase is not Phase.LOBBY:
            await self._act(a.HOST, key, f"{ask_id}.lobby"[-64:], a.StopGame(), None)
        for person_id, seat in zip(wishers, seats, strict=False):
            with suppress(Refusal):
                await self.act_for(person_id, new_id(), a.TakeSeat(seat=seat))

    async def _act(
        self,
        actor: a.Actor,
        key: str,
        action_id: str,
        action: a.Action,
        asker: str | None,
        more: Sequence[Change] = (),
    ) -> None:
        while True:
            events = decide(self.table, actor, action, self._dice)
            beside = [*seat_changes(events, asker, self.people, removed=type(action) is a.RemoveSeat), *more]
            began = time.perf_counter()
            try:
                version = await self.store.append(
                    self.record.id, self.version, key, action_id, _events(events), now(), beside
                )
            except Repeated:
                return
            except Conflict:
                await self._catch_up()
                continue
            self._took_effect(key, action_id, action, events, version, began)
            self._take_over(beside)
            self.publish()
            return

    def _took_effect(
        self, key: str, action_id: str, action: a.Action, events: Sequence[Event], version: int, began: float
    ) -> None:
        if not goes_unseen(self.table, events):
            self.stirred_at = now()
        self._happened(key, events)
        self.version = version
        self._done.add((key, action_id))
        counts = self._counts
        counts.appends += 1
        counts.append_seconds += time.perf_counter() - began
        counts.actions[type(action)] += 1

    async def write(self, *changes: Change) -> None:
        """Make changes beside the log; the mailbox is held, and whoever holds it publishes."""
        await self.store.write(*changes)
        self._take_over(changes)

    async def write_once(self, person_id: str, ask_id: str, *changes: Change) -> None:
        """The same for something that a person asked for. The log has its id, so it is once after a restart too."""
        while True:
            try:
                self.version = await self.store.append(
                    self.record.id, self.version, person_key(person_id), ask_id, NOTHING, now(), changes
                )
            except Conflict:
                await self._catch_up()
                continue
            except Repeated:
                pass  # it is there, but whoever asked was gone before it could be shown
            self.stirred_at = now()
            self._take_over(changes)
            return

    def _take_over(self, changes: Sequence[Change]) -> None:
        for change in changes:
            match change:
                case SeatPerson():
                    self._change(change.person_id, seat=change.seat)
                case SaveExtra():
                    self._change(change.person_id, extra=change.extra)
                case SetHost():
                    self._change(change.person_id, host=change.host)
                case DressPerson():
                    self._change(change.person_id, hare=change.hare)
                case RenamePerson():
                    self._change(change.person_id, name=change.name)
                case RemovePerson():
                    self._forget(change.person_id)
                case _:
                    pass

    def _change(self, person_id: str, **what: str | bytes | bool | int | None) -> None:
        self.people = {**self.people, person_id: replace(self.people[person_id], **what)}

    def _forget(self, person_id: str) -> None:
        self.people = {one: person for one, person in self.people.items() if one != person_id}
        self._seen.pop(person_id, None)
        self.coming_back.discard(person_id)
        self.remarks = {no: remark for no, remark in self.remarks.items() if remark.person != person_id}
        self.audience.close(REMOVED, "removed", person_id)

    # People.

    async def add(self, person: PersonRecord, *changes: Change) -> None:
        """Somebody joins, seated or not yet."""
        async with self.mailbox:
            await self.store.write(AddPerson(person), *changes)
            self.people = {**self.people, person.id: person}
            self.saw(person.id)
            self.publish()

    async def rename(self, person_id: str, name: str) -> None:
        async with self.mailbox:
            check_silence(self, self._somebody(person_id))
            await self.write(RenamePerson(person_id, name))
            self.publish()

    async def dress(self, person_id: str, hare: int) -> bool:
        """Make somebody another hare; False if that one is somebody else's and another is free."""
        async with self.mailbox:
            check_silence(self, self._somebody(person_id))
            taken = {person.hare for person in self.people.values() if person.id != person_id}
            if hare in taken and len(taken) < HARES:
                return False
            await self.write(DressPerson(person_id, hare))
            self.publish()
            return True

    def host(self) -> PersonRecord | None:
        """Who runs the table."""
        return next((person for person in self.people.values() if person.host), None)

    # Who looks.

    def attach(self, wire: Wire, person_id: str | None) -> Connection:
        """Somebody looks, or a big screen: they get the whole view at once, and every change from then on."""
        connection = Connection(wire, person_id)
        if person_id is not None:
            self._came(person_id)
        self.audience.add(connection)
        self.changed()
        self.audience.welcome(connection, self.scene())
        return connection

    def _came(self, person_id: str) -> None:
        self.saw(person_id)
        person = self.people.get(person_id)
        if person is not None and self.audience.of(person_id) == 0 and self.seat_of(person) != person.seat:
            self.coming_back.add(person_id)

    def detach(self, connection: Connection) -> None:
        """Somebody looks no longer."""
        self.audience.discard(connection)
        if connection.person_id is not None and self.audience.of(connection.person_id) == 0:
            self._seen.pop(connection.person_id, None)  # what they did over the wire is no request over HTTP
            self.comings += 1
        self.publish()

    def saw(self, person_id: str) -> None:
        """That person gave a sign of life."""
        moment = self.hours.now()
        if self._seen.get(person_id, -1e9) <= moment - self.pace.away:
            self.comings += 1
        self._seen[person_id] = moment

    def here(self) -> set[str]:
        """Who is connected, or has asked for something not long ago."""
        lately = self.hours.now() - self.pace.away
        return self.audience.connected() | {person for person, at in self._seen.items() if at > lately}

    def publish(self) -> None:
        """Show everybody what changed for them. The clock looks first, so that its time is in the same frame."""
        self.changed()
        self.audience.show(self.scene())

    def scene(self) -> Scene:
        """All that there is to see."""
        return Scene(
            table=self.table,
            people=self.people,
            settings=self.settings,
            remarks=self.remarks,
            nudges=self.nudges,
            knows=self._seated.lost,
            burning=self.burning,
            now=self.hours.now(),
        )

    def wall_clock(self) -> int:
        """Milliseconds since 1970."""
        return now()


MOVES = frozenset(
    {
        a.GiveClue,
        a.MendClue,
        a.GiveCards,
        a.CastBallot,
        a.TakeBack,
        a.BeReady,
        a.GoOn,
        a.ClaimFirstTurn,
        a.SignalPartner,
        a.React,
    }
)
"""What the game is played with: no seat changes hands by it, and nothing but the table is needed to decide it."""

HOSTS_OWN = (
    a.AddBot,
    a.RemoveSeat,
    a.ArrangeSeats,
    a.ShuffleSeats,
    a.ChangeSettings,
    a.ChangePace,
    a.ChooseStoryteller,
    StartGame,
    a.StopGame,
)


def goes_unseen(table: Table, events: Sequence[Event]) -> bool:
    """Has somebody only put another card or another ballot in the place of the one before?"""
    return all(
        (type(event) is CardsGiven and not event.relieves and bool(table.seat(event.seat).given))
        or (type(event) is BallotCast and table.seat(event.seat).ballot is not None)
        for event in events
    )


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
