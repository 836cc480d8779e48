"""Looks a file over, while a server may be using it: its pages, its references, and each table as a server loads it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, Self, TypeAlias, TypeVar

from msgspec import Struct

from ..errors import StoreProblem, StoreRefused, StoreUnreadable
from ..records import ReplayRecord, Stored, StoredDeck
from ..sql.schema import STEPS
from ..sql.statements import TABLE_BY_CODE, TABLE_BY_ID
from . import file, reading
from .sqlite_errors import problem_of

T = TypeVar("T")

Kind: TypeAlias = Literal["page", "index", "reference", "table", "picture", "recording"]
MOST_FINDINGS = 100


class Finding(Struct, frozen=True):
    """Something that is wrong with the file."""

    kind: Kind
    what: str


class Size(Struct, frozen=True):
    """How much is in a file."""

    tables: int
    rows: int
    people: int
    bytes: int


class Inspection:
    """A look at a file that changes nothing in it."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise StoreRefused(f"There is no {path}.")
        self._path = path
        self._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            file.check(self._db, path)
            (version,) = self._db.execute("PRAGMA user_version").fetchone()
        except sqlite3.Error as error:
            self._db.close()
            raise StoreRefused(f"{path} is not a database, or its first page is damaged. Use a backup.") from error
        except BaseException:
            self._db.close()
            raise
        if version < len(STEPS):
            self._db.close()
            raise StoreRefused(
                f"{path} was written by an older Hareloom. Start the server once: it brings it up to date."
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._db.close()

    def size(self) -> Size:
        """Return how much is in it, as far as it can be counted."""
        counts: list[int] = []
        for table in ("tables", "log", "people"):
            try:
                counts += self._db.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608 - ours
            except sqlite3.Error:
                counts.append(0)
        return Size(counts[0], counts[1], counts[2], self._path.stat().st_size)

    def pages(self) -> list[Finding]:
        """Read every page, and compare every index with its table."""
        try:
            rows = self._db.execute(f"PRAGMA integrity_check({MOST_FINDINGS})").fetchall()
        except sqlite3.Error as error:
            return [Finding("page", str(error))]
        lines = [
            line
            for (text,) in rows
            for line in str(text).splitlines()
            if line not in ("ok", "*** in database main ***")
        ]
        return [Finding("index" if " index " in f" {line} " else "page", line) for line in lines]

    def references(self) -> list[Finding]:
        """Look for rows that belong to a table or a person who is not there."""
        try:
            rows = self._db.execute("PRAGMA foreign_key_check").fetchmany(MOST_FINDINGS)
        except sqlite3.Error as error:
            return [Finding("reference", str(error))]
        return [
            Finding("reference", f"row {row} of {table} belongs to a missing row of {of}") for table, row, of, _ in rows
        ]

    def table_ids(self) -> list[str]:
        """Return the ids of all tables that can be found."""
        with contextlib.suppress(sqlite3.Error):
            return [table_id for (table_id,) in self._db.execute("SELECT id FROM tables ORDER BY no").fetchall()]
        return []

    def decks(self) -> list[StoredDeck]:
        """Return the decks that players made, as far as they can be read."""
        with contextlib.suppress(sqlite3.Error, KeyError):
            return reading.decks(self._db)
        return []

    def table(self, code: str, snapshot_format: int) -> Stored | None:
        """Return what a server loads of the table of that code."""
        return self._looked_up(lambda: reading.stored(self._db, TABLE_BY_CODE, code, snapshot_format))

    def replay(self, replay_id: str) -> ReplayRecord | None:
        """Return a replay that came as a file."""
        return self._looked_up(lambda: reading.replay(self._db, replay_id))

    def recordings(self) -> list[str]:
        """Return the names of all recordings, as far as they can be read."""
        with contextlib.suppress(sqlite3.Error):
            return sorted(reading.recording_names(self._db))
        return []

    def load(self, table_id: str, snapshot_format: int) -> Stored | None:
        """Return what a server loads of a table."""
        return self._looked_up(lambda: reading.stored(self._db, TABLE_BY_ID, table_id, snapshot_format))

    @staticmethod
    def _looked_up(look: Callable[[], T]) -> T:
        try:
            return look()
        except sqlite3.Error as error:
            raise StoreUnreadable(problem_of(error)) from error


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[sqlite3.Connection]:
    """The file for this program alone, or StoreRefused if a server uses it."""
    held = file.lock(path)
    db = sqlite3.connect(path, isolation_level=None)
    try:
        yield db
    finally:
        db.close()
        os.close(held)


def mended(path: Path, snapshots: list[str]) -> None:
    """Make the indexes anew, and drop the snapshots of these tables. The server must not run."""
    with _alone(path) as db:
        try:
            db.execute("REINDEX")
            for table_id in snapshots:
                db.execute("DELETE FROM snapshots WHERE table_no = (SELECT no FROM tables WHERE id = ?)", (table_id,))
        except sqlite3.Error as error:
            problem = problem_of(error)
            words = "its pages are damaged too" if problem is StoreProblem.DAMAGED else str(error)
            raise StoreRefused(f"The indexes of {path} can't be made anew: {words}. Use a backup.") from error
