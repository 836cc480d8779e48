"""What several servers on one PostgreSQL cost, and how soon each sees the others' moves: make bench-machines.

Processes, database and load share the machine's cores, so shares and processor times mean more than rates.
HARELOOM_BENCH_ROUNDS sets how often each pair is measured (3), HARELOOM_BENCH_SECONDS for how long (5).
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from amounts import SHORT, amount, count
from evening import SEATS, open_tables, write_spec
from running import HERE, WORK, Found, build_load, hareloom, holding, load

from postgres import Server, serving

ROUNDS = count("ROUNDS", 3, 1)
SECONDS = amount("SECONDS", 5, 0.5)
TABLES = count("TABLES", 120, 4)
WRITERS = 4
UNTIL_LET_GO = amount("LET_GO", 35, 1)
"""Seconds after which the server where the tables were opened has let go of those whose people are elsewhere."""
MOST_HOP_MS, MOST_CPU, LEAST_BATCHES = 50, 1.15, 0.95


@contextmanager
def servers(database: Server, count: int) -> Iterator[tuple[list[int], str]]:
    """Some servers on an empty database: their ports, and their processes by commas."""
    with database.database() as name, ExitStack() as up:
        wal = database.sql("SELECT pg_current_wal_lsn()")
        found = []
        for no in range(count):
            data = WORK / f"machine{no}"
            shutil.rmtree(data, ignore_errors=True)
            limits = "actions=1000000,requests=1000000"
            found.append(up.enter_context(hareloom(data, "--database", database.url(name), "--limits", limits)))
        yield [port for port, _ in found], ",".join(str(pid) for _, pid in found)
        print(f"  {_bytes_a_row(database, name, wal)}")


def _bytes_a_row(database: Server, name: str, wal: str) -> str:
    rows = int(database.sql("SELECT count(*) FROM log", name))
    size = int(database.sql("SELECT pg_total_relation_size('log')", name))
    logged = int(database.sql(f"SELECT (pg_current_wal_lsn() - '{wal}')::bigint", name))
    return f"{rows} rows: {size / rows:.0f} bytes each with their index, {logged / rows:.0f} of WAL"


def spec(ports: list[int], *, together: bool) -> Path:
    """Tables opened at the first server. Their people sit together, or each at the next server."""
    lines = []
    for no, line in enumerate(open_tables(ports[0], TABLES)):
        port = ports[(no // SEATS if together else no) % len(ports)]
        start, path, *rest = line.split("\t")
        lines.append("\t".join([start, f":{port}{path}", *rest]))
    found = WORK / "machines.tsv"
    write_spec(found, iter(lines))
    return found


def hop(database: Server) -> float:
    """Milliseconds until everybody has seen a move, on both servers: the p99 at a third of the load."""
    with servers(database, 2) as (ports, pids):
        where = spec(ports, together=False)
        full = load(ports[0], pids, "hareloom", "full", where, SECONDS)
        rate = full["actions"] / full["seconds"] / 3
        third = load(ports[0], pids, "hareloom", "rate", where, SECONDS, rate)
    half, slow = third["p50_us"] / 1000, third["p99_us"] / 1000
    print(
        f"  {3 * rate:.0f} actions a second at full load; at a third of it all six people of a table, on two servers, "
        f"have seen a move after {half:.1f} ms (p99 {slow:.1f})"
    )
    return slow


def cpu_us(database: Server, count: int) -> float:
    """Microseconds of the servers' processor time for an action, each table's people on one server."""
    with servers(database, count) as (ports, pids):
        where = spec(ports, together=True)
        with holding(ports[0], pids, "hareloom", where):
            time.sleep(UNTIL_LET_GO)
            found: Found = load(ports[0], pids, "hareloom", "full", where, SECONDS)
    return 1e6 * found["server_cpu"] / found["actions"]


def workers(database: Server) -> float:
    """The processor time of an action with two servers, as a share of one server's."""
    shares = []
    for _ in range(ROUNDS):
        one, two = cpu_us(database, 1), cpu_us(database, 2)
        shares.append(two / one)
        print(f"  {one:.0f} us an action with one server, {two:.0f} with two ({two / one:.2f})")
    return statistics.median(shares)


def batches(database: Server, kind: str) -> float:
    """Batches a second of four servers together."""
    with database.database() as name:
        command = [sys.executable, str(HERE / "notify.py"), database.url(name), kind, str(SECONDS)]
        running = [
            subprocess.Popen([*command, str(no)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for no in range(WRITERS)
        ]
        said = [_go_on(running) for _ in ("tables", "neighbours", "batches")]
        for process in running:
            process.communicate()
        return sum(map(float, said[-1]))


def _go_on(writers: Sequence[subprocess.Popen[str]]) -> list[str]:
    """Read a line of each writer, and let all go on."""
    said = [writer.stdout.readline() for writer in writers if writer.stdout]
    for writer in writers:
        if writer.stdin:
            writer.stdin.write("\n")
            writer.stdin.flush()
    return said


def notifying(database: Server) -> float:
    """Batches a second with a twentieth of the tables shared, as a share of those without other servers."""
    shares = []
    for _ in range(ROUNDS):
        alone, telling = batches(database, "alone"), batches(database, "telling")
        shares.append(telling / alone)
        print(f"  {alone:.0f} batches a second of four servers that tell nothing, {telling:.0f} that do")
    return statistics.median(shares)


def main() -> int:
    """Measure all three; the exit code is 1 if one is missed."""
    build_load()
    print(f"load {os.getloadavg()[0]:.1f} at the start")
    with serving(fsync="on", full_page_writes="on", autovacuum="on", shared_buffers="128MB") as database:
        found = [
            ("a move seen on another server, p99 in ms", hop(database), MOST_HOP_MS),
            ("processor time of an action, of one server's", workers(database), MOST_CPU),
            ("batches missing because of NOTIFY", 1 - notifying(database), 1 - LEAST_BATCHES),
        ]
    print(f"load {os.getloadavg()[0]:.1f} at the end")
    for what, value, most in found:
        print(f"{what}: {value:.2f}, wanted at most {most:.2f}{'' if value <= most else '  MISSED'}")
    return int(not SHORT and any(value > most for _, value, most in found))


if __name__ == "__main__":
    sys.exit(main())
