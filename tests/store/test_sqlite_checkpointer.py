"""The write-ahead log is copied into the file while the game goes on."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from making import append, create, row

from hareloom.store import SqliteStore
from hareloom.store.sqlite.checkpointer import ROWS


def rows_in_the_file_alone(file: Path) -> int:
    """How many rows are in the file without its write-ahead log."""
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
async def test_rows_reach_the_file_while_it_is_open(tmp_path: Path) -> None:
    """After some hundred rows they are in the file itself, though the store is open and was never idle for long."""
    file = tmp_path / "hareloom.sqlite3"
    store = SqliteStore(file)
    await store.write(create())
    for version in range(ROWS):
        await append(store, row("t", version))
    for _ in range(100):
        if rows_in_the_file_alone(file) >= ROWS // 2:
            break
        await asyncio.sleep(0.05)
    assert rows_in_the_file_alone(file) >= ROWS // 2
    assert len(await store.read("t")) == ROWS
    await store.close()
