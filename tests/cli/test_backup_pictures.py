"""A backup has the pictures of players' decks, and a look over the store finds one that is missing or damaged."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.making_decks import made, making

from hareloom.cli import main
from hareloom.server import backup
from hareloom.server.bootstrap import FILE


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a deck of two cards."""
    with making(tmp_path / "data") as client:
        made(client)
    return tmp_path / "data"


def pictures(folder: Path) -> dict[str, bytes]:
    """Every file of a picture, by its path."""
    found = (folder / "pictures").rglob("*.webp")
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}


def test_pictures_are_restored_with_their_decks(data: Path, tmp_path: Path) -> None:
    """Every file is there again as it was, the backup is found to be whole, and half a file is left out."""
    (data / "pictures" / "ab").mkdir(exist_ok=True)
    (data / "pictures" / "ab" / ".partial-x").write_bytes(b"half")
    file = tmp_path / "backup.tar.gz"
    assert main(["backup", "--data", str(data), str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert main(["restore", "--data", str(tmp_path / "new"), str(file)]) == 0
    assert len(pictures(data)) == 4
    assert pictures(tmp_path / "new") == pictures(data)
    assert not list((tmp_path / "new").rglob(".partial-*"))


def test_a_deck_deleted_meanwhile_does_not_spoil_a_backup(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that goes while the backup is written has it begin again."""
    hashed = backup._hash  # noqa: SLF001 - where time passes
    gone: list[Path] = []

    def deleting(path: Path) -> str:
        if path.suffix == ".webp" and not gone:
            gone.append(path)
            path.unlink()
        return hashed(path)

    monkeypatch.setattr(backup, "_hash", deleting)
    file = backup.make_backup(data, tmp_path / "backup.tar.gz").file
    contents = backup.unpack(file, tmp_path / "out")
    assert len([name for name in contents.files if name.startswith("pictures/")]) == 3
    assert FILE in contents.files
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_missing_and_a_damaged_picture_are_found(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is named with its deck, and the exit code says so."""
    one, other = sorted(file for file in (data / "pictures").rglob("*.webp") if "@" not in file.name)
    assert main(["store", "verify", "--data", str(data)]) == 0
    one.unlink()
    other.write_bytes(b"not what it was")
    capsys.readouterr()
    assert main(["store", "verify", "--data", str(data)]) == 1
    said = capsys.readouterr().out
    assert f"the picture {one.stem} is missing" in said
    assert f"the picture {other.stem} is damaged" in said
