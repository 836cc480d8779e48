"""Copies the write-ahead log into the file while the writer goes on."""

import contextlib
import sqlite3
import threading

from hareloom.tasks import report

ROWS = 4000
"""How many rows are written between two checkpoints."""
PAGES = 8000
"""The log's size at which SQLite makes the writer itself checkpoint: only where rows come without a pause."""
_RETRY = 0.2


class Checkpointer:
    """A thread of its own: a writer that checkpoints makes every client wait for tens of milliseconds."""

    def __init__(self, db: sqlite3.Connection) -> None:
        db.execute("PRAGMA busy_timeout = 0")  # it tries again later, and meanwhile the writer writes
        self._db = db
        self._rows = 0
        self._due = threading.Event()
        self._erasures = 0
        self._scrubbed = 0
        """The erasures that the file has no trace of."""
        self._open = True
        self._thread = threading.Thread(target=self._work, name="store-checkpointer", daemon=True)
        self._thread.start()

    def written(self, rows: int, erased: bool) -> None:
        """Count rows that were written. The log is emptied soon if it holds something that was erased."""
        self._rows += rows
        self._erasures += erased
        if erased or self._rows >= ROWS:
            self._rows = 0
            self._due.set()

    def close(self) -> None:
        """Wait for the checkpoint that runs, and end the thread."""
        self._open = False
        self._due.set()
        self._thread.join()

    def _work(self) -> None:
        while True:
            self._due.wait(_RETRY if self._erasures > self._scrubbed else None)
            self._due.clear()
            if not self._open:
                return
            try:
                self._checkpoint()
            except Exception as fault:  # noqa: BLE001 - without this thread the log would grow until the disk is full
                report("copy the write-ahead log", fault)

    def _checkpoint(self) -> None:
        erasures = self._erasures
        mode = "TRUNCATE" if erasures > self._scrubbed else "PASSIVE"
        # What can't be copied now stays in the log, where it is as safe.
        with contextlib.suppress(sqlite3.Error):
            (busy, *_) = self._db.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
            if not busy:
                self._scrubbed = erasures
