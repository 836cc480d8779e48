"""Rows and records. Times are milliseconds since 1970 and ids are random texts; the caller supplies both."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from .changes import Change

Kind: TypeAlias = Literal["device", "link"]
"""What a secret is for: one browser, or a personal link that opens the seat on another."""


ReportKind: TypeAlias = Literal["remark", "name", "clue", "picture"]

Reach: TypeAlias = Literal["table", "link", "server"]
"""Who may use a deck that a player made: its table, everybody with its link, everybody on the server."""

DeckState: TypeAlias = Literal["draft", "ready", "hidden", "closed"]
"""A draft can't be played. A hidden deck is deleted: only games that are under way still show it. A closed one is out
of use, until the operator opens it again."""


class Append(Struct, frozen=True):
    """A row to append. Its changes are made first, so that one may create the table; all are stored or none."""

    table_id: str
    expected_version: int
    actor: str
    action_id: str
    events: bytes
    at: int
    changes: "Sequence[Change]" = ()


class Row(Struct, frozen=True, gc=False):  # gc=False: it can't be part of a cycle, as those below
    """All events of one action, as a JSON list that the store never parses."""

    table_id: str
    version: int
    actor: str
    action_id: str
    events: bytes
    at: int
    beside: int = 0
    """What a reader of the tail must read again, besides this row: a mask of the constants in changes.py."""


class TableRecord(Struct, frozen=True, gc=False):
    """A table without its game, which is the log."""

    id: str
    code: str
    """What players type to join: unique, and no secret."""
    language: str
    created_at: int
    active_at: int
    """When the newest row was appended, or the table created."""
    private: bytes = b"{}"
    """Facts about the table that are not part of the game (locked, chat off), as JSON that the store never parses."""
    aside: str = ""
    """Why this server can't play the table; empty for a table in use."""
    remarks: int = 0
    """The number of the last remark ever made, deleted ones included."""


class TableSummary(Struct, frozen=True, gc=False):
    """A table in numbers, for the operator."""

    id: str
    code: str
    created_at: int
    active_at: int
    aside: str
    people: int
    rows: int
    bytes: int
    """Of its events."""


class PersonRecord(Struct, frozen=True, gc=False):
    """A player or spectator. People are stored beside the log, so that they can be erased."""

    id: str
    table_id: str
    name: str
    hare: int
    seat: int | None
    host: bool
    joined_at: int
    extra: bytes = b"{}"
    """More about the person, as JSON that the store never parses. It goes with the person."""


class SessionRecord(Struct, frozen=True, gc=False):
    """What lets a person back in. Only the person knows the secret; the store has its hash."""

    secret_hash: bytes
    person_id: str
    table_id: str
    kind: Kind
    created_at: int
    about: str = ""
    """Roughly what device it is, such as Firefox/Android, so that its owner recognises it."""
    by_link: bool = False
    """It came by a personal link."""


class Remark(Struct, frozen=True, gc=False):
    """A chat message. Numbers count from 1 and are never used twice."""

    table_id: str
    no: int
    person_id: str
    text: str
    at: int


class ReportRecord(Struct, frozen=True, gc=False):
    """What a person found wrong, with a copy of it. Who reported it is not stored."""

    table_id: str
    at: int
    kind: ReportKind
    what: str
    """The text, or the picture's name."""
    who: str
    """The name of the person it is about; empty where that is a secret, or nobody."""
    note: str
    """The reporter's own words."""
    picture: bytes | None = None
    no: int = 0
    """Given by the store."""


class DeckRecord(Struct, frozen=True, gc=False, kw_only=True):
    """A deck that a player made in the page. Of its secrets only the hashes are known."""

    id: str
    name: str
    language: str
    """Of its name and its descriptions."""
    reach: Reach
    state: DeckState
    author: str
    licence: str
    key_hash: bytes
    """Of the secret that lets its owner change and delete it."""
    link_hash: bytes
    """Of the secret that lets others use it."""
    created_at: int
    used_at: int
    """When it was last changed, brought to a table or played with."""
    hidden_at: int = 0
    """When its owner deleted it, or when the operator closed it; 0 for a draft that was closed."""


class CardRecord(Struct, frozen=True, gc=False):
    """A card of such a deck. Its picture lies in the picture store, under its name."""

    deck_id: str
    card: str
    """The picture's name."""
    sent: str
    """The SHA-256 of the file that it was made from, so that a file sent twice is one card."""
    position: int
    description: str
    bytes: int
    """Of its pictures, in all sizes."""
    tags: str = ""
    """For bots, one a line."""
    inventory: str = ""
    """For bots, one a line."""


class RecordingRecord(Struct, frozen=True, gc=False):
    """A recording that a person sent for a clue. Its bytes lie in the recording store, under its name."""

    id: str
    table_id: str
    person_id: str
    seat: int
    game: int
    turn: int
    name: str
    """The SHA-256 of its bytes."""
    kind: Literal["sound", "picture"]
    type: str
    """Its media type."""
    milliseconds: int
    bytes: int
    at: int
    """When it was sent."""
    told: bool = False
    """It belongs to a clue that was given. Until then nobody may know of it."""
    keep: bool = False
    """It stays when its game ends."""


class DeckTable(Struct, frozen=True, gc=False):
    """A table that a deck was brought to."""

    id: str
    code: str


class StoredDeck(Struct, frozen=True):
    """A deck with its cards in their order, and the tables it was brought to."""

    deck: DeckRecord
    cards: list[CardRecord]
    tables: list[DeckTable]


class ReplayRecord(Struct, frozen=True, gc=False):
    """A replay that came as a file. Its id and its key are the two parts of its link."""

    id: str
    key: str
    at: int
    """When it came."""
    header: bytes
    """The file's first line, as JSON that the store never parses."""
    steps: bytes
    """Its steps, as a JSON list that the store never parses."""


class ReplaySummary(Struct, frozen=True, gc=False):
    """A replay that came as a file, without its steps."""

    id: str
    key: str
    at: int
    header: bytes
    bytes: int
    """Of its steps."""


class Snapshot(Struct, frozen=True, gc=False):
    """A table's encoded state after the row of that version. `format` says which builds can decode it."""

    version: int
    format: int
    state: bytes


class Stored(Struct, frozen=True):
    """All that a waking table needs: the rows are those after the snapshot, or all of them without one."""

    table: TableRecord
    people: list[PersonRecord]
    sessions: list[SessionRecord]
    remarks: list[Remark]
    snapshot: Snapshot | None
    rows: list[Row]
    recordings: list[RecordingRecord] = []
