"""What is kept: the log of every table, and beside it the tables, their people and what lets these back in.

Moments are whole milliseconds since 1970, given by the caller. Ids are random texts, made by the caller too.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["device", "link"]
"""What a secret is for: one browser, or a personal link that opens the seat on another."""


class Row(Struct, frozen=True):
    """One append: all events of one action, as the JSON of their list. The store never looks into `events`."""

    table_id: str
    version: int
    actor: str
    action_id: str
    events: bytes
    at: int


class TableRecord(Struct, frozen=True):
    """A table, without its game: that is the log."""

    id: str
    code: str
    """What people type to join. It is nobody's secret, but it is unique."""
    language: str
    created_at: int
    active_at: int
    """The last sign of life: the newest row of the log, or a later `TouchTable`."""
    private: bytes = b"{}"
    """Facts about the table that are not the game's (locked, chat off), as JSON that the store never looks into."""


class PersonRecord(Struct, frozen=True):
    """Somebody at a table, seated or watching. People lie beside the log, so that they can be erased."""

    id: str
    table_id: str
    name: str
    hare: int
    seat: int | None
    host: bool
    joined_at: int
    seen_at: int
    extra: bytes = b"{}"
    """More about the person, as JSON that the store never looks into. It goes when the name goes."""


class SessionRecord(Struct, frozen=True):
    """What lets a person back in. The secret itself is known to the person only; here lies its hash."""

    secret_hash: bytes
    person_id: str
    table_id: str
    kind: Kind
    created_at: int


class Remark(Struct, frozen=True):
    """Something said at a table, numbered from 1. A number is never given twice, even after a deletion."""

    table_id: str
    no: int
    person_id: str
    text: str
    at: int
