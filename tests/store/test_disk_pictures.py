"""Pictures in files keep the contract; and what a disk can do to them."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest
from contract_pictures import SIZES, A, B, PicturesContract

from hareloom.store import StoreProblem, StoreUnwritable
from hareloom.store.disk.pictures import DiskPictures

pytestmark = pytest.mark.anyio


class TestDiskPictures(PicturesContract):
    """Everything that every store of pictures promises."""

    @pytest.fixture
    def pictures(self, tmp_path: Path) -> DiskPictures:
        """A new folder."""
        return DiskPictures(tmp_path / "data" / "pictures")


@pytest.fixture
def pictures(tmp_path: Path) -> DiskPictures:
    """A new folder."""
    return DiskPictures(tmp_path / "pictures")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_only_the_owner_may_read(pictures: DiskPictures) -> None:
    """Folders and files are their owner's alone."""
    await pictures.put(A, SIZES)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in pictures.folder.rglob("*")}
    assert modes == {0o700, 0o600}
    assert stat.S_IMODE(pictures.folder.stat().st_mode) == 0o700


async def test_a_picture_is_on_the_disk_before_put_returns(
    pictures: DiskPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every file is synced before it gets its name, then the folder it lies in, and the folders above when new."""
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def synced(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        fsync(handle)

    def renamed(self: Path, target: Path) -> Path:
        done.append("name")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", renamed)
    await pictures.put(A, SIZES)
    assert done == ["folder", "folder", *["file", "name"] * 3, "folder"]


async def test_a_full_disk_leaves_nothing_half_done(pictures: DiskPictures, monkeypatch: pytest.MonkeyPatch) -> None:
    """No room: a refusal that says so, no partial file; and on again when there is room."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(StoreUnwritable) as refused:
            await pictures.put(A, SIZES)
    assert refused.value.reason is StoreProblem.FULL
    assert await pictures.names() == set()
    assert [path for path in pictures.folder.rglob("*") if path.is_file()] == []
    await pictures.put(A, SIZES)
    assert await pictures.names() == {A}


async def test_what_a_crash_left_in_the_middle_is_gone_at_the_next_start(pictures: DiskPictures) -> None:
    """A file that never got its name is deleted; whole pictures stay."""
    await pictures.put(A, SIZES)
    left = pictures.folder / A[:2] / ".partial-x"
    left.write_bytes(b"half")
    assert await DiskPictures(pictures.folder).names() == {A}
    assert not left.exists()


async def test_foreign_files_are_left_alone(pictures: DiskPictures) -> None:
    """What an operator puts there is neither listed nor counted."""
    await pictures.put(B, SIZES)
    (pictures.folder / B[:2] / "notes.txt").write_text("mine")
    (pictures.folder / B[:2] / "holiday.webp").write_text("mine")
    assert await pictures.names() == {B}
