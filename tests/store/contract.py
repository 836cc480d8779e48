"""The contract that every store passes: inherit `StoreContract` and give it a `store` fixture.

Here are the log, and the log together with what lies beside it; contract_beside.py has the rest.
"""

import asyncio

import pytest
from contract_beside import BesideContract
from making import EVENTS, create, person, session, table
from msgspec.structs import replace

from hareloom.store import (
    AddPerson,
    AddSession,
    Change,
    Conflict,
    CreateTable,
    DeleteTable,
    NoSuchTable,
    Repeated,
    RevokeSession,
    Row,
    SeatPerson,
    Store,
    StoreClosed,
    Taken,
)


class LogContract:
    """What holds for the log."""

    pytestmark = pytest.mark.anyio

    async def test_a_row_comes_back_as_it_was_appended(self, store: Store) -> None:
        """What was appended is read again, byte for byte, with its version."""
        await store.write(create())
        odd = b'[{"clue":"na\xc3\xafve \\u2014 \xf0\x9f\x90\x87"}]'
        assert await store.append("t", 0, "seat 1", "a1", odd, 1234) == 1
        assert await store.read("t") == [Row("t", 1, "seat 1", "a1", odd, 1234)]

    async def test_versions_count_appends(self, store: Store) -> None:
        """Versions are 1, 2, 3 ... without a gap, and the head is the last of them."""
        await store.write(create())
        assert await store.head("t") == 0
        for version in range(5):
            assert await store.append("t", version, "seat 1", f"a{version}", EVENTS, 1000) == version + 1
        assert await store.head("t") == 5
        assert [row.version for row in await store.read("t")] == [1, 2, 3, 4, 5]

    async def test_the_tail_is_what_comes_after(self, store: Store) -> None:
        """A reader who has three rows gets the others, and one who has all gets none."""
        await store.write(create())
        for version in range(5):
            await store.append("t", version, "seat 1", f"a{version}", EVENTS, 1000)
        assert [row.version for row in await store.read("t", 3)] == [4, 5]
        assert await store.read("t", 5) == []
        assert await store.read("t", 99) == []

    async def test_the_second_at_a_version_gets_a_conflict(self, store: Store) -> None:
        """Who comes second at a version is told the head, and nothing of theirs is kept."""
        await store.write(create())
        await store.append("t", 0, "seat 1", "a1", EVENTS, 1000)
        with pytest.raises(Conflict) as lost:
            await store.append("t", 0, "seat 2", "a2", EVENTS, 1000)
        assert lost.value.head == 1
        assert [row.actor for row in await store.read("t")] == ["seat 1"]

    async def test_a_version_that_never_was_is_a_conflict(self, store: Store) -> None:
        """A log has no gaps: nobody appends ahead of its head."""
        await store.write(create())
        with pytest.raises(Conflict) as ahead:
            await store.append("t", 7, "seat 1", "a1", EVENTS, 1000)
        assert ahead.value.head == 0
        assert await store.head("t") == 0

    async def test_a_repetition_is_known_whatever_version_it_expects(self, store: Store) -> None:
        """An action that is in the log already is recognised, with the version that it became."""
        await store.write(create())
        await store.append("t", 0, "seat 1", "a1", EVENTS, 1000)
        await store.append("t", 1, "seat 2", "a1", EVENTS, 1000)
        for expected in (0, 1, 2, 9):
            with pytest.raises(Repeated) as again:
                await store.append("t", expected, "seat 1", "a1", EVENTS, 1000)
            assert again.value.version == 1
        assert await store.head("t") == 2

    async def test_action_ids_are_an_actors_own(self, store: Store) -> None:
        """Another actor, or another table, may use the same action id."""
        await store.write(create("t"), create("u"))
        assert await store.append("t", 0, "seat 1", "a1", EVENTS, 1000) == 1
        assert await store.append("t", 1, "seat 2", "a1", EVENTS, 1000) == 2
        assert await store.append("u", 0, "seat 1", "a1", EVENTS, 1000) == 1

    async def test_actor_and_action_do_not_run_together(self, store: Store) -> None:
        """The pair counts, not the text that it would make."""
        await store.write(create())
        await store.append("t", 0, "seat 1", "1a", EVENTS, 1000)
        assert await store.append("t", 1, "seat 11", "a", EVENTS, 1000) == 2

    async def test_no_table_no_log(self, store: Store) -> None:
        """An unknown table takes no append, and reads as empty."""
        with pytest.raises(NoSuchTable):
            await store.append("nowhere", 0, "seat 1", "a1", EVENTS, 1000)
        assert await store.read("nowhere") == []
        assert await store.head("nowhere") == 0

    async def test_of_many_at_one_version_one_wins(self, store: Store) -> None:
        """Of fifty who append at the same moment and version, one is first and the others know it."""
        await store.write(create())
        asked = (store.append("t", 0, f"seat {no}", "a", EVENTS, 1000) for no in range(50))
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [result for result in done if not isinstance(result, Conflict)] == [1]
        assert len(await store.read("t")) == 1

    async def test_one_action_asked_many_times_at_once_is_done_once(self, store: Store) -> None:
        """The same action sent twenty times at the same moment is one row; the others are repetitions of it."""
        await store.write(create())
        asked = (store.append("t", 0, "seat 1", "a", EVENTS, 1000) for _ in range(20))
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(result.version if isinstance(result, Repeated) else 0 for result in done) == [0] + [1] * 19
        assert len(await store.read("t")) == 1

    async def test_a_lost_race_costs_the_others_nothing(self, store: Store) -> None:
        """Appends to many tables at once: those that lose leave nothing, those that win are all there."""
        await store.write(*(create(f"t{no}") for no in range(20)))
        asked = (store.append(f"t{no}", 0, f"seat {seat}", "a", EVENTS, 1000) for seat in range(3) for no in range(20))
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert done[:20] == [1] * 20
        assert all(isinstance(result, Conflict) for result in done[20:])
        assert [await store.head(f"t{no}") for no in range(20)] == [1] * 20

    async def test_a_queue_of_versions_goes_through_in_order(self, store: Store) -> None:
        """Who doesn't wait between appends gets them in the order asked for; behind a lost one, all are lost."""
        await store.write(create())
        asked = [store.append("t", version, "seat 1", f"a{version}", EVENTS, 1000) for version in (0, 1, 2, 9, 10)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert done[:3] == [1, 2, 3]
        assert all(isinstance(result, Conflict) for result in done[3:])

    async def test_a_cancelled_caller_harms_nobody(self, store: Store) -> None:
        """Who gives up waiting may find it done or not, and the next append works."""
        await store.write(create())
        task = asyncio.ensure_future(store.append("t", 0, "seat 1", "a1", EVENTS, 1000))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        try:
            version = await store.append("t", 0, "seat 1", "a1", EVENTS, 1000)
        except Repeated as done_already:
            version = done_already.version
        assert version == 1
        assert await store.append("t", 1, "seat 1", "a2", EVENTS, 1000) == 2

    async def test_a_large_row_is_a_row(self, store: Store) -> None:
        """A megabyte of events comes back whole."""
        await store.write(create())
        large = b'["' + b"x" * 1_000_000 + b'"]'
        await store.append("t", 0, "seat 1", "a1", large, 1000)
        assert (await store.read("t"))[0].events == large


class TogetherContract:
    """What holds for an append and what lies beside it."""

    pytestmark = pytest.mark.anyio

    async def test_a_seat_and_its_event_come_together(self, store: Store) -> None:
        """A table, its host, the host's session and the first row are one step."""
        beside: list[Change] = [create(), AddPerson(person("ann", seat=0)), AddSession(session())]
        assert await store.append("t", 0, "host", "a1", EVENTS, 1000, beside=beside) == 1
        assert await store.people("t") == [person("ann", seat=0)]
        assert await store.session(b"hash") == session()

    async def test_a_lost_race_leaves_nobody_seated(self, store: Store) -> None:
        """If the append conflicts, nothing beside it happened."""
        await store.write(create())
        await store.append("t", 0, "seat 1", "a1", EVENTS, 1000)
        with pytest.raises(Conflict):
            await store.append("t", 0, "seat 2", "a2", EVENTS, 1000, beside=[AddPerson(person("bob", seat=1))])
        assert await store.people("t") == []

    async def test_a_repetition_seats_nobody_again(self, store: Store) -> None:
        """If the action is a repetition, nothing beside it happens a second time."""
        await store.write(create(), AddPerson(person("ann")))
        await store.append("t", 0, "ann", "sit", EVENTS, 1000, beside=[SeatPerson("ann", 2)])
        await store.write(SeatPerson("ann", None))
        with pytest.raises(Repeated):
            await store.append("t", 1, "ann", "sit", EVENTS, 1000, beside=[SeatPerson("ann", 2)])
        assert (await store.people("t"))[0].seat is None

    async def test_a_taken_seat_leaves_no_event(self, store: Store) -> None:
        """If something beside the append is refused, the log has no row of it, and the next one works."""
        await store.write(create(), AddPerson(person("ann", seat=1)))
        beside: list[Change] = [AddPerson(person("bob")), SeatPerson("bob", 1)]
        with pytest.raises(Taken) as refused:
            await store.append("t", 0, "bob", "a1", EVENTS, 1000, beside=beside)
        assert refused.value.what == "seat"
        assert await store.head("t") == 0
        assert await store.person("bob") is None
        assert await store.append("t", 0, "bob", "a1", EVENTS, 1000) == 1

    async def test_a_refused_creation_leaves_no_table(self, store: Store) -> None:
        """A table that was made beside a refused append is not there, and its place is free."""
        with pytest.raises(Conflict):
            await store.append("t", 5, "host", "a1", EVENTS, 1000, beside=[create()])
        assert await store.table("t") is None
        await store.write(CreateTable(table("u")))
        with pytest.raises(NoSuchTable):
            await store.append("t", 0, "host", "a2", EVENTS, 1000)
        assert await store.head("u") == 0

    async def test_a_table_deleted_beside_its_append_is_not_deleted(self, store: Store) -> None:
        """An append to what goes away with it is refused, and so is the deletion."""
        await store.write(create())
        await store.append("t", 0, "host", "a1", EVENTS, 1000)
        with pytest.raises(NoSuchTable):
            await store.append("t", 1, "host", "a2", EVENTS, 1000, beside=[DeleteTable("t")])
        assert await store.append("t", 1, "host", "a2", EVENTS, 1000) == 2

    async def test_many_sit_down_at_once(self, store: Store) -> None:
        """Six people who sit down at the same moment at the same version: one does, five try again."""
        await store.write(create())
        asked = (
            store.append("t", 0, f"p{no}", "sit", EVENTS, 1000, beside=[AddPerson(person(f"p{no}", seat=no))])
            for no in range(6)
        )
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert done.count(1) == 1
        assert [who.id for who in await store.people("t")] == [f"p{done.index(1)}"]

    async def test_several_changes_are_one(self, store: Store) -> None:
        """If the last of several changes is refused, the first ones did not happen."""
        await store.write(create("t"), create("u"))
        with pytest.raises(Taken):
            await store.write(AddPerson(person("ann")), DeleteTable("u"), CreateTable(table("v", code="code-t")))
        assert await store.people("t") == []
        assert await store.table("u") is not None

    async def test_a_refused_write_in_a_crowd_harms_nobody(self, store: Store) -> None:
        """Appends and changes asked for at once: a refused change takes none of the others with it."""
        await store.write(create("t"), create("u"))
        done = await asyncio.gather(
            store.append("t", 0, "seat 1", "a1", EVENTS, 1000),
            store.write(AddPerson(person("ann")), CreateTable(table("u"))),
            store.append("t", 1, "seat 1", "a2", EVENTS, 1000),
            store.write(AddPerson(person("bob"))),
            return_exceptions=True,
        )
        assert done[0] == 1
        assert isinstance(done[1], Taken)
        assert (done[2], done[3]) == (2, None)
        assert [who.id for who in await store.people("t")] == ["bob"]

    async def test_swapping_seats_is_one_step(self, store: Store) -> None:
        """Two people change places by standing up first."""
        await store.write(create(), AddPerson(person("ann", seat=0)), AddPerson(person("bob", seat=1)))
        swap = [SeatPerson("ann", None), SeatPerson("bob", 0), SeatPerson("ann", 1)]
        await store.append("t", 0, "host", "swap", EVENTS, 1000, beside=swap)
        assert await store.people("t") == [person("ann", seat=1), replace(person("bob"), seat=0)]

    async def test_a_closed_store_says_so(self, store: Store) -> None:
        """After closing, every door is closed, and closing again does nothing."""
        await store.write(create())
        await store.close()
        await store.close()
        with pytest.raises(StoreClosed):
            await store.append("t", 0, "seat 1", "a1", EVENTS, 1000)
        with pytest.raises(StoreClosed):
            await store.write(RevokeSession(b"hash"))
        with pytest.raises(StoreClosed):
            await store.read("t")


class StoreContract(LogContract, TogetherContract, BesideContract):
    """Everything that every store promises."""
