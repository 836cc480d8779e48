"""Other servers on the same database: they hear of each other by NOTIFY, and each renews a lease.

Everything is told after the commit it tells of, in a transaction of its own: inside the appending one, PostgreSQL would
make all servers commit one after another. A message goes at once; what gathers within the next moment is the one
after it. Nothing depends on a message: every second a server compares what it knows with the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from hareloom.tasks import every, spawn

from ..errors import StoreError
from ..neighbours import NOBODY, Elsewhere, Figures, Hears, Here, together
from . import leases
from .connecting import ANSWER_SECONDS, Connection, connected
from .messages import CHANNEL, Message, decode, once_more, parts
from .postgres_errors import LOST, is_lost
from .store import PostgresStore

SECONDS_BETWEEN_BEATS = 1.0
SECONDS_BETWEEN_MESSAGES = 0.02
"""Every message wakes all servers. Busy servers that sent each change alone would lose a fifth of their throughput."""
PARTS = 10
"""Of the tables at which nobody else is, the log of one part is compared with the database at each beat."""

_LOG = logging.getLogger("hareloom.store")


class PostgresNeighbours:
    """The other servers, as far as this one has heard."""

    alone = False

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._hears: Hears | None = None
        self._lease = leases.Lease()
        self._mine: dict[str, Here] = {}
        self._theirs: dict[str, dict[int, Here]] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._rows: set[str] = set()
        """Tables whose row of presence has to be written."""
        self._next = Message(0)
        self._sending: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._listener: Any = None
        self._offset = 0
        """What has to be added to this machine's time to get the database's, in milliseconds."""
        self._heard_at = time.monotonic()
        self._part = 0
        self._compares_all = False
        """Messages may have been missed: the next comparison is of all tables."""
        self._heard_of = set[str]()
        """Tables whose people have been told of since the running comparison began, which may be older."""
        self.found_late = 0
        """How often a log had grown without a message that said so."""

    @property
    def number(self) -> int:
        """This server's number among those on the database."""
        return self._lease.no

    @property
    def silence(self) -> float:
        """Seconds since this server last heard itself."""
        return time.monotonic() - self._heard_at

    async def open(self, hears: Hears) -> None:
        self._hears = hears
        await self._lease.take(self._store)
        try:
            await self._listen()
        except Exception as problem:
            if not is_lost(problem):
                raise
            _out_of_reach(problem)  # the next beat tries again
        self._beating = self._start_beating()

    async def close(self) -> None:
        for table_id in list(self._mine):
            self.left(table_id)
        if self._beating is not None:
            self._beating.cancel()
        while self._sending is not None and not self._sending.done():
            await self._sending
        with contextlib.suppress(StoreError):
            await self._lease.give_back(self._store)
        if self._listener is not None:
            self._listener.terminate()

    # What this server tells.

    async def arrive(self, table_id: str) -> None:
        self._mine.setdefault(table_id, Here())
        try:
            others = await self._lease.arrive(self._store, table_id, self._mine[table_id])
        except StoreError:
            self._mine.pop(table_id, None)
            self._rows.add(table_id)  # it may have been written
            raise
        # What was heard meanwhile is newer: two servers that arrive at once don't see each other's rows.
        self._learn(table_id, others | self._theirs.get(table_id, {}))
        self._say(lambda message: message.p.__setitem__(table_id, self._mine.get(table_id)))

    def here(self, table_id: str, who: Here) -> None:
        before, self._mine[table_id] = self._mine.get(table_id), who
        same = before is not None and _without_clock(before) == _without_clock(who)
        if not same:
            self._rows.add(table_id)
        if not same or self.shared(table_id):
            self._say(lambda message: message.p.__setitem__(table_id, self._mine.get(table_id)))

    def grew(self, table_id: str, version: int) -> None:
        if self.shared(table_id):
            self._say(lambda message: message.v.__setitem__(table_id, version))

    def left(self, table_id: str) -> None:
        if self._mine.pop(table_id, None) is not None:
            self._rows.add(table_id)
            self._theirs.pop(table_id, None)
            self._elsewhere.pop(table_id, None)
            self._say(lambda message: message.p.__setitem__(table_id, None))

    def deleted(self, table_id: str) -> None:
        self._say(lambda message: message.gone.append(table_id))

    def decks_changed(self) -> None:
        self._say(lambda message: setattr(message, "decks", True))

    def _say(self, add: Callable[[Message], None]) -> None:
        add(self._next)
        if self._sending is None or self._sending.done():
            self._sending = spawn(self._send(), "tell the other servers")

    async def _send(self) -> None:
        await asyncio.sleep(0)  # what else happens in this round of the loop goes along
        while self._next != Message(0):
            message, self._next = self._next, Message(0)
            rows, self._rows = self._rows, set()
            try:
                if rows:
                    await self._lease.note(self._store, {each: self._mine.get(each) for each in rows})
                message.n = self._lease.no
                for part in parts(message, self._offset):
                    await self._store.read_with(partial(_notify, part))
                await asyncio.sleep(SECONDS_BETWEEN_MESSAGES)
            except StoreError as problem:
                _LOG.warning("the other servers could not be told: %s", problem)
                self._rows |= rows
                self._next = once_more(message, self._next, self._mine)
                return  # the beat sends it
            except BaseException:
                self._rows |= rows
                raise

    # What this server knows.

    def elsewhere(self, table_id: str) -> Elsewhere:
        return self._elsewhere.get(table_id, NOBODY)

    def knows(self, table_id: str) -> bool:
        return table_id in self._mine

    def shared(self, table_id: str) -> bool:
        return bool(self._theirs.get(table_id))

    def place(self, table_id: str) -> int:
        servers = [*self.elsewhere(table_id).servers, self._lease.no]
        return sorted(servers, key=lambda no: (zlib.crc32(f"{table_id} {no}".encode()), no)).index(self._lease.no)

    def figures(self) -> Figures:
        return Figures(self._store.resends, self.found_late, self.silence)

    def worry(self) -> str:
        silence = self.silence
        if silence <= leases.SECONDS:
            return ""
        return f"Nothing has been heard of other servers for {silence:.0f} s; what they do is seen late."

    # What others tell.

    async def _listen(self) -> None:
        listener: Any = await connected(self._store.address)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await listener.add_listener(CHANNEL, lambda *said: self._heard(said[-1]))
        except BaseException:
            listener.terminate()
            raise
        self._listener = listener
        self._heard_at = time.monotonic()

    def _heard(self, payload: str) -> None:
        try:
            message = decode(payload)
        except msgspec.DecodeError:  # a newer server's, or not ours
            return
        hears = self._hears
        if message.n == self._lease.no:
            self._heard_at = time.monotonic()
            return
        assert hears is not None, "it is opened before it listens"
        for table_id, here in message.p.items():
            self._heard_of_people(table_id, message.n, here)
        for table_id, version in message.v.items():
            if table_id in self._mine:
                hears.grew(table_id, version)
        for table_id in message.gone:
            hears.was_deleted(table_id)
        if message.decks:
            hears.decks_changed()

    def _heard_of_people(self, table_id: str, no: int, here: Here | None) -> None:
        if table_id not in self._mine:
            return  # its row will be read if people come to that table here
        self._heard_of.add(table_id)
        theirs = dict(self._theirs.get(table_id, {}))
        is_new = no not in theirs
        if here is None:
            theirs.pop(no, None)
        else:
            theirs[no] = msgspec.structs.replace(here, ends_at=here.ends_at and here.ends_at - self._offset)
        self._learn(table_id, theirs)
        if here is not None and is_new:
            # It has read the log, and doesn't know what was written since: nobody told it.
            version = self._hears.versions().get(table_id) if self._hears else None
            self._say(lambda message: message.p.__setitem__(table_id, self._mine.get(table_id)))
            if version is not None:
                self._say(lambda message: message.v.__setitem__(table_id, version))

    def _learn(self, table_id: str, theirs: dict[int, Here]) -> None:
        before = self._elsewhere.get(table_id, NOBODY)
        self._theirs[table_id] = theirs
        now = self._elsewhere[table_id] = together(theirs.items())
        if now != before and self._hears is not None:
            self._hears.came_or_went(table_id)

    # Every few seconds: the lease, and what was not heard.

    def _start_beating(self) -> asyncio.Task[None]:
        return every(
            SECONDS_BETWEEN_BEATS, self._beat, "hear of other servers", expected=(StoreError, *LOST), at_once=False
        )

    async def _beat(self) -> None:
        if self._listener is None or self._listener.is_closed() or self.silence > leases.SECONDS:
            self._compares_all = True
            if self._listener is not None:
                self._listener.terminate()
            await self._listen()
        renewed = await self._lease.renew(self._store)
        self._offset = renewed.offset
        if renewed.had_ended:  # others took it for gone
            self._compares_all = True
            self._rows |= self._mine.keys()
            self._say(lambda message: message.p.update(self._mine))
        await self._compare_people()
        self._say(lambda message: setattr(message, "n", -1))  # to hear itself, and to write the rows that are due
        await self._compare_logs(self._some())
        self._compares_all = False

    def _some(self) -> list[str]:
        """Those tables that others share and a part of the rest; all, if messages may have been missed."""
        if self._compares_all:
            return list(self._mine)
        self._part = (self._part + 1) % PARTS
        return [
            table_id
            for table_id in self._mine
            if self._theirs.get(table_id) or zlib.crc32(table_id.encode()) % PARTS == self._part
        ]

    async def _compare_people(self) -> None:
        """Compare who is at all tables: only the database knows of people whose message was lost."""
        tables = list(self._mine)
        if not tables:
            return
        self._heard_of.clear()
        present = await self._lease.present(self._store, tables)
        for table_id in tables:
            mine, now = self._mine.get(table_id), present.get(table_id, {})
            if mine is None:
                continue  # it has gone meanwhile
            noted = now.pop(self._lease.no, None)
            if noted is None or _without_clock(noted) != _without_clock(mine):
                self._rows.add(table_id)  # written with the next message, which every beat sends
            if table_id not in self._heard_of:
                theirs = self._theirs.get(table_id, {})
                self._learn(table_id, {no: _with_clock(here, theirs.get(no)) for no, here in now.items()})

    async def _compare_logs(self, tables: list[str]) -> None:
        if not tables:
            return
        assert self._hears is not None, "it is opened before it beats"
        known = self._hears.versions()
        heads = await leases.heads(self._store, tables)
        for table_id in tables:
            if table_id not in self._mine:
                continue  # it has gone meanwhile
            head, version = heads.get(table_id), known.get(table_id)
            if head is None:
                self._hears.was_deleted(table_id)
            elif version is not None and head > version:
                self.found_late += self._hears.versions().get(table_id) == version
                self._hears.grew(table_id, head)
            elif version is not None and head < version:
                self._hears.was_lost(table_id)


def _out_of_reach(problem: Exception) -> None:
    _LOG.warning("the other servers are out of reach: %s", str(problem) or type(problem).__name__)


async def _notify(text: str, db: Connection) -> None:
    await db.execute(leases.NOTIFY, CHANNEL, text)


def _without_clock(here: Here) -> tuple[object, ...]:
    return here.people, here.lately, here.screens


def _with_clock(here: Here, known: Here | None) -> Here:
    """A row of the database has no clock; the last message had."""
    if known is None:
        return here
    return msgspec.structs.replace(here, moment=known.moment, ends_at=known.ends_at)
