"""What tables of days cost while nobody looks, and when they are due: make bench-days.

A store of 100,000 games over days is made from two real ones. Then: memory and time until it answers, beside an empty
store; and how long 1,000 phases take that are due at the same moment, and what they cost twenty hosts who change their
pace twice a second. Rounds with and without them take turns. HARELOOM_BENCH_TABLES and HARELOOM_BENCH_ROUNDS set how
many tables sleep (100,000) and how often each is measured (3).
"""

import asyncio
import os
import shutil
import sqlite3
import statistics
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
from amounts import amount, count
from running import WORK, free_port, memory, running
from uploads import Host

TABLES = count("TABLES", 100_000, 200)
ROUNDS = count("ROUNDS", 3, 1)
DUE = count("DUE", 1000, 20)
HOSTS = 20
SECONDS = amount("SECONDS", 10, 2)
SETTLED = amount("SETTLED", 5, 0.5)
"""Seconds until a server's memory is what it stays."""
LIMITS = "requests=100000,actions=100000,joins=100000,tables=100000"
FILE = "hareloom.sqlite3"
FAR = 10**15
"""A time that doesn't come."""


class Game:
    """A game over days of three people, over HTTP."""

    def __init__(self, port: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.people: list[dict[str, str]] = []
        self.at = self.code = ""
        self.asked = 0

    def begin(self) -> None:
        """All sit down, and the first tells."""
        host = self._ask("POST", "/api/tables", json={"name": "Léa", "bearer": True, "pace": "days"})
        self.code, self.at = host["code"], f"/api/tables/{host['code']}"
        guests = [self._ask("POST", f"{self.at}/people", json={"name": "Tom", "bearer": True}) for _ in range(2)]
        self.people = [{"Authorization": f"Bearer {one['secret']}"} for one in (host, *guests)]
        self._do(0, "start_game")

    def play_to_the_last_vote(self) -> None:
        """Everything is done, and the phase closes in a moment."""
        views = [self._view(no) for no in range(3)]
        teller = next(no for no, view in enumerate(views) if view["own"]["may"].get("tell"))
        others = [no for no in range(3) if no != teller]
        card = views[teller]["own"]["hand"][0]
        self._move(teller, "give_clue", text="Almost home", card=card)
        for no in others:
            may = self._view(no)["own"]["may"]
            self._move(no, "give_cards", cards=self._view(no)["own"]["hand"][: may["give"]])
        while not self._view(others[0])["own"]["may"].get("vote"):
            time.sleep(0.1)
        for no in others:
            forbidden = self._view(no)["own"]["may"]["vote"]["forbidden"]
            self._move(no, "cast_ballot", votes=[next(place for place in range(1, 9) if place not in forbidden)])

    def _view(self, no: int) -> Any:  # noqa: ANN401 - as the protocol has it
        return self._ask("GET", f"{self.at}/view", headers=self.people[no])

    def _move(self, no: int, move: str, **what: Any) -> None:  # noqa: ANN401
        table = self._view(no)["table"]
        self._do(no, move, **{key: table[key] for key in ("game", "turn", "phase")}, **what)

    def _do(self, no: int, action: str, **what: Any) -> None:  # noqa: ANN401
        self.asked += 1
        body = {"id": f"b{self.asked}", "action": {"do": action, **what}}
        self._ask("POST", f"{self.at}/actions", json=body, headers=self.people[no])

    def _ask(self, method: str, path: str, **what: Any) -> Any:  # noqa: ANN401
        answer = self.http.request(method, path, **what)
        answer.raise_for_status()
        return answer.json()


def serve(data: Path, port: int) -> list[str]:
    return [sys.executable, "-m", "hareloom", "serve", "--limits", LIMITS, "--port", str(port), "--data", str(data)]


def two_games(data: Path) -> tuple[str, str]:
    """One that has just begun, and one whose phase is about to close when the server is killed. Their codes."""
    port = free_port()
    with running(serve(data, port), port):
        asleep, due = Game(port), Game(port)
        for game in (asleep, due):
            game.begin()
        due.play_to_the_last_vote()
    return asleep.code, due.code


def copy(db: sqlite3.Connection, code: str, times: int, name: str) -> None:
    """Copy a table that often, with all that belongs to it."""
    (no,) = db.execute("SELECT no FROM tables WHERE code = ?", (code,)).fetchone()
    people = db.execute("SELECT no FROM people WHERE table_no = ?", (no,)).fetchall()
    sessions = db.execute(
        "SELECT no FROM sessions WHERE person_no IN (SELECT no FROM people WHERE table_no = ?)", (no,)
    )
    of_person = {person: i for i, (person,) in enumerate(people)}
    secrets = [of for (each,) in sessions for of in db.execute("SELECT person_no FROM sessions WHERE no = ?", (each,))]
    (table,) = db.execute("SELECT coalesce(max(no), 0) FROM tables").fetchone()
    (person,) = db.execute("SELECT coalesce(max(no), 0) FROM people").fetchone()
    count = len(people)
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"

    def each(statement: str, *values: object) -> None:
        db.execute(
            f"{statement.split('SELECT', 1)[0]} {numbers} SELECT {statement.split('SELECT', 1)[1]}", (times, *values)
        )

    each(
        """INSERT INTO tables (no, id, code, language, created_at, active_at, private, remarks, aside)
        SELECT ? + i, ? || i, ? || i, language, created_at, active_at, private, remarks, aside
        FROM tables, n WHERE no = ?""",
        table, name, name, no,
    )  # fmt: skip
    for place, (old,) in enumerate(people):
        each(
            """INSERT INTO people (no, id, table_no, name, hare, seat, host, joined_at, seen_at, extra)
            SELECT ? + i * ? + ?, id || ? || i, ? + i, name, hare, seat, host, joined_at, seen_at, extra
            FROM people, n WHERE no = ?""",
            person, count, place, name, table, old,
        )  # fmt: skip
    for (owner,) in secrets:
        each(
            """INSERT INTO sessions (secret_hash, person_no, kind, created_at, about, by_link)
            SELECT randomblob(32), ? + i * ? + ?, 'device', 0, '', 0 FROM n""",
            person, count, of_person[owner],
        )  # fmt: skip
    each(
        """INSERT INTO log (table_no, version, actor, action_id, events, at, beside)
        SELECT ? + i, version, actor, action_id, events, at, beside FROM log, n WHERE table_no = ?""",
        table, no,
    )  # fmt: skip
    each("INSERT INTO due (table_no, at) SELECT ? + i, ? FROM n", table, FAR)


def make_store(data: Path) -> None:
    """The store with all tables."""
    shutil.rmtree(data, ignore_errors=True)
    asleep, due = two_games(data)
    with closing(sqlite3.connect(data / FILE)) as db, db:
        db.execute("UPDATE due SET at = ?", (FAR,))
        copy(db, due, DUE * ROUNDS, "due")
        copy(db, asleep, TABLES - DUE * ROUNDS, "asleep")


def start(data: Path) -> tuple[float, float]:
    """Seconds until it answers, and its memory some seconds later, in megabytes."""
    port, began = free_port(), time.perf_counter()
    with running(serve(data, port), port) as process:
        while True:
            with suppress(urllib.error.URLError), urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5):
                break
            time.sleep(0.01)
        took = time.perf_counter() - began - 0.7  # what `running` waits
        time.sleep(SETTLED)
        return took, memory(process.pid) / 1e6


