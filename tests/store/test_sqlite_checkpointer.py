"""The write-ahead log is carried over into the file while the game goes on."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from making import EVENTS, create

from hareloom.store import SqliteStore
from hareloom.store.sqlite.carrier import ROWS


def rows_in_the_file_alone(file: Path) -> int:
    """How many rows somebody finds who takes the file without its log."""
    alone = shutil.copy(file, file.with_name("alone.sqlite3"))
    db = sqlite3.connect(alone)
    try:
        number: int = db.execute("SELECT count(*) FROM log").fetchone()[0]
    except sqlite3.DatabaseError:
        return 0  # nothing is there yet, or only a part
    finally:
        db.close()
    return number


@pytest.mark.anyio
async def test_rows_reach_the_file_without_anybody_closing_it(tmp_path: Path) -> None:
    """After some hundred rows they are in the file itself, though the store is open and was never idle for long."""
    file = tmp_path / "hareloom.sqlite3"
    store = SqliteStore(file)
    await store.write(create())
    for version in range(ROWS):
        await store.append("t", version, "ann", f"a{version}", EVENTS, 1000)
    for _ in range(100):
        if rows_in_the_file_alone(file) >= ROWS // 2:
            break
        await asyncio.sleep(0.05)
    assert rows_in_the_file_alone(file) >= ROWS // 2
    assert len(await store.read("t")) == ROWS
    await store.close()
