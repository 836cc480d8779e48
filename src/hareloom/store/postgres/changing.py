"""Changes to what is stored beside the log, with a row or without."""

from __future__ import annotations

from collections.abc import Iterable

from .. import changes as c
from ..errors import (
    BadValue,
    Conflict,
    FactChanged,
    NoSuchDeck,
    NoSuchPerson,
    NoSuchRecording,
    NoSuchTable,
    StoreError,
    Taken,
)
from ..records import Append
from ..sql import statements as sql
from .connecting import Connection
from .dialect import execute, stored_text
from .reading import HEADS
from .transactions import Transactions

# One transaction at a time changes a table's people, so that two never wait for each other in a circle.
LOCK = "SELECT no FROM tables WHERE id = $1 FOR NO KEY UPDATE"
INSERT_ONE = """INSERT INTO log (table_no, version, actor, action_id, events, at, beside)
    SELECT no, $2::integer + 1, $3, $4, $5, $6, $7 FROM tables WHERE id = $1
        AND coalesce((SELECT version FROM log WHERE table_no = tables.no ORDER BY version DESC LIMIT 1), 0) = $2
    ON CONFLICT DO NOTHING RETURNING version"""

_REFUSALS = (Conflict, FactChanged, NoSuchTable, NoSuchPerson, NoSuchDeck, NoSuchRecording, Taken, BadValue)


async def make(db: Connection, changes: Iterable[c.Change]) -> None:
    """Make changes, within a transaction."""
    for change in changes:
        for statement, values, unmatched in sql.statements_of(change):
            changed = await execute(db, statement, *values)
            if unmatched is not None and changed == 0:
                raise unmatched


async def append_with_changes(transactions: Transactions, row: Append, since: float) -> StoreError | None:
    """Make a row's changes and insert it, both or neither: None, or why not."""

    async def work(db: Connection) -> None:
        await db.execute(LOCK, row.table_id)
        await make(db, row.changes)
        actor, action_id, beside = stored_text(row.actor), stored_text(row.action_id), c.beside_of(row.changes)
        values = (row.table_id, row.expected_version, actor, action_id, row.events, row.at, beside)
        if await db.fetchval(INSERT_ONE, *values) is None:
            head = await head_of(db, row.table_id)
            raise NoSuchTable if head is None else Conflict(head)

    try:
        await transactions.run(work, since)
    except _REFUSALS as refusal:
        # Another server may have been first, and its change is what stands in the way of ours: then decide again.
        head = await transactions.read(lambda db: head_of(db, row.table_id))
        moved_on = head is not None and head != row.expected_version
        return Conflict(head or 0) if moved_on else refusal
    return None


async def head_of(db: Connection, table_id: str) -> int | None:
    """A table's newest version."""
    try:
        found = await db.fetch(HEADS, [table_id])
    except UnicodeError:
        return None
    return found[0][2] if found else None
