"""`kill -9` at any moment: what was acknowledged is there, once. HARELOOM_CRASHES sets how often (10)."""

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from hareloom.store import PEOPLE, SqliteStore

ROUNDS = int(os.environ.get("HARELOOM_CRASHES", "10"))
CHILD = Path(__file__).with_name("child.py")
TABLES = 8


def _killed(file: Path, after: float) -> list[str]:
    """What a child acknowledged before it was killed, some time after its first word."""
    child = subprocess.Popen([sys.executable, CHILD, file, str(TABLES), "1000000"], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    said = [child.stdout.readline()]
    timer = threading.Timer(after, child.kill)
    timer.start()
    said += child.stdout
    timer.join()
    child.stdout.close()
    assert child.wait() == -9
    # The last line may be cut off by the kill; then it was not acknowledged.
    return [line.rstrip("\n") for line in said if line.endswith("\n")]


async def _check(file: Path, acknowledged: set[str]) -> None:
    store = SqliteStore(file)
    there: set[str] = set()
    for no in range(TABLES):
        rows = await store.read(f"t{no}")
        found = await store.beside(f"t{no}")
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        there |= {f"{row.table_id} {row.version} {row.action_id}" for row in rows}
        actions = [row.action_id for row in rows]
        assert len(set(actions)) == len(actions)
        # Every person came with the row of their id: both are there, or neither.
        people = {person.id for person in found.people} if found else set()
        assert people == {action for action in actions if action.endswith("-p")}
        assert [row.beside for row in rows] == [PEOPLE if action.endswith("-p") else 0 for action in actions]
    assert acknowledged <= there
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    """The same file through many kills at random moments: no acknowledged row is missing, none is there twice."""
    file = tmp_path / "hareloom.sqlite3"
    acknowledged: set[str] = set()
    for _ in range(ROUNDS):
        said = _killed(file, random.uniform(0.01, 0.25))
        assert said
        acknowledged |= set(said)
        asyncio.run(_check(file, acknowledged))


@pytest.mark.skipif(sys.platform != "linux", reason="strace is Linux's")
def test_the_disk_has_a_row_before_it_is_acknowledged(tmp_path: Path) -> None:
    """Between the first write of each action to the file and its acknowledgement a sync was begun and ended well."""
    if shutil.which("strace") is None:
        pytest.skip("NOT SHOWN that fsync comes before acknowledgement: strace is not installed")
    trace = tmp_path / "trace"
    calls = "fsync,fdatasync,pwrite64,write"
    file = tmp_path / "data" / "hareloom.sqlite3"
    command = ["strace", "-f", "-y", "-s", "5000", "-e", f"trace={calls}", "-o", str(trace)]
    command += [sys.executable, str(CHILD), str(file), "3", "20"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "ptrace" in done.stderr and done.returncode != 0:
        pytest.skip(f"NOT SHOWN that fsync comes before acknowledgement: {done.stderr.strip()}")
    assert done.stdout.count("\n") == 60
    assert _acknowledged_after_sync(trace.read_text().splitlines()) == 60


def _acknowledged_after_sync(trace: list[str]) -> int:
    """Count the acknowledgements in a trace, each of which must find its action on the disk."""
    first_written: dict[str, int] = {}
    begun: dict[str, int] = {}
    last_good_sync = acknowledged = 0
    for number, line in enumerate(trace):
        thread, call = line.split(maxsplit=1)
        if re.match(r"pwrite64\(\d+<[^>]*-wal>", call):
            for action in re.findall(r"[0-9a-f]{32}", call):
                first_written.setdefault(action, number)
        elif re.match(r"f(data)?sync\(\d+<[^>]*-wal>", call):
            begun[thread] = number
        # A call that others interrupted in the trace ends in a line of its own: «<... fdatasync resumed>) = 0».
        if re.match(r"(<\.\.\. )?f(data)?sync.*= 0$", call) and thread in begun:
            last_good_sync = begun.pop(thread)
        if re.match(r'write\(1<[^>]*>, "t\d ', call):
            (action,) = re.findall(r"[0-9a-f]{32}", call)
            assert last_good_sync > first_written[action], f"line {number + 1} acknowledges what is not on the disk"
            acknowledged += 1
    return acknowledged
