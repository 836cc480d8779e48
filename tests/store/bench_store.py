"""What batches and loads cost, beside a bare loop of one transaction a row: python tests/store/bench_store.py [DIR].

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

from making import create, person, row, session

from hareloom.store import AddPerson, AddSession, Append, SaveSnapshot, SqliteStore
from hareloom.store.sqlite.file import migrate

SECONDS = 1.5
EVENTS = b'[{"is":"ballot_cast","seat":3,"votes":[2],"red":null}]' + b" " * 50
TABLES = 834


def _bare(place: Path) -> tuple[float, float, list[float]]:
    """One row a transaction, with Python's sqlite3 and our tables."""
    db = sqlite3.connect(place / "bare.sqlite3", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    migrate(db)
    db.execute("INSERT INTO tables (id, code, language, created_at, active_at, private) VALUES ('t','c','en',1,1,x'')")
    took: list[float] = []
    begin, cpu = time.perf_counter(), time.process_time()
    while (now := time.perf_counter()) - begin < SECONDS:
        values = (len(took) + 1, "seat 3", uuid.uuid4().hex, EVENTS, 1_700_000_000_000)
        db.execute(
            "INSERT INTO log (table_no, version, actor, action_id, events, at) VALUES (1, ?, ?, ?, ?, ?)", values
        )
        took.append(time.perf_counter() - now)
    result = len(took) / (time.perf_counter() - begin), (time.process_time() - cpu) / len(took), took
    db.close()
    return result


async def _batches(store: SqliteStore, size: int) -> tuple[float, float, list[float]]:
    """Batches of one row for each of that many tables; the next starts when the last is durable."""
    names = [f"t{no}" for no in range(size)]
    await store.write(*(create(name) for name in names))
    took: list[float] = []
    begin, cpu = time.perf_counter(), time.process_time()
    version = 0
    while (now := time.perf_counter()) - begin < SECONDS:
        rows = [
            Append(name, version, "seat 3", uuid.uuid4().hex, EVENTS, 1_700_000_000_000) for name in names
        ]  # as its caller makes them
        await store.append(rows)
        version += 1
        took.append(time.perf_counter() - now)
    rows_done = version * size
    result = rows_done / (time.perf_counter() - begin), (time.process_time() - cpu) / rows_done, took
    await store.close()
    return result


async def _loads(store: SqliteStore, snapshot: bool) -> tuple[float, float, list[float]]:
    """Tables of six players with 60 rows wake at once, while the loop is busy with them."""
    for no in range(TABLES):
        name = f"t{no}"
        people = [person(f"{name}p{seat}", name, seat) for seat in range(6)]
        sessions = [session(one.id.encode(), one.id, name) for one in people]
        await store.write(create(name), *map(AddPerson, people), *map(AddSession, sessions))
        if snapshot:
            await store.write(SaveSnapshot(name, 60, 1, b"x" * 3000))
    for version in range(60):
        await store.append([row(f"t{no}", version, events=EVENTS) for no in range(TABLES)])
    took: list[float] = []
    begin, cpu = time.perf_counter(), time.process_time()

    async def load(no: int) -> None:
        assert await store.load(f"code-t{no}", 1) is not None
        took.append(time.perf_counter() - begin)
        until = time.perf_counter() + 0.0005
        while time.perf_counter() < until:
            pass  # what waking a table and greeting six clients costs the loop

    await asyncio.gather(*(load(no) for no in range(TABLES)))
    result = TABLES / (time.perf_counter() - begin), (time.process_time() - cpu) / TABLES, took
    await store.close()
    return result


def _line(name: str, measured: tuple[float, float, list[float]], bare: float) -> None:
    rate, cpu, took = measured
    took.sort()
    p50, p99 = took[len(took) // 2] * 1000, took[len(took) * 99 // 100] * 1000
    print(  # noqa: T201 - a program that speaks
        f"{name:22} {rate:9.0f} /s {rate / bare:7.2f} x bare {cpu * 1e6:7.1f} us CPU each"
        f"   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms",
        flush=True,
    )


def main(where: str | None) -> None:
    """Measure everything once."""
    place = Path(tempfile.mkdtemp(dir=where))
    try:
        bare = _bare(place)
        _line("bare, 1 row a commit", bare, bare[0])
        for size in (1, 20, 256):
            _line(f"batches of {size} rows", asyncio.run(_batches(SqliteStore(place / f"{size}"), size)), bare[0])
        for snapshot in (False, True):
            loaded = asyncio.run(_loads(SqliteStore(place / f"loads {snapshot}"), snapshot))
            _line("loads, snapshot" if snapshot else "loads, 60 rows", loaded, bare[0])
    finally:
        shutil.rmtree(place)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
