"""Whatever is asked of them, in whatever order, memory and SQLite answer alike."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st
from making import EVENTS, create, person, session

from hareloom.store import (
    AddPerson,
    AddRemark,
    AddSession,
    Change,
    DeleteRemark,
    DeleteTable,
    ErasePerson,
    MemoryStore,
    RemovePerson,
    RenamePerson,
    RevokeSessions,
    SeatPerson,
    SqliteStore,
    Store,
    StoreError,
    Taken,
    TouchTable,
)

Ask: TypeAlias = Callable[[Store], Awaitable[object]]

TABLES = st.sampled_from(["t", "u"])
PEOPLE = st.sampled_from(["ann", "bob", "eve"])
SEATS = st.sampled_from([None, 0, 1])
MOMENTS = st.integers(1000, 1010)
ACTIONS = st.tuples(PEOPLE, st.sampled_from("abcdef"))

CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(create, TABLES, MOMENTS),
    st.builds(DeleteTable, TABLES),
    st.builds(TouchTable, TABLES, MOMENTS),
    st.builds(lambda *args: AddPerson(person(*args)), PEOPLE, TABLES, SEATS),
    st.builds(SeatPerson, PEOPLE, SEATS),
    st.builds(RenamePerson, PEOPLE, st.text(st.characters(exclude_categories=["Cs"]), max_size=3)),
    st.builds(ErasePerson, PEOPLE),
    st.builds(RemovePerson, PEOPLE),
    st.builds(lambda *args: AddSession(session(*args)), st.sampled_from([b"1", b"2"]), PEOPLE, TABLES),
    st.builds(RevokeSessions, PEOPLE, st.sampled_from([None, "device", "link"])),
    st.builds(AddRemark, TABLES, PEOPLE, st.just("hello"), MOMENTS),
    st.builds(DeleteRemark, TABLES, st.integers(1, 3)),
)


def _append(table_id: str, expected: int, actor_and_action: tuple[str, str], at: int, beside: list[Change]) -> Ask:
    return lambda store: store.append(table_id, expected, *actor_and_action, EVENTS, at, beside)


ASKED: st.SearchStrategy[Ask] = st.one_of(
    st.builds(_append, TABLES, st.integers(0, 3), ACTIONS, MOMENTS, st.just([])),
    st.builds(_append, TABLES, st.integers(0, 3), ACTIONS, MOMENTS, st.lists(CHANGES)),
    st.builds(lambda changes: lambda store: store.write(*changes), st.lists(CHANGES, max_size=3)),
    st.builds(lambda before: lambda store: store.expire(before), MOMENTS),
)


def _words(error: StoreError) -> object:
    # Where both the id and the code are taken, either may be named.
    both_taken = isinstance(error, Taken) and error.what in ("table", "code")
    return type(error), "table" if both_taken else vars(error)


async def _in_turn(ask: Ask, store: Store) -> object:
    """Ask when it is one's turn: an append is on its way as soon as it is called, anything else when it is awaited."""
    return await ask(store)


async def _answers(store: Store, crowds: list[list[Ask]]) -> list[object]:
    """What a store answers to crowds who ask at once, and what it holds at last."""
    answers: list[object] = []
    for crowd in crowds:
        done = await asyncio.gather(*(_in_turn(ask, store) for ask in crowd), return_exceptions=True)
        answers += [_words(one) if isinstance(one, StoreError) else one for one in done]
    answers.append(await store.tables())
    for table_id in ("t", "u"):
        answers += [await store.read(table_id), await store.people(table_id), await store.remarks(table_id)]
    for person_id in ("ann", "bob", "eve"):
        answers.append(await store.sessions(person_id))
    await store.close()
    return answers


@settings(max_examples=25, deadline=None)
@given(crowds=st.lists(st.lists(ASKED, min_size=1, max_size=12), max_size=4))
def test_memory_and_sqlite_answer_alike(crowds: list[list[Ask]]) -> None:
    """Batches change nothing about the answers: SQLite gives the same as memory, which does one thing at a time."""
    begin: list[Ask] = [lambda store: store.write(create("t"), AddPerson(person("ann")))]
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "hareloom.sqlite3"
        ours = asyncio.run(_answers(SqliteStore(file), [begin, *crowds]))
    assert ours == asyncio.run(_answers(MemoryStore(), [begin, *crowds]))
