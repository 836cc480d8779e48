"""A data folder with SQLite's file, and the pictures and recordings beside it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from ..disk.pictures import ENDINGS, DiskPictures
from ..disk.recordings import DiskRecordings
from ..errors import StoreRefused
from ..sqlite import file
from .columns import COLUMNS, listed
from .sides import AT_ONCE, Rows, Total


class SqliteSide:
    """The folder's file is locked meanwhile, so no server uses it."""

    def __init__(self, path: Path, pictures: Path, recordings: Path, *, new: bool) -> None:
        """Open the file, and bring it up to date; one that isn't there is made if that is wanted."""
        if not new and not path.is_file():
            raise StoreRefused(f"There is no {path}: nothing to move. Name the data folder with --data.")
        self.name = str(path.parent)
        self._new = new
        self._lock = file.lock(path)
        self._db = sqlite3.connect(path, isolation_level=None)
        self._folder = pictures
        self._pictures = DiskPictures(pictures, clean=False)
        self._kept = False
        self._recordings = DiskRecordings(recordings, clean=False)
        self._made = [folder for folder in (pictures, recordings) if new and not folder.exists()]
        with self._closing_on_error():
            file.set_up(self._db, path)

    async def is_empty(self) -> bool:
        found = [self._db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in COLUMNS]  # noqa: S608 - ours
        return not any(found) and not await self._pictures.names() and not await self._recordings.names()

    async def begin(self) -> None:
        self._db.execute("BEGIN IMMEDIATE" if self._new else "BEGIN")

    async def rows(self, table: str) -> AsyncIterator[Rows]:
        cursor = self._db.execute(f"SELECT {listed(table)} FROM {table}")  # noqa: S608
        while some := cursor.fetchmany(AT_ONCE):
            yield some

    async def write(self, table: str, rows: Rows) -> None:
        places = ", ".join("?" for _ in COLUMNS[table])
        self._db.executemany(f"INSERT INTO {table} ({listed(table)}) VALUES ({places})", rows)  # noqa: S608

    async def total(self, table: str) -> Total:
        sizes = " + ".join(f"coalesce(sum(length(CAST({column} AS BLOB))), 0)" for column in SIZED.get(table, ()))
        found = self._db.execute(f"SELECT count(*), {sizes or 0} FROM {table}").fetchone()  # noqa: S608
        return Total(*found)

    async def picture_names(self) -> list[str]:
        return sorted(await self._pictures.names())

    async def picture(self, name: str) -> dict[str, bytes]:
        sizes = {size: self._folder / name[:2] / f"{name}{ending}" for size, ending in ENDINGS.items()}
        return {size: path.read_bytes() for size, path in sizes.items() if path.is_file()}

    async def put_picture(self, name: str, sizes: dict[str, bytes]) -> None:
        await self._pictures.put(name, sizes)

    async def pictures_total(self) -> int:
        return await self._pictures.room()

    async def recording_names(self) -> list[str]:
        return sorted(await self._recordings.names())

    async def recording(self, name: str) -> bytes:
        return self._recordings.file(name).read_bytes()

    async def put_recording(self, name: str, content: bytes) -> None:
        await self._recordings.put(name, content)

    async def recordings_total(self) -> int:
        return sum(self._recordings.file(name).stat().st_size for name in await self._recordings.names())

    async def keep(self) -> None:
        self._db.execute("COMMIT")
        self._kept = True

    async def close(self) -> None:
        """What a move that failed has brought here goes; the folder was empty before it."""
        for folder in () if self._kept else self._made:
            shutil.rmtree(folder, ignore_errors=True)
        self._db.close()
        os.close(self._lock)

    @contextlib.contextmanager
    def _closing_on_error(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self._db.close()
            os.close(self._lock)
            raise


SIZED = {
    "log": ("events",),
    "snapshots": ("state",),
    "people": ("extra",),
    "tables": ("private",),
    "replays": ("steps",),
}
"""Columns whose bytes are counted: those that are the same in both databases."""
