"""Connections to the database: how they are opened, and a few of them kept for reading and for transactions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from ..errors import StoreClosed, StoreRefused

if TYPE_CHECKING:
    from .address import Address

OLDEST_VERSION = 16
CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 2.0
"""How long an answer may take before the connection counts as lost."""
LONG_SECONDS = 30.0
"""The same for what reads or deletes much, or moves pictures."""
KEPT = 5
"""Connections for reading and for transactions; the writer has one more, and so will the listener."""

SETTINGS = {
    "application_name": "hareloom",
    # What is acknowledged is durable, whatever the database's default is.
    "synchronous_commit": "on",
    # Every batch has the same plan. Planned anew, it would cost twice as much.
    "plan_cache_mode": "force_generic_plan",
    "jit": "off",
    # A server that froze in the middle of a transaction doesn't hold up the others for ever.
    "idle_in_transaction_session_timeout": "10s",
}


class Connection(Protocol):
    """What we use of asyncpg's connection, which has no types."""

    async def execute(self, query: str, *values: Any) -> str: ...  # noqa: ANN401 - any type of SQL's

    async def fetch(self, query: str, *values: Any) -> list[Any]: ...  # noqa: ANN401

    async def fetchrow(self, query: str, *values: Any) -> Any: ...  # noqa: ANN401

    async def fetchval(self, query: str, *values: Any) -> Any: ...  # noqa: ANN401

    async def copy_records_to_table(self, table_name: str, *, records: Any, columns: Any) -> str: ...  # noqa: ANN401

    def get_server_version(self) -> Any: ...  # noqa: ANN401 - a tuple of its own

    def is_closed(self) -> bool: ...

    def is_in_transaction(self) -> bool: ...

    def terminate(self) -> None: ...

    async def close(self, *, timeout: float) -> None: ...  # noqa: ASYNC109 - asyncpg's own


Connect: TypeAlias = Callable[[], Awaitable[Connection]]


def driver() -> Any:  # noqa: ANN401 - a module
    """The module asyncpg, or a refusal that says how to get it."""
    try:
        import asyncpg  # noqa: PLC0415 - only who uses PostgreSQL has it
    except ImportError as missing:
        words = "To keep the tables in PostgreSQL, install what it needs: pip install 'hareloom[postgres]'."
        raise StoreRefused(words) from missing
    return asyncpg


async def connected(address: Address) -> Connection:
    """A new connection."""
    asyncpg = driver()
    connection: Connection = await asyncpg.connect(
        address.url,
        timeout=CONNECT_SECONDS,
        server_settings=SETTINGS,
        target_session_attrs=address.session_attributes,
    )
    return connection


class Pool:
    """A few connections, opened when they are needed. What has failed is not used again."""

    def __init__(self, connect: Connect, size: int = KEPT) -> None:
        self._connect = connect
        self._size = size
        self._places = asyncio.Semaphore(size)
        self._idle: list[Connection] = []
        self._open = True

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection for one use."""
        async with self._places:
            connection = await self._taken()
            try:
                yield connection
            except BaseException as error:
                # A query that was given up would make the next one wait.
                if connection.is_in_transaction() or isinstance(error, asyncio.CancelledError):
                    connection.terminate()
                raise
            finally:
                if not connection.is_closed():
                    self._idle.append(connection)

    async def _taken(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        if not self._open:
            raise StoreClosed
        return await self._connect()

    def forget(self) -> None:
        """Drop the idle ones."""
        while self._idle:
            self._idle.pop().terminate()

    async def close(self) -> None:
        """Wait for those in use, and close all in good order."""
        self._open = False
        for _ in range(self._size):
            await self._places.acquire()
        while self._idle:
            await closed(self._idle.pop())
        for _ in range(self._size):
            self._places.release()  # who still waits is told that it is closed


async def closed(connection: Connection) -> None:
    """Close a connection in good order, if the other side takes part in it."""
    try:
        await connection.close(timeout=ANSWER_SECONDS)
    except Exception:  # noqa: BLE001 - however it ends, it has ended
        connection.terminate()
