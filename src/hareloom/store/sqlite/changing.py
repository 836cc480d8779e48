"""How each change changes the file. The caller holds the transaction."""

import sqlite3
from collections.abc import Callable
from typing import Any

from .. import changes as c
from ..errors import NoSuchPerson, NoSuchTable, Taken, Unique

_UNIQUE: dict[str, Unique] = {
    "tables.id": "table",
    "tables.code": "code",
    "people.id": "person",
    "people.table_no, people.seat": "seat",
    "sessions.secret_hash": "secret",
}


def apply(db: sqlite3.Connection, change: c.Change) -> None:
    """Make one change, or raise."""
    try:
        _HOW[type(change)](db, change)
    except sqlite3.IntegrityError as error:
        what = _UNIQUE.get(str(error).removeprefix("UNIQUE constraint failed: "))
        if what is None:
            raise
        raise Taken(what) from None


def _create_table(db: sqlite3.Connection, change: c.CreateTable) -> None:
    table = change.table
    db.execute(
        "INSERT INTO tables (id, code, language, created_at, active_at, private) VALUES (?, ?, ?, ?, ?, ?)",
        (table.id, table.code, table.language, table.created_at, table.active_at, table.private),
    )


def _table(set_what: str) -> Callable[[sqlite3.Connection, Any], None]:
    """Update a column of a table, which must be there. The change's fields are the id and the new value."""
    statement = f"UPDATE tables SET {set_what} WHERE id = ?"  # noqa: S608 - only called below, with constants

    def update(db: sqlite3.Connection, change: Any) -> None:  # noqa: ANN401 - _HOW pairs them
        table_id, value = (getattr(change, name) for name in change.__struct_fields__)
        if db.execute(statement, (value, table_id)).rowcount == 0:
            raise NoSuchTable

    return update


def _person(set_what: str) -> Callable[[sqlite3.Connection, Any], None]:
    """Update a column of a person, who must be there. The change's fields are the id and the new value."""
    statement = f"UPDATE people SET {set_what} WHERE id = ?"  # noqa: S608 - only called below, with constants

    def update(db: sqlite3.Connection, change: Any) -> None:  # noqa: ANN401 - _HOW pairs them
        person_id, value = (getattr(change, name) for name in change.__struct_fields__)
        if db.execute(statement, (value, person_id)).rowcount == 0:
            raise NoSuchPerson

    return update


def _add_person(db: sqlite3.Connection, change: c.AddPerson) -> None:
    who = change.person
    done = db.execute(
        """INSERT INTO people (id, table_no, name, hare, seat, host, joined_at, seen_at, extra)
        SELECT ?, no, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?""",
        (who.id, who.name, who.hare, who.seat, who.host, who.joined_at, who.seen_at, who.extra, who.table_id),
    )
    if done.rowcount == 0:
        raise NoSuchTable


def _erase_person(db: sqlite3.Connection, change: c.ErasePerson) -> None:
    who = (change.person_id,)
    if db.execute("UPDATE people SET name = '', extra = CAST('{}' AS BLOB) WHERE id = ?", who).rowcount == 0:
        raise NoSuchPerson
    db.execute("DELETE FROM remarks WHERE person_no = (SELECT no FROM people WHERE id = ?)", who)


def _add_session(db: sqlite3.Connection, change: c.AddSession) -> None:
    session = change.session
    done = db.execute(
        """INSERT INTO sessions (secret_hash, person_no, kind, created_at)
        SELECT ?, people.no, ?, ? FROM people JOIN tables ON tables.no = table_no
        WHERE people.id = ? AND tables.id = ?""",
        (session.secret_hash, session.kind, session.created_at, session.person_id, session.table_id),
    )
    if done.rowcount == 0:
        raise NoSuchPerson


def _revoke_sessions(db: sqlite3.Connection, change: c.RevokeSessions) -> None:
    db.execute(
        "DELETE FROM sessions WHERE person_no = (SELECT no FROM people WHERE id = ?) AND kind = coalesce(?, kind)",
        (change.person_id, change.kind),
    )


def _delete_remark(db: sqlite3.Connection, change: c.DeleteRemark) -> None:
    db.execute(
        "DELETE FROM remarks WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND no = ?",
        (change.table_id, change.no),
    )


def _add_remark(db: sqlite3.Connection, change: c.AddRemark) -> None:
    found = db.execute(
        """SELECT tables.no, people.no, tables.remarks + 1 FROM people JOIN tables ON tables.no = table_no
        WHERE people.id = ? AND tables.id = ?""",
        (change.person_id, change.table_id),
    ).fetchone()
    if found is None:
        raise NoSuchPerson
    table_no, person_no, no = found
    db.execute("UPDATE tables SET remarks = ? WHERE no = ?", (no, table_no))
    db.execute(
        "INSERT INTO remarks (table_no, no, person_no, text, at) VALUES (?, ?, ?, ?, ?)",
        (table_no, no, person_no, change.text, change.at),
    )


_HOW: dict[type[c.Change], Callable[[sqlite3.Connection, Any], object]] = {
    c.CreateTable: _create_table,
    c.SavePrivate: _table("private = ?"),
    c.TouchTable: _table("active_at = max(active_at, ?)"),
    c.DeleteTable: lambda db, how: db.execute("DELETE FROM tables WHERE id = ?", (how.table_id,)),
    c.AddPerson: _add_person,
    c.RenamePerson: _person("name = ?"),
    c.DressPerson: _person("hare = ?"),
    c.SeatPerson: _person("seat = ?"),
    c.SetHost: _person("host = ?"),
    c.SeePerson: _person("seen_at = ?"),
    c.SaveExtra: _person("extra = ?"),
    c.ErasePerson: _erase_person,
    c.RemovePerson: lambda db, how: db.execute("DELETE FROM people WHERE id = ?", (how.person_id,)),
    c.AddSession: _add_session,
    c.RevokeSession: lambda db, how: db.execute("DELETE FROM sessions WHERE secret_hash = ?", (how.secret_hash,)),
    c.RevokeSessions: _revoke_sessions,
    c.AddRemark: _add_remark,
    c.DeleteRemark: _delete_remark,
}
