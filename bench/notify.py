"""One of several writers on a database, with or without telling the others. Arguments: URL, kind, seconds, number.

Writers go on together: each says when it is ready, and waits until all are (bench/machines.py).
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
import uuid

import uvloop
from making import create

from hareloom.store import Append
from hareloom.store.neighbours import Neighbours, NobodyElse
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.neighbours import PostgresNeighbours
from hareloom.store.postgres.store import PostgresStore

TABLES, BATCH, SHARED = 200, 16, 20
"""One table in so many is at another server too."""
WRITERS = 4
EVENTS = b'[{"is":"ballot_cast","seat":3,"votes":[2],"red":null}]' + b" " * 50


class Deaf:
    """What others tell is received, and leads to nothing."""

    def grew(self, table_id: str, version: int) -> None: ...
    def came_or_went(self, table_id: str) -> None: ...
    def was_deleted(self, table_id: str) -> None: ...
    def was_lost(self, table_id: str) -> None: ...
    def decks_changed(self) -> None: ...
    def versions(self) -> dict[str, int]:
        return {}


def tables_of(number: int) -> list[str]:
    """The tables that this writer writes to."""
    return [f"writer{number}-table{no}" for no in range(TABLES)]


async def together(said: object = "ready") -> None:
    """Wait until all writers are here."""
    print(said, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def prepared(store: PostgresStore, kind: str, number: int) -> Neighbours:
    """Make the tables, and let everybody know where they are."""
    mine = tables_of(number)
    await store.write(*(create(name) for name in mine))
    neighbours: Neighbours = PostgresNeighbours(store) if kind == "telling" else NobodyElse()
    await neighbours.open(Deaf())
    await together()
    for table_id in [*mine, *tables_of((number + 1) % WRITERS)[::SHARED]]:
        await neighbours.arrive(table_id)
    while kind == "telling" and sum(map(neighbours.shared, mine)) < TABLES // SHARED:  # noqa: ASYNC110 - others do it
        await asyncio.sleep(0.05)
    await together()
    return neighbours


async def main(url: str, kind: str, seconds: str, number: str) -> None:
    """Append batches of rows, and say how many a second."""
    store = PostgresStore(Address(url))
    await store.open()
    neighbours = await prepared(store, kind, int(number))
    heads = dict.fromkeys(tables_of(int(number)), 0)
    dice, batches = random.Random(int(number)), 0
    began = time.perf_counter()
    while time.perf_counter() - began < float(seconds):
        chosen = dice.sample([*heads], BATCH)
        rows = [Append(name, heads[name], "seat 3", uuid.uuid4().hex, EVENTS, 1_700_000_000_000) for name in chosen]
        assert not any(await store.append(rows))
        for name in chosen:
            heads[name] += 1
            neighbours.grew(name, heads[name])
        batches += 1
    await together(batches / (time.perf_counter() - began))
    await neighbours.close()
    await store.close()


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
