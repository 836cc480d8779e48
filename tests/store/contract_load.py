"""The part of the contract about waking a table: what `load` returns, snapshots, masks and tables set aside."""

import pytest
from making import append, create, person, row, session, stored, table
from msgspec.structs import replace

from hareloom.store import (
    DEVICES,
    PEOPLE,
    RECORDINGS,
    REMARKS,
    TABLE,
    AddPerson,
    AddRemark,
    AddSession,
    Change,
    ChangeHare,
    DeleteRemark,
    DeleteTable,
    Remark,
    RemovePerson,
    RenamePerson,
    RevokeSession,
    RevokeSessions,
    SaveExtra,
    SavePrivate,
    SaveSnapshot,
    SeatPerson,
    SetAside,
    SetHost,
    Snapshot,
    Store,
    Stored,
    beside_of,
)

MASKS: list[tuple[Change, int]] = [
    (SavePrivate("t", b"{}"), TABLE),
    (SetAside("t", "unknown event"), TABLE),
    (SaveSnapshot("t", 1, 1, b""), 0),
    (AddPerson(person("bob")), PEOPLE),
    (RenamePerson("ann", "Anna"), PEOPLE),
    (ChangeHare("ann", 7), PEOPLE),
    (SeatPerson("ann", 2), PEOPLE),
    (SetHost("ann", host=False), PEOPLE),
    (SaveExtra("ann", b"{}"), PEOPLE),
    (RemovePerson("ann"), PEOPLE | REMARKS | DEVICES | RECORDINGS),
    (AddSession(session(b"other")), DEVICES),
    (RevokeSession(b"hash"), DEVICES),
    (RevokeSessions("ann"), DEVICES),
    (AddRemark("t", 1, "ann", "hello", 1000), REMARKS),
    (DeleteRemark("t", 1), REMARKS),
]


async def load(store: Store, table_id: str = "t", snapshot_format: int = 1) -> Stored:
    """Load a table that exists."""
    found = await store.load(f"code-{table_id}", snapshot_format)
    assert found is not None
    return found


async def play(store: Store, rows: int, table_id: str = "t") -> None:
    """Create a table with that many rows."""
    await store.write(create(table_id))
    for version in range(rows):
        assert await append(store, row(table_id, version, at=2000 + version)) is None


