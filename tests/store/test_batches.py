"""Whatever a batch holds, its outcomes are those of its rows one by one."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st
from making import create, person, row, session

from hareloom.store import (
    AddPerson,
    AddRemark,
    AddSession,
    Append,
    Change,
    DeleteRemark,
    DeleteTable,
    RemovePerson,
    RenamePerson,
    RevokeSessions,
    SaveSnapshot,
    SeatPerson,
    SqliteStore,
    StoreError,
    Taken,
)

TABLES = ("t", "u", "v")
PEOPLE = st.sampled_from(["ann", "bob", "eve"])
SEATS = st.sampled_from([None, 0, 1])
NUMBERS = st.integers(1, 3)


def changes(table_id: str) -> st.SearchStrategy[Change]:
    """A change that belongs to a table."""
    return st.one_of(
        st.just(create(table_id)),
        st.just(DeleteTable(table_id)),
        st.builds(lambda who, seat: AddPerson(person(who, table_id, seat)), PEOPLE, SEATS),
        st.builds(SeatPerson, PEOPLE, SEATS),
        st.builds(RenamePerson, PEOPLE, st.text(max_size=3)),
        st.builds(RemovePerson, PEOPLE),
        st.builds(lambda key, who: AddSession(session(key, who, table_id)), st.sampled_from([b"1", b"2"]), PEOPLE),
        st.builds(RevokeSessions, PEOPLE, st.sampled_from([None, "device", "link"])),
        st.builds(AddRemark, st.just(table_id), NUMBERS, PEOPLE, st.just("hello"), st.just(1000)),
        st.builds(DeleteRemark, st.just(table_id), NUMBERS),
        st.builds(SaveSnapshot, st.just(table_id), NUMBERS, st.integers(1, 2), st.binary(max_size=2)),
    )


def rows(table_id: str) -> st.SearchStrategy[Append]:
    """A row for a table, mostly without changes."""
    return st.builds(
        lambda version, made: row(table_id, version, changes=made),
        st.integers(0, 3),
        st.just([]) | st.lists(changes(table_id), max_size=3),
    )


BATCHES = st.lists(
    st.tuples(*(st.none() | rows(table_id) for table_id in TABLES)).map(
        lambda batch: [one for one in batch if one is not None]
    ),
    max_size=8,
)


def said(outcome: StoreError | None) -> object:
    """What an outcome says, to be compared."""
    # Where both the id and the code are taken, SQLite names either.
    both_taken = isinstance(outcome, Taken) and outcome.what in ("table", "code")
    return outcome and (type(outcome), "table" if both_taken else vars(outcome))


async def _played(batches: list[list[Append]]) -> list[object]:
    """The outcomes of these batches, and all that is stored at the end."""
    store = SqliteStore(None)
    await store.write(create("t"), create("u"), AddPerson(person("ann")))
    told: list[object] = []
    for batch in batches:
        told += [said(outcome) for outcome in await store.append(batch)]
    for table_id in TABLES:
        told += [await store.load(f"code-{table_id}", 1), await store.read(table_id)]
    await store.close()
    return told


@settings(max_examples=60, deadline=None)
@given(batches=BATCHES)
def test_a_batch_does_what_its_rows_do_one_by_one(batches: list[list[Append]]) -> None:
    """Outcomes and contents don't depend on which rows share a batch."""
    # A batch stores its rows with changes first, and a row of one table can free what one of another wants.
    in_order = [
        [*filter(lambda one: one.changes, batch), *filter(lambda one: not one.changes, batch)] for batch in batches
    ]
    one_by_one = [[one] for batch in in_order for one in batch]
    assert asyncio.run(_played(in_order)) == asyncio.run(_played(one_by_one))
