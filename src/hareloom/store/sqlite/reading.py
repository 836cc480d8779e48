"""How each question is answered from the file, on a connection that only reads."""

import sqlite3

from ..records import PersonRecord, Remark, Row, SessionRecord, TableRecord

# A table's last sign of life is looked up rather than written down, which would be one more page in every append.
ACTIVE_AT = """max(tables.active_at, coalesce(
    (SELECT log.at FROM log WHERE log.table_no = tables.no ORDER BY log.version DESC LIMIT 1), 0))"""

_TABLE = f"SELECT id, code, language, created_at, {ACTIVE_AT} AS alive, private FROM tables"  # noqa: S608 - constant
_PERSON = """SELECT people.id, tables.id, name, hare, seat, host, joined_at, seen_at, extra
    FROM people JOIN tables ON tables.no = table_no"""
_SESSION = """SELECT secret_hash, people.id, tables.id, kind, sessions.created_at
    FROM sessions JOIN people ON people.no = person_no JOIN tables ON tables.no = table_no"""


def read(db: sqlite3.Connection, table_id: str, after_version: int) -> list[Row]:
    """Return the tail of a log."""
    found = db.execute(
        """SELECT version, actor, action_id, events, at FROM log
        WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND version > ? ORDER BY version""",
        (table_id, after_version),
    )
    return [Row(table_id, *row) for row in found.fetchall()]


def head(db: sqlite3.Connection, table_id: str) -> int:
    """Return the newest version."""
    found = db.execute(
        "SELECT max(version) FROM log WHERE table_no = (SELECT no FROM tables WHERE id = ?)", (table_id,)
    )
    return found.fetchone()[0] or 0


def table(db: sqlite3.Connection, table_id: str) -> TableRecord | None:
    """Find a table by its id."""
    found = db.execute(f"{_TABLE} WHERE id = ?", (table_id,)).fetchone()
    return TableRecord(*found) if found else None


def table_by_code(db: sqlite3.Connection, code: str) -> TableRecord | None:
    """Find a table by its code."""
    found = db.execute(f"{_TABLE} WHERE code = ?", (code,)).fetchone()
    return TableRecord(*found) if found else None


def tables(db: sqlite3.Connection, active_since: int) -> list[TableRecord]:
    """Return the tables that are alive."""
    found = db.execute(f"{_TABLE} WHERE alive >= ? ORDER BY no", (active_since,))
    return [TableRecord(*row) for row in found.fetchall()]


def people(db: sqlite3.Connection, table_id: str) -> list[PersonRecord]:
    """Return who is at a table."""
    return [_a_person(row) for row in db.execute(f"{_PERSON} WHERE tables.id = ? ORDER BY people.no", (table_id,))]


def person(db: sqlite3.Connection, person_id: str) -> PersonRecord | None:
    """Find a person."""
    found = db.execute(f"{_PERSON} WHERE people.id = ?", (person_id,)).fetchone()
    return _a_person(found) if found else None


def session(db: sqlite3.Connection, secret_hash: bytes) -> SessionRecord | None:
    """Find whom a secret lets in."""
    found = db.execute(f"{_SESSION} WHERE secret_hash = ?", (secret_hash,)).fetchone()
    return SessionRecord(*found) if found else None


def sessions(db: sqlite3.Connection, person_id: str) -> list[SessionRecord]:
    """Return what lets a person in."""
    found = db.execute(f"{_SESSION} WHERE people.id = ? ORDER BY sessions.no", (person_id,))
    return [SessionRecord(*row) for row in found.fetchall()]


def remarks(db: sqlite3.Connection, table_id: str, after: int) -> list[Remark]:
    """Return what was said since."""
    found = db.execute(
        """SELECT tables.id, remarks.no, people.id, text, at
        FROM remarks JOIN tables ON tables.no = remarks.table_no JOIN people ON people.no = person_no
        WHERE tables.id = ? AND remarks.no > ? ORDER BY remarks.no""",
        (table_id, after),
    )
    return [Remark(*row) for row in found.fetchall()]


def _a_person(row: tuple[str, str, str, int, int | None, int, int, int, bytes]) -> PersonRecord:
    person_id, table_id, name, hare, seat, host, *rest = row
    return PersonRecord(person_id, table_id, name, hare, seat, bool(host), *rest)  # type: ignore[arg-type]
