"""The store in a SQLite file: one thread writes, others read without waiting for it."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from ..changes import Change
from ..errors import StoreError, StoreProblem, StoreRefused, StoreUnreadable, StoreUnwritable
from ..records import (
    Append,
    ReplayRecord,
    ReplaySummary,
    ReportRecord,
    Row,
    SessionRecord,
    Stored,
    StoredDeck,
    TableSummary,
)
from ..sql.statements import TABLE_BY_CODE, TABLE_BY_ID
from . import file, reading
from .checkpointer import Checkpointer
from .sqlite_errors import problem_of
from .worker import Inline, Workers
from .writer import AT_ONCE, Writer

T = TypeVar("T")

_READERS = 2
_PREPARED = AT_ONCE + 64
"""Statements that SQLite keeps prepared: an insert of each length, and all others."""
_EXPIRE_AT_ONCE = 20
"""Tables that one transaction deletes, so that appends go on in between."""


class SqliteStore:
    """Everything in one file, or with None in memory only."""

    def __init__(self, path: Path | None) -> None:
        """Open the file, create it or bring it up to date; `StoreRefused` has a sentence for the operator."""
        self._lock = None if path is None else file.lock(path)
        self._connections: list[sqlite3.Connection] = []
        try:
            db = self._connect(path)
            file.set_up(db, path)
            # A database in memory belongs to one connection, which then reads and writes.
            readers = [] if path is None else [self._connect(path) for _ in range(_READERS)]
            self._checkpointer = None if path is None else Checkpointer(self._connect(path))
        except BaseException as error:
            self._release()
            if not isinstance(error, sqlite3.Error):
                raise
            problem = problem_of(error)
            if problem is StoreProblem.DAMAGED:
                raise StoreRefused(f"{path} is not a database, or a damaged one. Start again from a backup.") from error
            raise StoreUnwritable(problem) from error
        for reader in readers:
            reader.execute("PRAGMA query_only = ON")
        self._db = db
        self._writer = Writer(db, self._checkpointer)
        self._writing = Inline(db) if path is None else Workers("store-writer", [db])
        self._reading = Workers("store-reader", readers) if readers else self._writing

    async def open(self) -> None:
        """It is open since it was made."""

    def append(self, rows: Sequence[Append]) -> asyncio.Future[list[StoreError | None]]:
        assert len({row.table_id for row in rows}) == len(rows), "at most one row a table"
        return self._writing.run(lambda _: self._writer.append(rows))

    async def write(self, *changes: Change) -> None:
        await self._writing.run(lambda _: self._writer.write(changes))

    async def expire(self, before: int, most: int) -> list[str]:
        gone: list[str] = []
        while len(gone) < most and (some := await self._expire_some(before, min(_EXPIRE_AT_ONCE, most - len(gone)))):
            gone += some
        return gone

    async def take_due(self, now: int, until: int, most: int) -> list[str]:
        # Mostly nothing is due, and then nothing is written.
        if not await self._read(lambda db: reading.any_due(db, now)):
            return []
        return await self._writing.run(lambda _: self._writer.take_due(now, until, most))

    async def load(self, code: str, format: int) -> Stored | None:  # noqa: A002 - the contract's name
        return await self._read(lambda db: reading.stored(db, TABLE_BY_CODE, code, format))

    async def beside(self, table_id: str) -> Stored | None:
        return await self._read(lambda db: reading.stored(db, TABLE_BY_ID, table_id))

    async def read(self, table_id: str, after_version: int = 0) -> list[Row]:
        return await self._read(lambda db: reading.rows(db, table_id, after_version))

    async def session(self, secret_hash: bytes) -> SessionRecord | None:
        return await self._read(lambda db: reading.session(db, secret_hash))

    def _expire_some(self, before: int, most: int) -> asyncio.Future[list[str]]:
        return self._writing.run(lambda _: self._writer.expire(before, most))

    async def fact(self, name: str) -> bytes | None:
        return await self._read(lambda db: reading.fact(db, name))

    async def summaries(self, most: int) -> list[TableSummary]:
        return await self._read(lambda db: reading.summaries(db, most))

    async def summary(self, which: str) -> TableSummary | None:
        return await self._read(lambda db: reading.summary(db, which))

    async def reports(self, table_id: str, most: int) -> list[ReportRecord]:
        return await self._read(lambda db: reading.reports(db, table_id, most))

    async def report(self, no: int) -> ReportRecord | None:
        return await self._read(lambda db: reading.report(db, no))

    async def decks(self) -> list[StoredDeck]:
        return await self._read(reading.decks)

    async def banned_cards(self) -> list[str]:
        return await self._read(reading.banned_cards)

    async def replay(self, replay_id: str) -> ReplayRecord | None:
        return await self._read(lambda db: reading.replay(db, replay_id))

    async def replays(self, most: int) -> list[ReplaySummary]:
        return await self._read(lambda db: reading.replays(db, most))

    async def recording_names(self) -> set[str]:
        return await self._read(reading.recording_names)

    async def recording_bytes(self) -> int:
        return await self._read(reading.recording_bytes)

    async def tables(self) -> int:
        return await self._read(reading.tables)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._reading.run(query)
        except sqlite3.Error as error:
            raise StoreUnreadable(problem_of(error)) from error

    def _connect(self, path: Path | None) -> sqlite3.Connection:
        # One thread at a time uses each connection: it is opened here, then handed over to its worker.
        db = sqlite3.connect(
            path or ":memory:", isolation_level=None, check_same_thread=False, cached_statements=_PREPARED
        )
        self._connections.append(db)
        return db

    def _close(self) -> None:
        self._reading.close()
        self._writing.close()
        if self._checkpointer is not None:
            self._checkpointer.close()
        self._release()

    def _release(self) -> None:
        for db in reversed(self._connections):
            db.close()
        self._connections.clear()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
