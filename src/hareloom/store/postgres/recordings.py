"""Recordings in the database. No server keeps copies: they are short, private, and asked for a few times."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from .connecting import LONG_SECONDS
from .store import PostgresStore

# Put again, it is as new: another server doesn't remove it before it is named.
PUT = """INSERT INTO recording_contents (name, content, put_by) VALUES ($1, $2, $3)
    ON CONFLICT (name) DO UPDATE SET put_by = excluded.put_by, put_at = now()"""
# Another server may have put one and be about to name it: what is new and not ours stays. A later round looks again.
REMOVE = """DELETE FROM recording_contents WHERE name = ANY($1::text[])
    AND NOT EXISTS (SELECT 1 FROM recordings WHERE recordings.name = recording_contents.name)
    AND (put_by = $2 OR put_at < now() - interval '1 minute')"""
NAMES = "SELECT name FROM recording_contents"
PART = "SELECT substring(content FROM $2::integer + 1 FOR $3) FROM recording_contents WHERE name = $1"


class PostgresRecordings:
    """All recordings are in the database, for all servers on it."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._we = secrets.token_hex(8)

    async def put(self, name: str, content: bytes) -> None:
        await self._store.transact(lambda db: db.execute(PUT, name, content, self._we), LONG_SECONDS)

    async def remove(self, names: Collection[str]) -> None:
        wanted = list(names)
        await self._store.transact(lambda db: db.execute(REMOVE, wanted, self._we), LONG_SECONDS)

    async def names(self) -> set[str]:
        return {name for (name,) in await self._store.read_with(lambda db: db.fetch(NAMES), LONG_SECONDS)}

    async def read(self, name: str, start: int, stop: int) -> bytes | None:
        found: bytes | None = await self._store.read_with(
            lambda db: db.fetchval(PART, name, start, stop - start), LONG_SECONDS
        )
        return found
