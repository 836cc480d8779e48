"""The one writer: whatever queued up while the last commit ran becomes one transaction."""

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeAlias

from msgspec import Struct

from ..changes import Change, DeleteRemark, DeleteTable, ErasePerson, RemovePerson, RenamePerson, SaveExtra
from ..errors import Conflict, NoSuchTable, Reason, Repeated, StoreError, StoreUnwritable
from . import changing
from .known import Known, Memory, mark
from .reading import ACTIVE_AT
from .trouble import concerns_all, reason_of
from .worker import Job

BUSY_MS = 5000
"""How long to wait for another program that holds the file."""

_LOG = logging.getLogger("hareloom.store")
_FORGETTING = (DeleteRemark, DeleteTable, ErasePerson, RemovePerson, RenamePerson, SaveExtra)
AT_ONCE = 128
"""Rows of one statement. Each statement lets go of Python's lock, and gets it back only when the server pauses."""
_ROW = "(?, ?, ?, ?, ?, ?)"
_INSERTS = [
    f"INSERT INTO log (table_no, version, actor, action_id, events, at) VALUES {', '.join([_ROW] * rows)}"  # noqa: S608
    for rows in range(AT_ONCE + 1)
]
_EXPIRED = f"SELECT id FROM tables WHERE {ACTIVE_AT} < ? ORDER BY no LIMIT ?"  # noqa: S608 - constants


class Append(Struct, frozen=True):
    """An append that somebody waits for."""

    table_id: str
    expected_version: int
    actor: str
    action_id: str
    events: bytes
    at: int
    beside: Sequence[Change]


Task: TypeAlias = Append | Callable[[], object]
"""An append, or anything else to be done by the writer's thread in a transaction."""


