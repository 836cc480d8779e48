"""The writer: how few statements a batch takes, what it caches, and what a failed commit leaves."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from making import append, create, person, row, stored, versions

from hareloom.store import (
    AddPerson,
    Append,
    Conflict,
    NoSuchTable,
    RenamePerson,
    SqliteStore,
    StoreProblem,
    StoreUncertain,
    StoreUnwritable,
)
from hareloom.store.sqlite import writer as sqlite_writer
from hareloom.store.sqlite.file import migrate
from hareloom.store.sqlite.writer import Writer

pytestmark = pytest.mark.anyio


class Failing:
    """A connection that fails at statements with a given beginning, before or after carrying them out."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.beginning = "nothing"
        self.code = sqlite3.SQLITE_IOERR
        self.after = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        """Execute, or fail."""
        fails = statement.startswith(self.beginning)
        if self.after or not fails:
            done = self._db.execute(statement, values)
            if not fails:
                return done
        error = sqlite3.OperationalError("it failed")
        error.sqlite_errorcode = self.code
        raise error


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file with our tables."""
    db = sqlite3.connect(tmp_path / "writer.sqlite3", isolation_level=None)
    migrate(db)
    yield db
    db.close()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store with two tables."""
    store = SqliteStore(tmp_path / "hareloom.sqlite3")
    await store.write(create("t"), create("u"))
    yield store
    await store.close()


def _fail(store: SqliteStore) -> Failing:
    failing = Failing(store._db)  # noqa: SLF001 - the disk can't be broken from outside
    store._writer._db = failing  # type: ignore[assignment] # noqa: SLF001
    return failing


def _executed(db: sqlite3.Connection, writer: Writer, rows: list[Append]) -> list[str]:
    """The first words of the statements that a batch takes, except for looking up heads."""
    said: list[str] = []
    db.set_trace_callback(said.append)
    writer.append(rows)
    db.set_trace_callback(None)
    return [statement.split()[0] for statement in said if not statement.startswith("SELECT")]


def test_a_batch_without_changes_is_one_statement(db: sqlite3.Connection) -> None:
    """Rows of known and unknown tables are stored by one INSERT, without BEGIN and COMMIT."""
    writer = Writer(db)
    writer.write([create(f"t{no}") for no in range(50)])
    assert _executed(db, writer, [row(f"t{no}") for no in range(40)]) == ["INSERT"]
    assert _executed(db, writer, [row(f"t{no}", no < 40) for no in range(50)]) == ["INSERT"]


def test_a_batch_is_one_transaction(db: sqlite3.Connection) -> None:
    """A batch with changes or conflicts, or one that is too long for a statement, is committed once."""
    writer = Writer(db)
    writer.write([create(f"t{no}") for no in range(300)])
    said = _executed(db, writer, [row("t0", 9), row("t1", changes=[AddPerson(person("ann", "t1"))]), row("t2")])
    assert (said.count("BEGIN"), said.count("COMMIT")) == (1, 1)
    assert _executed(db, writer, [row(f"t{no}", no in (1, 2)) for no in range(300)]) == [
        "BEGIN",
        *["INSERT"] * 3,
        "COMMIT",
    ]


def test_one_row_with_changes_leaves_the_others_one_statement(db: sqlite3.Connection) -> None:
    """Rows without changes share their statement with each other, whatever else is in the batch."""
    writer = Writer(db)
    writer.write([create(f"t{no}") for no in range(20)])
    said = _executed(db, writer, [row(f"t{no}", changes=[create("new")] if no == 7 else []) for no in range(20)])
    assert said == ["BEGIN", "SAVEPOINT", "INSERT", "INSERT", "RELEASE", "INSERT", "COMMIT"]


