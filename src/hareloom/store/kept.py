"""What the store in memory keeps, and how each change changes it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from . import changes as c
from .errors import NoSuchPerson, NoSuchTable, Taken
from .records import PersonRecord, Remark, Row, SessionRecord, TableRecord


class Log:
    """The rows of one table, and which version each actor's action became."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.versions: dict[tuple[str, str], int] = {}


class Kept:
    """Everything. `draft` makes a copy to try changes on, so that a refused one leaves nothing behind.

    The copy is shallow: records are frozen, and a log grows only when nothing can go wrong any more.
    """

    def __init__(self) -> None:
        self.tables: dict[str, TableRecord] = {}
        self.logs: dict[str, Log] = {}
        self.people: dict[str, PersonRecord] = {}
        self.sessions: dict[bytes, SessionRecord] = {}
        self.remarks: dict[str, tuple[Remark, ...]] = {}
        self.last_remark: dict[str, int] = {}

    def draft(self) -> "Kept":
        """A copy to try changes on."""
        copy = Kept()
        for name, value in vars(self).items():
            setattr(copy, name, value.copy())
        return copy

    def table(self, table_id: str) -> TableRecord:
        """The table, which must be there."""
        if table_id not in self.tables:
            raise NoSuchTable
        return self.tables[table_id]

    def person(self, person_id: str, table_id: str | None = None) -> PersonRecord:
        """The person, who must be there (and at that table)."""
        person = self.people.get(person_id)
        if person is None or table_id not in (None, person.table_id):
            raise NoSuchPerson
        return person

    def sign_of_life(self, table: TableRecord) -> TableRecord:
        """The table as it is shown: alive at least as late as its newest row."""
        rows = self.logs[table.id].rows
        return replace(table, active_at=max(table.active_at, rows[-1].at)) if rows else table

    def apply(self, change: c.Change) -> None:
        """Make one change, or raise."""
        _HOW[type(change)](self, change)


def _create_table(kept: Kept, change: c.CreateTable) -> None:
    table = change.table
    if table.id in kept.tables:
        raise Taken("table")
    if any(table.code == other.code for other in kept.tables.values()):
        raise Taken("code")
    kept.tables[table.id] = table
    kept.logs[table.id] = Log()
    kept.remarks[table.id] = ()
    kept.last_remark[table.id] = 0


def _save_private(kept: Kept, change: c.SavePrivate) -> None:
    kept.tables[change.table_id] = replace(kept.table(change.table_id), private=change.private)


def _touch_table(kept: Kept, change: c.TouchTable) -> None:
    table = kept.table(change.table_id)
    kept.tables[table.id] = replace(table, active_at=max(table.active_at, change.at))


def _delete_table(kept: Kept, change: c.DeleteTable) -> None:
    gone = change.table_id
    for by_table in (kept.tables, kept.logs, kept.remarks, kept.last_remark):
        by_table.pop(gone, None)
    kept.people = {key: person for key, person in kept.people.items() if person.table_id != gone}
    kept.sessions = {key: session for key, session in kept.sessions.items() if session.table_id != gone}


def _add_person(kept: Kept, change: c.AddPerson) -> None:
    kept.table(change.person.table_id)
    if change.person.id in kept.people:
        raise Taken("person")
    _put(kept, change.person)


def _put(kept: Kept, person: PersonRecord) -> None:
    for other in kept.people.values():
        if other.table_id == person.table_id and other.seat == person.seat is not None and other.id != person.id:
            raise Taken("seat")
    kept.people[person.id] = person


def _erase_person(kept: Kept, change: c.ErasePerson) -> None:
    person = kept.person(change.person_id)
    kept.people[person.id] = replace(person, name="", extra=b"{}")
    _silence(kept, person)


def _remove_person(kept: Kept, change: c.RemovePerson) -> None:
    person = kept.people.pop(change.person_id, None)
    if person is not None:
        _revoke_sessions(kept, c.RevokeSessions(person.id))
        _silence(kept, person)


def _silence(kept: Kept, person: PersonRecord) -> None:
    said = kept.remarks[person.table_id]
    kept.remarks[person.table_id] = tuple(remark for remark in said if remark.person_id != person.id)


def _add_session(kept: Kept, change: c.AddSession) -> None:
    kept.person(change.session.person_id, change.session.table_id)
    if change.session.secret_hash in kept.sessions:
        raise Taken("secret")
    kept.sessions[change.session.secret_hash] = change.session


def _revoke_sessions(kept: Kept, change: c.RevokeSessions) -> None:
    kept.sessions = {
        key: session
        for key, session in kept.sessions.items()
        if session.person_id != change.person_id or change.kind not in (None, session.kind)
    }


def _add_remark(kept: Kept, change: c.AddRemark) -> None:
    table_id = kept.person(change.person_id, change.table_id).table_id
    no = kept.last_remark[table_id] = kept.last_remark[table_id] + 1
    kept.remarks[table_id] += (Remark(table_id, no, change.person_id, change.text, change.at),)


def _delete_remark(kept: Kept, change: c.DeleteRemark) -> None:
    said = kept.remarks.get(change.table_id, ())
    if said:
        kept.remarks[change.table_id] = tuple(remark for remark in said if remark.no != change.no)


_HOW: dict[type[c.Change], Callable[[Kept, Any], object]] = {
    c.CreateTable: _create_table,
    c.SavePrivate: _save_private,
    c.TouchTable: _touch_table,
    c.DeleteTable: _delete_table,
    c.AddPerson: _add_person,
    c.RenamePerson: lambda kept, how: _put(kept, replace(kept.person(how.person_id), name=how.name)),
    c.DressPerson: lambda kept, how: _put(kept, replace(kept.person(how.person_id), hare=how.hare)),
    c.SeatPerson: lambda kept, how: _put(kept, replace(kept.person(how.person_id), seat=how.seat)),
    c.SetHost: lambda kept, how: _put(kept, replace(kept.person(how.person_id), host=how.host)),
    c.SeePerson: lambda kept, how: _put(kept, replace(kept.person(how.person_id), seen_at=how.at)),
    c.SaveExtra: lambda kept, how: _put(kept, replace(kept.person(how.person_id), extra=how.extra)),
    c.ErasePerson: _erase_person,
    c.RemovePerson: _remove_person,
    c.AddSession: _add_session,
    c.RevokeSession: lambda kept, how: kept.sessions.pop(how.secret_hash, None),
    c.RevokeSessions: _revoke_sessions,
    c.AddRemark: _add_remark,
    c.DeleteRemark: _delete_remark,
}
