"""The file itself: who may read it, who may use it, what becomes of an old one, and what is left of the erased."""

import asyncio
import hashlib
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from making import EVENTS, create, person

from hareloom.store import (
    AddPerson,
    AddRemark,
    DeleteTable,
    ErasePerson,
    Reason,
    Repeated,
    SqliteStore,
    StoreRefused,
    StoreUnwritable,
)
from hareloom.store.sqlite import schema

pytestmark = pytest.mark.anyio

FINGERPRINTS = ["62411f1d5399ba7c", "f6b1313af1ca81da", "06281048402a373b", "7fc2ecf5c6f28d74"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the file will be."""
    return tmp_path / "data" / "hareloom.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    """A new store in that file."""
    store = SqliteStore(file)
    yield store
    await store.close()


def _old_file(file: Path, steps: int) -> sqlite3.Connection:
    file.parent.mkdir()
    db = sqlite3.connect(file, isolation_level=None)
    schema.migrate(db, schema.STEPS[:steps])
    return db


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_only_the_owner_may_read(store: SqliteStore, file: Path) -> None:
    """The directory is its owner's alone, and so is every file in it, whatever the umask."""
    await store.write(create())
    names = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert names == {f"hareloom.sqlite3{end}": 0o600 for end in ("", "-wal", "-shm", ".lock")}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


async def test_everything_is_there_after_a_restart(store: SqliteStore, file: Path) -> None:
    """A second start finds the log, the people and the actions that were done."""
    await store.write(create(), AddPerson(person("ann")))
    await store.append("t", 0, "ann", "a1", EVENTS, 1000)
    rows = await store.read("t")
    await store.close()
    again = SqliteStore(file)
    assert await again.read("t") == rows
    assert await again.people("t") == [person("ann")]
    with pytest.raises(Repeated):
        await again.append("t", 1, "ann", "a1", EVENTS, 1000)
    await again.close()


async def test_a_clean_close_leaves_one_file(store: SqliteStore, file: Path) -> None:
    """After closing, everything is in the one file, and nothing but the empty lock lies beside it."""
    await store.write(create())
    await store.close()
    assert sorted(path.name for path in file.parent.iterdir()) == ["hareloom.sqlite3", "hareloom.sqlite3.lock"]


async def test_a_second_store_on_the_file_is_refused(store: SqliteStore, file: Path) -> None:
    """A second store in the same process is refused, and the first goes on; after closing the next one is let in."""
    with pytest.raises(StoreRefused, match="Another Hareloom is using"):
        SqliteStore(file)
    await store.write(create())
    await store.close()
    await SqliteStore(file).close()


async def test_a_second_process_is_refused(store: SqliteStore, file: Path) -> None:
    """A second server on the same file ends with a sentence, and the first goes on."""
    program = f"from pathlib import Path; from hareloom.store import SqliteStore; SqliteStore(Path({str(file)!r}))"
    second = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert second.returncode == 1
    assert "Another Hareloom is using" in second.stderr
    await store.write(create())


@pytest.mark.parametrize("steps", range(1, len(schema.STEPS)))
async def test_an_old_file_is_brought_up_to_date(file: Path, steps: int) -> None:
    """A file of every older format opens with its log as it was, and takes what the newer formats have."""
    db = _old_file(file, steps)
    db.execute(
        "INSERT INTO tables (id, code, language, created_at, active_at, private) VALUES ('t','c','en',1,1,x'7b7d')"
    )
    db.execute(
        "INSERT INTO log (table_no, version, actor, action_id, events, at) VALUES (1, 1, 'ann', 'a1', x'5b5d', 5)"
    )
    db.close()
    store = SqliteStore(file)
    assert [(row.version, row.events) for row in await store.read("t")] == [(1, b"[]")]
    await store.append("t", 1, "ann", "a2", EVENTS, 6, beside=[AddPerson(person("ann"))])
    await store.write(AddRemark("t", "ann", "still here", 7))
    assert [remark.no for remark in await store.remarks("t")] == [1]
    await store.close()


async def test_a_step_is_taken_wholly_or_not_at_all(file: Path) -> None:
    """A migration that fails leaves the file in the format that it had."""

    def stumble(db: sqlite3.Connection) -> None:
        db.execute("CREATE TABLE half (no INTEGER)")
        raise RuntimeError("stumbled")

    db = _old_file(file, 1)
    with pytest.raises(RuntimeError):
        schema.migrate(db, [*schema.STEPS[:1], stumble])
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").fetchone() == (0,)
    db.close()
    await SqliteStore(file).close()


@pytest.mark.parametrize("step", range(len(schema.STEPS)))
def test_a_released_step_is_never_edited(step: int) -> None:
    """The tables that each step leads to are those that it always led to."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(db, schema.STEPS[: step + 1])
    words = db.execute("SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema ORDER BY name)").fetchone()[0]
    db.close()
    assert hashlib.sha256(" ".join(words.split()).encode()).hexdigest()[:16] == FINGERPRINTS[step]


def test_a_newer_file_is_left_alone(file: Path) -> None:
    """A file of a newer format is refused with a sentence, and not a byte of it changes."""
    db = _old_file(file, len(schema.STEPS))
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = file.read_bytes()
    with pytest.raises(StoreRefused, match="newer Hareloom"):
        SqliteStore(file)
    assert file.read_bytes() == before


def test_another_programs_file_is_left_alone(file: Path) -> None:
    """A database that isn't ours, and a file that is none, are refused and not changed."""
    file.parent.mkdir()
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE theirs (no INTEGER)")
    db.close()
    before = file.read_bytes()
    with pytest.raises(StoreRefused, match="belongs to another program"):
        SqliteStore(file)
    assert file.read_bytes() == before
    file.write_bytes(b"not a database at all, but long enough to be one" * 100)
    with pytest.raises(StoreRefused, match="not a database"):
        SqliteStore(file)


async def test_the_file_says_whose_it_is(store: SqliteStore, file: Path) -> None:
    """The application id is ours, commits are synchronous, and references hold."""
    await store.write(create())
    db = sqlite3.connect(file)
    assert db.execute("PRAGMA application_id").fetchone() == (schema.APPLICATION_ID,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    db.close()
    for pragma, wanted in (("synchronous", 2), ("foreign_keys", 1), ("secure_delete", 1)):
        assert store._db.execute(f"PRAGMA {pragma}").fetchone() == (wanted,)  # noqa: SLF001 - settings of a connection


async def test_a_backup_is_a_store(store: SqliteStore, file: Path, tmp_path: Path) -> None:
    """VACUUM INTO, as docs/STORE.md says, makes a copy while the store is in use, and the copy opens."""
    await store.write(create())
    await store.append("t", 0, "ann", "a1", EVENTS, 1000)
    db = sqlite3.connect(file)
    db.execute("VACUUM INTO ?", (str(tmp_path / "copy.sqlite3"),))
    db.close()
    await store.append("t", 1, "ann", "a2", EVENTS, 1000)
    copy = SqliteStore(tmp_path / "copy.sqlite3")
    assert await copy.head("t") == 1
    assert await copy.append("t", 1, "ann", "other", EVENTS, 1000) == 2
    await copy.close()


@pytest.mark.parametrize("change", [ErasePerson("ann"), DeleteTable("t")], ids=["erased", "deleted"])
async def test_the_erased_are_not_in_any_file(
    store: SqliteStore, file: Path, change: ErasePerson | DeleteTable
) -> None:
    """Soon after a name is erased, no file holds its bytes: neither the database nor the log beside it."""
    name = "Wilhelmina-the-Unmistakable"
    await store.write(create(), AddPerson(person(name.lower())))
    await store.write(AddPerson(person("ann")))
    await store.write(ErasePerson(name.lower()) if isinstance(change, ErasePerson) else change)

    def still_in() -> list[str]:
        return [path.name for path in file.parent.iterdir() if name.title().encode() in path.read_bytes()]

    for _ in range(100):
        if not still_in():
            return
        await asyncio.sleep(0.05)
    assert still_in() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_place_that_may_not_be_written_is_named() -> None:
    """Opening in a directory without the right to write ends with the reason, not with a traceback of SQLite's."""
    # Root may write everywhere, so be nobody for a moment; nobody can't enter pytest's own directories.
    was = os.geteuid()
    with tempfile.TemporaryDirectory() as closed:
        Path(closed).chmod(0o555)
        if was == 0:
            os.seteuid(65534)
        try:
            with pytest.raises(StoreUnwritable) as refused:
                SqliteStore(Path(closed) / "hareloom.sqlite3")
        finally:
            os.seteuid(was)
    assert refused.value.reason is Reason.READ_ONLY
