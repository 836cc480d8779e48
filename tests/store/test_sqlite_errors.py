"""Full disks, read-only files and other programs: a clear refusal, nothing half-done, and on again afterwards."""

import asyncio
import contextlib
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from making import append, create, person, row, stored, versions

from hareloom.store import (
    AddPerson,
    Conflict,
    DeleteTable,
    SqliteStore,
    StoreClosed,
    StoreError,
    StoreProblem,
    StoreUncertain,
    StoreUnreadable,
    StoreUnwritable,
    is_damage,
)

pytestmark = pytest.mark.anyio

LARGE = b'["' + b"x" * 20_000 + b'"]'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the file will be."""
    return tmp_path / "hareloom.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    """A new store with two tables."""
    store = SqliteStore(file)
    await store.write(create("t"), create("other"))
    yield store
    await store.close()


def _limit(store: SqliteStore, max_bytes: int) -> None:
    """Let the file grow to this size and no further. The writer is idle."""
    (page,) = store._db.execute("PRAGMA page_size").fetchone()  # noqa: SLF001 - a limit belongs to a connection
    store._db.execute(f"PRAGMA max_page_count = {max_bytes // page}").fetchone()  # noqa: SLF001


async def _fill(store: SqliteStore, table_id: str) -> int:
    """Append until there is no room, and return the version that was reached."""
    version = 0
    with pytest.raises((StoreUnwritable, StoreUncertain)) as full:  # noqa: PT012 - it ends when there is no room
        while await append(store, row(table_id, version, events=LARGE)) is None:
            version += 1
    assert full.value.reason in (StoreProblem.FULL, StoreProblem.IO)
    assert await versions(store, table_id) == list(range(1, version + 1))
    return version


async def test_a_full_database_refuses_and_goes_on_when_there_is_room(store: SqliteStore) -> None:
    """With no pages left a batch is refused whole; what was acknowledged stays; a larger limit lets it go on."""
    _limit(store, 500_000)
    version = await _fill(store, "t")
    assert version > 5
    rows = [row("t", version, events=LARGE, changes=[AddPerson(person("ann"))]), row("other")]
    with pytest.raises(StoreUnwritable) as full:
        await store.append(rows)
    assert full.value.reason is StoreProblem.FULL
    assert (await stored(store)).people == []
    assert await versions(store, "other") == []
    _limit(store, 5_000_000)
    assert await store.append(rows) == [None, None]


async def test_deleting_a_table_makes_room(store: SqliteStore) -> None:
    """On a full database a table can still be deleted, and then there is room."""
    _limit(store, 500_000)
    await _fill(store, "other")
    await store.write(DeleteTable("other"))
    assert await append(store, row(events=LARGE)) is None


async def test_files_that_may_not_grow(store: SqliteStore, file: Path) -> None:
    """When the operating system lets no file grow, batches are refused; afterwards they work."""
    resource = pytest.importorskip("resource")
    wal = file.with_name(file.name + "-wal")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 100_000, before[1]))
    try:
        version = await _fill(store, "t")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert await append(store, row("t", version, events=LARGE)) is None
    assert await versions(store) == list(range(1, version + 2))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte."""
    place = tmp_path / "small"
    place.mkdir()
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only root may mount a small disk")
    yield place
    subprocess.run(["umount", place], check=True)


async def test_a_full_disk(small_disk: Path) -> None:
    """On a disk that is really full batches are refused; when a file is deleted they work again."""
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 400_000)
    store = SqliteStore(small_disk / "hareloom.sqlite3")
    await store.write(create())
    version = await _fill(store, "t")
    ballast.unlink()
    assert await append(store, row("t", version, events=LARGE)) is None
    await store.close()


async def test_a_database_that_may_not_be_written(store: SqliteStore) -> None:
    """Read-only is reported to every caller; reading goes on, and so does writing when it is allowed again."""
    await append(store, row())
    store._db.execute("PRAGMA query_only = ON")  # noqa: SLF001 - the writer is idle; SQLite now refuses as for such a file
    started = [*(store.append([row("t", 1)]) for _ in range(3)), store.write(AddPerson(person("ann")))]
    done = await asyncio.gather(*started, return_exceptions=True)
    assert [one.reason for one in done if isinstance(one, StoreUnwritable)] == [StoreProblem.READ_ONLY] * 4
    assert len({id(one) for one in done}) == 4
    assert await versions(store) == [1]
    store._db.execute("PRAGMA query_only = OFF")  # noqa: SLF001 - as above
    assert await append(store, row("t", 1)) is None


