"""The hall: opens tables, finds them by their code, wakes those that sleep, and unloads them."""

import asyncio
import logging
from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from hareloom.bots.process import AnyMoveBots, Bots
from hareloom.store import (
    AddPerson,
    AddSession,
    CreateTable,
    DeleteReplays,
    DeleteReports,
    DeleteTable,
    PersonRecord,
    SaveFact,
    SetAside,
    Store,
    Stored,
    StoreError,
    StoreUnreadable,
    TableRecord,
    Taken,
)
from hareloom.store.neighbours import Neighbours, NobodyElse
from hareloom.tasks import spawn, until_done

from .codes import new_code
from .context import WATCHERS, Context, Decks
from .delays import Delays
from .devices import new_session
from .door import Entry
from .folding import CLOSED, NO_SNAPSHOT, BadSnapshot, CantBePlayed, Closed, folded, unreadable
from .people import Extra, free_hare
from .retention import A_DAY, RETENTION, Retention, allowance, read_retention
from .scheduler import LoopScheduler, Scheduler
from .secrets import hashed, new_id, new_secret
from .settings import Private
from .shelf import Shelf
from .state import FORMAT, State
from .table import LiveTable

"""In milliseconds."""
SNAPSHOTS_AT_ONCE = 100

_LOG = logging.getLogger("hareloom.tables")


