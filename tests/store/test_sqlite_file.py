"""The file itself: who may read it, who may use it, how an old one is migrated, and what erasing leaves in it."""

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
from making import append, create, person, row, session, stored, versions
from msgspec.structs import replace

from hareloom.store import (
    AddPerson,
    AddRemark,
    DeleteTable,
    Remark,
    RemovePerson,
    Row,
    SaveSnapshot,
    Snapshot,
    SqliteStore,
    Stored,
    StoreProblem,
    StoreRefused,
    StoreUnwritable,
    TableRecord,
)
from hareloom.store.sql.schema import STEPS
from hareloom.store.sqlite.file import APPLICATION_ID, migrate

pytestmark = pytest.mark.anyio

FINGERPRINTS = [
    "62411f1d5399ba7c",
    "f6b1313af1ca81da",
    "06281048402a373b",
    "7fc2ecf5c6f28d74",
    "76d76346b32789fd",
    "b418609635265650",
    "3fb4052c4d432e60",
    "356b98506561aeca",
    "61d47a3b32c550fd",
    "dd74d3d9fc341e24",
    "82b5750cefa53472",
    "4807dd4c849a3bf6",
]


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
    migrate(db, STEPS[:steps])
    return db


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_only_the_owner_may_read(store: SqliteStore, file: Path) -> None:
    """The directory is its owner's alone, and so is every file in it, whatever the umask."""
    await store.write(create())
    names = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert names == {f"hareloom.sqlite3{end}": 0o600 for end in ("", "-wal", "-shm", ".lock")}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


async def test_everything_is_there_after_a_restart(store: SqliteStore, file: Path) -> None:
    """A second start loads what the first stored."""
    await append(store, row(changes=[create(), AddPerson(person("ann"))]))
    await store.write(SaveSnapshot("t", 1, 7, b"state"))
    await append(store, row("t", 1))
    before = await store.load("code-t", 7)
    assert before is not None
    assert (before.snapshot, len(before.rows)) == (Snapshot(1, 7, b"state"), 1)
    await store.close()
    again = SqliteStore(file)
    assert await again.load("code-t", 7) == before
    assert await append(again, row("t", 2)) is None
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


@pytest.mark.parametrize("steps", range(1, len(STEPS)))
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
    assert await store.read("t") == [Row("t", 1, "ann", "a1", b"[]", 5, 0)]
    changes = [AddPerson(person("ann")), AddRemark("t", 2, "ann", "still here", 7), SaveSnapshot("t", 2, 1, b"")]
    assert await append(store, row("t", 1, changes=changes)) is None
    found = await store.load("c", 1)
    assert found is not None
    assert ([one.no for one in found.remarks], found.snapshot) == ([2], Snapshot(2, 1, b""))
    await store.close()


async def test_a_file_of_format_3_loads_whole(file: Path) -> None:
    """A file of format 3 opens with everything in it: table, people, sessions, remarks and log."""
    db = _old_file(file, 3)
    db.executescript(
        """INSERT INTO tables (id, code, language, created_at, active_at, private, remarks)
            VALUES ('t', 'code-t', 'de', 1, 2, CAST('{"locked":true}' AS BLOB), 2);
        INSERT INTO people (id, table_no, name, rabbit, seat, host, joined_at, seen_at, extra)
            VALUES ('ann', 1, 'Ann', 3, 0, 1, 1000, 5000, CAST('{"tutorial":true}' AS BLOB)),
                   ('bob', 1, 'Bob', 3, NULL, 0, 1000, 5000, CAST('{"tutorial":true}' AS BLOB));
        INSERT INTO sessions (secret_hash, person_no, kind, created_at)
            VALUES (CAST('hash' AS BLOB), 1, 'device', 1000);
        INSERT INTO remarks (table_no, no, person_no, text, at) VALUES (1, 1, 2, 'hello', 6), (1, 2, 1, 'hi', 7);
        INSERT INTO log (table_no, version, actor, action_id, events, at)
            VALUES (1, 1, 'host', 'a1', CAST('[]' AS BLOB), 5), (1, 2, 'seat 0', 'a2', CAST('[1]' AS BLOB), 8);"""
    )
    db.close()
    store = SqliteStore(file)
    wanted = Stored(
        TableRecord("t", "code-t", "de", 1, 8, b'{"locked":true}', "", 2),
        [person("ann", seat=0), person("bob")],
        [replace(session(), about="", by_link=False)],
        [Remark("t", 1, "bob", "hello", 6), Remark("t", 2, "ann", "hi", 7)],
        None,
        [Row("t", 1, "host", "a1", b"[]", 5, 0), Row("t", 2, "seat 0", "a2", b"[1]", 8, 0)],
    )
    assert await store.load("code-t", 1) == wanted
    assert await append(store, row("t", 2, changes=[AddRemark("t", 3, "ann", "bye", 9)])) is None
    assert await stored(store) == replace(
        wanted,
        table=replace(wanted.table, active_at=1000, remarks=3),
        remarks=[*wanted.remarks, Remark("t", 3, "ann", "bye", 9)],
        rows=[],
    )
    await store.close()


