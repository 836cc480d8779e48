"""What an append costs in PostgreSQL, both sides' processor time, beside SQLite in the same run.

make bench-append. Both commit to the same disk, and PostgreSQL is reached by its Unix socket. Only the processor's time
is compared: how long a commit takes is the disk's matter. Each figure is the median of a few rounds in which both take
turns.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path

import uvloop
from amounts import SHORT, amount, count
from making import create

from hareloom.store import Append, SqliteStore, Store
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.store import PostgresStore
from postgres import NEWEST, Server, serving

SIZES = (256, 16, 1)
SECONDS = amount("SECONDS", 1.5, 0.1)
ROUNDS = count("ROUNDS", 5, 1)
MOST = 1.5
EVENTS = b'[{"is":"ballot_cast","seat":3,"votes":[2],"red":null}]' + b" " * 50
TICKS = os.sysconf("SC_CLK_TCK")


def used_by(server: Server) -> float:
    """Seconds of processor time that PostgreSQL has used, in all its processes."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == server.pid or stat.parent.name == str(server.pid):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


async def append(store: Store, size: int, others: Callable[[], float]) -> tuple[float, float]:
    """Microseconds a row, in this process and elsewhere: batches of a row for each of that many tables."""
    names = [f"{uuid.uuid4().hex}" for _ in range(size)]
    await store.write(*(create(name) for name in names))
    version = 0
    until, ours, theirs = time.perf_counter() + SECONDS, time.process_time(), others()
    while time.perf_counter() < until:
        rows = [Append(name, version, "seat 3", uuid.uuid4().hex, EVENTS, 1_700_000_000_000) for name in names]
        assert not any(await store.append(rows))
        version += 1
    rows_done = version * size
    return (time.process_time() - ours) / rows_done * 1e6, (others() - theirs) / rows_done * 1e6


async def main(server: Server, folder: Path) -> int:
    """Measure, and say how it compares; the exit code is 1 if it costs too much."""
    postgres = PostgresStore(Address(server.socket_url("postgres")))
    await postgres.open()
    sqlite = SqliteStore(folder / "hareloom.sqlite3")
    await append(postgres, 256, lambda: 0.0)
    worst = 0.0
    print(f"PostgreSQL {NEWEST}; microseconds of processor time a row, the median of {ROUNDS} rounds")
    print(f"{'rows a batch':>12} {'SQLite':>8} {'server':>8} {'database':>9} {'both':>8} {'ratio':>7}")
    for size in SIZES:
        found = []
        for _ in range(ROUNDS):
            there = await append(postgres, size, lambda: used_by(server))
            here, _none = await append(sqlite, size, lambda: 0.0)
            found.append((here, *there))
        here, ours, theirs = (statistics.median(column) for column in zip(*found, strict=True))
        ratio = statistics.median((one[1] + one[2]) / one[0] for one in found)
        worst = max(worst, ratio)
        print(f"{size:>12} {here:8.1f} {ours:8.1f} {theirs:9.1f} {ours + theirs:8.1f} {ratio:6.2f}x", flush=True)
    await postgres.close()
    await sqlite.close()
    print(f"at most {worst:.2f} of SQLite's; wanted: {MOST}")
    return int(worst > MOST and not SHORT)


if __name__ == "__main__":
    place = sys.argv[1] if len(sys.argv) > 1 else None
    with (
        serving(where=place, fsync="on", full_page_writes="on", autovacuum="on") as running,
        tempfile.TemporaryDirectory(dir=place) as data,
    ):
        sys.exit(uvloop.run(main(running, Path(data))))
