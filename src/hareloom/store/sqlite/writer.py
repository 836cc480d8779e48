"""The one writer: a batch of rows is one transaction, and mostly one statement."""

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence

from .. import changes as c
from ..errors import Conflict, NoSuchTable, StoreError, StoreProblem, StoreUnwritable
from ..records import Append
from ..sql import statements as sql
from .checkpointer import Checkpointer
from .reading import execute
from .sqlite_errors import VALUE_ERRORS, problem_of, refused, uncommitted

AT_ONCE = 128
"""Rows of one statement. Python's lock is released in each statement, and comes back only when the event loop pauses,
so one long statement is much faster than several short ones. SQLite keeps each length prepared."""
CACHED_TABLES = 10_000

_INSERT = "INSERT INTO log (table_no, version, actor, action_id, events, at) VALUES "
_INSERTS = [_INSERT + ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows) for rows in range(AT_ONCE + 1)]
# Changes that remove something personal, which must leave the write-ahead log too.
_ERASING = (
    c.BanCard,
    c.ChangeDeck,
    c.DeleteCard,
    c.DeleteDeck,
    c.DeleteRecording,
    c.DeleteRemark,
    c.DeleteReplays,
    c.DeleteReports,
    c.DeleteTable,
    c.DescribeCard,
    c.RemovePerson,
    c.RenamePerson,
    c.SaveExtra,
)


class Writer:
    """Owns the only connection that writes, and is used by one thread."""

    def __init__(self, db: sqlite3.Connection, checkpointer: Checkpointer | None = None) -> None:
        self._db = db
        self._checkpointer = checkpointer
        self._erased = False
        # The append cache: each table's number and newest version. Dropping an entry is always safe.
        self._cache: dict[str, list[int]] = {}

    def append(self, rows: Sequence[Append]) -> list[StoreError | None]:
        """Append rows and return their outcomes. A batch without changes is one statement and needs no transaction."""
        if len(rows) <= AT_ONCE:
            try:
                if not self._db.in_transaction and self._insert(rows):
                    self._written(len(rows))
                    return [None] * len(rows)
            except sqlite3.Error as error:
                self._roll_back()
                if problem_of(error) is StoreProblem.DAMAGED:
                    return self._one_by_one(rows)
                raise uncommitted(error) from error
        try:
            return self._append_all(rows)
        except StoreUnwritable as error:
            if error.reason is StoreProblem.DAMAGED:
                return self._one_by_one(rows)
            raise

    def _append_all(self, rows: Sequence[Append]) -> list[StoreError | None]:
        """Append rows in one transaction."""
        plain = [row for row in rows if not row.changes]
        with self._transaction(len(rows)):
            outcomes = {row.table_id: self._append_one(row) for row in rows if row.changes}
            for start in range(0, len(plain), AT_ONCE):
                some = plain[start : start + AT_ONCE]
                if not self._insert(some):
                    outcomes |= {row.table_id: self._append_one(row) for row in some}
        return [outcomes.get(row.table_id) for row in rows]

    def _one_by_one(self, rows: Sequence[Append]) -> list[StoreError | None]:
        """Append each row in a transaction of its own: a damaged page concerns only the tables on it."""
        outcomes: list[StoreError | None] = []
        for row in rows:
            try:
                outcomes += self._append_all([row])
            except StoreUnwritable as error:
                outcomes.append(error)
        return outcomes

    def write(self, changes: Sequence[c.Change]) -> None:
        with self._transaction():
            self._make(changes)

    def expire(self, before: int, most: int) -> list[str]:
        with self._transaction():
            gone = [table_id for (table_id,) in execute(self._db, sql.EXPIRED, before, most).fetchall()]
            self._make([c.DeleteTable(table_id) for table_id in gone])
        return gone

    def take_due(self, now: int, until: int, most: int) -> list[str]:
        with self._transaction():
            return [code for (code,) in execute(self._db, sql.TAKE_DUE, now, until, most).fetchall()]

    def _insert(self, rows: Sequence[Append]) -> bool:
        """Insert rows by one statement. If any of them has changes or can't be inserted, insert none: False."""
        entries: list[list[int]] = []
        values: list[object] = []
        for row in rows:
            entry = self._cache.get(row.table_id) or self._look_up(row.table_id)
            if row.changes or entry is None or entry[1] != row.expected_version:
                return False
            entries.append(entry)
            values += (entry[0], row.expected_version + 1, row.actor, row.action_id, row.events, row.at)
        if rows:
            try:
                self._db.execute(_INSERTS[len(rows)], values)
            except VALUE_ERRORS:
                return False
        for entry in entries:
            entry[1] += 1
        return True

    def _append_one(self, row: Append) -> StoreError | None:
        """Make a row's changes and insert it, both or neither, within the transaction."""
        outcome: StoreError | None = None
        self._db.execute("SAVEPOINT one")
        try:
            self._make(row.changes)
            entry = self._look_up(row.table_id)
            if entry is None:
                raise NoSuchTable
            no, head = entry
            if head != row.expected_version:
                raise Conflict(head)
            values = (no, head + 1, row.actor, row.action_id, row.events, row.at, c.beside_of(row.changes))
            execute(self._db, sql.INSERT_ROW, *values)
        except (StoreError, *VALUE_ERRORS) as error:
            self._db.execute("ROLLBACK TO one")
            self._cache.pop(row.table_id, None)
            outcome = error if isinstance(error, StoreError) else refused(error)
        else:
            entry[1] += 1
        self._db.execute("RELEASE one")
        return outcome

    def _look_up(self, table_id: str) -> list[int] | None:
        """Read a table's number and newest version into the cache; None if the table doesn't exist."""
        found = execute(self._db, sql.HEAD, table_id).fetchone()
        if found is None:
            self._cache.pop(table_id, None)
            return None
        if len(self._cache) >= CACHED_TABLES:
            del self._cache[next(iter(self._cache))]
        entry = self._cache[table_id] = list(found)
        return entry

    def _make(self, changes: Sequence[c.Change]) -> None:
        for change in changes:
            for statement, values, unmatched in sql.statements_of(change):
                try:
                    changed = execute(self._db, statement, *values).rowcount
                except VALUE_ERRORS as error:
                    raise refused(error) from error
                if unmatched is not None and changed == 0:
                    raise unmatched
            if isinstance(change, c.DeleteTable):
                self._cache.pop(change.table_id, None)
            self._erased |= isinstance(change, _ERASING)

    @contextlib.contextmanager
    def _transaction(self, rows: int = 1) -> Iterator[None]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield
        except BaseException as error:
            self._roll_back()
            if isinstance(error, sqlite3.Error):
                raise StoreUnwritable(problem_of(error)) from error
            raise
        try:
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            raise uncommitted(error) from error
        self._written(rows)

    def _written(self, rows: int) -> None:
        if self._checkpointer is not None:
            self._checkpointer.written(rows, self._erased)
        self._erased = False

    def _roll_back(self) -> None:
        """Undo the transaction, unless SQLite has done so itself, and what the cache learned in it."""
        self._cache.clear()
        with contextlib.suppress(sqlite3.Error):
            self._db.rollback()
