"""``hareloom store verify`` finds what is wrong with a file, says what can be done, and mends what can be mended."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.conftest import TestDecks

from hareloom.cli import main
from hareloom.game import actions as a
from hareloom.store import SqliteStore
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall
from hareloom.tables.requests import TableRequest

PAGE, A_LEAF_OF_AN_INDEX = 4096, 10


async def _fill(file: Path) -> None:
    hall = Hall(SqliteStore(file), TestDecks(), Delays())
    for number in range(3):
        live, entry = await hall.create("en", f"Host {number}", None)
        for action in range(3):
            await live.requested(entry.person_id, TableRequest(id=f"{action}", action=a.AddBot()))
    await hall.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A stopped server's file, with three tables."""
    file = tmp_path / "hareloom.sqlite3"
    asyncio.run(_fill(file))
    return file


def verify(file: Path, *flags: str) -> int:
    """Run the command."""
    return main(["store", "verify", "--data", str(file.parent), *flags])


def change(file: Path, statement: str) -> None:
    """Change what is stored, as no server would."""
    db = sqlite3.connect(file)
    db.execute(statement)
    db.commit()
    db.close()


def test_a_whole_file_is_whole(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Everything is counted and found to be in order, and not a byte changes."""
    before = file.read_bytes()
    assert verify(file) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 tables, 9 rows, 3 people")
    looked_at = ("pages", "references", "tables", "pictures", "recordings")
    assert [line.split() for line in said.splitlines()[1:]] == [[what, "ok"] for what in looked_at]
    assert file.read_bytes() == before


def test_it_looks_while_the_server_runs(file: Path) -> None:
    """Reading needs no lock; mending does, and says so."""

    async def beside_a_server() -> tuple[int, int]:
        store = SqliteStore(file)
        whole = await asyncio.to_thread(verify, file)
        change_snapshot = await asyncio.to_thread(_mend_a_snapshot, file)
        await store.close()
        return whole, change_snapshot

    assert asyncio.run(beside_a_server()) == (0, 2)


def _mend_a_snapshot(file: Path) -> int:
    change(file, "UPDATE snapshots SET state = x'7b'")
    return verify(file, "--mend")


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE log SET events = x'ff' WHERE no = 5", "it can't be read (DecodeError)"),
        ('UPDATE log SET events = CAST(\'[{"is":"moon_risen"}]\' AS BLOB) WHERE no = 5', "an event that this version"),
        ("DELETE FROM log WHERE no = 5", "it can't be read"),
        ("DELETE FROM tables WHERE no = 2", "row 4 of log belongs to a missing row of tables"),
    ],
    ids=["row", "event", "gap", "reference"],
)
def test_what_is_wrong_is_named(file: Path, capsys: pytest.CaptureFixture[str], statement: str, said: str) -> None:
    """One sentence for it, one for what can be done, and the exit code is 1; mending can't help, and changes no row."""
    change(file, statement)
    assert verify(file, "--mend") == 1
    out = capsys.readouterr().out
    assert said in out
    assert "  -> " in out


def test_a_wrong_snapshot_is_dropped(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says something else than the log, which is right; after mending the file is whole."""
    change(file, "UPDATE snapshots SET state = (SELECT state FROM snapshots WHERE table_no = 1) WHERE table_no = 2")
    change(file, "UPDATE snapshots SET version = 2 WHERE table_no = 2")
    assert verify(file) == 1
    assert "its snapshot doesn't say what its log says" in capsys.readouterr().out
    assert verify(file, "--mend") == 0
    assert verify(file) == 0


def test_a_wrong_index_is_made_anew(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An index that lacks entries is found, and mended without loss."""
    db = sqlite3.connect(file)
    db.execute("PRAGMA writable_schema = ON")
    # Rows written while SQLite doesn't know of the index are not in it.
    db.execute("UPDATE sqlite_schema SET sql = NULL, name = 'away', type = 'x' WHERE name = 'remarks_of_person'")
    db.commit()
    db.close()
    db = sqlite3.connect(file)
    db.execute("PRAGMA writable_schema = ON")
    db.execute("INSERT INTO remarks SELECT 1, 7, no, 'hm', 1 FROM people WHERE no = 1")
    sql = "CREATE INDEX remarks_of_person ON remarks (person_no)"
    db.execute(
        "UPDATE sqlite_schema SET sql = ?, name = 'remarks_of_person', type = 'index' WHERE name = 'away'", (sql,)
    )
    db.commit()
    db.close()
    assert verify(file) == 1
    assert "run this again with --mend" in capsys.readouterr().out
    assert verify(file, "--mend") == 0


def test_a_damaged_page_is_found(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says that a backup is needed."""
    data = bytearray(file.read_bytes())
    at = next(at for at in range(PAGE, len(data), PAGE) if data[at] == 13 and b"seat_taken" in data[at : at + PAGE])
    data[at : at + PAGE] = b"\xaa" * PAGE
    file.write_bytes(data)
    assert verify(file) == 1
    assert "restore a backup" in capsys.readouterr().out


def test_a_file_that_is_not_there_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says so."""
    assert verify(tmp_path / "hareloom.sqlite3") == 2
    assert "There is no " in capsys.readouterr().err