class Hall:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        decks: Decks,
        delays: Delays,
        scheduler: Scheduler | None = None,
        bots: Bots | None = None,
        watchers: int = WATCHERS,
        neighbours: Neighbours | None = None,
    ) -> None:
        scheduler, bots = scheduler or LoopScheduler(), bots or AnyMoveBots()
        self.neighbours = neighbours or NobodyElse()
        self.context = Context(store, decks, delays, scheduler, bots, self.neighbours, watchers)
        self.store = store
        self.counts = self.context.counts
        self.shelf = Shelf(store)
        self._open: dict[str, LiveTable] = {}
        self._by_id: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._empty_since: dict[str, float] = {}
        self._aside: set[str] = set()
        """The codes of tables that could not be read since the server started."""
        self.on_decks_changed: Callable[[], object] = lambda: None
        """Called when another server has changed players' decks."""

    async def open(self) -> None:
        """Connect to the store, and to the other servers on it."""
        await self.store.open()
        await self.neighbours.open(self)

    def open_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._open.values())

    def in_memory(self, code: str) -> LiveTable | None:
        """The table of that code, if it is awake."""
        return self._open.get(code)

    async def create(
        self, language: str, name: str, hare: int | None, about: str = "", heard: bytes = b""
    ) -> tuple[LiveTable, Entry]:
        """A new table, with its host."""
        while True:
            moment = self.context.scheduler.wall_clock()
            record = TableRecord(
                id=new_id(),
                code=new_code(await self.store.tables()),
                language=language,
                created_at=moment,
                active_at=moment,
                private=msgspec.json.encode(Private(replay_key=new_id())),
            )
            secret = new_secret()
            host = PersonRecord(
                id=new_id(),
                table_id=record.id,
                name=name,
                hare=free_hare(hare, ()),
                seat=None,
                host=True,
                joined_at=moment,
                extra=msgspec.json.encode(Extra(heard=heard)),
            )
            session = new_session(secret, host.id, record.id, moment, about=about)
            try:
                await self.store.write(CreateTable(record), AddPerson(host), AddSession(session))
            except Taken:
                continue  # the code of another table: take another
            live = self._opened(Stored(record, [host], [session], [], None, []))
            self.counts.tables_opened += 1
            return live, Entry(host.id, secret)

    async def find(self, code: str) -> LiveTable | None:
        """The table of that code, woken if it slept. It is loaded once, however many ask for it at once."""
        live = self._open.get(code)
        if live is not None:
            return live
        waking = self._waking.get(code)
        if waking is None:
            waking = self._waking[code] = spawn(self._wake(code), "open a table", passed_on=(StoreError,))
            waking.add_done_callback(lambda _: self._waking.pop(code))
        return await asyncio.shield(waking)  # a caller that gives up must not cancel it for the others

    async def _wake(self, code: str) -> LiveTable | None:
        try:
            try:
                live = await self._load(code, FORMAT)
            except BadSnapshot:
                live = await self._load(code, NO_SNAPSHOT)
        except Closed:
            raise
        except CantBePlayed as problem:
            await self._set_aside(code, problem)
            raise
        if live is not None and (live.record.aside or code in self._aside):
            self._aside.discard(code)
            await self.store.write(SetAside(live.record.id, None))
        return live

    async def _load(self, code: str, snapshot: int) -> LiveTable | None:
        stored = await self._stored(code, snapshot)
        if stored is not None and stored.table.aside == CLOSED:
            raise Closed
        return None if stored is None else self._opened(stored)

    async def _stored(self, code: str, snapshot: int = FORMAT) -> Stored | None:
        try:
            return await self.store.load(code, snapshot)
        except StoreUnreadable as problem:
            raise unreadable(problem) from problem

    async def _set_aside(self, code: str, problem: CantBePlayed) -> None:
        """Set aside a table that can't be read, until a version that can runs, or until it is mended."""
        if code in self._aside:
            return
        self._aside.add(code)
        self.counts.tables_set_aside += 1
        facts = {"reason": str(problem), "fault": type(problem.__cause__).__name__}
        _LOG.error("a table is set aside", extra={"facts": facts})
        try:
            await self.store.write(SetAside(code, str(problem)))
        except StoreError as unwritten:
            _LOG.warning("that could not be noted in the store: %s", unwritten)

    def _opened(self, stored: Stored) -> LiveTable:
        live = self._open[stored.table.code] = LiveTable(stored, self.context, self._close)
        self._by_id[stored.table.id] = live
        return live

    # What other servers tell.

    def grew(self, table_id: str, version: int) -> None:
        if table_id in self._by_id:
            self._by_id[table_id].log.hear(version)

    def came_or_went(self, table_id: str) -> None:
        if table_id in self._by_id:
            self._by_id[table_id].came_or_went()

    def was_deleted(self, table_id: str) -> None:
        if table_id in self._by_id:
            self._close(self._by_id[table_id], 4404, "deleted")

    def was_lost(self, table_id: str) -> None:
        if table_id in self._by_id:
            self._close(self._by_id[table_id], 1012, "read again")

    def decks_changed(self) -> None:
        self.on_decks_changed()

    def versions(self) -> dict[str, int]:
        return {table_id: live.state.version for table_id, live in self._by_id.items() if live.log.idle}

    async def recognise(self, live: LiveTable, secret: str) -> PersonRecord | None:
        """Whose secret that is, if it is one of this table's."""
        key = hashed(secret)
        if key not in live.state.sessions:
            # Another server may have let them in.
            session = await self.store.session(key)
            if session is None or session.table_id != live.record.id:
                return None
            await live.log.catch_up()
        session = live.state.sessions.get(key)
        return None if session is None else live.people.get(session.person_id)

    async def glance(self, code: str, secret: str = "") -> tuple[State, int] | None:
        """The state of a table and how many are connected, without waking it.

        It is as new as the secret, if that is one of this table's: another server may have let its owner in.
        """
        live = self._open.get(code)
        if live is not None:
            if secret:
                await self.recognise(live, secret)
            return live.state, len(live.presence.connected)
        stored = await self._stored(code)
        return None if stored is None else (folded(stored)[0], 0)

    # Going.

    async def delete(self, live: LiveTable) -> None:
        """Delete the table and all that belongs to it: log, people, sessions, remarks."""
        await self.delete_stored(live.record.id, live.record.code)

    async def discard(self, live: LiveTable) -> None:
        """Delete a table that nobody has heard of; if the store can't do so now, as soon as it can."""
        try:
            await self.delete(live)
        except StoreError:
            self._close(live, 4404, "deleted")
            name = "delete a table that could not be opened"
            until_done(lambda: self.store.write(DeleteTable(live.record.id)), name, expected=(StoreError,))

    async def delete_stored(self, table_id: str, code: str) -> None:
        """The same for one that may be asleep, or can't be read."""
        await self.store.write(DeleteTable(table_id))
        self.context.recordings_gone()
        self.neighbours.deleted(table_id)
        if code in self._open:
            self._close(self._open[code], 4404, "deleted")

    async def close_table(self, table_id: str, code: str) -> None:
        """Send its people away, and let nobody in until it is opened again. Nothing of it is deleted."""
        await self.store.write(SetAside(table_id, CLOSED))
        self.neighbours.deleted(table_id)
        if code in self._open:
            self._close(self._open[code], 4403, "closed")

    async def open_again(self, table_id: str) -> None:
        await self.store.write(SetAside(table_id, None))

    def tell_all(self, message: bytes) -> int:
        """Send a message to every connection of every open table; how many."""
        wires = [connection.wire for live in self.open_tables() for connection in live.presence.connections]
        for wire in wires:
            wire.send(message)
        return len(wires)

    def _close(self, live: LiveTable, code: int, reason: str) -> None:
        if self._open.pop(live.record.code, None) is None:
            return  # closed already
        self._by_id.pop(live.record.id, None)
        self._empty_since.pop(live.record.code, None)
        live.timers.stop()
        live.log.close()
        live.presence.close(code, reason)
        self.neighbours.left(live.record.id)

    async def expire(self, days: int) -> int:
        """Delete tables that have been inactive for that long, as far as caution allows; return how many.

        Replays that came as files so long ago go too.
        """
        now = self.context.scheduler.wall_clock()
        read, tables = await self.store.fact(RETENTION), await self.store.tables()
        kept, most = allowance(None if read is None else read_retention(read), now, tables)
        if read is not None and kept.held_until == now + A_DAY:  # not in the first day of a new store
            _LOG.warning("no table is deleted for a day: the clock has jumped, or the server was off for long")
        # What may be deleted counts as deleted before it is, so that a crash in between never allows more.
        await self._remember(replace(kept, deleted=kept.deleted + most))
        gone = set(await self.store.expire(now - days * A_DAY, most))
        await self._remember(replace(kept, deleted=kept.deleted + len(gone)))
        if now >= kept.held_until:
            await self.store.write(DeleteReplays("", now - days * A_DAY))
        if gone:
            _LOG.warning("old tables are deleted", extra={"facts": {"tables": len(gone), "of": tables, "days": days}})
        if gone:
            self.context.recordings_gone()
        for table_id in gone:
            self.neighbours.deleted(table_id)
            self.was_deleted(table_id)
        return len(gone)

    async def forget_reports(self, days: int) -> None:
        """Delete reports that are older than that."""
        await self.store.write(DeleteReports(0, self.context.scheduler.wall_clock() - days * A_DAY))

    async def _remember(self, kept: Retention) -> None:
        await self.store.write(SaveFact(RETENTION, msgspec.json.encode(kept)))

    async def forget_sleepers(self) -> None:
        """Unload tables without clients; they stay in the store and wake when a person comes."""
        moment = self.context.scheduler.now()
        asleep: list[LiveTable] = []
        for live in self.open_tables():
            if live.presence.is_needed():
                self._empty_since.pop(live.record.code, None)
                continue
            since = self._empty_since.setdefault(live.record.code, moment)
            # Where another server has the table's people, it costs both servers work to keep it here too.
            if live.presence.is_looked_at_elsewhere_alone() or moment - since > self.context.delays.forget:
                asleep.append(live)
        await self._save(asleep)
        for live in asleep:
            if not live.presence.is_needed() and live.log.idle:
                self._close(live, 1001, "asleep")

    async def sleep_again(self, tables: Iterable[LiveTable]) -> None:
        """Unload tables that were woken though nobody came, and that have done what was due."""
        asleep = [live for live in tables if live.log.idle and not live.timers.busy and not live.presence.is_needed()]
        await self._save(asleep)
        for live in asleep:
            if not live.presence.is_needed() and live.log.idle:
                self._close(live, 1001, "asleep")

    async def _save(self, tables: Iterable[LiveTable]) -> None:
        """Keep snapshots, so that the tables wake sooner. Without them they wake all the same."""
        snapshots = [snapshot for live in tables if (snapshot := live.log.snapshot()) is not None]
        for start in range(0, len(snapshots), SNAPSHOTS_AT_ONCE):
            try:
                await self.store.write(*snapshots[start : start + SNAPSHOTS_AT_ONCE])
            except StoreError as problem:
                _LOG.warning("snapshots could not be kept: %s", problem)

    async def rest(self) -> None:
        """Unload all tables. Players may come back later, with the time that is left now."""
        for live in self.open_tables():
            live.timers.rest()
        await self.context.post.settled()
        await self._save(self.open_tables())
        for live in self.open_tables():
            self._close(live, 1012, "restarting")

    async def close(self) -> None:
        """The server stops."""
        await self.rest()
        self.shelf.close()
        await self.context.bots.close()
        await self.neighbours.close()
        await self.store.close()