async def test_a_step_is_taken_wholly_or_not_at_all(file: Path) -> None:
    """A migration that fails leaves the file in the format that it had."""
    db = _old_file(file, 1)
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, [*STEPS[:1], ["CREATE TABLE half (no INTEGER)", "STUMBLE"]])
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").fetchone() == (0,)
    db.close()
    await SqliteStore(file).close()


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_a_released_step_is_never_edited(step: int) -> None:
    """The tables that each step leads to are those that it always led to."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    migrate(db, STEPS[: step + 1])
    words = db.execute("SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema ORDER BY name)").fetchone()[0]
    db.close()
    assert hashlib.sha256(" ".join(words.split()).encode()).hexdigest()[:16] == FINGERPRINTS[step]


def test_a_newer_file_is_left_alone(file: Path) -> None:
    """A file of a newer format is refused with a sentence, and not a byte of it changes."""
    db = _old_file(file, len(STEPS))
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
    assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    db.close()
    for pragma, wanted in (("synchronous", 2), ("foreign_keys", 1), ("secure_delete", 1)):
        assert store._db.execute(f"PRAGMA {pragma}").fetchone() == (wanted,)  # noqa: SLF001 - settings of a connection


async def test_a_backup_is_a_store(store: SqliteStore, file: Path, tmp_path: Path) -> None:
    """VACUUM INTO, as docs/STORE.md says, makes a copy while the store is in use, and the copy opens."""
    await store.write(create())
    await append(store, row())
    db = sqlite3.connect(file)
    db.execute("VACUUM INTO ?", (str(tmp_path / "copy.sqlite3"),))
    db.close()
    await append(store, row("t", 1))
    copy = SqliteStore(tmp_path / "copy.sqlite3")
    assert await versions(copy) == [1]
    assert await append(copy, row("t", 1)) is None
    await copy.close()


@pytest.mark.parametrize("change", [RemovePerson("ann"), DeleteTable("t")], ids=["erased", "deleted"])
async def test_an_erased_name_is_in_no_file(store: SqliteStore, file: Path, change: RemovePerson | DeleteTable) -> None:
    """Soon after a name is erased, no file holds its bytes: neither the database nor its write-ahead log."""
    name = "Wilhelmina-the-Unmistakable"
    await store.write(create(), AddPerson(person(name.lower())))
    await store.write(AddPerson(person("ann")))
    await store.write(RemovePerson(name.lower()) if isinstance(change, RemovePerson) else change)

    def still_in() -> list[str]:
        return [path.name for path in file.parent.iterdir() if name.title().encode() in path.read_bytes()]

    for _ in range(100):
        if not still_in():
            return
        await asyncio.sleep(0.05)
    assert still_in() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_place_that_may_not_be_written_is_named() -> None:
    """Opening in a directory without the right to write ends with the reason, not with a traceback."""
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
    assert refused.value.reason is StoreProblem.READ_ONLY
