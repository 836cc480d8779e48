"""Pictures in a folder of the data folder, two letters of their names to a folder."""

import asyncio
import errno
import os
import re
import tempfile
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ..errors import StoreProblem, StoreUnwritable

CARD = "card"
ENDINGS = {CARD: ".webp", "zoom": "@2x.webp", "thumb": "@thumb.webp"}
NAME = re.compile(r"([0-9a-f]{20})(?:@2x|@thumb)?\.webp")
PARTIAL = ".partial-"

_PROBLEMS = {
    errno.ENOSPC: StoreProblem.FULL,
    errno.EDQUOT: StoreProblem.FULL,
    errno.EFBIG: StoreProblem.FULL,
    errno.EACCES: StoreProblem.READ_ONLY,
    errno.EPERM: StoreProblem.READ_ONLY,
    errno.EROFS: StoreProblem.READ_ONLY,
}


class DiskPictures:
    """Files that their owner alone can read. One server uses the folder: the database's lock says so."""

    def __init__(self, folder: Path, *, clean: bool = True, durable: bool = True) -> None:
        """Open the folder, and delete what a crash has left there in the middle; not to look at it beside a server.

        Copies of what lies elsewhere needn't be durable.
        """
        self.folder = folder
        self._durable = durable
        for left in folder.glob(f"*/{PARTIAL}*") if clean else ():
            left.unlink(missing_ok=True)

    async def put(self, name: str, sizes: Mapping[str, bytes]) -> None:
        assert CARD in sizes
        await asyncio.to_thread(self._put, name, sizes)

    async def remove(self, names: Collection[str]) -> None:
        await asyncio.to_thread(self._remove, names)

    async def names(self) -> set[str]:
        return await asyncio.to_thread(lambda: {found[1] for file in self._files() if (found := NAME.match(file.name))})

    async def room(self) -> int:
        return await asyncio.to_thread(lambda: sum(file.stat().st_size for file in self._files()))

    async def fetch(self, names: Collection[str]) -> None:
        """All of them are here."""

    def file(self, name: str, size: str) -> Path | None:
        wanted = (self._place(name, each) for each in (size, CARD))
        return next((file for file in wanted if file.is_file()), None)

    def _place(self, name: str, size: str) -> Path:
        return self.folder / name[:2] / f"{name}{ENDINGS[size]}"

    def _files(self) -> list[Path]:
        return [file for file in self.folder.glob("??/*.webp") if NAME.fullmatch(file.name)]

    def _put(self, name: str, sizes: Mapping[str, bytes]) -> None:
        with _writing():
            place = self._place(name, CARD).parent
            self._make_folder(place)
            for size, content in sizes.items():
                _write_whole(self._place(name, size), content, self._durable)
            if self._durable:
                _sync_folder(place)

    def _make_folder(self, place: Path) -> None:
        """A folder is durable when the one that it lies in is."""
        for folder in (self.folder, place):
            if not folder.is_dir():
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                if self._durable:
                    _sync_folder(folder.parent)

    def _remove(self, names: Collection[str]) -> None:
        with _writing():
            for name in names:
                for size in ENDINGS:
                    self._place(name, size).unlink(missing_ok=True)


def _write_whole(file: Path, content: bytes, durable: bool) -> None:
    """Under another name first: whoever reads it finds all of it or nothing, also after a power cut."""
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


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # Windows can't open a folder, and needs no such thing
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreUnwritable(_PROBLEMS.get(error.errno or 0, StoreProblem.IO)) from error
