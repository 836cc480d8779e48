"""A server's number, its lease, and its rows of presence: what other servers read of it in the database.

A lease lasts a few seconds by the database's clock. Who doesn't renew it counts as gone, and so do the people there.
The tables are unlogged: after a crash of the database they are empty, and every server takes a number anew.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from secrets import token_hex

from msgspec import Struct

from ..neighbours import Here
from .connecting import Connection
from .reading import HEADS
from .store import PostgresStore
from .transactions import MARK_START

SECONDS = 3.5
"""With a beat more than this, who was on a server that has died is away: within five seconds."""
NOTIFY = "SELECT pg_notify($1, $2)"

_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(1214345831)"
_FORGET = "DELETE FROM nodes WHERE until < now()"
_FORGET_PEOPLE = "DELETE FROM presence WHERE node_no NOT IN (SELECT no FROM nodes)"
_TAKE = """INSERT INTO nodes (no, token, until)
    SELECT min(free), $1, now() + make_interval(secs => $2)
    FROM generate_series(1, (SELECT count(*) + 1 FROM nodes)) AS free WHERE free NOT IN (SELECT no FROM nodes)
    RETURNING no"""
_RENEW = """UPDATE nodes SET until = now() + make_interval(secs => $3)
    FROM (SELECT no, until FROM nodes WHERE no = $1 AND token = $2 FOR UPDATE) AS before WHERE nodes.no = before.no
    RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now, before.until < now() AS had_ended"""
_GIVE_BACK = "DELETE FROM nodes WHERE no = $1 AND token = $2"
_ARRIVE = """INSERT INTO presence (table_id, node_no, people, lately, screens) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id, node_no) DO UPDATE SET people = $3, lately = $4, screens = $5"""
_LEAVE = "DELETE FROM presence WHERE table_id = ANY($1::text[]) AND node_no = $2"
_PRESENT = """SELECT table_id, node_no, people, lately, screens FROM presence JOIN nodes ON nodes.no = node_no
    WHERE table_id = ANY($1::text[]) AND nodes.until > now()"""


class Renewed(Struct, frozen=True):
    """What a server learns when it renews its lease."""

    offset: int
    """What has to be added to this machine's time to get the database's, in milliseconds."""
    had_ended: bool
    """Other servers took it for gone. It may have a new number now, and no row of presence."""


class Lease:
    """This server's place among those on the database."""

    def __init__(self) -> None:
        self.no = 0
        self._token = token_hex(8)

    async def take(self, store: PostgresStore) -> None:
        """Take the lowest number that is free."""

        async def work(db: Connection) -> int:
            await db.execute(_ONE_AT_A_TIME)
            await db.execute(_FORGET)
            await db.execute(_FORGET_PEOPLE)  # before the number is another server's
            await db.execute(MARK_START, token_hex(8))
            return int(await db.fetchval(_TAKE, self._token, SECONDS))

        self.no = await store.transact(work)

    async def renew(self, store: PostgresStore) -> Renewed:
        """Say that this server is there."""
        before = time.time_ns() // 1_000_000
        row = await store.transact(lambda db: db.fetchrow(_RENEW, self.no, self._token, SECONDS))
        if row is None:
            await self.take(store)
            return Renewed(0, had_ended=True)
        return Renewed(int(row["now"]) - (before + time.time_ns() // 1_000_000) // 2, had_ended=bool(row["had_ended"]))

    async def give_back(self, store: PostgresStore) -> None:
        """This server stops."""
        await store.transact(lambda db: db.execute(_GIVE_BACK, self.no, self._token))

    async def arrive(self, store: PostgresStore, table_id: str, here: Here) -> dict[int, Here]:
        """Note that this server has that table, and return which others have it."""

        async def work(db: Connection) -> dict[int, Here]:
            await db.execute(_ARRIVE, table_id, self.no, list(here.people), list(here.lately), here.screens)
            return _by_table(await db.fetch(_PRESENT, [table_id])).get(table_id, {})

        others = await store.transact(work)
        others.pop(self.no, None)
        return others

    async def note(self, store: PostgresStore, tables: Mapping[str, Here | None]) -> None:
        """Write who is at these tables here; nothing for those that this server has left."""

        async def work(db: Connection) -> None:
            gone = [table_id for table_id, here in tables.items() if here is None]
            if gone:
                await db.execute(_LEAVE, gone, self.no)
            for table_id, here in sorted(tables.items()):
                if here is not None:
                    await db.execute(_ARRIVE, table_id, self.no, list(here.people), list(here.lately), here.screens)

        await store.transact(work)

    async def present(self, store: PostgresStore, tables: Sequence[str]) -> dict[str, dict[int, Here]]:
        """Who is at these tables on all servers whose lease holds, this one among them."""
        return _by_table(await store.read_with(lambda db: db.fetch(_PRESENT, list(tables))))


async def heads(store: PostgresStore, tables: Sequence[str]) -> dict[str, int]:
    """The newest version of each of these tables; nothing for one that is not there."""
    found = await store.read_with(lambda db: db.fetch(HEADS, list(tables)))
    return {table_id: version for table_id, _, version in found}


def _by_table(rows: Sequence[tuple[str, int, list[str], list[str], int]]) -> dict[str, dict[int, Here]]:
    found: dict[str, dict[int, Here]] = {}
    for table_id, no, people, lately, screens in rows:
        found.setdefault(table_id, {})[no] = Here(tuple(people), tuple(lately), screens)
    return found