def at_rest(full: Path, empty: Path) -> None:
    """Compare start and memory."""
    found: dict[str, list[tuple[float, float]]] = {"empty": [], "full": []}
    for _ in range(ROUNDS):
        found["empty"].append(start(empty))
        found["full"].append(start(full))
    seconds, megabytes = (
        {kind: statistics.median(one[which] for one in some) for kind, some in found.items()} for which in (0, 1)
    )
    for kind in found:
        print(f"{kind:6} answers after {seconds[kind]:5.2f} s, has {megabytes[kind]:6.1f} MB")
    print(
        f"{TABLES} sleeping tables: {seconds['full'] - seconds['empty']:+.2f} s (at most 2), "
        f"{megabytes['full'] - megabytes['empty']:+.1f} MB (at most 50)"
    )


async def closing_time(db: sqlite3.Connection, first: int) -> float:
    """Make that many tables due, and wait until all have closed their phase."""
    which = "SELECT no FROM tables WHERE id IN (SELECT 'due' || value FROM json_each(?))"
    ids = "[" + ",".join(map(str, range(first, first + DUE))) + "]"
    rows = f"SELECT count(*) FROM log WHERE table_no IN ({which})"
    (before,) = db.execute(rows, (ids,)).fetchone()
    began = time.perf_counter()
    db.execute(f"UPDATE due SET at = 1 WHERE table_no IN ({which})", (ids,))
    while db.execute(rows, (ids,)).fetchone()[0] < before + DUE:  # noqa: ASYNC110 - another process makes it so
        await asyncio.sleep(0.05)
    took = time.perf_counter() - began
    db.execute(f"UPDATE due SET at = ? WHERE table_no IN ({which})", (FAR, ids))  # the next round is another's
    return took


async def when_due(data: Path, port: int) -> None:
    """Take turns with and without tables that are due."""
    hosts = [Host(port, number) for number in range(HOSTS)]
    for host in hosts:
        await host.open()
    found: dict[str, list[list[float]]] = {"alone": [], "beside": []}
    took: list[float] = []
    with closing(sqlite3.connect(data / FILE, isolation_level=None, timeout=30)) as db:
        for number in range(ROUNDS):
            for kind, all_took in found.items():
                done = asyncio.Event()
                playing = [asyncio.ensure_future(host.until(done)) for host in hosts]
                await asyncio.sleep(SECONDS / 2)
                if kind == "beside":
                    took.append(await closing_time(db, 1 + number * DUE))
                await asyncio.sleep(SECONDS / 2)
                done.set()
                all_took.append([one for each in await asyncio.gather(*playing) for one in each])
    middle, slow = {}, {}
    for kind, rounds in found.items():
        middle[kind] = statistics.median(1000 * statistics.median(some) for some in rounds)
        slow[kind] = statistics.median(1000 * statistics.quantiles(some, n=100)[-1] for some in rounds)
        print(f"{kind:6} p50 {middle[kind]:6.1f} ms   p99 {slow[kind]:6.1f} ms   of others")
    print(f"{DUE} phases closed in {', '.join(f'{each:.1f}' for each in took)} s (at most 5)")
    print(f"others: p50 {middle['beside'] / middle['alone'] - 1:+.0%}, p99 {slow['beside'] / slow['alone'] - 1:+.0%}")


def main() -> None:
    """Make the stores, and measure."""
    WORK.mkdir(parents=True, exist_ok=True)
    full, empty = WORK / "days", WORK / "no-days"
    shutil.rmtree(empty, ignore_errors=True)
    empty.mkdir()
    print(f"load {os.getloadavg()[0]:.1f}")
    make_store(full)
    at_rest(full, empty)
    port = free_port()
    with running(serve(full, port), port):
        asyncio.run(when_due(full, port))


if __name__ == "__main__":
    main()
