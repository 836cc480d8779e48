"""A file that is there as a whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from hareloom.mistake import Mistake
from hareloom.words import shown

FULL = {errno.ENOSPC, errno.EDQUOT}


@contextmanager
def whole_file(path: Path, example: str = "deck.pdf") -> Iterator[IO[bytes]]:
    """A file beside the path, which takes its place when everything is written; raises a Mistake.

    It is opened before the work begins, so that a folder that can't be written costs no time.
    """
    if path.is_dir():
        raise Mistake(f"{shown(path)} is a folder. Name a file: -o {path / example}")
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name[:40]}-", suffix=".part", dir=path.parent)
    except OSError as wrong:
        raise _refused(path, wrong) from wrong
    beside = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        # Such a file is readable by its owner alone; this one may be read as any other.
        mask = os.umask(0)
        os.umask(mask)
        beside.chmod(0o666 & ~mask)
        beside.replace(path)
    except OSError as wrong:
        raise _refused(path, wrong) from wrong
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def _refused(path: Path, wrong: OSError) -> Mistake:
    if wrong.errno in FULL:
        return Mistake(f"There is no room for {shown(path)} on that disk. Make some, or name another place: -o FILE.")
    return Mistake(f"{shown(path)} can't be written: {wrong.strerror}. Name another file: -o FILE.")
