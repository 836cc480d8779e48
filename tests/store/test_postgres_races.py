"""Several stores on one database: the key decides every race, and PostgreSQL does what SQLite does."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest
from hypothesis import HealthCheck, given, settings
from making import append, create, person, row, stored, versions
from test_batches import BATCHES, TABLES, said
from tests.databases import EMPTIED

from hareloom.store import (
    AddPerson,
    Append,
    Conflict,
    DeleteTable,
    SeatPerson,
    SqliteStore,
    Store,
    StoreError,
    Taken,
)
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.store import PostgresStore
from postgres import Server

pytestmark = pytest.mark.anyio

STORES, RACED, ROWS = 3, 5, 12


@pytest.fixture
async def stores(postgres: Server, database: str) -> AsyncIterator[list[PostgresStore]]:
    """Several servers' stores."""
    opened = [PostgresStore(Address(postgres.url(database))) for _ in range(STORES)]
    for store in opened:
        await store.open()
    yield opened
    for store in opened:
        await store.close()


async def test_every_row_that_was_told_is_there_once(stores: list[PostgresStore]) -> None:
    """Stores that append to the same tables at once lose races, read the tail and try again; nothing is lost."""
    names = [f"t{no}" for no in range(RACED)]
    await stores[0].write(*(create(name) for name in names))
    lost = 0

    async def play(store: PostgresStore, who: int) -> None:
        nonlocal lost
        heads, left = dict.fromkeys(names, 0), dict.fromkeys(names, ROWS)
        while left:
            rows = [
                row(
                    name,
                    heads[name],
                    f"{who}-{name}-{todo}",
                    changes=[AddPerson(person(f"{who}-{name}-{todo}", name))] if todo % 4 == 0 else [],
                )
                for name, todo in left.items()
            ]
            for one, outcome in zip(rows, await store.append(rows), strict=True):
                if isinstance(outcome, Conflict):
                    lost += 1
                    heads[one.table_id] = len(await store.read(one.table_id))
                    continue
                assert outcome is None
                heads[one.table_id] += 1
                left[one.table_id] -= 1
                if not left[one.table_id]:
                    del left[one.table_id]

    await asyncio.wait_for(asyncio.gather(*(play(store, who) for who, store in enumerate(stores))), 60)
    assert lost > 0
    for name in names:
        rows = await stores[0].read(name)
        assert [one.version for one in rows] == list(range(1, STORES * ROWS + 1))
        assert len({one.action_id for one in rows}) == len(rows)
        assert len((await stored(stores[0], name)).people) == STORES * ROWS // 4


async def test_a_seat_that_another_server_gave_away_is_a_conflict(stores: list[PostgresStore]) -> None:
    """A server that is behind is told that the table has moved on, not that the seat is taken: so it decides again."""
    one, other, _ = stores
    await one.write(create(), AddPerson(person("ann")), AddPerson(person("bob")))
    assert await append(one, row(changes=[SeatPerson("ann", 0)])) is None
    late = await append(other, row(changes=[SeatPerson("bob", 0)]))
    assert isinstance(late, Conflict)
    assert late.head == 1
    now = await append(other, row("t", 1, changes=[SeatPerson("bob", 0)]))
    assert isinstance(now, Taken)


async def test_a_table_that_another_server_deleted_takes_no_row(stores: list[PostgresStore], postgres: Server) -> None:
    """What a store knew of it is of no use, a table of the same id is another, and nothing of the old log is left."""
    one, other, _ = stores
    await one.write(create())
    assert await append(one, row()) is None
    await other.write(DeleteTable("t"))
    assert str(await append(one, row("t", 1))) == "There is no such table."
    await other.write(create())
    assert await append(one, row()) is None
    assert await versions(other) == [1]
    assert postgres.sql("SELECT count(*) FROM log", "ready") == "1"


async def test_rows_that_slipped_in_are_swept_away(stores: list[PostgresStore], postgres: Server) -> None:
    """Rows that were appended while their table was deleted go with a later round, and others stay."""
    one, *_ = stores
    await one.write(create("t"), create("u"))
    assert await one.append([row("t"), row("u")]) == [None, None]
    number = postgres.sql("SELECT no FROM tables WHERE id = 't'", "ready")
    await one.write(DeleteTable("t"))
    late = f"INSERT INTO log SELECT {number}, version, 0, actor, action_id, events, at FROM log"
    postgres.sql(f"{late}; UPDATE gone_tables SET at = now() - interval '2 minutes'", "ready")
    await one.expire(0, 1)
    assert postgres.sql("SELECT count(*) FROM log", "ready") == "1"
    assert postgres.sql("SELECT count(*) FROM gone_tables", "ready") == "0"
    assert await versions(one, "u") == [1]


async def _outcomes(store: Store, batch: list[Append], heads: dict[str, int]) -> list[object]:
    """What a store says; where the table has moved on, PostgreSQL says so first, whatever else is wrong.

    Where both a person and their seat are taken, each database names the one that it finds first.
    """
    outcomes: list[StoreError | None] = []
    for one, outcome in zip(batch, await store.append(batch), strict=True):
        head = heads.get(one.table_id)
        behind = outcome is not None and head is not None and head != one.expected_version
        outcomes.append(Conflict(head) if behind and head is not None else outcome)
    return [Taken if isinstance(outcome, Taken) else said(outcome) for outcome in outcomes]


async def _played(store: Store, batches: list[list[Append]]) -> list[object]:
    await store.write(create("t"), create("u"), AddPerson(person("ann")))
    told: list[object] = []
    for batch in batches:
        heads = {name: len(await store.read(name)) for name in TABLES if await store.beside(name) is not None}
        told += await _outcomes(store, batch, heads)
    for name in TABLES:
        told += [await store.load(f"code-{name}", 1), await store.read(name)]
    await store.close()
    return told


def _several(batch: list[Append]) -> bool:
    return sum(bool(one.changes) for one in batch) > 1


def _one_by_one(batch: list[Append]) -> list[list[Append]]:
    return [[one] for one in batch]


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=BATCHES)
def test_postgres_does_what_sqlite_does(postgres: Server, database: str, batches: list[list[Append]]) -> None:
    """Whatever the batches hold, outcomes and contents are the same in both."""
    url = postgres.url(database)

    async def both() -> tuple[list[object], list[object]]:
        admin = await asyncpg.connect(url)
        await admin.execute(EMPTIED)
        await admin.close()
        store = PostgresStore(Address(url))
        await store.open()
        return await _played(SqliteStore(None), batches), await _played(store, batches)

    # Rows with changes are transactions beside each other, in no order: two in a batch may want the same person.
    batches = [part for batch in batches for part in (_one_by_one(batch) if _several(batch) else [batch])]
    one, other = asyncio.run(both())
    assert one == other
