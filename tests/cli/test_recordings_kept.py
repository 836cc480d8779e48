"""Recordings are in backups and moves, and a look over the store finds one that is missing or damaged."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.recording import files, sent, serving, table, tell

from hareloom.cli import main
from hareloom.server import backup
from hareloom.store.disk.recordings import DiskRecordings
from postgres import Server


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a recording that was told."""
    with serving(tmp_path / "data") as client:
        teller, *_ = table(client)
        tell(teller, sent(teller), keep=True)
    return tmp_path / "data"


def contents(data: Path) -> dict[str, bytes]:
    """Every recording by its name."""
    return {file.name: file.read_bytes() for file in files(data)}


def test_a_backup_has_them(data: Path, tmp_path: Path) -> None:
    """They are there again as they were, and the backup is found to be whole."""
    file = tmp_path / "backup.tar.gz"
    assert main(["backup", "--data", str(data), str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert main(["restore", "--data", str(tmp_path / "new"), str(file)]) == 0
    assert len(contents(data)) == 1
    assert contents(tmp_path / "new") == contents(data)
    assert main(["store", "verify", "--data", str(tmp_path / "new")]) == 0


def test_one_that_goes_meanwhile_has_the_backup_begin_again(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the database names one that is gone, it is copied again; one that is lost for good spoils no backup."""
    copies: list[Path] = []
    copy = backup._copy_database  # noqa: SLF001 - to count its calls

    def counted(source: Path, target: Path) -> None:
        copies.append(target)
        copy(source, target)

    monkeypatch.setattr(backup, "_copy_database", counted)
    backup.make_backup(data, tmp_path / "whole.tar.gz")
    assert len(copies) == 1
    (lost,) = files(data)
    lost.unlink()
    backup.make_backup(data, tmp_path / "lost.tar.gz")
    assert len(copies) == 1 + backup.ATTEMPTS


def test_a_missing_and_a_damaged_one_are_found(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is named, and the exit code says so."""
    assert main(["store", "verify", "--data", str(data)]) == 0
    (file,) = files(data)
    file.write_bytes(b"not what it was")
    assert main(["store", "verify", "--data", str(data)]) == 1
    assert f"the recording {file.name} is damaged" in capsys.readouterr().out
    file.unlink()
    assert main(["store", "verify", "--data", str(data)]) == 1
    assert f"the recording {file.name} is missing" in capsys.readouterr().out


def test_they_move_there_and_back(
    data: Path, postgres: Server, empty_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Into the database and out of it again, byte for byte; there a look over the store sees them too."""
    url = postgres.url(empty_database)
    assert main(["move", "--data", str(data), "--to", url]) == 0
    assert "1 recordings" in capsys.readouterr().out
    assert main(["store", "verify", "--database", url, "--data", str(data)]) == 0
    back = tmp_path / "back"
    assert main(["move", "--database", url, "--to", str(back)]) == 0
    assert contents(back) == contents(data)
    postgres.sql("UPDATE recording_contents SET content = 'other'", empty_database)
    assert main(["store", "verify", "--database", url, "--data", str(data)]) == 1
    assert "is damaged" in capsys.readouterr().out
    folder = DiskRecordings(back / "recordings").folder
    assert main(["move", "--database", url, "--to", str(back)]) == 2
    assert folder.is_dir()
