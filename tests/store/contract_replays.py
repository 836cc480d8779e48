"""The part of the contract about replays that came as files."""

import pytest
from making import create

from hareloom.store import AddReplay, DeleteReplays, DeleteTable, ReplayRecord, ReplaySummary, Store, Taken


def replay(replay_id: str = "retold1", at: int = 1000) -> ReplayRecord:
    return ReplayRecord(replay_id, "key", at, b'{"format":"hareloom-replay"}', b'[{"at":1,"view":{}}]')


class ReplaysContract:
    """What holds for replays that came as files."""

    pytestmark = pytest.mark.anyio

    async def test_a_replay_comes_back_as_it_was_kept(self, store: Store) -> None:
        """Every byte of it; the list has the newest first, without the steps; an unknown id finds none."""
        await store.write(AddReplay(replay()), AddReplay(replay("retold2", 2000)))
        assert await store.replay("retold1") == replay()
        assert await store.replay("retold3") is None
        newest = ReplaySummary("retold2", "key", 2000, replay().header, len(replay().steps))
        assert await store.replays(1) == [newest]
        assert [one.id for one in await store.replays(9)] == ["retold2", "retold1"]

    async def test_ids_of_replays_are_unique(self, store: Store) -> None:
        """A second one of the same id is refused, and the first stays."""
        await store.write(AddReplay(replay()))
        with pytest.raises(Taken):
            await store.write(AddReplay(replay(at=2000)))
        assert await store.replay("retold1") == replay()

    async def test_replays_are_deleted_by_id_or_by_age(self, store: Store) -> None:
        """One, or those that came before a time; a table that goes takes none along, and a second time does nothing."""
        await store.write(create(), AddReplay(replay()), AddReplay(replay("retold2", 2000)))
        await store.write(AddReplay(replay("retold3", 3000)), DeleteTable("t"))
        await store.write(DeleteReplays("retold3"), DeleteReplays("retold3"))
        assert [one.id for one in await store.replays(9)] == ["retold2", "retold1"]
        await store.write(DeleteReplays("", before=2000))
        assert [one.id for one in await store.replays(9)] == ["retold2"]
