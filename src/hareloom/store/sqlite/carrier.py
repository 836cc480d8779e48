"""Carries what lies in the write-ahead log over into the file, beside the writer, so that nobody waits for it."""

import contextlib
import sqlite3
import threading

ROWS = 600
"""After so many rows it is time again."""
PAGES = 8000
"""A log of so many pages is carried over by the writer itself: it gets there only where rows come without a pause."""


class Carrier:
    """A thread of its own: a writer that does this itself keeps everybody waiting for tens of milliseconds."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._rows = 0
        self._due = threading.Event()
        self._open = True
        self.carrying = threading.Lock()
        """Held while it works. Whoever wants the log empty takes it first."""
        self._thread = threading.Thread(target=self._work, name="store-carrier", daemon=True)
        self._thread.start()

    def written(self, rows: int) -> None:
        """So many more rows are in the log."""
        self._rows += rows
        if self._rows >= ROWS:
            self._rows = 0
            self._due.set()

    def close(self) -> None:
        """Let it finish, and wait for it."""
        self._open = False
        self._due.set()
        self._thread.join()

    def _work(self) -> None:
        while self._due.wait() and self._open:
            self._due.clear()
            # What can't be carried over now stays in the log, where it is as safe.
            with self.carrying, contextlib.suppress(sqlite3.Error):
                self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
