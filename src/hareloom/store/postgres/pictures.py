"""Pictures in the database, and copies of them in a folder of each server that shows them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping
from pathlib import Path

from hareloom.tasks import spawn

from ..disk.pictures import CARD, DiskPictures
from ..errors import StoreError
from .connecting import LONG_SECONDS, Connection
from .store import PostgresStore

AT_ONCE = 8
"""Pictures of one query: a few megabytes."""

# Put again, it is as new: another server doesn't remove it before it is named.
PUT = """INSERT INTO pictures (name, size, content, put_by) VALUES ($1, $2, $3, $4)
    ON CONFLICT (name, size) DO UPDATE SET put_by = excluded.put_by, put_at = now()"""
# Another server may have put one and be about to name it: what is new and not ours stays. A later round looks again.
REMOVE = """DELETE FROM pictures WHERE name = ANY($1::text[])
    AND NOT EXISTS (SELECT 1 FROM own_cards WHERE own_cards.card = pictures.name)
    AND (put_by = $2 OR put_at < now() - interval '1 minute')"""
CONTENT = "SELECT name, size, content FROM pictures WHERE name = ANY($1::text[]) ORDER BY name"
NAMES = "SELECT DISTINCT name FROM pictures"
ROOM = "SELECT coalesce(sum(length(content)), 0)::bigint FROM pictures"


class PostgresPictures:
    """All pictures are in the database. Those that were shown here lie in a folder too, which may be deleted."""

    def __init__(self, store: PostgresStore, folder: Path) -> None:
        self._store = store
        self._copies = DiskPictures(folder, durable=False)
        self._we = secrets.token_hex(8)
        self._fetching: dict[str, asyncio.Task[None]] = {}

    async def put(self, name: str, sizes: Mapping[str, bytes]) -> None:
        assert CARD in sizes

        async def work(db: Connection) -> None:
            for size, content in sorted(sizes.items()):
                await db.execute(PUT, name, size, content, self._we)

        await self._store.transact(work, LONG_SECONDS)
        await self._copies.put(name, sizes)

    async def remove(self, names: Collection[str]) -> None:
        wanted = list(names)
        await self._store.transact(lambda db: db.execute(REMOVE, wanted, self._we), LONG_SECONDS)
        await self._copies.remove(names)

    async def names(self) -> set[str]:
        """Of the copies too, so that those of pictures that another server removed are found."""
        found = await self._store.read_with(lambda db: db.fetch(NAMES), LONG_SECONDS)
        return {name for (name,) in found} | await self._copies.names()

    async def room(self) -> int:
        return int(await self._store.read_with(lambda db: db.fetchval(ROOM), LONG_SECONDS))

    async def fetch(self, names: Collection[str]) -> None:
        missing = [name for name in names if self._copies.file(name, CARD) is None]
        for start in range(0, len(missing), AT_ONCE):
            await self._fetch_some(missing[start : start + AT_ONCE])

    async def _fetch_some(self, names: list[str]) -> None:
        """Copy pictures here, each once however many ask for it."""
        new = [name for name in names if name not in self._fetching]
        if new:
            task = spawn(self._copy(new), "copy pictures", passed_on=(StoreError, OSError))
            for name in new:
                self._fetching[name] = task
                task.add_done_callback(lambda _, done=name: self._fetching.pop(done))  # type: ignore[misc]
        for task in {self._fetching[name] for name in names}:
            await asyncio.shield(task)

    async def _copy(self, names: list[str]) -> None:
        sizes: dict[str, dict[str, bytes]] = {}
        for name, size, content in await self._store.read_with(lambda db: db.fetch(CONTENT, names), LONG_SECONDS):
            sizes.setdefault(name, {})[size] = content
        for name, found in sizes.items():
            if CARD in found:
                # The card last: a picture is here when its card is.
                await self._copies.put(name, {size: found[size] for size in sorted(found, key=lambda one: one == CARD)})

    def file(self, name: str, size: str) -> Path | None:
        return self._copies.file(name, size)