class Writer:
    """Owns the only connection that writes. Called with a batch, it sets every job's value or error."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._memory = Memory(db)
        self._staged: list[tuple[int, int, str, str, bytes, int]] = []
        self._touched: set[str] = set()
        self.to_scrub = False
        """Was anything to be forgotten that may still lie in the write-ahead log?"""

    def __call__(self, jobs: list[Job[Task]]) -> None:
        """Do the whole batch in one transaction; if that fails for one job's sake, each in its own."""
        if self._append_at_once(jobs):
            return
        error = self._try(jobs)
        if error is None:
            return
        if concerns_all(error):
            for job in jobs:
                job.error = _translated(error)
            return
        for job in jobs:
            alone = self._try([job])
            if alone is not None:
                job.error = _translated(alone)

    def _append_at_once(self, jobs: list[Job[Task]]) -> bool:
        """Appends to tables that are known, as nearly all batches are, need one statement and no word more.

        False where it is anything else, or does not work; then nothing has been done.
        """
        if len(jobs) > AT_ONCE:
            return False
        rows: list[object] = []
        written: dict[str, tuple[Known, bytes]] = {}
        for job in jobs:
            task = job.task
            if type(task) is not Append or task.beside or task.table_id in written:
                return False
            known = self._memory.get(task.table_id)
            if known is None or task.expected_version != known.head:
                return False
            its_mark = mark(task.actor, task.action_id)
            if its_mark in known.marks:
                return False
            written[task.table_id] = known, its_mark
            rows += (known.no, known.head + 1, task.actor, task.action_id, task.events, task.at)
        try:
            self._db.execute(_INSERTS[len(jobs)], rows)
        except sqlite3.Error:
            return False
        for job, (known, its_mark) in zip(jobs, written.values(), strict=True):
            known.head += 1
            known.marks += its_mark
            job.value = known.head
        return True

    def _try(self, jobs: list[Job[Task]]) -> Exception | None:
        try:
            self._transaction(jobs)
        except Exception as error:  # noqa: BLE001 - whatever it was, nothing may stay half-done
            self._undo()
            return error
        return None

    def _transaction(self, jobs: list[Job[Task]]) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        self._touched.clear()
        for job in jobs:
            task = job.task
            job.error = None
            try:
                if isinstance(task, Append) and not task.beside:
                    job.value = self._stage(task)
                else:
                    job.value = self._aside(task)
            except StoreError as refusal:
                # Refused before anything of it was written, or taken back by _aside: the others go on.
                job.error = refusal
        self._flush()
        self._db.execute("COMMIT")

    def _stage(self, task: Append) -> int:
        """Check an append against what is known, and put it with those that are written in one go."""
        known = self._know(task.table_id)
        its_mark = mark(task.actor, task.action_id)
        if its_mark in known.marks:
            self._flush()
            self._refuse_repeated(known, task)
        if task.expected_version != known.head:
            raise Conflict(known.head)
        version = known.head + 1
        self._staged.append((known.no, version, task.actor, task.action_id, task.events, task.at))
        self._touched.add(task.table_id)
        known.head = version
        known.marks += its_mark
        return version

    def _aside(self, task: Task) -> object:
        """Do something of several statements, all of them or none."""
        self._flush()
        self._db.execute("SAVEPOINT aside")
        try:
            if isinstance(task, Append):
                self.write(task.beside)
                value: object = self._stage(task)
                self._flush()
            else:
                value = task()
        except StoreError:
            self._staged.clear()
            self._db.execute("ROLLBACK TO aside")
            self._db.execute("RELEASE aside")
            if isinstance(task, Append):
                self._memory.forget(task.table_id)
            raise
        self._db.execute("RELEASE aside")
        return value

    def write(self, changes: Sequence[Change]) -> None:
        """Make changes within the transaction."""
        for change in changes:
            changing.apply(self._db, change)
            if isinstance(change, DeleteTable):
                self._memory.forget(change.table_id)
            if isinstance(change, _FORGETTING):
                self.to_scrub = True

    def expire(self, before: int, most: int) -> list[str]:
        """Delete some tables that were not alive since, within the transaction."""
        gone = [table_id for (table_id,) in self._db.execute(_EXPIRED, (before, most)).fetchall()]
        self.write([DeleteTable(table_id) for table_id in gone])
        return gone

    def limit(self, max_bytes: int) -> None:
        """Let the file grow to this size and no further."""
        (page,) = self._db.execute("PRAGMA page_size").fetchone()
        self._db.execute(f"PRAGMA max_page_count = {max(1, max_bytes // page)}")

    def rest(self) -> None:
        """When there is nothing else to do, and something was to be forgotten, empty the write-ahead log of it."""
        if not self.to_scrub:
            return
        # Somebody may be reading, a backup for example: then not now, rather than keeping the next writer waiting.
        self._db.execute("PRAGMA busy_timeout = 0")
        with contextlib.suppress(sqlite3.Error):
            self.to_scrub = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] != 0
        self._db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")

    def _know(self, table_id: str) -> Known:
        known = self._memory.get(table_id)
        if known is None:
            self._flush()
            known = self._memory.learn(table_id)
            self._touched.add(table_id)
        if known is None:
            raise NoSuchTable
        return known

    def _refuse_repeated(self, known: Known, task: Append) -> None:
        found = self._db.execute(
            "SELECT version FROM log WHERE table_no = ? AND actor = ? AND action_id = ?",
            (known.no, task.actor, task.action_id),
        ).fetchone()
        if found is not None:
            raise Repeated(found[0])

    def _flush(self) -> None:
        for start in range(0, len(self._staged), AT_ONCE):
            rows = self._staged[start : start + AT_ONCE]
            self._db.execute(_INSERTS[len(rows)], [*chain.from_iterable(rows)])
        self._staged.clear()

    def _undo(self) -> None:
        """Take everything back. SQLite may have done so itself, on a full disk for example."""
        self._staged.clear()
        for table_id in self._touched:
            self._memory.forget(table_id)
        with contextlib.suppress(sqlite3.Error):
            self._db.rollback()


def _translated(error: Exception) -> Exception:
    """Say it in the store's words, one error for each caller. What isn't SQLite's is the caller's own mistake."""
    if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.ProgrammingError):
        return error
    unwritable = StoreUnwritable(reason_of(error))
    if unwritable.reason is Reason.FAULT:
        _LOG.error("SQLite could not write", exc_info=error)
    unwritable.__cause__ = error
    return unwritable
