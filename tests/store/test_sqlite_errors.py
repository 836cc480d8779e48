"""Full disks, read-only files and broken writers: a clear refusal, nothing half-done, and on again afterwards."""

import asyncio
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from making import EVENTS, create, person

from hareloom.store import AddPerson, Conflict, DeleteTable, Reason, SqliteStore, StoreClosed, StoreUnwritable
from hareloom.store.sqlite import store as sqlite_store
from hareloom.store.sqlite.worker import Job
from hareloom.store.sqlite.writer import Task, Writer

pytestmark = pytest.mark.anyio

LARGE = b'["' + b"x" * 20_000 + b'"]'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the file will be."""
    return tmp_path / "hareloom.sqlite3"


@pytest.fixture
async def store(file: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    """A new store, which doesn't wait long for other programs, with two tables."""
    monkeypatch.setattr(sqlite_store, "BUSY_MS", 50)
    store = SqliteStore(file)
    await store.write(create("t"), create("other"))
    yield store
    await store.close()


async def _fill(store: SqliteStore, table_id: str) -> int:
    """Append until there is no room, and return the version that was reached."""
    version = await store.head(table_id)
    reason = None
    while reason is None:
        try:
            version = await store.append(table_id, version, "ann", f"fill {version}", LARGE, 1000)
        except StoreUnwritable as full:
            reason = full.reason
    assert reason in (Reason.FULL, Reason.IO)
    return version


async def test_a_full_database_refuses_and_goes_on_when_there_is_room(store: SqliteStore) -> None:
    """With no pages left an append is refused whole; what was acknowledged stays; a larger limit lets it go on."""
    await store.limit(500_000)
    version = await _fill(store, "t")
    assert version > 5
    assert [row.version for row in await store.read("t")] == list(range(1, version + 1))
    with pytest.raises(StoreUnwritable):
        await store.append("t", version, "ann", "next", LARGE, 1000, beside=[AddPerson(person("ann"))])
    assert await store.people("t") == []
    await store.limit(5_000_000)
    assert (
        await store.append("t", version, "ann", "next", LARGE, 1000, beside=[AddPerson(person("ann"))]) == version + 1
    )


async def test_deleting_a_table_makes_room(store: SqliteStore) -> None:
    """On a full database a table can still be deleted, and then there is room."""
    await store.limit(500_000)
    await _fill(store, "other")
    await store.write(DeleteTable("other"))
    assert await store.append("t", 0, "ann", "a1", LARGE, 1000) == 1


async def test_on_a_full_database_the_small_ones_still_fit(store: SqliteStore) -> None:
    """Of a crowd of which one wants too much, the others get what they want."""
    await store.limit(500_000)
    done = await asyncio.gather(
        store.append("t", 0, "ann", "a1", EVENTS, 1000),
        store.append("other", 0, "ann", "a1", b'["' + b"x" * 1_000_000 + b'"]', 1000),
        store.append("t", 1, "ann", "a2", EVENTS, 1000),
        return_exceptions=True,
    )
    assert isinstance(done[1], StoreUnwritable)
    assert (done[0], done[2]) == (1, 2)
    assert (await store.head("t"), await store.head("other")) == (2, 0)


async def test_files_that_may_not_grow(store: SqliteStore, file: Path) -> None:
    """When the operating system refuses to let any file grow, appends are refused; afterwards they work."""
    resource = pytest.importorskip("resource")
    await store.append("t", 0, "ann", "a1", EVENTS, 1000)
    wal = file.with_name(file.name + "-wal")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 100_000, before[1]))
    try:
        version = await _fill(store, "t")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert await store.append("t", version, "ann", "next", LARGE, 1000) == version + 1
    assert [row.version for row in await store.read("t")] == list(range(1, version + 2))


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
    """On a disk that is really full appends are refused; when a file is deleted they work again."""
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 400_000)
    store = SqliteStore(small_disk / "hareloom.sqlite3")
    await store.write(create())
    version = await _fill(store, "t")
    assert await store.head("t") == version
    ballast.unlink()
    assert await store.append("t", version, "ann", "next", LARGE, 1000) == version + 1
    await store.close()


