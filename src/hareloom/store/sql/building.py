"""Records out of the rows that the statements return."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from ..records import (
    CardRecord,
    DeckRecord,
    DeckTable,
    PersonRecord,
    RecordingRecord,
    Remark,
    Row,
    SessionRecord,
    Snapshot,
    Stored,
    StoredDeck,
    TableRecord,
)

SqlRow: TypeAlias = Sequence[Any]


def session_of(row: SqlRow) -> SessionRecord:
    """Of `SESSION`."""
    key, person_id, table_id, kind, at, about, by_link = row
    return SessionRecord(key, person_id, table_id, kind, at, about, bool(by_link))


def decks_of(decks: Iterable[SqlRow], cards: Iterable[SqlRow], tables: Iterable[SqlRow]) -> list[StoredDeck]:
    """Of `DECKS`, `CARDS` and `DECK_TABLES`."""
    found: dict[int, StoredDeck] = {}
    for no, *columns in decks:
        deck = DeckRecord(**dict(zip(DeckRecord.__struct_fields__, columns, strict=True)))
        found[no] = StoredDeck(deck, [], [])
    for no, *columns in cards:
        found[no].cards.append(CardRecord(found[no].deck.id, *columns))
    for no, table_id, code in tables:
        found[no].tables.append(DeckTable(table_id, code))
    return list(found.values())


def beside_of_table(
    row: SqlRow,
    people: Iterable[SqlRow],
    sessions: Iterable[SqlRow],
    remarks: Iterable[SqlRow],
    recordings: Iterable[SqlRow],
) -> Stored:
    """Of `TABLE_BY_ID` and what belongs to that table: all but its snapshot and its log."""
    _, last, *columns = row
    table = TableRecord(*columns)
    if last is not None and last > table.active_at:
        table = replace(table, active_at=last)
    found: dict[int, PersonRecord] = {}
    for no, person_id, name, hare, seat, host, joined_at, extra in people:
        found[no] = PersonRecord(person_id, table.id, name, hare, seat, bool(host), joined_at, extra)
    return Stored(
        table,
        list(found.values()),
        [
            SessionRecord(secret_hash, found[person_no].id, table.id, kind, at, about, bool(by_link))
            for secret_hash, person_no, kind, at, about, by_link in sessions
        ],
        [Remark(table.id, no, found[person_no].id, text, at) for no, person_no, text, at in remarks],
        None,
        [],
        [
            RecordingRecord(*(key, table.id, found[person_no].id, *columns, bool(told), bool(keep)))
            for key, person_no, *columns, told, keep in recordings
        ],
    )


def with_log(stored: Stored, snapshot: Snapshot | None, rows: Iterable[SqlRow]) -> Stored:
    """With its snapshot and the rows after it."""
    return replace(stored, snapshot=snapshot, rows=[Row(stored.table.id, *row) for row in rows])
