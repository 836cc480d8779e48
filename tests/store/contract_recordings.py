"""The contracts about recordings: their rows in every store, and their bytes in every store of recordings."""

import asyncio

import pytest
from making import append, create, person, row, stored
from msgspec.structs import replace

from hareloom.store import (
    RECORDINGS,
    AddPerson,
    AddRecording,
    DeleteRecording,
    DeleteTable,
    DeleteUntold,
    NoSuchPerson,
    NoSuchRecording,
    RecordingRecord,
    RemovePerson,
    Store,
    Taken,
    TellRecording,
)
from hareloom.store.recordings import RecordingStore

A, B = "a" * 64, "ab" * 32


def recording(
    key: str = "r", person_id: str = "ann", table_id: str = "t", name: str = A, at: int = 1000
) -> RecordingRecord:
    """A song that was sent and is not told."""
    return RecordingRecord(key, table_id, person_id, 1, 2, 3, name, "sound", "audio/webm", 12_345, 99_000, at)


class RecordingRowsContract:
    """What holds for the rows that name recordings."""

    pytestmark = pytest.mark.anyio

    async def test_a_recording_comes_back_as_it_was_added(self, store: Store) -> None:
        """It is among what is beside the log, in the order in which they came, with its table's load too."""
        await store.write(create(), AddPerson(person("ann")), AddRecording(recording()))
        await store.write(AddRecording(recording("s", name=B)))
        kept = [recording(), recording("s", name=B)]
        assert (await stored(store)).recordings == kept
        loaded = await store.load("code-t", 1)
        assert loaded is not None
        assert loaded.recordings == kept
        assert await store.recording_names() == {A, B}
        assert await store.recording_bytes() == 198_000

    async def test_it_belongs_to_a_person_at_the_table(self, store: Store) -> None:
        """A recording of an unknown person, or of one at another table, is refused, and so is an id twice."""
        await store.write(create(), create("u"), AddPerson(person("ann")), AddRecording(recording()))
        for wrong in (recording("s", "bob"), recording("s", "ann", "u")):
            with pytest.raises(NoSuchPerson):
                await store.write(AddRecording(wrong))
        with pytest.raises(Taken) as twice:
            await store.write(AddRecording(recording()))
        assert twice.value.what == "recording"

    async def test_it_is_told_and_kept(self, store: Store) -> None:
        """Telling marks it with whether it stays; an unknown one can't be told."""
        await store.write(create(), AddPerson(person("ann")), AddRecording(recording()))
        await store.write(TellRecording("r", keep=True))
        assert (await stored(store)).recordings == [replace(recording(), told=True, keep=True)]
        await store.write(TellRecording("r", keep=False))
        assert (await stored(store)).recordings == [replace(recording(), told=True)]
        with pytest.raises(NoSuchRecording):
            await store.write(TellRecording("s", keep=False))

    async def test_a_row_is_refused_with_its_recording(self, store: Store) -> None:
        """A clue whose recording has gone is not in the log; one whose recording is there says what to read again."""
        await store.write(create(), AddPerson(person("ann")), AddRecording(recording()))
        assert isinstance(await append(store, row(changes=[TellRecording("gone", keep=False)])), NoSuchRecording)
        assert await store.read("t") == []
        assert await append(store, row(changes=[TellRecording("r", keep=False)])) is None
        assert [one.beside for one in await store.read("t")] == [RECORDINGS]

    async def test_it_is_deleted_alone_with_its_person_and_with_its_table(self, store: Store) -> None:
        """Each way it is gone, and others stay; deleting it twice does nothing."""
        await store.write(create(), create("u"), AddPerson(person("ann")), AddPerson(person("bob")))
        await store.write(AddPerson(person("cleo", "u")), AddRecording(recording("c", "cleo", "u", B)))
        await store.write(
            AddRecording(recording("a1")), AddRecording(recording("a2")), AddRecording(recording("b", "bob"))
        )
        await store.write(DeleteRecording("a1"), DeleteRecording("a1"), DeleteRecording("never was"))
        assert [one.id for one in (await stored(store)).recordings] == ["a2", "b"]
        await store.write(RemovePerson("bob"))
        assert [one.id for one in (await stored(store)).recordings] == ["a2"]
        await store.write(DeleteTable("t"))
        assert await store.recording_names() == {B}
        assert await store.recording_bytes() == 99_000
        assert [one.id for one in (await stored(store, "u")).recordings] == ["c"]

    async def test_what_was_never_told_goes_after_a_while(self, store: Store) -> None:
        """Only what is old and untold: a new one and a told one stay."""
        await store.write(create(), AddPerson(person("ann")))
        await store.write(AddRecording(recording("old", at=10)), AddRecording(recording("new", at=20)))
        await store.write(AddRecording(recording("told", at=5)), TellRecording("told", keep=False), DeleteUntold(20))
        assert [one.id for one in (await stored(store)).recordings] == ["new", "told"]


class RecordingsContract:
    """What holds for every store of recordings."""

    pytestmark = pytest.mark.anyio

    async def test_a_recording_comes_back_in_parts(self, recordings: RecordingStore) -> None:
        """Any part is read as it was put, byte for byte, and beyond the end there is nothing."""
        content = bytes(range(256)) * 4
        await recordings.put(A, content)
        assert await recordings.read(A, 0, 1024) == content
        assert await recordings.read(A, 100, 300) == content[100:300]
        assert await recordings.read(A, 1000, 5000) == content[1000:]
        assert await recordings.read(A, 1024, 2000) == b""

    async def test_an_unknown_recording_is_nowhere(self, recordings: RecordingStore) -> None:
        """A name that was never put, or was removed, has nothing to read; removing it again does nothing."""
        assert await recordings.read(A, 0, 10) is None
        await recordings.put(A, b"song")
        await recordings.put(B, b"mime")
        await recordings.remove([A, "c" * 64])
        await recordings.remove([A])
        assert await recordings.read(A, 0, 10) is None
        assert await recordings.read(B, 0, 10) == b"mime"

    async def test_the_names_are_known(self, recordings: RecordingStore) -> None:
        """All recordings can be listed, and one that was put twice is there once."""
        assert await recordings.names() == set()
        await asyncio.gather(*(recordings.put(A, b"song") for _ in range(8)))
        await recordings.put(B, b"mime")
        assert await recordings.names() == {A, B}
        assert await recordings.read(A, 0, 10) == b"song"
