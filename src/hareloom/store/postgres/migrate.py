"""Brings a database up to date, and refuses one that this program can't use."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

from ..errors import StoreError, StoreRefused
from .address import Address
from .connecting import OLDEST_VERSION, Connection, closed, connected
from .postgres_errors import not_opened, too_old
from .schema import STEPS, STEPS_TABLE, Step

LOCK = "SELECT pg_advisory_xact_lock(1214345829)"
"""«Hare»: one program at a time takes steps."""
_TABLES = """SELECT count(*) FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname <> 'hareloom_steps'"""
_TAKEN = "SELECT no, breaking FROM hareloom_steps ORDER BY no"


@asynccontextmanager
async def looking_at(address: Address) -> AsyncIterator[Connection]:
    """A connection to a database that is new enough; its errors become refusals that say what to do."""
    try:
        db = await connected(address)
    except StoreError:
        raise
    except Exception as error:
        raise not_opened(error, address) from error
    try:
        version = db.get_server_version().major
        if version < OLDEST_VERSION:
            raise too_old(address, version)
        yield db
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise not_opened(error, address) from error
    finally:
        await closed(db)


async def prepare(address: Address) -> None:
    """Look whether a server can use the database. An empty one is made ready."""
    async with looking_at(address) as db:
        # Under the lock: another server may be making it ready at this moment, and half of it looks like a stranger's.
        await db.execute("BEGIN")
        await db.execute(LOCK)
        taken = await taken_steps(db, address)
        if not taken:
            await _take_missing(db, STEPS)
        await db.execute("COMMIT")
        missing = len(STEPS) - len(taken.keys() & set(range(1, len(STEPS) + 1))) if taken else 0
        if missing:
            raise StoreRefused(
                f"The database {address.shown} is of an older Hareloom: it lacks {missing} of {len(STEPS)} steps. "
                "Make a backup, then run: hareloom migrate."
            )


async def migrate(address: Address, steps: Sequence[Step] = STEPS) -> list[str]:
    """Take the missing steps: their names."""
    async with looking_at(address) as db:
        await taken_steps(db, address)
        return await _take(db, steps)


async def taken_steps(db: Connection, address: Address) -> dict[int, bool]:
    """The steps that were taken, and whether each is breaking. Refuse what is another program's, or too new."""
    if await db.fetchval("SELECT to_regclass('hareloom_steps') IS NULL"):
        if await db.fetchval(_TABLES):
            words = f"The database {address.shown} has tables of another program. Give Hareloom a database of its own."
            raise StoreRefused(words)
        return {}
    taken: dict[int, bool] = dict(await db.fetch(_TAKEN))
    if any(breaking for no, breaking in taken.items() if no > len(STEPS)):
        raise StoreRefused(
            f"The database {address.shown} was changed by a newer Hareloom, in a way that this one can't follow. "
            "Nothing was changed now. Start the newer one; or, to go back, restore the backup from before the update."
        )
    return taken


async def _take(db: Connection, steps: Sequence[Step]) -> list[str]:
    """Take the missing steps, each in one transaction. Who comes second finds them taken."""
    names = []
    for no in range(1, len(steps) + 1):
        await db.execute("BEGIN")
        await db.execute(LOCK)
        names += await _take_missing(db, steps[:no])
        await db.execute("COMMIT")
    return names


async def _take_missing(db: Connection, steps: Sequence[Step]) -> list[str]:
    """Take the missing ones of these steps, within a transaction that has the lock."""
    await db.execute(STEPS_TABLE)
    taken = dict(await db.fetch(_TAKEN))
    names = []
    for no, step in enumerate(steps, 1):
        if no in taken:
            continue
        for statement in step.statements:
            await db.execute(statement)
        await db.execute(
            "INSERT INTO hareloom_steps (no, name, breaking) VALUES ($1, $2, $3)", no, step.name, step.breaking
        )
        names.append(step.name)
    return names