@pytest.mark.parametrize("changes", [[], [AddPerson(person("ann"))]], ids=["plain", "with changes"])
async def test_another_program_that_holds_the_file(store: SqliteStore, file: Path, changes: list[AddPerson]) -> None:
    """While another program keeps the file locked, batches are refused as busy; then they work."""
    store._db.execute("PRAGMA busy_timeout = 50")  # noqa: SLF001 - the writer is idle, and need not wait long
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnwritable) as busy:
        await store.append([row(changes=changes)])
    assert busy.value.reason is StoreProblem.BUSY
    assert await store.read("t") == []
    other.execute("ROLLBACK")
    other.close()
    assert await append(store, row(changes=changes)) is None


async def test_a_row_of_another_program_stands(store: SqliteStore, file: Path) -> None:
    """If another program writes to the log in spite of the lock, its row stands and ours is the conflict."""
    await append(store, row())
    other = sqlite3.connect(file, isolation_level=None)
    other.execute(
        "INSERT INTO log (table_no, version, actor, action_id, events, at) VALUES (1, 2, 'x', 'y', x'5b5d', 5)"
    )
    other.close()
    lost, won = await store.append([row("t", 1), row("other")])
    assert isinstance(lost, Conflict)
    assert (lost.head, won) == (2, None)
    assert await append(store, row("t", 2)) is None


async def test_a_table_that_another_program_deletes_is_gone(store: SqliteStore, file: Path) -> None:
    """A table that another program deletes takes no row, though the writer has it in its cache."""
    await store.append([row("t"), row("other")])
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("PRAGMA foreign_keys = ON")
    other.execute("DELETE FROM tables WHERE id = 't'")
    other.close()
    gone, stays = await store.append([row("t", 1), row("other", 1)])
    assert isinstance(gone, StoreError)
    assert stays is None
    assert await store.read("t") == []


def _damage(file: Path) -> None:
    """Overwrite the first page of every table and index; the schema stays, so that the file can be opened."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        pages = [page for (page,) in db.execute("SELECT rootpage FROM sqlite_schema WHERE rootpage > 0")]
        (size,) = db.execute("PRAGMA page_size").fetchone()
    whole = bytearray(file.read_bytes())
    for page in pages:
        whole[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(whole)


async def test_a_damaged_file_is_reported(store: SqliteStore, file: Path) -> None:
    """Where the file is damaged, loading says so, and the store lives on."""
    await append(store, row())
    await store.close()
    await asyncio.to_thread(_damage, file)
    again = SqliteStore(file)
    for _ in range(2):
        with pytest.raises(StoreUnreadable) as damaged:
            await again.load("code-t", 1)
        assert damaged.value.reason is StoreProblem.DAMAGED
    (outcome,) = await again.append([row("t", 1)])
    assert isinstance(outcome, StoreUnwritable)
    assert is_damage(outcome)
    await again.close()


async def test_closing_answers_every_caller(store: SqliteStore) -> None:
    """Batches that started before the store is closed get their outcomes, and what was acknowledged is there."""
    started = [store.append([row("t", no)]) for no in range(100)]
    await store.close()
    assert await asyncio.wait_for(asyncio.gather(*started), 5) == [[None]] * 100
    with pytest.raises(StoreClosed):
        await store.read("t")


def test_a_loop_that_ends_early_harms_no_other(file: Path) -> None:
    """Callers whose loop has ended get no answer, and callers on another loop are served."""
    store = SqliteStore(file)

    async def leave() -> None:
        await store.write(create(), create("u"))
        for no in range(200):
            store.append([row("u", no)])

    async def come() -> StoreError | None:
        return await append(store, row())

    asyncio.run(leave())
    assert asyncio.run(come()) is None
    asyncio.run(store.close())
