"""What SQLite's errors mean to us."""

import sqlite3

from ..errors import Reason

_REASONS = {
    sqlite3.SQLITE_FULL: Reason.FULL,
    sqlite3.SQLITE_READONLY: Reason.READ_ONLY,
    sqlite3.SQLITE_PERM: Reason.READ_ONLY,
    sqlite3.SQLITE_BUSY: Reason.BUSY,
    sqlite3.SQLITE_LOCKED: Reason.BUSY,
    sqlite3.SQLITE_IOERR: Reason.IO,
    sqlite3.SQLITE_CANTOPEN: Reason.IO,
    sqlite3.SQLITE_NOMEM: Reason.IO,
    sqlite3.SQLITE_PROTOCOL: Reason.IO,
    sqlite3.SQLITE_CORRUPT: Reason.DAMAGED,
    sqlite3.SQLITE_NOTADB: Reason.DAMAGED,
}


def reason_of(error: sqlite3.Error) -> Reason:
    """Tell why SQLite could not. The low byte of its code is the kind, the rest are details."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return _REASONS.get(code & 0xFF, Reason.FAULT)


def concerns_all(error: Exception) -> bool:
    """Whether every writer would meet this error, so that trying each job alone is no use."""
    return isinstance(error, sqlite3.Error) and reason_of(error) not in (Reason.FULL, Reason.FAULT)
