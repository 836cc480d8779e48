"""The tables in the file, as the steps that led to them.

A step that has been released is never edited: a newer one is added below it. tests/store holds their fingerprints.
"""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from ..errors import StoreRefused

APPLICATION_ID = 0x48617265
"""«Hare»: how `file` and we tell our files from other programs'."""

Step = Callable[[sqlite3.Connection], None]


def tables_and_log(db: sqlite3.Connection) -> None:
    """Tables have a small number inside the file, so that the log and its index stay short.

    The log has no index for action ids: an append would cost half as much again. The one writer remembers them.
    """
    db.execute(
        """CREATE TABLE tables (
            no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE, language TEXT NOT NULL,
            created_at INTEGER NOT NULL, active_at INTEGER NOT NULL, private BLOB NOT NULL)"""
    )
    db.execute(
        """CREATE TABLE log (
            no INTEGER PRIMARY KEY, table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            version INTEGER NOT NULL, actor TEXT NOT NULL, action_id TEXT NOT NULL, events BLOB NOT NULL,
            at INTEGER NOT NULL, UNIQUE (table_no, version))"""
    )


def people_and_sessions(db: sqlite3.Connection) -> None:
    """People lie beside the log and go with their table; sessions go with their person."""
    db.execute(
        """CREATE TABLE people (
            no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            name TEXT NOT NULL, rabbit INTEGER NOT NULL, seat INTEGER, host INTEGER NOT NULL,
            joined_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, extra BLOB NOT NULL, UNIQUE (table_no, seat))"""
    )
    db.execute(
        """CREATE TABLE sessions (
            no INTEGER PRIMARY KEY, secret_hash BLOB NOT NULL UNIQUE,
            person_no INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('device', 'link')), created_at INTEGER NOT NULL)"""
    )
    db.execute("CREATE INDEX sessions_of_person ON sessions (person_no)")


def remarks(db: sqlite3.Connection) -> None:
    """A table counts its remarks, so that a deleted remark's number is not given again."""
    db.execute("ALTER TABLE tables ADD COLUMN remarks INTEGER NOT NULL DEFAULT 0")
    db.execute(
        """CREATE TABLE remarks (
            table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, no INTEGER NOT NULL,
            person_no INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, text TEXT NOT NULL, at INTEGER NOT NULL,
            PRIMARY KEY (table_no, no)) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX remarks_of_person ON remarks (person_no)")


def hares(db: sqlite3.Connection) -> None:
    """What a player's piece is called everywhere else."""
    db.execute("ALTER TABLE people RENAME COLUMN rabbit TO hare")


STEPS: Sequence[Step] = (tables_and_log, people_and_sessions, remarks, hares)


def check(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that isn't ours or is newer than we are, before a byte of it is changed."""
    application_id = _number(db, "PRAGMA application_id")
    empty = _number(db, "SELECT count(*) FROM sqlite_schema") == 0
    if application_id != APPLICATION_ID and not (empty and application_id == 0):
        raise StoreRefused(f"{path} belongs to another program. Give Hareloom a directory of its own.")
    version = _number(db, "PRAGMA user_version")
    if version > len(STEPS):
        raise StoreRefused(
            f"{path} was written by a newer Hareloom (its format is {version}, this one knows up to {len(STEPS)}). "
            "Start the newer one, or give this one a directory of its own."
        )


def migrate(db: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take the steps that the file hasn't taken yet, each in a transaction with its number: wholly or not at all."""
    for number in range(_number(db, "PRAGMA user_version") + 1, len(steps) + 1):
        db.execute("BEGIN IMMEDIATE")
        try:
            steps[number - 1](db)
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {number}")
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def _number(db: sqlite3.Connection, query: str) -> int:
    number: int = db.execute(query).fetchone()[0]
    return number
