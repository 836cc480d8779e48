"""Copies the write-ahead log into the file while the writer goes on."""

import contextlib
import sqlite3
import threading

ROWS = 600
"""How many rows are written between two checkpoints."""
PAGES = 8000
"""The log's size at which SQLite makes the writer itself checkpoint: only where rows come without a pause."""


class Checkpointer:
    """A thread of its own: a writer that checkpoints makes every client wait for tens of milliseconds."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._rows = 0
        self._due = threading.Event()
        self._open = True
        self.working = threading.Lock()
        """Held during a checkpoint. The writer takes it before it truncates the log."""
        self._thread = threading.Thread(target=self._work, name="store-checkpointer", daemon=True)
        self._thread.start()

    def written(self, rows: int) -> None:
        """Count rows that were written, and start a checkpoint when it is due."""
        self._rows += rows
        if self._rows >= ROWS:
            self._rows = 0
            self._due.set()

    def close(self) -> None:
        """Wait for the checkpoint that runs, and end the thread."""
        self._open = False
        self._due.set()
        self._thread.join()

    def _work(self) -> None:
        while self._due.wait() and self._open:
            self._due.clear()
            # What can't be copied now stays in the log, where it is as safe.
            with self.working, contextlib.suppress(sqlite3.Error):
                self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