async def test_a_database_that_may_not_be_written(store: SqliteStore) -> None:
    """Read-only is said to be read-only, to everybody in the crowd; reading goes on, and writing when it may again."""
    await store.append("t", 0, "ann", "a1", EVENTS, 1000)
    store._db.execute("PRAGMA query_only = ON")  # noqa: SLF001 - the writer rests; SQLite now refuses as for such a file
    asked = (store.append("t", 1, f"p{no}", "a", EVENTS, 1000) for no in range(5))
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [one.reason for one in done if isinstance(one, StoreUnwritable)] == [Reason.READ_ONLY] * 5
    assert len({id(one) for one in done}) == 5
    assert await store.head("t") == 1
    store._db.execute("PRAGMA query_only = OFF")  # noqa: SLF001 - as above
    assert await store.append("t", 1, "ann", "a2", EVENTS, 1000) == 2


async def test_another_program_that_holds_the_file(store: SqliteStore, file: Path) -> None:
    """While another program keeps the file locked, appends are refused as busy; then they work."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnwritable) as busy:
        await store.append("t", 0, "ann", "a1", EVENTS, 1000)
    assert busy.value.reason is Reason.BUSY
    assert await store.read("t") == []
    other.execute("ROLLBACK")
    other.close()
    assert await store.append("t", 0, "ann", "a1", EVENTS, 1000) == 1


async def test_a_row_written_behind_our_back(store: SqliteStore, file: Path) -> None:
    """If another program wrote to the log in spite of the lock, its row stands and ours is the conflict."""
    await store.append("t", 0, "ann", "a1", EVENTS, 1000)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute(
        "INSERT INTO log (table_no, version, actor, action_id, events, at) VALUES (1, 2, 'x', 'y', x'5b5d', 5)"
    )
    other.close()
    done = await asyncio.gather(
        store.append("t", 1, "ann", "a2", EVENTS, 1000),
        store.append("other", 0, "ann", "a1", EVENTS, 1000),
        return_exceptions=True,
    )
    assert isinstance(done[0], Conflict)
    assert done[1] == 1
    assert await store.append("t", 2, "ann", "a2", EVENTS, 1000) == 3


async def test_a_mistake_is_its_callers_alone(store: SqliteStore) -> None:
    """Text that can't be written is an error for who sent it; the others in the batch are served."""
    done = await asyncio.gather(
        store.append("t", 0, "ann", "a1", EVENTS, 1000),
        store.append("other", 0, "\ud800", "a1", EVENTS, 1000),
        store.append("t", 1, "ann", "a2", EVENTS, 2**70),
        store.write(AddPerson(person("\ud800"))),
        store.append("t", 1, "ann", "a3", EVENTS, 1000),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [int, UnicodeEncodeError, OverflowError, UnicodeEncodeError, int]
    assert await store.head("t") == 2


async def test_a_broken_writer_leaves_nobody_waiting(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the writer itself fails, everybody hears of it, and the next ones are served."""

    def broken(_writer: Writer, _jobs: list[Job[Task]]) -> None:
        raise ZeroDivisionError

    for name in ("__call__", "_transaction"):
        with monkeypatch.context() as patch:
            patch.setattr(Writer, name, broken)
            asked = (store.append("t", 0, "ann", f"a{no}", EVENTS, 1000) for no in range(5))
            done = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 5)
            assert all(isinstance(one, ZeroDivisionError) for one in done)
    assert await store.append("t", 0, "ann", "a1", EVENTS, 1000) == 1


async def test_closing_answers_everybody(store: SqliteStore) -> None:
    """Whoever asked before the store was closed gets an answer, and what was acknowledged is there."""
    tasks = [asyncio.ensure_future(store.append("t", no, "ann", f"a{no}", EVENTS, 1000)) for no in range(100)]
    await asyncio.sleep(0)
    await store.close()
    done = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
    assert done == list(range(1, 101))
    with pytest.raises(StoreClosed):
        await store.head("t")


def test_a_loop_that_ends_early_harms_nobody(file: Path) -> None:
    """Callers whose loop ended are not told, and callers on another loop are served."""
    store = SqliteStore(file)

    async def leave() -> None:
        await store.write(create())
        for no in range(200):
            store._writing.ask(lambda no=no: no)  # type: ignore[misc] # noqa: SLF001 - nobody waits for these

    async def come() -> int:
        return await store.append("t", 0, "ann", "a1", EVENTS, 1000)

    asyncio.run(leave())
    assert asyncio.run(come()) == 1
    asyncio.run(store.close())
