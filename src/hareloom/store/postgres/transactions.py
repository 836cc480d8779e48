"""Transactions that are done once, whatever becomes of the connection.

If the answer to a commit is lost, the database is asked by the transaction's number what became of it. A database that
has crashed meanwhile may have given the number to another transaction: then it is uncertain.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import asyncpg

from ..errors import StoreError, StoreProblem, StoreUncertain, StoreUnreadable
from .connecting import ANSWER_SECONDS, Connection, Pool
from .postgres_errors import TRY_AGAIN, VALUE_ERRORS, is_lost, problem_of, refused, uncertain, unwritable, words_for

T = TypeVar("T")

PATIENCE = 8.0
"""Seconds after which a caller is told that the database is away, or that it is uncertain what it did."""
PAUSE = 0.05
LONGEST_PAUSE = 0.5
_START = "(SELECT token FROM nodes WHERE no = 0)"
NUMBER = f"SELECT pg_current_xact_id()::text AS number, {_START} AS start"
STATUS = f"SELECT pg_xact_status($1::text::xid8) AS status, {_START} AS start"
# A crash empties the table, since it is unlogged, and so does a standby that takes over. Number 0 is no server's.
MARK_START = "INSERT INTO nodes (no, token, until) VALUES (0, $1, 'infinity') ON CONFLICT DO NOTHING"


class Patience:
    """How long to try, and the pauses in between."""

    def __init__(self, since: float | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._until = (self._loop.time() if since is None else since) + PATIENCE
        self._pause = 0.0

    @property
    def is_over(self) -> bool:
        return self._loop.time() >= self._until

    async def pause(self) -> None:
        """Not at first; then wait a little, each time a little longer."""
        await asyncio.sleep(self._pause)
        self._pause = min(max(self._pause * 2, PAUSE), LONGEST_PAUSE)


class Transactions:
    """Reads and transactions, on the connections of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.resends = 0
        """How often a lost connection made it necessary to ask again."""

    async def read(self, query: Callable[[Connection], Awaitable[T]], seconds: float = 0.0) -> T:
        """Answer a query, again if its connection is lost; `seconds` is how long it may take, where that is longer."""
        patience = Patience()
        while True:
            try:
                async with asyncio.timeout(seconds or ANSWER_SECONDS), self._pool.connection() as db:
                    return await query(db)
            except StoreError:
                raise
            except Exception as error:
                if is_lost(error):
                    self._lost(error)
                    if not patience.is_over:
                        await patience.pause()
                        continue
                problem = problem_of(error)
                raise StoreUnreadable(problem, words_for(problem)) from error

    async def run(
        self, work: Callable[[Connection], Awaitable[T]], since: float | None = None, seconds: float = 0.0
    ) -> T:
        """Carry work out in a transaction, all of it or nothing, once. `work` may be called several times for that."""
        patience = Patience(since)
        while True:
            commit: _Commit[T] = _Commit(work)
            try:
                async with asyncio.timeout(seconds or ANSWER_SECONDS), self._pool.connection() as db:
                    return await commit.of(db)
            except StoreError:
                raise
            except VALUE_ERRORS as error:
                raise refused(error) from error
            except Exception as error:
                if is_lost(error):
                    self._lost(error)
                    self.resends += 1
                elif not isinstance(error, TRY_AGAIN):
                    raise unwritable(error) from error
                if commit.was_sent and await self._was_done(commit, patience):
                    return commit.result
                if patience.is_over:
                    raise unwritable(error) from error
                await patience.pause()

    async def _was_done(self, commit: _Commit[T], patience: Patience) -> bool:
        """Was that transaction committed? Raises `StoreUncertain` if the database doesn't say, or can't know."""
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS), self._pool.connection() as db:
                    status, start = await db.fetchrow(STATUS, commit.number)
            except asyncpg.InvalidParameterValueError:
                return False  # a number of the future: a standby has taken over that had not heard of it
            except Exception as error:
                if not is_lost(error):
                    raise uncertain(error) from error
                self._lost(error)
                status = start = None
            if status == "committed":
                if commit.start is None or start != commit.start:
                    raise StoreUncertain(StoreProblem.AWAY)
                return True
            if status == "aborted":
                return False
            if patience.is_over:
                raise StoreUncertain(StoreProblem.AWAY)
            await patience.pause()

    def _lost(self, error: BaseException) -> None:
        """Where one connection is silent, the idle ones are likely to be; one that is cut is noticed."""
        if isinstance(error, TimeoutError):
            self._pool.forget()


class _Commit(Generic[T]):
    """One attempt, and what is known of it."""

    result: T

    def __init__(self, work: Callable[[Connection], Awaitable[T]]) -> None:
        self._work = work
        self.number = ""
        self.start: str | None = None
        """What tells this start of the database from others."""
        self.was_sent = False

    async def of(self, db: Connection) -> T:
        await db.execute("BEGIN")
        try:
            self.number, self.start = await db.fetchrow(NUMBER)
            self.result = await self._work(db)
        except BaseException as error:
            # Where the connection is lost, the database does so itself.
            if not is_lost(error) and not isinstance(error, asyncio.CancelledError):
                await db.execute("ROLLBACK")
            raise
        self.was_sent = True
        await db.execute("COMMIT")
        return self.result
