"""A process to be killed: it appends without end, and says each append when it is acknowledged."""

import asyncio
import os
import sys
import uuid
from pathlib import Path

from making import create, person

from hareloom.store import AddPerson, SqliteStore


async def _play(store: SqliteStore, table_id: str, rounds: int) -> None:
    """Append to one table; every third append brings a person along, whose id is the action's and ends in -p."""
    if await store.table(table_id) is None:
        await store.write(create(table_id))
    version = await store.head(table_id)
    for no in range(rounds):
        brings = no % 3 == 0
        action = uuid.uuid4().hex + ("-p" if brings else "")
        beside = [AddPerson(person(action, table_id))] if brings else []
        version = await store.append(table_id, version, "ann", action, b'["' + b"x" * 100 + b'"]', 1000, beside)
        os.write(1, f"{table_id} {version} {action}\n".encode())


async def _main(file: Path, tables: int, rounds: int) -> None:
    store = SqliteStore(file)
    await asyncio.gather(*(_play(store, f"t{no}", rounds) for no in range(tables)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
