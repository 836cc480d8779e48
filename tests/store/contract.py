"""The contract that every store passes: inherit `StoreContract` and give it a `store` fixture.

Here are the log, and the log together with what is stored beside it; the other files contract_*.py have the rest.
"""

import asyncio

import pytest
from contract_beside import BesideContract
from contract_decks import DecksContract
from contract_due import DueContract
from contract_load import LoadContract
from contract_recordings import RecordingRowsContract
from contract_replays import ReplaysContract
from contract_reports import ReportsContract
from making import append, create, person, row, session, stored, table, versions
from msgspec.structs import replace

from hareloom.store import (
    AddPerson,
    AddSession,
    BadValue,
    Change,
    Conflict,
    CreateTable,
    DeleteTable,
    NoSuchPerson,
    NoSuchTable,
    RevokeSession,
    Row,
    SeatPerson,
    Store,
    StoreClosed,
    StoreError,
    Taken,
)


class LogContract:
    """What holds for the log."""

    pytestmark = pytest.mark.anyio

    async def test_a_row_comes_back_as_it_was_appended(self, store: Store) -> None:
        """A row is read as it was appended, byte for byte, with its version."""
        await store.write(create())
        odd = b'[{"clue":"na\xc3\xafve \\u2014 \xf0\x9f\x90\x87"}]'
        assert await append(store, row(events=odd, at=1234)) is None
        assert await store.read("t") == [Row("t", 1, "seat 1", "a1", odd, 1234, 0)]

    async def test_versions_count_appends(self, store: Store) -> None:
        """Versions are 1, 2, 3 ... without a gap."""
        await store.write(create())
        for version in range(5):
            assert await append(store, row("t", version, f"a{version}")) is None
        assert await versions(store) == [1, 2, 3, 4, 5]

    async def test_the_tail_is_what_comes_after(self, store: Store) -> None:
        """A reader who has three rows gets the others, and one who has all gets none."""
        await store.write(create())
        for version in range(5):
            await append(store, row("t", version))
        assert [one.version for one in await store.read("t", 3)] == [4, 5]
        assert await store.read("t", 5) == []
        assert await store.read("t", 99) == []

    async def test_the_second_at_a_version_gets_a_conflict(self, store: Store) -> None:
        """The second row at a version is refused with the newest version, and not stored."""
        await store.write(create())
        await append(store, row())
        lost = await append(store, row(actor="seat 2"))
        assert isinstance(lost, Conflict)
        assert lost.head == 1
        assert [one.actor for one in await store.read("t")] == ["seat 1"]

    async def test_a_gap_is_refused(self, store: Store) -> None:
        """A row ahead of the newest version is a conflict, whether the log is empty or not."""
        await store.write(create())
        for head in (0, 1):
            ahead = await append(store, row("t", 7))
            assert isinstance(ahead, Conflict)
            assert ahead.head == head
            await append(store, row("t", head))
        assert await versions(store) == [1, 2]

    async def test_no_table_no_log(self, store: Store) -> None:
        """An unknown table takes no row, and reads as empty."""
        assert isinstance(await append(store, row("nowhere")), NoSuchTable)
        assert await store.read("nowhere") == []

    async def test_each_row_of_a_batch_has_its_outcome(self, store: Store) -> None:
        """Refused rows in the middle of a batch don't concern the others, and outcomes come in the rows' order."""
        await store.write(*(create(name) for name in "abcde"))
        await append(store, row("b"))
        rows = [row("a"), row("b"), row("c"), row("nowhere"), row("d", 3), row("e")]
        outcomes = await store.append(rows)
        wanted = [type(None), Conflict, type(None), NoSuchTable, Conflict, type(None)]
        assert [type(outcome) for outcome in outcomes] == wanted
        assert [len(await store.read(name)) for name in "abcde"] == [1, 1, 1, 0, 1]

    async def test_each_row_with_changes_has_its_outcome(self, store: Store) -> None:
        """What refuses one row's changes refuses that row only, in a batch of rows with and without changes."""
        await store.write(*(create(name) for name in "abcd"), AddPerson(person("ann", "a", seat=0)))
        outcomes = await store.append(
            [
                row("a", changes=[AddPerson(person("bob", "a", seat=0))]),
                row("b", changes=[AddPerson(person("bob", "b", seat=0))]),
                row("c", changes=[SeatPerson("nobody", 0)]),
                row("d"),
            ]
        )
        assert [type(outcome) for outcome in outcomes] == [Taken, type(None), NoSuchPerson, type(None)]
        assert [len(await store.read(name)) for name in "abcd"] == [0, 1, 0, 1]
        assert [one.id for one in (await stored(store, "b")).people] == ["bob"]

    async def test_a_batch_has_at_most_one_row_a_table(self, store: Store) -> None:
        """Two rows of one table in a batch are the caller's mistake."""
        await store.write(create())
        with pytest.raises(AssertionError):
            store.append([row("t", 0), row("t", 1)])
        assert await versions(store) == []

    async def test_an_empty_batch_is_nothing(self, store: Store) -> None:
        """A batch without rows has no outcomes."""
        assert await store.append([]) == []

    @pytest.mark.parametrize("size", [1, 127, 128, 129, 300])
    async def test_batches_of_every_size(self, store: Store, size: int) -> None:
        """Small and large batches are stored whole, to tables that the store has just met and that it knows."""
        await store.write(*(create(f"t{no}") for no in range(size)))
        for version in range(3):
            assert await store.append([row(f"t{no}", version) for no in range(size)]) == [None] * size
        outcomes = await store.append([row(f"t{no}", 3 if no else 2) for no in range(size)])
        assert [type(outcome) for outcome in outcomes] == [Conflict] + [type(None)] * (size - 1)
        assert [len(await store.read(f"t{no}")) for no in range(size)] == [3] + [4] * (size - 1)

    async def test_of_many_at_one_version_one_wins(self, store: Store) -> None:
        """Of fifty batches at the same version, the first is stored and the others conflict."""
        await store.write(create())
        outcomes = await asyncio.gather(*(append(store, row(actor=f"seat {no}")) for no in range(50)))
        assert [type(outcome) for outcome in outcomes] == [type(None)] + [Conflict] * 49
        assert await versions(store) == [1]

    async def test_batches_go_through_in_order(self, store: Store) -> None:
        """A caller that doesn't wait between batches gets them stored in the order of its calls."""
        await store.write(create())
        started = [store.append([row("t", version)]) for version in (0, 1, 2, 9, 10)]
        outcomes = [outcome for (outcome,) in await asyncio.gather(*started)]
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [Conflict] * 2

    async def test_a_cancelled_batch_leaves_the_store_usable(self, store: Store) -> None:
        """After a caller gives up on a batch, the next one works."""
        await store.write(create())
        store.append([row()]).cancel()
        again = await append(store, row())
        assert again is None or isinstance(again, Conflict)
        assert await append(store, row("t", 1)) is None

    async def test_a_large_row_is_a_row(self, store: Store) -> None:
        """A megabyte of events comes back whole."""
        await store.write(create())
        large = b'["' + b"x" * 1_000_000 + b'"]'
        await append(store, row(events=large))
        assert (await store.read("t"))[0].events == large

    async def test_a_value_that_cannot_be_stored_is_its_rows_alone(self, store: Store) -> None:
        """Text or numbers that no database holds refuse their row or change; the other rows are stored."""
        await store.write(*(create(name) for name in "abc"))
        outcomes = await store.append([row("a"), row("b", actor="\ud800"), row("c", at=2**70)])
        assert [type(outcome) for outcome in outcomes] == [type(None), BadValue, BadValue]
        named = row("b", changes=[AddPerson(replace(person("bob", "b"), name="\ud800"))])
        outcomes = await store.append([named, row("a", 1)])
        assert [type(outcome) for outcome in outcomes] == [BadValue, type(None)]
        with pytest.raises(BadValue):
            await store.write(AddPerson(person("\ud800", "b")))
        assert await append(store, row("b")) is None