class LoadContract:
    """What holds for loading."""

    pytestmark = pytest.mark.anyio

    async def test_a_table_loads_with_all_that_belongs_to_it(self, store: Store) -> None:
        """Loading returns the table, people, sessions, remarks, snapshot and rows after it, and no other table's."""
        for name, who in (("t", "ann"), ("u", "uma")):
            await play(store, 3, name)
            await store.write(AddPerson(person(who, name, seat=0)), AddSession(session(who.encode(), who, name)))
            await store.write(AddRemark(name, 2, who, "hello", 1000), SaveSnapshot(name, 2, 1, who.encode()))
        assert await load(store) == Stored(
            replace(table(), active_at=2002, remarks=2),
            [person("ann", seat=0)],
            [session(b"ann")],
            [Remark("t", 2, "ann", "hello", 1000)],
            Snapshot(2, 1, b"ann"),
            await store.read("t", 2),
        )
        assert len(await store.read("t", 2)) == 1

    async def test_an_unknown_code_loads_nothing(self, store: Store) -> None:
        """Codes are exact: another spelling, or the table's id, finds no table."""
        await store.write(create())
        assert await store.load("code-t", 1) is not None
        assert await store.load("CODE-T", 1) is None
        assert await store.load("t", 1) is None

    async def test_beside_is_load_without_the_log(self, store: Store) -> None:
        """What is stored beside the log is what `load` returns, without snapshot and rows."""
        await play(store, 3)
        await store.write(AddPerson(person("ann")), AddSession(session()), SaveSnapshot("t", 2, 1, b"state"))
        assert await store.beside("t") == replace(await load(store), snapshot=None, rows=[])
        assert await store.beside("code-t") is None

    async def test_the_newest_row_says_when_a_table_was_active(self, store: Store) -> None:
        """A table was last active at its newest row, or when it was created."""
        await store.write(create(active_at=5000))
        assert (await load(store)).table.active_at == 5000
        await append(store, row(at=4000))
        assert (await load(store)).table.active_at == 5000
        await append(store, row("t", 1, at=6000))
        assert (await load(store)).table.active_at == 6000

    async def test_a_snapshot_spares_the_rows_before_it(self, store: Store) -> None:
        """With a snapshot, only the rows after it are loaded, be it none; `read` still returns all."""
        await play(store, 5)
        await store.write(SaveSnapshot("t", 3, 1, b"three"))
        found = await load(store)
        assert (found.snapshot, [one.version for one in found.rows]) == (Snapshot(3, 1, b"three"), [4, 5])
        await store.write(SaveSnapshot("t", 5, 1, b"five"))
        found = await load(store)
        assert (found.snapshot, found.rows) == (Snapshot(5, 1, b"five"), [])
        assert len(await store.read("t")) == 5

    async def test_a_newer_snapshot_is_kept(self, store: Store) -> None:
        """An older snapshot doesn't replace a newer one, nor does another of the same version and format."""
        await play(store, 5)
        await store.write(SaveSnapshot("t", 4, 1, b"four"))
        await store.write(SaveSnapshot("t", 3, 1, b"three"), SaveSnapshot("t", 4, 1, b"other"))
        assert (await load(store)).snapshot == Snapshot(4, 1, b"four")

    async def test_a_snapshot_of_another_format_is_ignored(self, store: Store) -> None:
        """A build loads all rows instead of a snapshot of another format, and replaces that at the same version."""
        await play(store, 3)
        await store.write(SaveSnapshot("t", 3, 1, b"old"))
        found = await load(store, snapshot_format=2)
        assert (found.snapshot, [one.version for one in found.rows]) == (None, [1, 2, 3])
        await store.write(SaveSnapshot("t", 3, 2, b"new"))
        assert (await load(store, snapshot_format=2)).snapshot == Snapshot(3, 2, b"new")

    async def test_a_snapshot_goes_with_its_table(self, store: Store) -> None:
        """A deleted table's snapshot is not the next one's, and a late snapshot of a deleted table does nothing."""
        await play(store, 2)
        await store.write(SaveSnapshot("t", 2, 1, b"state"), DeleteTable("t"))
        await store.write(SaveSnapshot("t", 2, 1, b"late"))
        await play(store, 1)
        assert (await load(store)).snapshot is None

    @pytest.mark.parametrize(("change", "mask"), MASKS, ids=lambda value: type(value).__name__)
    async def test_a_row_says_what_its_changes_touch(self, store: Store, change: Change, mask: int) -> None:
        """A row carries the mask of what a reader of the tail must read again."""
        await store.write(create(), AddPerson(person("ann")), AddSession(session()))
        assert await append(store, row(changes=[change])) is None
        assert [one.beside for one in await store.read("t")] == [mask]
        assert [one.beside for one in (await load(store, snapshot_format=2)).rows] == [mask]

    async def test_masks_of_several_changes_add_up(self, store: Store) -> None:
        """A row with several changes has all their bits, and a row without any has none."""
        changes = [create(), AddPerson(person("ann")), AddSession(session())]
        assert beside_of(changes) == TABLE | PEOPLE | DEVICES
        assert beside_of([]) == 0
        await append(store, row(changes=changes))
        await append(store, row("t", 1))
        assert [one.beside for one in await store.read("t")] == [TABLE | PEOPLE | DEVICES, 0]

    async def test_a_table_set_aside_says_why(self, store: Store) -> None:
        """A table that is set aside keeps the reason until it is put back into use."""
        await store.write(create(), SetAside("t", "unknown event"))
        assert (await stored(store)).table == replace(table(), aside="unknown event")
        await store.write(SetAside("t", None))
        assert (await load(store)).table == table()

    async def test_a_table_set_aside_does_not_expire(self, store: Store) -> None:
        """Expiry skips tables that are set aside, and deletes them once they are back in use."""
        await store.write(create("t"), create("u"), SetAside("t", "unknown event"))
        assert await store.expire(9000, 9) == ["u"]
        await store.write(SetAside("t", None))
        assert await store.expire(9000, 9) == ["t"]
