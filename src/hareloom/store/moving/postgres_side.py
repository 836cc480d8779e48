"""A PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from ..errors import StoreRefused
from ..postgres.address import Address
from ..postgres.connecting import Connection
from ..postgres.dialect import read_row, stored_text
from ..postgres.migrate import taken_steps
from .columns import COLUMNS, NUMBERED, YES_OR_NO, listed
from .sides import AT_ONCE, Rows, Total
from .sqlite_side import SIZED

_OTHERS = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name = 'hareloom'"""
# Rows that came while their table was being deleted stay behind.
_OF_TABLES = {"log": "WHERE table_no IN (SELECT no FROM tables)"}


_ALL = (*COLUMNS, "pictures", "recording_contents")


class PostgresSide:
    """On a connection of its own."""

    def __init__(self, db: Connection, address: Address, *, new: bool) -> None:
        self.name = address.shown
        self._db = db
        self._address = address
        self._new = new

    async def check(self) -> None:
        """Refuse a database that a server uses now, or that has nothing of ours in it."""
        if await self._db.fetchval(_OTHERS):
            raise StoreRefused(f"A server of Hareloom uses the database {self.name} now. Stop it first.")
        if not await taken_steps(self._db, self._address):
            raise StoreRefused(f"The database {self.name} is empty: nothing to move.")

    async def is_empty(self) -> bool:
        found = [await self._db.fetchval(f"SELECT count(*) FROM {table}") for table in _ALL]  # noqa: S608 - ours
        return not any(found)

    async def begin(self) -> None:
        await self._db.execute("BEGIN" if self._new else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    async def rows(self, table: str) -> AsyncIterator[Rows]:
        chosen = f"SELECT {listed(table)} FROM {table} {_OF_TABLES.get(table, '')}"  # noqa: S608
        await self._db.execute(f"DECLARE moved_{table} CURSOR FOR {chosen}")
        while some := await self._db.fetch(f"FETCH {AT_ONCE} FROM moved_{table}"):
            yield [read_row(row) for row in some]
        await self._db.execute(f"CLOSE moved_{table}")

    async def write(self, table: str, rows: Rows) -> None:
        columns = COLUMNS[table]
        yes_or_no = [column in YES_OR_NO for column in columns]
        records = [tuple(map(_value, row, yes_or_no)) for row in rows]
        await self._db.copy_records_to_table(table, records=records, columns=columns)

    async def total(self, table: str) -> Total:
        sizes = " + ".join(f"coalesce(sum(length({column})), 0)" for column in SIZED.get(table, ()))
        of_tables = _OF_TABLES.get(table, "")
        rows, size = await self._db.fetchrow(f"SELECT count(*), ({sizes or 0})::bigint FROM {table} {of_tables}")  # noqa: S608
        return Total(rows, size)

    async def picture_names(self) -> list[str]:
        return [name for (name,) in await self._db.fetch("SELECT DISTINCT name FROM pictures ORDER BY name")]

    async def picture(self, name: str) -> dict[str, bytes]:
        return dict(await self._db.fetch("SELECT size, content FROM pictures WHERE name = $1", name))

    async def put_picture(self, name: str, sizes: dict[str, bytes]) -> None:
        for size, content in sizes.items():
            values = (name, size, content, "moved")
            await self._db.execute(
                "INSERT INTO pictures (name, size, content, put_by) VALUES ($1, $2, $3, $4)", *values
            )

    async def pictures_total(self) -> int:
        return int(await self._db.fetchval("SELECT coalesce(sum(length(content)), 0)::bigint FROM pictures"))

    async def recording_names(self) -> list[str]:
        return [name for (name,) in await self._db.fetch("SELECT name FROM recording_contents ORDER BY name")]

    async def recording(self, name: str) -> bytes:
        return bytes(await self._db.fetchval("SELECT content FROM recording_contents WHERE name = $1", name))

    async def put_recording(self, name: str, content: bytes) -> None:
        values = (name, content, "moved")
        await self._db.execute("INSERT INTO recording_contents (name, content, put_by) VALUES ($1, $2, $3)", *values)

    async def recordings_total(self) -> int:
        return int(await self._db.fetchval("SELECT coalesce(sum(length(content)), 0)::bigint FROM recording_contents"))

    async def keep(self) -> None:
        for table in NUMBERED:
            # The next row that the database numbers itself comes after those that were moved.
            newest = f"(SELECT coalesce(max(no), 0) FROM {table})"  # noqa: S608
            await self._db.execute(f"SELECT setval(pg_get_serial_sequence('{table}', 'no'), {newest} + 1, false)")
        await self._db.execute("COMMIT")

    async def close(self) -> None:
        """The connection is another's to close; what was not kept goes with its transaction."""
        if self._db.is_in_transaction():
            await self._db.execute("ROLLBACK")


def _value(value: Any, yes_or_no: bool) -> Any:  # noqa: ANN401 - any type of SQL's
    if yes_or_no:
        return bool(value)
    return stored_text(value) if type(value) is str else value
