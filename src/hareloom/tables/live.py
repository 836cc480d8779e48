"""A table that is open: one mailbox, through which all goes in order. Decide, append and commit, then publish."""

import asyncio
import time
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Protocol

import msgspec
from msgspec.structs import replace

from hareloom.bots import is_character
from hareloom.game import actions as a
from hareloom.game.decide import decide, where
from hareloom.game.events import Event
from hareloom.game.evolve import evolve_all
from hareloom.game.refusals import Code, Refusal
from hareloom.game.table import Table
from hareloom.game.values import CardId
from hareloom.store import (
    AddPerson,
    Change,
    Conflict,
    PersonRecord,
    RenamePerson,
    Repeated,
    Row,
    SeatPerson,
    Store,
    TableRecord,
)

from .asks import Ask, Asking, StartGame
from .audience import Audience
from .connection import Connection, Wire
from .counts import Counts
from .seating import seat_changes

_events = msgspec.json.Encoder().encode
read_events = msgspec.json.Decoder(list[Event]).decode

CLOCK = "clock"


class Decks(Protocol):
    """Where a game's cards come from."""

    def cards_of(self, decks: tuple[str, ...]) -> tuple[CardId, ...] | None:
        """The cards of these decks, each once; None if one of the decks is not known."""


class LiveTable:
    """An open table. Every method is called from the server's one event loop."""

    def __init__(self, record: TableRecord, store: Store, decks: Decks, counts: Counts) -> None:
        self.record = record
        self.table = Table()
        self.version = 0
        self.people: dict[str, PersonRecord] = {}
        self.audience = Audience(counts)
        self.changed: Callable[[], None] = lambda: None
        """Called after every publication; the table's clock listens here."""
        self._store = store
        self._decks = decks
        self._counts = counts
        self._dice: Random = SystemRandom()
        self._mailbox = asyncio.Lock()
        self._seen: dict[str, float] = {}
        self._done: set[tuple[str, str]] = set()

    async def load(self) -> None:
        """Fold what happened, as it lies in the store."""
        await self._catch_up()
        self.people = {person.id: person for person in await self._store.people(self.record.id)}
        self.audience.set(self.table, self.people)

    async def _catch_up(self) -> None:
        rows: list[Row] = await self._store.read(self.record.id, self.version)
        for row in rows:
            self.table = evolve_all(self.table, read_events(row.events))
            self.version = row.version
            self._done.add((row.actor, row.action_id))

    # What people ask.

    async def ask(self, person_id: str, asking: Asking) -> None:
        """Do what a person asks, durably, or raise a Refusal. Asked again with the same id, it is done already."""
        self.saw(person_id)
        try:
            async with self._mailbox:
                await self._ask(person_id, asking.id, asking.action)
        except Refusal as refusal:
            self._counts.refusals[refusal.code] += 1
            raise

    async def _ask(self, person_id: str, ask_id: str, action: Ask) -> None:
        person = self.people.get(person_id)
        if person is None:
            raise Refusal(Code.NOT_YOUR_PART, "You are not at this table any more.")
        key = person_key(person_id)
        if (key, ask_id) in self._done:
            return  # the same request, asked again after a lost answer
        await self._act(self._actor(person, action), key, ask_id, self._checked(action), person_id)

    def _actor(self, person: PersonRecord, action: Ask) -> a.Actor:
        """On whose behalf a person asks. It follows from the session, never from the message."""
        if isinstance(action, HOSTS_OWN):
            return a.HOST if person.host else a.NEWCOMER
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

    def _checked(self, action: Ask) -> a.Action:
        """What the core can't know: which decks and which bots there are."""
        match action:
            case StartGame():
                return a.StartGame(cards=self._cards(self.table.settings.decks))
            case a.ChangeSettings():
                self._cards(action.decks)
            case a.AddBot() if not is_character(action.character):
                raise Refusal(Code.NO_SUCH_BOT, f"{where(self.table)}: There is no bot called {action.character!r}.")
            case a.LeaveSeat() | a.RemoveSeat() if not is_character(action.stand_in):
                raise Refusal(Code.NO_SUCH_BOT, f"{where(self.table)}: There is no bot called {action.stand_in!r}.")
            case _:
                pass
        return action

    def _cards(self, decks: tuple[str, ...]) -> tuple[CardId, ...]:
        cards = self._decks.cards_of(decks)
        if cards is None:
            raise Refusal(Code.NO_SUCH_DECK, f"{where(self.table)}: There is no such deck among {', '.join(decks)}.")
        return cards

    # What the clock and the bots do.

    async def act(self, actor: a.Actor, key: str, action_id: str, action: a.Action) -> bool:
        """A move of the clock or of a bot. False where it came too late, which is no error."""
        async with self._mailbox:
            try:
                await self._act(actor, key, action_id, action, None)
            except Refusal:
                return False
            return True

    async def _act(self, actor: a.Actor, key: str, action_id: str, action: a.Action, asker: str | None) -> None:
        while True:
            events = decide(self.table, actor, action, self._dice)
            beside = seat_changes(events, asker, self.people, removed=type(action) is a.RemoveSeat)
            began = time.perf_counter()
            try:
                version = await self._store.append(
                    self.record.id, self.version, key, action_id, _events(events), now(), beside
                )
            except Repeated:
                return
            except Conflict:
                await self._catch_up()
                continue
            self.table = evolve_all(self.table, events)
            self.version = version
            self._done.add((key, action_id))
            self._counts.appends += 1
            self._counts.append_seconds += time.perf_counter() - began
            self._counts.actions[str(type(action).__struct_config__.tag)] += 1
            self._take_over(beside)
            self.publish()
            return

    def _take_over(self, changes: list[Change]) -> None:
        for change in changes:
            if isinstance(change, SeatPerson):
                self.people[change.person_id] = replace(self.people[change.person_id], seat=change.seat)

    # People.

    async def add(self, person: PersonRecord, *changes: Change) -> None:
        """Somebody joins, seated or not yet."""
        async with self._mailbox:
            await self._store.write(AddPerson(person), *changes)
            self.people[person.id] = person
            self.saw(person.id)
            self.publish()

    async def rename(self, person_id: str, name: str) -> None:
        async with self._mailbox:
            await self._store.write(RenamePerson(person_id, name))
            self.people[person_id] = replace(self.people[person_id], name=name)
            self.publish()

    # Who looks.

    def attach(self, wire: Wire, person_id: str | None) -> Connection:
        """Somebody looks, or a big screen: they get the whole sight at once, and every change from then on."""
        connection = Connection(wire, person_id)
        if person_id is not None:
            self.saw(person_id)
        self.audience.join(connection, self.table, self.people)
        self.changed()
        return connection

    def detach(self, connection: Connection) -> None:
        """Somebody looks no longer."""
        self.audience.leave(connection, self.table, self.people)
        self.changed()

    def saw(self, person_id: str) -> None:
        """That person gave a sign of life."""
        self._seen[person_id] = time.monotonic()

    def present(self, away: float) -> set[str]:
        """Who is connected, or has asked for something not long ago."""
        lately = time.monotonic() - away
        return self.audience.connected() | {person for person, at in self._seen.items() if at > lately}

    def publish(self) -> None:
        """Show everybody what changed for them."""
        self.audience.show(self.table, self.people)
        self.changed()


HOSTS_OWN = (
    a.AddBot,
    a.RemoveSeat,
    a.ArrangeSeats,
    a.ShuffleSeats,
    a.ChangeSettings,
    a.ChooseStoryteller,
    StartGame,
    a.StopGame,
)


def person_key(person_id: str | None) -> str:
    """Who acted, as the log has it."""
    return f"person:{person_id}"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
