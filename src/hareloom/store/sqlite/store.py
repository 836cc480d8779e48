"""The store in a file of SQLite's: one thread writes, others read and never wait for it."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from ..changes import Change
from ..errors import Reason, StoreRefused, StoreUnreadable, StoreUnwritable
from ..records import PersonRecord, Remark, Row, SessionRecord, TableRecord
from . import place, reading, schema
from .carrier import PAGES, Carrier
from .trouble import reason_of
from .worker import Job, Workers
from .writer import AT_ONCE, BUSY_MS, Append, Task, Writer

T = TypeVar("T")
Question = Callable[[sqlite3.Connection], object]

_READERS = 2
_MOST_WRITES = 1024
_KEPT_READY = AT_ONCE + 64
"""Statements that SQLite does not have to read again."""
_GATHER = 0.003
"""Seconds. A commit costs as much for fifty rows as for one, and nobody notices three thousandths of a second."""
_MOST_READS = 32
_EXPIRE_AT_ONCE = 20


class SqliteStore:
    """Everything in one file. What an append has returned from is on the disk."""

    def __init__(self, path: Path) -> None:
        """Open the file, make it or bring it up to date; `StoreRefused` has a sentence for the person who starts."""
        self._lock = place.prepare(path)
        self._connections: list[sqlite3.Connection] = []
        try:
            db = self._connect(path)
            _open(db, path)
            readers = [self._connect(path) for _ in range(_READERS)]
            carrying = self._connect(path)
        except BaseException as error:
            self._release()
            if isinstance(error, sqlite3.Error):
                raise _unopened(error, path) from error
            raise
        for reader in readers:
            reader.execute("PRAGMA query_only = ON")
        self._db = db
        self._carrier = Carrier(carrying)
        self._writer = Writer(db)
        self._writing: Workers[Task] = Workers("store-writer", [self._write], _MOST_WRITES, self._rest, _GATHER)
        self._reading: Workers[Question] = Workers(
            "store-reader", [partial(_answer, reader) for reader in readers], _MOST_READS
        )

    def _connect(self, path: Path) -> sqlite3.Connection:
        # Each connection is used by one thread at a time: opened here, then handed over to its worker.
        db = sqlite3.connect(
            path,
            timeout=BUSY_MS / 1000,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=_KEPT_READY,
        )
        self._connections.append(db)
        return db

    def _write(self, jobs: list[Job[Task]]) -> None:
        self._writer(jobs)
        self._carrier.written(len(jobs))

    def _rest(self) -> None:
        if self._writer.to_scrub:
            with self._carrier.carrying:
                self._writer.rest()

    def _release(self) -> None:
        for db in reversed(self._connections):
            db.close()
        self._connections.clear()
        if self._lock >= 0:
            place.release(self._lock)
            self._lock = -1

    def append(
        self,
        table_id: str,
        expected_version: int,
        actor: str,
        action_id: str,
        events: bytes,
        at: int,
        beside: Sequence[Change] = (),
    ) -> asyncio.Future[int]:
        """Append in the next transaction; it is done when it is on the disk."""
        return self._writing.ask(Append(table_id, expected_version, actor, action_id, events, at, beside))

    async def write(self, *changes: Change) -> None:
        """Change in the next transaction, and return when it is on the disk."""
        await self._writing.ask(partial(self._writer.write, changes))

    async def expire(self, before: int) -> list[str]:
        """Delete a few tables at a time, so that the players' moves come in between."""
        gone: list[str] = []
        while True:
            some: list[str] = await self._writing.ask(partial(self._writer.expire, before, _EXPIRE_AT_ONCE))
            gone += some
            if len(some) < _EXPIRE_AT_ONCE:
                return gone

    async def limit(self, max_bytes: int) -> None:
        """Let the file grow to this size and no further. A file that is larger already stays as it is."""
        await self._writing.ask(partial(self._writer.limit, max_bytes))

    async def read(self, table_id: str, after_version: int = 0) -> list[Row]:
        """Return the tail of a log."""
        return await self._ask(lambda db: reading.read(db, table_id, after_version))

    async def head(self, table_id: str) -> int:
        """Return the newest version."""
        return await self._ask(lambda db: reading.head(db, table_id))

    async def table(self, table_id: str) -> TableRecord | None:
        """Find a table by its id."""
        return await self._ask(lambda db: reading.table(db, table_id))

    async def table_by_code(self, code: str) -> TableRecord | None:
        """Find a table by its code."""
        return await self._ask(lambda db: reading.table_by_code(db, code))

    async def tables(self, active_since: int = 0) -> list[TableRecord]:
        """Return the tables that are alive."""
        return await self._ask(lambda db: reading.tables(db, active_since))

    async def people(self, table_id: str) -> list[PersonRecord]:
        """Return who is at a table."""
        return await self._ask(lambda db: reading.people(db, table_id))

    async def person(self, person_id: str) -> PersonRecord | None:
        """Find a person."""
        return await self._ask(lambda db: reading.person(db, person_id))

    async def session(self, secret_hash: bytes) -> SessionRecord | None:
        """Find whom a secret lets in."""
        return await self._ask(lambda db: reading.session(db, secret_hash))

    async def sessions(self, person_id: str) -> list[SessionRecord]:
        """Return what lets a person in."""
        return await self._ask(lambda db: reading.sessions(db, person_id))

    async def remarks(self, table_id: str, after: int = 0) -> list[Remark]:
        """Return what was said since."""
        return await self._ask(lambda db: reading.remarks(db, table_id, after))

    async def close(self) -> None:
        """Write what is queued, put everything into the one file, and let the next server in."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reading.close()
        self._writing.close()
        self._carrier.close()
        self._release()

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        answer: T = await self._reading.ask(question)
        return answer


def _open(db: sqlite3.Connection, path: Path) -> None:
    """Look before touching, then set the file up and bring it up to date."""
    schema.check(db, path)
    if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StoreRefused(f"The file system of {path} can't keep a write-ahead log. Choose a local disk.")
    # Every commit reaches the disk before it is acknowledged; on macOS that takes a stronger word.
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
    db.execute("PRAGMA fullfsync = ON")
    db.execute("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten, not only unlinked.
    db.execute("PRAGMA secure_delete = ON")
    schema.migrate(db)


def _answer(db: sqlite3.Connection, jobs: list[Job[Question]]) -> None:
    for job in jobs:
        try:
            job.value = job.task(db)
        except sqlite3.Error as error:
            job.error = StoreUnreadable(reason_of(error))
            job.error.__cause__ = error
        except Exception as error:  # noqa: BLE001 - the caller's own mistake; the other callers have theirs to hear
            job.error = error


def _unopened(error: sqlite3.Error, path: Path) -> Exception:
    reason = reason_of(error)
    if reason is Reason.DAMAGED:
        return StoreRefused(f"{path} is not a database, or a damaged one. Start again from a backup.")
    return StoreUnwritable(reason)
