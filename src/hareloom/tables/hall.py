"""The hall: it opens tables, finds them by their code, wakes those that sleep, and lets those in who belong there."""

import asyncio

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hareloom.store import (
    AddPerson,
    AddSession,
    CreateTable,
    DeleteTable,
    PersonRecord,
    RevokeSession,
    RevokeSessions,
    SessionRecord,
    Store,
    TableRecord,
    Taken,
)

from .clock import TableClock
from .counts import Counts
from .hourglass import Hourglass, LoopTime
from .live import Decks, LiveTable, now
from .minds import Minds, NoMinds
from .pace import Pace
from .people import Extra, free_hare
from .secrets import hashed, new_code, new_id, new_secret
from .settings import Private

A_DAY = 24 * 3600 * 1000
"""In milliseconds."""


class Entry(Struct, frozen=True):
    """Somebody who was let in: who they are, and the secret that lets them in again."""

    person: PersonRecord
    secret: str


class Hall:
    """All tables of a server."""

    def __init__(
        self, store: Store, decks: Decks, pace: Pace, hours: Hourglass | None = None, minds: Minds | None = None
    ) -> None:
        self.store = store
        self._decks = decks
        self._pace = pace
        self._hours = hours or LoopTime()
        self.minds = minds or NoMinds()
        self._open: dict[str, tuple[LiveTable, TableClock]] = {}
        self._waking: dict[str, asyncio.Future[LiveTable]] = {}
        self._left_at: dict[str, float] = {}
        self.counts = Counts()

    def __len__(self) -> int:
        return len(self._open)

    def open_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return [live for live, _ in self._open.values()]

    async def create(self, language: str, name: str, hare: int | None) -> tuple[LiveTable, Entry]:
        """A new table, with its host."""
        while True:
            record = TableRecord(
                id=new_id(),
                code=new_code(),
                language=language,
                created_at=now(),
                active_at=now(),
                private=msgspec.json.encode(Private(replay_key=new_id())),
            )
            host, secret = self._newcomer(record.id, name, free_hare(hare, set()), host=True)
            try:
                await self.store.write(CreateTable(record), AddPerson(host), AddSession(_session(secret, host)))
            except Taken:
                continue  # somebody's code already: take another
            live = await self._opened(record)
            self.counts.tables_opened += 1
            return live, Entry(host, secret)

    async def find(self, code: str) -> LiveTable | None:
        """The table of that code, woken if it slept."""
        known = self._open.get(code)
        if known is not None:
            return known[0]
        record = await self.store.table_by_code(code)
        return None if record is None else await self._opened(record)

    async def _opened(self, record: TableRecord) -> LiveTable:
        """That table, loaded once however many ask for it at once. After a restart everybody does."""
        code = record.code
        known = self._open.get(code)
        if known is not None:
            return known[0]
        waking = self._waking.get(code)
        if waking is None:
            waking = self._waking[code] = asyncio.ensure_future(self._wake(record))
            waking.add_done_callback(lambda _: self._waking.pop(code))
        return await asyncio.shield(waking)  # whoever gives up takes nobody else's table away

    async def _wake(self, record: TableRecord) -> LiveTable:
        live = LiveTable(record, self.store, self._decks, self.counts, self._pace, self._hours, self.minds)
        await live.load()
        self._open[record.code] = (live, TableClock(live))
        return live

    async def join(self, live: LiveTable, name: str, hare: int | None, extra: Extra) -> Entry:
        """Somebody new comes to the table, without a seat so far."""
        taken = {person.hare for person in live.people.values()}
        person, secret = self._newcomer(live.record.id, name, free_hare(hare, taken), host=False)
        person = replace(person, extra=msgspec.json.encode(extra))
        await live.add(person, AddSession(_session(secret, person)))
        return Entry(person, secret)

    def _newcomer(self, table_id: str, name: str, hare: int, *, host: bool) -> tuple[PersonRecord, str]:
        moment = now()
        person = PersonRecord(
            id=new_id(),
            table_id=table_id,
            name=name,
            hare=hare,
            seat=None,
            host=host,
            joined_at=moment,
            seen_at=moment,
        )
        return person, new_secret()

    # Coming back.

    async def recognise(self, live: LiveTable, secret: str) -> PersonRecord | None:
        """Whose secret that is, if it is one of this table's."""
        session = await self.store.session(hashed(secret))
        if session is None or session.table_id != live.record.id:
            return None
        return live.people.get(session.person_id)

    async def personal_link(self, person: PersonRecord) -> str:
        """A secret for another device of the same person; the one before is no longer good."""
        secret = new_secret()
        await self.store.write(RevokeSessions(person.id, "link"), AddSession(_session(secret, person, link=True)))
        return secret

    async def revoke_link(self, person: PersonRecord) -> None:
        await self.store.write(RevokeSessions(person.id, "link"))

    async def enter(self, person: PersonRecord) -> str:
        """A secret of its own for a device that came by the personal link."""
        secret = new_secret()
        await self.store.write(AddSession(_session(secret, person)))
        return secret

    async def forget_device(self, secret: str) -> None:
        """This device is no longer let in."""
        await self.store.write(RevokeSession(hashed(secret)))

    # Going.

    async def delete(self, live: LiveTable) -> None:
        """The table and all that belongs to it: log, people, sessions, remarks."""
        await self.store.write(DeleteTable(live.record.id))
        self._close(live, 4404, "deleted")

    def _close(self, live: LiveTable, code: int, reason: str) -> None:
        opened = self._open.pop(live.record.code, None)
        if opened is None:
            return  # deleted twice at once: the other one has closed it
        opened[1].stop()
        live.audience.close(code, reason)

    async def expire(self, days: int) -> int:
        """Delete the tables that nobody came back to for so long; how many there were."""
        gone = await self.store.expire(now() - days * A_DAY)
        for live in self.open_tables():
            if live.record.id in gone:
                self._close(live, 4404, "deleted")
        return len(gone)

    def forget_sleepers(self) -> None:
        """Let go of tables where nobody has been for a while; they lie in the store and wake when somebody comes."""
        moment = self._hours.now()
        for live in self.open_tables():
            # Those who ask over HTTP go without a word, so nothing else would make the clock notice.
            live.changed()
            if live.here():
                self._left_at.pop(live.record.code, None)
            elif moment - self._left_at.setdefault(live.record.code, moment) > self._pace.forget:
                self._left_at.pop(live.record.code)
                self._close(live, 1001, "asleep")

    async def rest(self) -> None:
        """Let go of all tables: everybody may come back, with the time that is left now."""
        for _, clock in list(self._open.values()):
            await clock.rest()
        for live in self.open_tables():
            self._close(live, 1012, "restarting")

    async def close(self) -> None:
        """The server stops."""
        await self.rest()
        await self.minds.close()
        await self.store.close()


def _session(secret: str, person: PersonRecord, *, link: bool = False) -> SessionRecord:
    return SessionRecord(
        secret_hash=hashed(secret),
        person_id=person.id,
        table_id=person.table_id,
        kind="link" if link else "device",
        created_at=now(),
    )
