"""Pictures in a folder of the data folder, two letters of their names to a folder."""

import asyncio
import re
from collections.abc import Collection, Mapping
from pathlib import Path

from .whole import PARTIAL, make_folders, sync_folder, write_whole, writing

CARD = "card"
ENDINGS = {CARD: ".webp", "zoom": "@2x.webp", "thumb": "@thumb.webp"}
NAME = re.compile(r"([0-9a-f]{20})(?:@2x|@thumb)?\.webp")


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
        with writing():
            place = self._place(name, CARD).parent
            make_folders((self.folder, place), self._durable)
            for size, content in sizes.items():
                write_whole(self._place(name, size), content, self._durable)
            if self._durable:
                sync_folder(place)

    def _remove(self, names: Collection[str]) -> None:
        with writing():
            for name in names:
                for size in ENDINGS:
                    self._place(name, size).unlink(missing_ok=True)
