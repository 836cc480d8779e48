"""Files that are written whole: who reads one finds all of it or nothing, also after a power cut."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import StoreProblem, StoreUnwritable

PARTIAL = ".partial-"

_PROBLEMS = {
    errno.ENOSPC: StoreProblem.FULL,
    errno.EDQUOT: StoreProblem.FULL,
    errno.EFBIG: StoreProblem.FULL,
    errno.EACCES: StoreProblem.READ_ONLY,
    errno.EPERM: StoreProblem.READ_ONLY,
    errno.EROFS: StoreProblem.READ_ONLY,
}


def make_folders(folders: tuple[Path, ...], durable: bool) -> None:
    """Make these, each in the one before. A folder is durable when the one that it lies in is."""
    for folder in folders:
        if not folder.is_dir():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if durable:
                sync_folder(folder.parent)


def write_whole(file: Path, content: bytes, durable: bool) -> None:
    """Under another name first."""
    handle, partial = tempfile.mkstemp(prefix=PARTIAL, dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
            out.flush()
            if durable:
                os.fsync(out.fileno())
        Path(partial).replace(file)
    except BaseException:
        Path(partial).unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # Windows can't open a folder, and needs no such thing
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def writing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreUnwritable(_PROBLEMS.get(error.errno or 0, StoreProblem.IO)) from error
