"""Recordings in files and in the database keep the contract; and what a disk and other servers do to them."""

import errno
import os
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from contract_recordings import A, B, RecordingsContract, recording
from making import create, person

from hareloom.store import AddPerson, AddRecording, StoreProblem, StoreUnwritable
from hareloom.store.disk.recordings import DiskRecordings
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.recordings import PostgresRecordings
from hareloom.store.postgres.store import PostgresStore
from postgres import Server

pytestmark = pytest.mark.anyio


def files(folder: Path) -> list[str]:
    """What lies in a folder and below it."""
    return [path.name for path in folder.rglob("*") if path.is_file()]


class TestDiskRecordings(RecordingsContract):
    """Everything that every store of recordings promises."""

    @pytest.fixture
    def recordings(self, tmp_path: Path) -> DiskRecordings:
        """A new folder."""
        return DiskRecordings(tmp_path / "data" / "recordings")


@pytest.fixture
async def store(postgres: Server, database: str) -> AsyncIterator[PostgresStore]:
    """A new store."""
    store = PostgresStore(Address(postgres.url(database)))
    await store.open()
    yield store
    await store.close()


class TestPostgresRecordings(RecordingsContract):
    """Everything that every store of recordings promises."""

    @pytest.fixture
    def recordings(self, store: PostgresStore) -> PostgresRecordings:
        """A new database."""
        return PostgresRecordings(store)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_only_the_owner_may_read(tmp_path: Path) -> None:
    """Folders and files are their owner's alone."""
    recordings = DiskRecordings(tmp_path / "recordings")
    await recordings.put(A, b"song")
    file = recordings.file(A)
    folders = {stat.S_IMODE(folder.stat().st_mode) for folder in (recordings.folder, file.parent)}
    assert (folders, stat.S_IMODE(file.stat().st_mode)) == ({0o700}, 0o600)


async def test_a_full_disk_is_said_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a recording is no recording, and the reason is the disk."""
    recordings = DiskRecordings(tmp_path / "recordings")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(StoreUnwritable) as refused:
            await recordings.put(A, b"song")
    assert refused.value.reason is StoreProblem.FULL
    assert files(tmp_path) == []
    await recordings.put(A, b"song")
    assert await recordings.names() == {A}


async def test_what_a_crash_left_in_the_middle_goes(tmp_path: Path) -> None:
    """Half a file is no recording, and the next start deletes it."""
    recordings = DiskRecordings(tmp_path)
    await recordings.put(A, b"song")
    half = tmp_path / "aa" / ".partial-x"
    half.write_bytes(b"half")
    assert await recordings.names() == {A}
    DiskRecordings(tmp_path, clean=False)
    assert half.exists()
    DiskRecordings(tmp_path)
    assert not half.exists()


async def test_what_a_row_names_is_not_removed(store: PostgresStore) -> None:
    """A server that doesn't know of a clue yet can't remove its recording."""
    recordings = PostgresRecordings(store)
    await recordings.put(A, b"song")
    await recordings.put(B, b"mime")
    await store.write(create(), AddPerson(person("ann")), AddRecording(recording()))
    await recordings.remove([A, B])
    assert await recordings.names() == {A}


async def test_what_another_has_just_put_is_not_removed(postgres: Server, database: str, store: PostgresStore) -> None:
    """Between the bytes and the row that names them another server's round comes by, and leaves them; later they go."""
    ours, others = PostgresRecordings(store), PostgresRecordings(store)
    await ours.put(A, b"song")
    await others.remove([A])
    assert await others.read(A, 0, 4) == b"song"
    admin = await asyncpg.connect(postgres.url(database))
    await admin.execute("UPDATE recording_contents SET put_at = now() - interval '2 minutes'")
    await admin.close()
    await others.remove([A])
    assert await ours.names() == set()
