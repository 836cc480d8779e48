"""Appends a second, beside a bare loop of one transaction a row, in one run: python tests/store/bench_store.py [DIR].

DIR decides the disk; on one in memory (/dev/shm) only the processor counts. Only ratios of one run mean something.
"""

import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
import uuid
from pathlib import Path

from making import create

from hareloom.store import MemoryStore, SqliteStore, Store
from hareloom.store.sqlite import schema

SECONDS = 1.5
EVENTS = b'[{"is":"ballot_cast","seat":3,"votes":[2],"red":null}]' + b" " * 50


def _bare(place: Path) -> tuple[float, float, list[float]]:
    """One row a transaction, with SQLite's own module and our tables."""
    db = sqlite3.connect(place / "bare.sqlite3", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    schema.migrate(db)
    db.execute("INSERT INTO tables (id, code, language, created_at, active_at, private) VALUES ('t','c','en',1,1,x'')")
    took: list[float] = []
    begin, cpu = time.perf_counter(), time.process_time()
    while (now := time.perf_counter()) - begin < SECONDS:
        row = (len(took) + 1, "seat 3", uuid.uuid4().hex, EVENTS, 1_700_000_000_000)
        db.execute("INSERT INTO log (table_no, version, actor, action_id, events, at) VALUES (1, ?, ?, ?, ?, ?)", row)
        took.append(time.perf_counter() - now)
    result = len(took) / (time.perf_counter() - begin), (time.process_time() - cpu) / len(took), took
    db.close()
    return result


async def _ours(store: Store, writers: int) -> tuple[float, float, list[float]]:
    """So many writers, each at a table of its own, each waiting for its append before the next."""
    await store.write(*(create(f"t{no}") for no in range(writers)))
    took: list[float] = []
    begin, cpu = time.perf_counter(), time.process_time()

    async def write(table_id: str) -> None:
        version = 0
        while (now := time.perf_counter()) - begin < SECONDS:
            action = uuid.uuid4().hex
            version = await store.append(table_id, version, "seat 3", action, EVENTS, 1_700_000_000_000)
            took.append(time.perf_counter() - now)

    await asyncio.gather(*(write(f"t{no}") for no in range(writers)))
    result = len(took) / (time.perf_counter() - begin), (time.process_time() - cpu) / len(took), took
    await store.close()
    return result


def _line(name: str, measured: tuple[float, float, list[float]], bare: float) -> None:
    rate, cpu, took = measured
    took.sort()
    p50, p99 = took[len(took) // 2] * 1000, took[len(took) * 99 // 100] * 1000
    print(  # noqa: T201 - a program that speaks
        f"{name:22} {rate:9.0f} appends/s {rate / bare:7.2f} x bare {cpu * 1e6:7.1f} us CPU"
        f"   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms",
        flush=True,
    )


def main(where: str | None) -> None:
    """Measure everything once."""
    place = Path(tempfile.mkdtemp(dir=where))
    try:
        bare = _bare(place)
        _line("bare, 1 row a commit", bare, bare[0])
        for writers in (1, 16, 256):
            ours = asyncio.run(_ours(SqliteStore(place / f"{writers}.sqlite3"), writers))
            _line(f"SQLite, {writers} writers", ours, bare[0])
        _line("memory, 256 writers", asyncio.run(_ours(MemoryStore(), 256)), bare[0])
    finally:
        shutil.rmtree(place)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
