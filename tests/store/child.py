"""A process to be killed: it appends without end, and prints each row when it is acknowledged."""

import asyncio
import os
import sys
import uuid
from pathlib import Path

from making import create, person, row, versions

from hareloom.store import AddPerson, SqliteStore


async def _play(store: SqliteStore, tables: list[str], rounds: int) -> None:
    """Append batches of one row a table; every third row adds a person, whose id is the action's and ends in -p."""
    for table_id in tables:
        if await store.beside(table_id) is None:
            await store.write(create(table_id))
    heads = {table_id: len(await versions(store, table_id)) for table_id in tables}
    for no in range(rounds):
        rows = []
        for place, table_id in enumerate(tables):
            adds = (no + place) % 3 == 0
            action = uuid.uuid4().hex + ("-p" if adds else "")
            changes = [AddPerson(person(action, table_id))] if adds else []
            rows.append(row(table_id, heads[table_id], action, actor="ann", changes=changes))
        assert await store.append(rows) == [None] * len(rows)
        for one in rows:
            heads[one.table_id] += 1
            os.write(1, f"{one.table_id} {heads[one.table_id]} {one.action_id}\n".encode())


async def _main(file: Path, tables: int, rounds: int) -> None:
    """Run two callers with half of the tables each, so that batches follow each other closely."""
    store = SqliteStore(file)
    names = [f"t{no}" for no in range(tables)]
    await asyncio.gather(_play(store, names[::2], rounds), _play(store, names[1::2], rounds))
    await store.close()


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
