"""How each query is answered, on a connection that only reads."""

import re
import sqlite3
from functools import cache
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

_NUMBERED = re.compile(r"\?(\d+)")


@cache
def _unnumbered(statement: str) -> tuple[str, list[int]]:
    return _NUMBERED.sub("?", statement), [int(number) - 1 for number in _NUMBERED.findall(statement)]


def execute(db: sqlite3.Connection, statement: str, *values: Any) -> sqlite3.Cursor:  # noqa: ANN401 - any type of SQL's
    """Execute a shared statement. Python 3.12.0 to 3.12.3 warn of numbered parameters, so they become a plain ?."""
    plain, order = _unnumbered(statement)
    return db.execute(plain, [values[place] for place in order])


def rows(db: sqlite3.Connection, table_id: str, after_version: int) -> list[Row]:
    """Return the tail of a log."""
    return [Row(table_id, *row) for row in execute(db, sql.ROWS_BY_ID, table_id, after_version).fetchall()]


def session(db: sqlite3.Connection, secret_hash: bytes) -> SessionRecord | None:
    """Return the session of a secret."""
    found = execute(db, sql.SESSION, secret_hash).fetchone()
    return None if found is None else session_of(found)


def fact(db: sqlite3.Connection, name: str) -> bytes | None:
    """Return what the server remembers under that name."""
    found = execute(db, sql.FACT, name).fetchone()
    return found[0] if found else None


def summaries(db: sqlite3.Connection, most: int) -> list[TableSummary]:
    """Return the tables that were active last."""
    return [TableSummary(*row) for row in execute(db, sql.SUMMARIES, most).fetchall()]


def summary(db: sqlite3.Connection, which: str) -> TableSummary | None:
    """Return a table in numbers."""
    found = execute(db, sql.SUMMARY, which).fetchone()
    return TableSummary(*found) if found else None


def reports(db: sqlite3.Connection, table_id: str, most: int) -> list[ReportRecord]:
    """Return what was reported last, at one table or with "" at all, without the pictures."""
    return [ReportRecord(*row) for row in execute(db, sql.REPORTS, table_id, most).fetchall()]


def report(db: sqlite3.Connection, no: int) -> ReportRecord | None:
    """Return one report, with its picture."""
    found = execute(db, sql.REPORT, no).fetchone()
    return ReportRecord(*found) if found else None


def tables(db: sqlite3.Connection) -> int:
    """Return how many tables there are."""
    (number,) = execute(db, sql.TABLES).fetchone()
    return int(number)


def any_due(db: sqlite3.Connection, now: int) -> bool:
    """Is a table due by now?"""
    return execute(db, sql.ANY_DUE, now).fetchone() is not None


def decks(db: sqlite3.Connection) -> list[StoredDeck]:
    """Return the decks that players made, read at one moment."""
    db.execute("BEGIN")
    try:
        return decks_of(*(execute(db, each).fetchall() for each in (sql.DECKS, sql.CARDS, sql.DECK_TABLES)))
    finally:
        db.rollback()


def banned_cards(db: sqlite3.Connection) -> list[str]:
    """Return the pictures that the operator deleted."""
    return [card for (card,) in execute(db, sql.BANNED_CARDS).fetchall()]


def replay(db: sqlite3.Connection, replay_id: str) -> ReplayRecord | None:
    """Return a replay that came as a file."""
    found = execute(db, sql.REPLAY, replay_id).fetchone()
    return ReplayRecord(*found) if found else None


def replays(db: sqlite3.Connection, most: int) -> list[ReplaySummary]:
    """Return the replays that came last as files."""
    return [ReplaySummary(*row) for row in execute(db, sql.REPLAYS, most).fetchall()]


def recording_names(db: sqlite3.Connection) -> set[str]:
    """Return the names of all recordings."""
    return {name for (name,) in execute(db, sql.RECORDING_NAMES).fetchall()}


def recording_bytes(db: sqlite3.Connection) -> int:
    """Return how many bytes all recordings have."""
    (number,) = execute(db, sql.RECORDING_BYTES).fetchone()
    return int(number)


def stored(db: sqlite3.Connection, by: str, key: str, snapshot_format: int | None = None) -> Stored | None:
    """Find a table, and return what is stored of it at one moment; without a format, only what is beside the log."""
    db.execute("BEGIN")
    try:
        found = execute(db, by, key).fetchone()
        return None if found is None else _stored(db, snapshot_format, found)
    finally:
        db.rollback()


def _stored(db: sqlite3.Connection, snapshot_format: int | None, found: tuple[Any, ...]) -> Stored:
    no = found[0]
    stored = beside_of_table(found, *(execute(db, each, no).fetchall() for each in sql.BESIDE))
    if snapshot_format is None:
        return stored
    row = execute(db, sql.SNAPSHOT, no, snapshot_format).fetchone()
    snapshot = Snapshot(*row) if row else None
    return with_log(stored, snapshot, execute(db, sql.ROWS, no, snapshot.version if snapshot else 0).fetchall())
