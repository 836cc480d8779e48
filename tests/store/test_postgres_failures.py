"""What wires and databases can do to a store: told is kept, kept once, and refused is not there.

HARELOOM_CUTS sets how many answers of the database are cut off (200).
"""

import asyncio
import os
import random
import re
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, cast

import asyncpg
import pytest
from making import append, create, person, row, stored, versions
from wires import Direction, Wires, never

from hareloom.store import (
    AddPerson,
    Append,
    SaveFact,
    StoreError,
    StoreProblem,
    StoreUncertain,
    StoreUnreadable,
    StoreUnwritable,
)
from hareloom.store.postgres import connecting, transactions, writer
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.store import PostgresStore
from postgres import Server, serving

pytestmark = pytest.mark.anyio

CUTS = int(os.environ.get("HARELOOM_CUTS", "200"))
TABLES = 6
ABOUT_ROWS = re.compile(rb"COMMIT|t\d-\d")


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of the patience."""
    for module in (connecting, transactions, writer):
        monkeypatch.setattr(module, "ANSWER_SECONDS", 0.25, raising=False)
    monkeypatch.setattr(connecting, "CONNECT_SECONDS", 0.25)
    monkeypatch.setattr(transactions, "PATIENCE", 1.2)
    monkeypatch.setattr(transactions, "LONGEST_PAUSE", 0.1)


@pytest.fixture
async def wires(postgres: Server) -> Wires:
    """Wires to the database."""
    return Wires(postgres.port)


@pytest.fixture
async def store(postgres: Server, database: str, wires: Wires) -> AsyncIterator[PostgresStore]:
    """A store with a table, at the end of these wires."""
    async with wires.port() as port:
        store = PostgresStore(Address(postgres.url(database, port=port)))
        await store.open()
        await store.write(create())
        yield store
        wires.cuts, wires.closed = never, False
        wires.lost.clear()
        await store.close()


class Told:
    """What callers were told of their rows."""

    def __init__(self) -> None:
        self.kept: set[tuple[str, str]] = set()
        self.refused: set[tuple[str, str]] = set()
        self.uncertain = 0

    async def play(self, store: PostgresStore, table_id: str, going_on: Callable[[], bool]) -> None:
        """Append row after row to a table, every third with a person whose id is the row's."""
        head, no = len(await store.read(table_id)), 0
        while going_on():
            action, no = f"{table_id}-{no}", no + 1
            changes = [AddPerson(person(action, table_id))] if no % 3 == 0 else []
            outcome = await self._appended(store, row(table_id, head, action, changes=changes))
            if outcome is None:
                self.kept.add((table_id, action))
                head += 1
            elif isinstance(outcome, StoreUncertain):
                self.uncertain += 1
                head = len(await self._read(store, table_id))
            else:
                self.refused.add((table_id, action))

    async def _appended(self, store: PostgresStore, one: Append) -> StoreError | None:
        try:
            (outcome,) = await store.append([one])
        except StoreError as error:
            return error
        return outcome

    async def _read(self, store: PostgresStore, table_id: str) -> list[object]:
        while True:
            try:
                return list(await store.read(table_id))
            except StoreUnreadable:
                await asyncio.sleep(0.05)

    async def compare(self, store: PostgresStore) -> None:
        """What was told to be kept is there, once, without a gap; what was refused is not; people came with rows."""
        there: list[tuple[str, str]] = []
        for no in range(TABLES):
            rows = await store.read(f"t{no}")
            assert [one.version for one in rows] == list(range(1, len(rows) + 1))
            there += [(one.table_id, one.action_id) for one in rows]
            people = {one.id for one in (await stored(store, f"t{no}")).people}
            assert people == {one.action_id for one in rows if one.beside}
        assert len(there) == len(set(there))
        assert self.kept <= set(there)
        assert not self.refused & set(there)
        assert len(there) <= len(self.kept) + self.uncertain


async def _play(store: PostgresStore, going_on: Callable[[], bool]) -> Told:
    told = Told()
    await store.write(*(create(f"t{no}") for no in range(TABLES)))
    await asyncio.gather(*(told.play(store, f"t{no}", going_on) for no in range(TABLES)))
    return told


async def test_what_is_told_is_kept_when_answers_are_cut_off(store: PostgresStore, wires: Wires) -> None:
    """However many answers get lost after the database has done its part, each row is told truly and stored once."""
    wires.cuts = _answers_lost(random.Random(7))
    told = await _play(store, lambda: wires.cut_off < CUTS)
    wires.cuts = never
    assert wires.cut_off >= CUTS
    assert store.resends > CUTS / 10
    assert told.refused == set()
    assert len(told.kept) > CUTS
    await told.compare(store)


