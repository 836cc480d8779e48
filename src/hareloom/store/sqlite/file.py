"""The file on the disk: readable by its owner only, used by one server only, and brought up to date when opened."""

import errno
import os
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from ..errors import StoreProblem, StoreRefused, StoreUnwritable
from ..sql.schema import STEPS, Step
from .checkpointer import PAGES

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

APPLICATION_ID = 0x48617265
"""«Hare»: distinguishes our files from other programs'."""

_PROBLEMS = {
    errno.ENOSPC: StoreProblem.FULL,
    errno.EDQUOT: StoreProblem.FULL,
    errno.EACCES: StoreProblem.READ_ONLY,
    errno.EPERM: StoreProblem.READ_ONLY,
    errno.EROFS: StoreProblem.READ_ONLY,
}


def lock(path: Path) -> int:
    """Make the directory and the file, for their owner only, and return the held lock.

    A directory that exists keeps its permissions: it may have other uses. The lock is the operating system's and goes
    with the process, however that ends. Its file stays: deleting it could let two servers in at once.
    """
    held = None
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if _lock(held):
            # Only under the lock: closing a file drops SQLite's own locks of it in this process. SQLite gives its
            # files beside this one (-wal, -shm) the permissions of this one.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            path.chmod(0o600)
            return held
    except OSError as error:
        if held is not None:
            os.close(held)
        raise StoreUnwritable(_PROBLEMS.get(error.errno or 0, StoreProblem.IO)) from error
    os.close(held)
    raise StoreRefused(
        f"Another Hareloom is using {path.parent} already. Stop it first, or give this one a directory of its own."
    )


def _lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            # Not lockf, which releases the lock when this process closes any other handle of the file.
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        raise
    return True


def set_up(db: sqlite3.Connection, path: Path | None) -> None:
    """Check the database before changing anything, then configure it and bring it up to date."""
    if path is not None:
        check(db, path)
        if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
            raise StoreRefused(f"The file system of {path} can't keep a write-ahead log. Choose a local disk.")
    # Every commit reaches the disk before it is acknowledged; macOS needs fullfsync for that.
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")
    db.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
    db.execute("PRAGMA foreign_keys = ON")
    # Deleted data is overwritten, not only unlinked.
    db.execute("PRAGMA secure_delete = ON")
    migrate(db)


def check(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of another program, or of a newer Hareloom."""
    (application_id,) = db.execute("PRAGMA application_id").fetchone()
    (objects,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application_id != APPLICATION_ID and (objects or application_id):
        raise StoreRefused(f"{path} belongs to another program. Give Hareloom a directory of its own.")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise StoreRefused(
            f"{path} was written by a newer Hareloom (its format is {version}, this one knows up to {len(STEPS)}). "
            "Nothing was changed. Start the newer one again; or, to go back to this one, put the backup from before "
            "the update in its place: hareloom restore --replace FILE."
        )


def migrate(db: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take the missing steps, each in one transaction with its number."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for number in range(version + 1, len(steps) + 1):
        db.execute("BEGIN IMMEDIATE")
        try:
            for statement in steps[number - 1]:
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {number}")
            db.execute("COMMIT")
        except BaseException:
            db.rollback()
            raise
