"""How each query is answered."""

from __future__ import annotations

from typing import Any

from ..records import (
    ReplayRecord,
    ReplaySummary,
    ReportRecord,
    Row,
    SessionRecord,
    Snapshot,
    Stored,
    StoredDeck,
    TableSummary,
)
from ..sql import statements as sql
from ..sql.building import beside_of_table, decks_of, session_of, with_log
from .connecting import Connection
from .dialect import fetch

_AT_ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

HEADS = """SELECT id, no,
        coalesce((SELECT version FROM log WHERE table_no = tables.no ORDER BY version DESC LIMIT 1), 0)
    FROM tables WHERE id = ANY($1::text[])"""


async def rows(db: Connection, table_id: str, after_version: int) -> list[Row]:
    """Return the tail of a log."""
    return [Row(table_id, *row) for row in await fetch(db, sql.ROWS_BY_ID, table_id, after_version)]


async def session(db: Connection, secret_hash: bytes) -> SessionRecord | None:
    """Return the session of a secret."""
    found = await fetch(db, sql.SESSION, secret_hash)
    return session_of(found[0]) if found else None


async def fact(db: Connection, name: str) -> bytes | None:
    """Return what the server remembers under that name."""
    found = await fetch(db, sql.FACT, name)
    return found[0][0] if found else None


def _summed(row: tuple[Any, ...]) -> TableSummary:
    *others, size = row
    return TableSummary(*(*others, int(size)))  # PostgreSQL's sums have a type of their own


async def summaries(db: Connection, most: int) -> list[TableSummary]:
    """Return the tables that were active last."""
    return [_summed(row) for row in await fetch(db, sql.SUMMARIES, most)]


async def summary(db: Connection, which: str) -> TableSummary | None:
    """Return a table in numbers."""
    found = await fetch(db, sql.SUMMARY, which)
    return _summed(found[0]) if found else None


async def reports(db: Connection, table_id: str, most: int) -> list[ReportRecord]:
    """Return what was reported last, at one table or with "" at all, without the pictures."""
    return [ReportRecord(*row) for row in await fetch(db, sql.REPORTS, table_id, most)]


async def report(db: Connection, no: int) -> ReportRecord | None:
    """Return one report, with its picture."""
    found = await fetch(db, sql.REPORT, no)
    return ReportRecord(*found[0]) if found else None


async def tables(db: Connection) -> int:
    """Return how many tables there are."""
    return int((await fetch(db, sql.TABLES))[0][0])


async def banned_cards(db: Connection) -> list[str]:
    """Return the pictures that the operator deleted."""
    return [card for (card,) in await fetch(db, sql.BANNED_CARDS)]


async def recording_names(db: Connection) -> set[str]:
    """Return the names of all recordings."""
    return {name for (name,) in await fetch(db, sql.RECORDING_NAMES)}


async def recording_bytes(db: Connection) -> int:
    """Return how many bytes all recordings have."""
    return int((await fetch(db, sql.RECORDING_BYTES))[0][0])


async def decks(db: Connection) -> list[StoredDeck]:
    """Return the decks that players made, read at one moment."""
    await db.execute(_AT_ONE_MOMENT)
    found = [await fetch(db, each) for each in (sql.DECKS, sql.CARDS, sql.DECK_TABLES)]
    await db.execute("COMMIT")
    return decks_of(*found)


async def replay(db: Connection, replay_id: str) -> ReplayRecord | None:
    """Return a replay that came as a file."""
    found = await fetch(db, sql.REPLAY, replay_id)
    return ReplayRecord(*found[0]) if found else None


async def replays(db: Connection, most: int) -> list[ReplaySummary]:
    """Return the replays that came last as files."""
    return [ReplaySummary(*row) for row in await fetch(db, sql.REPLAYS, most)]


async def stored(db: Connection, by: str, key: str, snapshot_format: int | None = None) -> Stored | None:
    """Find a table, and return what is stored of it at one moment; without a format, only what is beside the log."""
    await db.execute(_AT_ONE_MOMENT)
    found = await fetch(db, by, key)
    answer = await _stored(db, snapshot_format, found[0]) if found else None
    await db.execute("COMMIT")
    return answer


async def _stored(db: Connection, snapshot_format: int | None, found: tuple[object, ...]) -> Stored:
    no = found[0]
    people, sessions, remarks, recordings = [await fetch(db, each, no) for each in sql.BESIDE]
    beside = beside_of_table(found, people, sessions, remarks, recordings)
    if snapshot_format is None:
        return beside
    row = await fetch(db, sql.SNAPSHOT, no, snapshot_format)
    snapshot = Snapshot(*row[0]) if row else None
    return with_log(beside, snapshot, await fetch(db, sql.ROWS, no, snapshot.version if snapshot else 0))