def _answers_lost(dice: random.Random) -> Callable[[Direction, bytes], bool]:
    """Every third answer to what is about a row, or to a commit, is cut off."""
    awaited = False

    def lost(direction: Direction, piece: bytes) -> bool:
        nonlocal awaited
        was_awaited, awaited = awaited, direction == "up" and ABOUT_ROWS.search(piece) is not None
        return direction == "down" and was_awaited and dice.random() < 0.33

    return lost


async def test_what_is_told_is_kept_when_questions_are_cut_off(store: PostgresStore, wires: Wires) -> None:
    """The same where the database never hears of them."""
    dice = random.Random(8)
    wires.cuts = lambda direction, _: direction == "up" and dice.random() < 0.05
    told = await _play(store, lambda: wires.cut_off < CUTS // 10)
    wires.cuts = never
    assert told.refused == set()
    await told.compare(store)


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("lost", ["up", "down"])
@pytest.mark.parametrize("changes", [[], [AddPerson(person("ann"))]], ids=["plain", "with changes"])
async def test_a_silent_wire_is_replaced(
    store: PostgresStore, wires: Wires, lost: Direction, changes: list[AddPerson]
) -> None:
    """If the connections in use fall silent, questions or answers only, others are opened and the row is there once."""
    assert await append(store, row()) is None
    wires.lost.add(lost)
    waiting = store.append([row("t", 1, changes=changes)])
    await asyncio.sleep(0.1)
    wires.cut()
    wires.lost.clear()
    assert await waiting == [None]
    assert await versions(store) == [1, 2]
    assert len((await stored(store)).people) == len(changes)


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("changes", [[], [AddPerson(person("ann"))]], ids=["plain", "with changes"])
async def test_in_the_end_it_is_uncertain(store: PostgresStore, wires: Wires, changes: list[AddPerson]) -> None:
    """If nothing comes back for long after the row was sent, the caller is told so, and the log says what happened."""
    assert await append(store, row()) is None
    wires.cuts = _deaf_after(wires, b"COMMIT" if changes else b"a2")
    with pytest.raises(StoreUncertain) as uncertain:
        await store.append([row("t", 1, "a2", changes=changes)])
    assert uncertain.value.reason is StoreProblem.AWAY
    wires.cuts = never
    wires.lost.clear()
    wires.cut()
    assert await versions(store) == [1, 2]
    assert len((await stored(store)).people) == len(changes)
    assert await append(store, row("t", 2)) is None


def _deaf_after(wires: Wires, words: bytes) -> Callable[[Direction, bytes], bool]:
    """From when the database is told these words, none of its answers arrives."""

    def heard(direction: Direction, piece: bytes) -> bool:
        if direction == "up" and words in piece:
            wires.lost.add("down")
        return False

    return heard


@pytest.mark.usefixtures("_hasty")
async def test_a_database_that_is_away_is_named(store: PostgresStore, wires: Wires) -> None:
    """While nothing can be sent, writing and reading fail with a sentence, and nothing is written; then it goes on."""
    assert await append(store, row()) is None
    wires.closed = True
    wires.cut()
    await asyncio.sleep(0.05)  # until the store has noticed
    done = await asyncio.gather(
        store.append([row("t", 1)]),
        store.append([row("u", changes=[create("u")])]),
        store.write(SaveFact("x", b"")),
        store.read("t"),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [StoreUnwritable] * 3 + [StoreUnreadable]
    assert all("does not answer" in str(one) for one in done)
    wires.closed = False
    assert await versions(store) == [1]
    assert await append(store, row("t", 1)) is None
    assert (await store.beside("u"), await store.fact("x")) == (None, None)


async def test_a_write_is_done_once_when_its_answer_is_lost(store: PostgresStore, wires: Wires) -> None:
    """Changes without a row have no key that would stop a second time: the transaction's number tells."""
    for no in range(12):
        cut = iter([True])

        def after_commit(direction: Direction, piece: bytes, cut: Iterator[bool] = cut) -> bool:
            if direction == "up" and b"COMMIT" in piece:
                wires.cuts = lambda direction, _: direction == "down" and next(cut, False)
            return False

        wires.cuts = after_commit
        await store.write(AddPerson(person(f"p{no}")))
    assert wires.cut_off == 12
    assert [one.id for one in (await stored(store)).people] == [f"p{no}" for no in range(12)]


async def test_a_read_only_database_is_named_and_used_when_it_is_not(
    postgres: Server, database: str, store: PostgresStore
) -> None:
    """Set to read only it refuses rows and changes with that reason, and takes them when it may be written again."""
    assert await append(store, row()) is None
    gone = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
    postgres.sql(f"ALTER DATABASE {database} SET default_transaction_read_only = on; {gone}")
    await asyncio.sleep(0.05)  # until the store has noticed
    try:
        for changes in ([], [AddPerson(person("ann"))]):
            with pytest.raises(StoreUnwritable, match="may only be read") as refused:
                await store.append([row("t", 1, changes=changes)])
            assert refused.value.reason is StoreProblem.READ_ONLY
        assert await versions(store) == [1]
    finally:
        postgres.sql(f"ALTER DATABASE {database} RESET default_transaction_read_only; {gone}")
        await asyncio.sleep(0.05)
    assert await append(store, row("t", 1)) is None
    assert await append(store, row("t", 2, changes=[AddPerson(person("ann"))])) is None


async def test_a_full_disk_is_named(postgres: Server, database: str, store: PostgresStore) -> None:
    """What the database says when its disk is full reaches the operator, nothing is written, and it goes on."""
    full = "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN RAISE 'full' USING ERRCODE = '53100'; END $$"
    postgres.sql(f"{full} LANGUAGE plpgsql", database)
    postgres.sql("CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()", database)
    try:
        for changes in ([], [AddPerson(person("ann"))]):
            with pytest.raises(StoreUnwritable, match="no room left") as refused:
                await store.append([row("t", 0, changes=changes)])
            assert refused.value.reason is StoreProblem.FULL
    finally:
        postgres.sql("DROP FUNCTION full_disk CASCADE", database)
    assert (await stored(store)).people == []
    assert await append(store, row()) is None


async def test_few_connections_are_enough(postgres: Server, database: str) -> None:
    """Where the database grants only two connections, everything is done one after another."""
    postgres.sql("CREATE ROLE few LOGIN CONNECTION LIMIT 2; GRANT ALL ON ALL TABLES IN SCHEMA public TO few", database)
    store = PostgresStore(Address(postgres.url(database, "few")))
    await store.open()
    try:
        await store.write(*(create(f"t{no}") for no in range(8)))
        rows = [row(f"t{no}", changes=[AddPerson(person(f"p{no}", f"t{no}"))] if no % 2 else []) for no in range(8)]
        done = await asyncio.gather(store.append(rows), *(store.read(f"t{no}") for no in range(8)))
        assert done[0] == [None] * 8
    finally:
        await store.close()
        postgres.sql("DROP OWNED BY few; DROP ROLE few", database)


async def test_what_is_told_is_kept_when_the_database_crashes() -> None:
    """It is stopped as in a crash and started again, under load: no row that was told is lost, none is there twice."""
    with serving(fsync="on") as server:
        store = PostgresStore(Address(server.url("postgres")))
        await store.open()
        over = asyncio.Event()
        playing = asyncio.create_task(_play(store, lambda: not over.is_set()))
        for _ in range(3):
            await asyncio.sleep(0.4)
            await asyncio.to_thread(server.stop, signal.SIGQUIT)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.3)
        over.set()
        told = await playing
        assert len(told.kept) > 20
        assert told.refused == set()
        await told.compare(store)
        await store.close()


class Dying:
    """A connection to a database that crashes when it should commit, and gives its numbers to others afterwards."""

    def __init__(self, db: Any, server: Server) -> None:
        self._db, self._server = db, server

    def __getattr__(self, name: str) -> object:
        return getattr(self._db, name)

    async def execute(self, query: str, *values: object) -> str:
        if query != "COMMIT":
            return str(await self._db.execute(query, *values))
        number = int(await self._db.fetchval("SELECT pg_current_xact_id()::text"))
        await asyncio.to_thread(self._server.stop, signal.SIGQUIT)
        await asyncio.to_thread(self._server.start)
        other = await asyncpg.connect(self._server.url("postgres"))
        while int(await other.fetchval("SELECT pg_current_xact_id()::text")) < number:
            pass
        assert await other.fetchval(f"SELECT pg_xact_status('{number}'::xid8)") == "committed", "another's"
        await other.close()
        raise ConnectionResetError


async def test_another_transaction_with_the_same_number_is_not_taken_for_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash forgets the numbers of transactions that were not on the disk; what became of them is uncertain then."""
    with serving(fsync="on", wal_writer_delay="10s") as server:
        store = PostgresStore(Address(server.url("postgres")))
        await store.open()
        commit = transactions._Commit.of  # noqa: SLF001
        monkeypatch.setattr(transactions._Commit, "of", lambda self, db: commit(self, cast("Any", Dying(db, server))))  # noqa: SLF001
        with pytest.raises(StoreUncertain):
            await store.write(SaveFact("name", b"value"))
        assert await store.fact("name") is None
        await store.close()


async def test_closing_answers_every_caller(store: PostgresStore) -> None:
    """Batches and changes that started before the store is closed get their outcomes."""
    started = [store.append([row("t", no)]) for no in range(50)]
    writing = [asyncio.ensure_future(store.write(AddPerson(person(f"p{no}")))) for no in range(8)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.wait_for(asyncio.gather(*started), 5) == [[None]] * 50
    assert await asyncio.wait_for(asyncio.gather(*writing), 5) == [None] * 8
    await store.open()