class TogetherContract:
    """What holds for a row and its changes."""

    pytestmark = pytest.mark.anyio

    async def test_a_row_and_its_changes_come_together(self, store: Store) -> None:
        """A table, its host, the host's session and the first row are one step."""
        changes: list[Change] = [create(), AddPerson(person("ann", seat=0)), AddSession(session())]
        assert await append(store, row(changes=changes)) is None
        assert (await stored(store)).people == [person("ann", seat=0)]
        assert await store.session(b"hash") == session()
        assert await versions(store) == [1]

    async def test_a_conflict_leaves_no_change(self, store: Store) -> None:
        """If the row conflicts, none of its changes is made."""
        await store.write(create())
        await append(store, row())
        lost = await append(store, row(changes=[AddPerson(person("bob", seat=1))]))
        assert isinstance(lost, Conflict)
        assert (await stored(store)).people == []

    async def test_a_refused_change_leaves_no_row(self, store: Store) -> None:
        """If a change is refused, the row and the changes before it are not stored, and the next row is."""
        await store.write(create(), AddPerson(person("ann", seat=1)))
        refused = await append(store, row(changes=[AddPerson(person("bob")), SeatPerson("bob", 1)]))
        assert isinstance(refused, Taken)
        assert refused.what == "seat"
        assert await versions(store) == []
        assert [one.id for one in (await stored(store)).people] == ["ann"]
        assert await append(store, row()) is None

    async def test_a_refused_creation_leaves_no_table(self, store: Store) -> None:
        """A table that is created with a refused row doesn't exist, and the next table is not taken for it."""
        assert isinstance(await append(store, row("t", 5, changes=[create()])), Conflict)
        assert await store.beside("t") is None
        await store.write(CreateTable(table("u")))
        assert isinstance(await append(store, row("t")), NoSuchTable)
        assert await store.read("u") == []

    async def test_a_table_deleted_with_its_row_stays(self, store: Store) -> None:
        """A row whose changes delete its table is refused, and so is the deletion."""
        await store.write(create())
        await append(store, row())
        assert isinstance(await append(store, row("t", 1, changes=[DeleteTable("t")])), NoSuchTable)
        assert await append(store, row("t", 1)) is None

    async def test_one_of_many_players_gets_the_seat(self, store: Store) -> None:
        """Of six players who sit down at the same version, one has a seat and a row, and five have neither."""
        await store.write(create())
        rows = [row(changes=[AddPerson(person(f"p{no}", seat=no))]) for no in range(6)]
        outcomes = await asyncio.gather(*(append(store, one) for one in rows))
        assert outcomes.count(None) == 1
        assert [one.id for one in (await stored(store)).people] == [f"p{outcomes.index(None)}"]

    async def test_several_changes_are_one(self, store: Store) -> None:
        """If the last of several changes is refused, none is made."""
        await store.write(create("t"), create("u"))
        with pytest.raises(Taken):
            await store.write(AddPerson(person("ann")), DeleteTable("u"), CreateTable(table("v", code="code-t")))
        assert (await stored(store)).people == []
        assert await store.beside("u") is not None

    async def test_a_refused_write_harms_no_other(self, store: Store) -> None:
        """Batches and changes that start together: a refused change takes none of the others with it."""
        await store.write(create("t"), create("u"))
        done = await asyncio.gather(
            append(store, row("t", 0)),
            store.write(AddPerson(person("ann")), CreateTable(table("u"))),
            append(store, row("t", 1)),
            store.write(AddPerson(person("bob"))),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), Taken, type(None), type(None)]
        assert [one.id for one in (await stored(store)).people] == ["bob"]
        assert await versions(store) == [1, 2]

    async def test_swapping_seats_is_one_step(self, store: Store) -> None:
        """Two players swap seats by standing up first."""
        await store.write(create(), AddPerson(person("ann", seat=0)), AddPerson(person("bob", seat=1)))
        swap = [SeatPerson("ann", None), SeatPerson("bob", 0), SeatPerson("ann", 1)]
        assert await append(store, row(changes=swap)) is None
        assert (await stored(store)).people == [person("ann", seat=1), person("bob", seat=0)]

    async def test_a_closed_store_says_so(self, store: Store) -> None:
        """After closing, every method raises `StoreClosed`, and closing again does nothing."""
        await store.write(create())
        await store.close()
        await store.close()
        with pytest.raises(StoreClosed):
            await store.append([row()])
        with pytest.raises(StoreClosed):
            await store.write(RevokeSession(b"hash"))
        with pytest.raises(StoreClosed):
            await store.read("t")
        with pytest.raises(StoreClosed):
            await store.expire(1, 1)

    async def test_every_error_is_a_store_error(self, store: Store) -> None:
        """An outcome is None or a `StoreError` with a sentence."""
        outcomes = await store.append([row(), row("u", changes=[create("u"), SeatPerson("nobody", 1)])])
        assert all(isinstance(outcome, StoreError) and str(outcome).endswith(".") for outcome in outcomes)


class StoreContract(
    DecksContract,
    LogContract,
    TogetherContract,
    BesideContract,
    LoadContract,
    ReplaysContract,
    ReportsContract,
    DueContract,
    RecordingRowsContract,
):
    """Everything that every store promises."""
