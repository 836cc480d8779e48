"""Records with the least that a test must say, and the shortest ways to store and read them."""

from collections.abc import Sequence

from hareloom.store import (
    Append,
    Change,
    CreateTable,
    PersonRecord,
    SessionRecord,
    Store,
    Stored,
    StoreError,
    TableRecord,
)

EVENTS = b'[{"is":"seat_taken","seat":1}]'


def table(name: str = "t", active_at: int = 1000, code: str | None = None) -> TableRecord:
    """A table with a code made from its id."""
    return TableRecord(name, code or f"code-{name}", "en", 1000, active_at, b'{"locked":false}')


def create(name: str = "t", active_at: int = 1000) -> CreateTable:
    """The change that creates such a table."""
    return CreateTable(table(name, active_at))


def person(name: str = "ann", table_id: str = "t", seat: int | None = None) -> PersonRecord:
    """A person whose id is their name in small letters."""
    return PersonRecord(name, table_id, name.title(), 3, seat, name == "ann", 1000, b'{"tutorial":true}')


def session(secret: bytes = b"hash", person_id: str = "ann", table_id: str = "t") -> SessionRecord:
    """A browser's session."""
    return SessionRecord(secret, person_id, table_id, "device", 1000, "Firefox/Android", by_link=True)


def row(
    table_id: str = "t",
    expected_version: int = 0,
    action_id: str = "a1",
    *,
    actor: str = "seat 1",
    events: bytes = EVENTS,
    at: int = 1000,
    changes: Sequence[Change] = (),
) -> Append:
    """A row to append."""
    return Append(table_id, expected_version, actor, action_id, events, at, changes)


async def append(store: Store, one: Append) -> StoreError | None:
    """Append a batch of one row, and return its outcome."""
    (outcome,) = await store.append([one])
    return outcome


async def stored(store: Store, table_id: str = "t") -> Stored:
    """What is stored beside the log of a table that exists."""
    found = await store.beside(table_id)
    assert found is not None
    return found


async def versions(store: Store, table_id: str = "t") -> list[int]:
    """The versions in a log."""
    return [one.version for one in await store.read(table_id)]
