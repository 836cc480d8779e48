"""The file on the disk: nobody else may read it, and no second server may use it."""

import errno
import os
import sys
from pathlib import Path

from ..errors import Reason, StoreRefused, StoreUnwritable

_REASONS = {
    errno.ENOSPC: Reason.FULL,
    errno.EDQUOT: Reason.FULL,
    errno.EACCES: Reason.READ_ONLY,
    errno.EPERM: Reason.READ_ONLY,
    errno.EROFS: Reason.READ_ONLY,
}


def prepare(path: Path) -> int:
    """Make the directory and the file, theirs who runs the server alone, and return the held lock.

    A directory that exists keeps its permissions: it may be somebody's for other things too.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = _hold(path.with_name(path.name + ".lock"))
        try:
            # SQLite gives its files beside this one (-wal, -shm) the permissions of this one.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            path.chmod(0o600)
        except OSError:
            release(lock)
            raise
    except OSError as error:
        raise StoreUnwritable(_REASONS.get(error.errno or 0, Reason.IO)) from error
    return lock


def _hold(path: Path) -> int:
    """Take the lock. It is the operating system's, so it goes with the process, however that ends."""
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(lock)
    except OSError as error:
        os.close(lock)
        if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise
        raise StoreRefused(
            f"Another Hareloom is using {path.parent} already. Stop it first, or give this one a directory of its own."
        ) from None
    return lock


def release(lock: int) -> None:
    """Let the next server in. The lock's file stays: deleting it could let two in at once."""
    os.close(lock)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        # Not lockf: its lock would go when any other handle of this process on the file is closed.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
