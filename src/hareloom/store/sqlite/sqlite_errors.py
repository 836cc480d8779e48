"""What SQLite's errors mean to the store."""

import logging
import sqlite3

from ..errors import BadValue, StoreError, StoreProblem, StoreUncertain, StoreUnwritable, Taken, Unique

_LOG = logging.getLogger("hareloom.store")

_PROBLEMS = {
    sqlite3.SQLITE_FULL: StoreProblem.FULL,
    sqlite3.SQLITE_READONLY: StoreProblem.READ_ONLY,
    sqlite3.SQLITE_PERM: StoreProblem.READ_ONLY,
    sqlite3.SQLITE_BUSY: StoreProblem.BUSY,
    sqlite3.SQLITE_LOCKED: StoreProblem.BUSY,
    sqlite3.SQLITE_IOERR: StoreProblem.IO,
    sqlite3.SQLITE_CANTOPEN: StoreProblem.IO,
    sqlite3.SQLITE_NOMEM: StoreProblem.IO,
    sqlite3.SQLITE_PROTOCOL: StoreProblem.IO,
    sqlite3.SQLITE_CORRUPT: StoreProblem.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreProblem.DAMAGED,
}

_UNIQUE: dict[str, Unique] = {
    "tables.id": "table",
    "tables.code": "code",
    "people.id": "person",
    "people.table_no, people.seat": "seat",
    "sessions.secret_hash": "secret",
    "remarks.table_no, remarks.no": "remark",
    "own_decks.id": "deck",
    "recordings.id": "recording",
    "own_cards.deck_no, own_cards.card": "card",
    "replays.id": "replay",
}

VALUE_ERRORS = (OverflowError, UnicodeError, sqlite3.DataError, sqlite3.IntegrityError, sqlite3.ProgrammingError)
"""Errors about one statement's values. The statement has done nothing, and the transaction can go on."""


def problem_of(error: sqlite3.Error) -> StoreProblem:
    """Return why SQLite failed. The low byte of its code is the kind, the rest are details."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    problem = _PROBLEMS.get(code & 0xFF, StoreProblem.FAULT)
    if problem is StoreProblem.FAULT:
        _LOG.error("SQLite failed", exc_info=error)
    return problem


def refused(error: Exception) -> StoreError:
    """Translate one of `VALUE_ERRORS`."""
    what = _UNIQUE.get(str(error).removeprefix("UNIQUE constraint failed: "))
    return BadValue() if what is None else Taken(what)


def uncommitted(error: sqlite3.Error) -> StoreError:
    """Translate an error during the commit, after which the data may be on the disk."""
    problem = problem_of(error)
    nothing_written = problem in (StoreProblem.FULL, StoreProblem.READ_ONLY, StoreProblem.BUSY)
    return StoreUnwritable(problem) if nothing_written else StoreUncertain(problem)
