"""Recordings in a folder of the data folder, two letters of their names to a folder."""

import asyncio
import re
from collections.abc import Collection
from pathlib import Path

from ..errors import StoreProblem, StoreUnreadable
from .whole import PARTIAL, make_folders, sync_folder, write_whole, writing

NAME = re.compile("[0-9a-f]{64}")


class DiskRecordings:
    """Files that their owner alone can read. One server uses the folder: the database's lock says so."""

    def __init__(self, folder: Path, *, clean: bool = True) -> None:
        """Open the folder, and delete what a crash has left there in the middle; not to look at it beside a server."""
        self.folder = folder
        for left in folder.glob(f"*/{PARTIAL}*") if clean else ():
            left.unlink(missing_ok=True)

    async def put(self, name: str, content: bytes) -> None:
        await asyncio.to_thread(self._put, name, content)

    async def remove(self, names: Collection[str]) -> None:
        await asyncio.to_thread(self._remove, names)

    async def names(self) -> set[str]:
        return await asyncio.to_thread(
            lambda: {file.name for file in self.folder.glob("??/*") if NAME.fullmatch(file.name)}
        )

    async def read(self, name: str, start: int, stop: int) -> bytes | None:
        return await asyncio.to_thread(self._read, name, start, stop)

    def file(self, name: str) -> Path:
        """Where a recording lies."""
        return self.folder / name[:2] / name

    def _put(self, name: str, content: bytes) -> None:
        with writing():
            file = self.file(name)
            make_folders((self.folder, file.parent), durable=True)
            write_whole(file, content, durable=True)
            sync_folder(file.parent)

    def _remove(self, names: Collection[str]) -> None:
        with writing():
            for name in names:
                self.file(name).unlink(missing_ok=True)

    def _read(self, name: str, start: int, stop: int) -> bytes | None:
        try:
            with self.file(name).open("rb") as file:
                file.seek(start)
                return file.read(stop - start)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StoreUnreadable(StoreProblem.IO) from error
