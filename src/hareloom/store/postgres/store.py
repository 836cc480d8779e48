"""The store in PostgreSQL. Several servers may use one database: the key (table, version) decides every race."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar

import asyncpg

from ..changes import Change, DeleteTable
from ..errors import StoreClosed, StoreError
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
from ..sql.statements import ANY_DUE, EXPIRED, TABLE_BY_CODE, TABLE_BY_ID, TAKE_DUE
from . import reading
from .address import Address
from .changing import make
from .connecting import LONG_SECONDS, Connection, Pool, connected
from .dialect import fetch
from .migrate import prepare
from .transactions import MARK_START, Transactions
from .writer import Writer

T = TypeVar("T")

_FEW_CHANGES = 10
_EXPIRE_AT_ONCE = 20
"""Tables that one transaction deletes."""
# One server deletes at a time, and none waits for a table that is in use.
_EXPIRING = "SELECT pg_try_advisory_xact_lock(1214345830)"
_EXPIRED = f"{EXPIRED} FOR UPDATE SKIP LOCKED"
# Rows that were appended while their table was being deleted. After a minute no such append is still on its way.
_SWEEP = """WITH old AS (DELETE FROM gone_tables WHERE at < now() - interval '1 minute' RETURNING table_no)
    DELETE FROM log USING old WHERE log.table_no = old.table_no"""


class PostgresStore:
    """Everything in one database. It is opened by `open`, on the loop that uses it."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._state: _Open | None = None

    async def open(self) -> None:
        """Connect. An empty database is made ready; `StoreRefused` has a sentence for the operator."""
        await prepare(self.address)
        self._state = _Open(self.address)
        with suppress(StoreError):  # a database that is only read needs none
            await self.transact(lambda db: db.execute(MARK_START, token_hex(8)))

    def append(self, rows: Sequence[Append]) -> asyncio.Future[list[StoreError | None]]:
        assert len({row.table_id for row in rows}) == len(rows), "at most one row a table"
        if self._state is None:
            raise StoreClosed
        return self._state.writer.append(rows)

    async def write(self, *changes: Change) -> None:
        # Each change is a round trip, and a hundred snapshots come together.
        much = len(changes) > _FEW_CHANGES
        await self.transact(lambda db: make(db, changes), LONG_SECONDS if much else 0.0)
        for change in changes:
            if isinstance(change, DeleteTable) and self._state is not None:
                self._state.writer.forget(change.table_id)

    async def expire(self, before: int, most: int) -> list[str]:
        gone: list[str] = []
        while most > len(gone) and (some := await self._expire_some(before, min(_EXPIRE_AT_ONCE, most - len(gone)))):
            gone += some
        await self.transact(lambda db: db.execute(_SWEEP), LONG_SECONDS)
        return gone

    async def _expire_some(self, before: int, most: int) -> list[str]:
        async def work(db: Connection) -> list[str]:
            if not await db.fetchval(_EXPIRING):
                return []
            gone: list[str] = [table_id for (table_id,) in await fetch(db, _EXPIRED, before, most)]
            await make(db, [DeleteTable(table_id) for table_id in gone])
            return gone

        return await self.transact(work, LONG_SECONDS)

    async def take_due(self, now: int, until: int, most: int) -> list[str]:
        if not await self.read_with(lambda db: fetch(db, ANY_DUE, now)):
            return []

        async def work(db: Connection) -> list[str]:
            return [code for (code,) in await fetch(db, TAKE_DUE, now, until, most)]

        return await self.transact(work)

    async def load(self, code: str, format: int) -> Stored | None:  # noqa: A002 - the contract's name
        return await self.read_with(lambda db: reading.stored(db, TABLE_BY_CODE, code, format))

    async def beside(self, table_id: str) -> Stored | None:
        return await self.read_with(lambda db: reading.stored(db, TABLE_BY_ID, table_id))

    async def read(self, table_id: str, after_version: int = 0) -> list[Row]:
        return await self.read_with(lambda db: reading.rows(db, table_id, after_version))

    async def session(self, secret_hash: bytes) -> SessionRecord | None:
        return await self.read_with(lambda db: reading.session(db, secret_hash))

    async def fact(self, name: str) -> bytes | None:
        return await self.read_with(lambda db: reading.fact(db, name))

    async def summaries(self, most: int) -> list[TableSummary]:
        return await self.read_with(lambda db: reading.summaries(db, most), LONG_SECONDS)

    async def summary(self, which: str) -> TableSummary | None:
        return await self.read_with(lambda db: reading.summary(db, which))

    async def reports(self, table_id: str, most: int) -> list[ReportRecord]:
        return await self.read_with(lambda db: reading.reports(db, table_id, most), LONG_SECONDS)

    async def report(self, no: int) -> ReportRecord | None:
        return await self.read_with(lambda db: reading.report(db, no))

    async def decks(self) -> list[StoredDeck]:
        return await self.read_with(reading.decks, LONG_SECONDS)

    async def banned_cards(self) -> list[str]:
        return await self.read_with(reading.banned_cards)

    async def replay(self, replay_id: str) -> ReplayRecord | None:
        return await self.read_with(lambda db: reading.replay(db, replay_id))

    async def replays(self, most: int) -> list[ReplaySummary]:
        return await self.read_with(lambda db: reading.replays(db, most), LONG_SECONDS)

    async def recording_names(self) -> set[str]:
        return await self.read_with(reading.recording_names)

    async def recording_bytes(self) -> int:
        return await self.read_with(reading.recording_bytes)

    async def tables(self) -> int:
        return await self.read_with(reading.tables)

    async def close(self) -> None:
        state, self._state = self._state, None
        if state is not None:
            await state.close()

    @property
    def resends(self) -> int:
        """How often something was sent again after a connection was lost."""
        return 0 if self._state is None else self._state.writer.resends + self._state.transactions.resends

    # For what else lies in the database, such as pictures.

    async def read_with(self, query: Callable[[Connection], Awaitable[T]], seconds: float = 0.0) -> T:
        """Answer a query on one of the store's connections."""
        return await self._now().transactions.read(query, seconds)

    async def transact(self, work: Callable[[Connection], Awaitable[T]], seconds: float = 0.0) -> T:
        """Carry work out in a transaction, all of it or nothing, once."""
        return await self._now().transactions.run(work, seconds=seconds)

    def _now(self) -> _Open:
        if self._state is None:
            raise StoreClosed
        return self._state


class _Open:
    """What an open store has."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self.pool = Pool(self._connect)
        self.transactions = Transactions(self.pool)
        self.writer = Writer(self._connect, self.transactions)

    async def _connect(self) -> Connection:
        try:
            return await connected(self._address)
        except asyncpg.TooManyConnectionsError:
            self.pool.forget()  # so that the next attempt, perhaps the writer's, finds room
            raise

    async def close(self) -> None:
        await self.writer.close()
        await self.pool.close()