def test_a_small_cache_is_enough(db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that caches two tables only writes to five as well."""
    monkeypatch.setattr(sqlite_writer, "CACHED_TABLES", 2)
    writer = Writer(db)
    writer.write([create(name) for name in "abcde"])
    for version in range(3):
        assert writer.append([row(name, version) for name in "abcde"]) == [None] * 5
        assert all(isinstance(one, Conflict) for one in writer.append([row(name, version) for name in "abcde"]))


@pytest.mark.parametrize("changes", [[], [AddPerson(person("ann"))]], ids=["insert", "commit"])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_commit_that_fails_is_uncertain(store: SqliteStore, changes: list[AddPerson], after: bool) -> None:
    """After an I/O error while committing the store says that it doesn't know, and the log says what happened."""
    await append(store, row())
    failing = _fail(store)
    failing.beginning, failing.after = "COMMIT" if changes else "INSERT INTO log (table_no", after
    with pytest.raises(StoreUncertain) as uncertain:
        await store.append([row("t", 1, changes=changes), row("u")])
    assert uncertain.value.reason is StoreProblem.IO
    failing.beginning = "nothing"
    head = 2 if after else 1
    assert await versions(store) == list(range(1, head + 1))
    assert await versions(store, "u") == ([1] if after else [])
    assert len((await stored(store)).people) == (len(changes) if after else 0)
    assert await store.append([row("t", head), row("u", int(after))]) == [None, None]


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY])
@pytest.mark.parametrize("beginning", ["INSERT INTO log (table_no", "COMMIT"])
async def test_a_full_read_only_or_busy_commit_wrote_nothing(store: SqliteStore, code: int, beginning: str) -> None:
    """Errors after which nothing is written are certain, also while committing."""
    failing = _fail(store)
    failing.beginning, failing.code = beginning, code
    with pytest.raises(StoreUnwritable):
        await store.append(
            [row("t"), row("u", changes=[AddPerson(person("ann", "u"))] if beginning == "COMMIT" else [])]
        )
    failing.beginning = "nothing"
    assert (await versions(store), await versions(store, "u")) == ([], [])
    assert await store.append([row("t"), row("u")]) == [None, None]


@pytest.mark.parametrize("beginning", ["BEGIN", "SAVEPOINT", "UPDATE", "RELEASE"])
async def test_an_error_before_the_commit_wrote_nothing(store: SqliteStore, beginning: str) -> None:
    """An I/O error before the commit is certain: nothing was written, of no row of the batch."""
    await store.write(AddPerson(person("ann")))
    failing = _fail(store)
    failing.beginning = beginning
    with pytest.raises(StoreUnwritable) as failed:
        await store.append([row("u"), row("t", changes=[create("w"), RenamePerson("ann", "Anna")])])
    assert failed.value.reason is StoreProblem.IO
    failing.beginning = "nothing"
    assert (await versions(store), await versions(store, "u"), await store.beside("w")) == ([], [], None)
    assert await store.append([row("t"), row("u")]) == [None, None]


async def test_a_failed_transaction_is_not_cached(store: SqliteStore) -> None:
    """A table that is created in a failed transaction is not taken for the next one of its number."""
    failing = _fail(store)
    failing.beginning = "COMMIT"
    with pytest.raises(StoreUncertain):
        await store.append([row("ghost", changes=[create("ghost")])])
    failing.beginning = "nothing"
    await store.write(create("real"))
    outcomes = await store.append([row("ghost", 1), row("real")])
    assert isinstance(outcomes[0], NoSuchTable)
    assert outcomes[1] is None


async def test_a_broken_writer_leaves_no_caller_waiting(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the writer itself has a defect, its callers get the error, and the next ones are served."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    for name in ("append", "_insert", "_append_one", "_make"):
        with monkeypatch.context() as patch:
            patch.setattr(Writer, name, broken)
            started = [store.append([row("t", changes=[AddPerson(person(f"p{no}"))])]) for no in range(5)]
            done = await asyncio.wait_for(asyncio.gather(*started, return_exceptions=True), 5)
            assert all(isinstance(one, ZeroDivisionError) for one in done)
    assert await append(store, row()) is None
