"""Changes to what lies beside the log. Several of them, with or without an append, are one transaction.

A change to something that isn't there is refused (`NoSuchTable`, `NoSuchPerson`); taking away what isn't there is not.
"""

from typing import TypeAlias

from msgspec import Struct

from .records import Kind, PersonRecord, SessionRecord, TableRecord


class CreateTable(Struct, frozen=True):
    """Open a table; `Taken` if its id or its code is."""

    table: TableRecord


class SavePrivate(Struct, frozen=True):
    """Replace the table's facts beside the log."""

    table_id: str
    private: bytes


class TouchTable(Struct, frozen=True):
    """Say that the table was alive at that moment. Appends say so by themselves."""

    table_id: str
    at: int


class DeleteTable(Struct, frozen=True):
    """Delete a table with all that belongs to it: log, people, sessions and remarks."""

    table_id: str


class AddPerson(Struct, frozen=True):
    """Let somebody in; `Taken` if the id or the seat is."""

    person: PersonRecord


class RenamePerson(Struct, frozen=True):
    """Give a person another name."""

    person_id: str
    name: str


class DressPerson(Struct, frozen=True):
    """Give a person another hare."""

    person_id: str
    hare: int


class SeatPerson(Struct, frozen=True):
    """Seat a person, or with None unseat them; `Taken` if somebody sits there. To swap, unseat first."""

    person_id: str
    seat: int | None


class SetHost(Struct, frozen=True):
    """Make a person host, or no longer."""

    person_id: str
    host: bool


class SeePerson(Struct, frozen=True):
    """Say that a person was here at that moment."""

    person_id: str
    at: int


class SaveExtra(Struct, frozen=True):
    """Replace what else is kept about a person."""

    person_id: str
    extra: bytes


class ErasePerson(Struct, frozen=True):
    """Forget who it was: name, extra and remarks go; the seat, the sessions and the game stay."""

    person_id: str


class RemovePerson(Struct, frozen=True):
    """Take a person away with their sessions and remarks."""

    person_id: str


class AddSession(Struct, frozen=True):
    """Let a secret open the door for a person; `NoSuchPerson` if they are not at that table."""

    session: SessionRecord


class RevokeSession(Struct, frozen=True):
    """Let this secret open nothing any more."""

    secret_hash: bytes


class RevokeSessions(Struct, frozen=True):
    """Let none of a person's secrets (or none of that kind) open anything any more."""

    person_id: str
    kind: Kind | None = None


class AddRemark(Struct, frozen=True):
    """Keep something that was said, under the table's next number; `NoSuchPerson` if they are not at that table."""

    table_id: str
    person_id: str
    text: str
    at: int


class DeleteRemark(Struct, frozen=True):
    """Take one remark away."""

    table_id: str
    no: int


Change: TypeAlias = (
    CreateTable
    | SavePrivate
    | TouchTable
    | DeleteTable
    | AddPerson
    | RenamePerson
    | DressPerson
    | SeatPerson
    | SetHost
    | SeePerson
    | SaveExtra
    | ErasePerson
    | RemovePerson
    | AddSession
    | RevokeSession
    | RevokeSessions
    | AddRemark
    | DeleteRemark
)
