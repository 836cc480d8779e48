"""What holds for tables that are due: in a game over days a server looks at them, though nobody may be there."""

import asyncio

import pytest
from making import append, create, row

from hareloom.store import DeleteTable, SetAside, SetDue, Store


class DueContract:
    """What holds for tables that are due."""

    pytestmark = pytest.mark.anyio

    async def test_what_is_due_is_taken_and_comes_again_later(self, store: Store) -> None:
        """A table is not due before its time; once taken, it is due again only when the taker's time is over."""
        await store.write(create(), SetDue("t", 1000))
        assert await store.take_due(999, 5000, 10) == []
        assert await store.take_due(1000, 5000, 10) == ["code-t"]
        assert await store.take_due(4999, 9000, 10) == []
        assert await store.take_due(5000, 9000, 10) == ["code-t"]

    async def test_a_new_time_takes_the_place_of_the_old(self, store: Store) -> None:
        """A table is due at the time that was set last, or not at all."""
        await store.write(create(), SetDue("t", 1000))
        assert await append(store, row(changes=[SetDue("t", 3000)])) is None
        assert await store.take_due(2000, 9000, 10) == []
        assert await store.take_due(3000, 9000, 10) == ["code-t"]
        await store.write(SetDue("t", None))
        assert await store.take_due(10_000, 20_000, 10) == []

    async def test_the_oldest_come_first_and_no_more_than_asked_for(self, store: Store) -> None:
        """Of many that are due those are taken that have been due for longest."""
        for no in range(5):
            await store.write(create(f"t{no}"), SetDue(f"t{no}", 100 - no))
        assert sorted(await store.take_due(100, 900, 2)) == ["code-t3", "code-t4"]
        assert sorted(await store.take_due(100, 900, 9)) == ["code-t0", "code-t1", "code-t2"]

    async def test_each_is_taken_once_however_many_ask(self, store: Store) -> None:
        """Those who look at the same time share what is due."""
        for no in range(20):
            await store.write(create(f"t{no}"), SetDue(f"t{no}", no))
        taken = await asyncio.gather(*(store.take_due(100, 900, 7) for _ in range(6)))
        codes = [code for some in taken for code in some]
        codes += await store.take_due(100, 900, 20)
        assert sorted(codes) == sorted(f"code-t{no}" for no in range(20))

    async def test_a_table_that_is_gone_or_set_aside_is_not_due(self, store: Store) -> None:
        """Nobody is sent to a table that can't be played; one that is put back into use is due again."""
        await store.write(create("one"), create("two"), SetDue("one", 10), SetDue("two", 10))
        await store.write(DeleteTable("one"), SetAside("two", "broken"))
        assert await store.take_due(100, 900, 10) == []
        await store.write(SetAside("two", None))
        assert await store.take_due(100, 900, 10) == ["code-two"]
