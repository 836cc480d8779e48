"""The file is there as a whole or not at all."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

import pytest

from hareloom.mistake import Mistake
from hareloom.printing.output import whole_file


def test_nothing_is_seen_before_everything_is_written(tmp_path: Path) -> None:
    """The old file stays until the new one is whole."""
    target = tmp_path / "box.pdf"
    target.write_bytes(b"old")
    with whole_file(target) as file:
        file.write(b"half")
        file.flush()
        assert target.read_bytes() == b"old"
        file.write(b" and half")
    assert target.read_bytes() == b"half and half"
    assert [path.name for path in tmp_path.iterdir()] == ["box.pdf"]


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    """Whatever goes wrong while it is drawn."""
    target = tmp_path / "box.pdf"
    target.write_bytes(b"old")
    with suppress(ValueError), whole_file(target) as file:
        file.write(b"half")
        raise ValueError("drawn badly")
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["box.pdf"]


@pytest.mark.parametrize(
    ("number", "words"), [(errno.ENOSPC, "no room for"), (errno.EIO, "can't be written: Input/output error")]
)
def test_a_full_or_broken_disk_is_said_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    """A disk may say so only when it is asked to keep what was written."""

    def refuse(_file: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(Mistake, match=words), whole_file(tmp_path / "box.pdf") as file:
        file.write(b"all")
    assert list(tmp_path.iterdir()) == []


def test_the_file_may_be_read_as_any_other(tmp_path: Path) -> None:
    """It isn't readable by its owner alone, as files made beside another are."""
    plain = tmp_path / "plain"
    plain.touch()
    with whole_file(tmp_path / "box.pdf") as file:
        file.write(b"all")
    assert (tmp_path / "box.pdf").stat().st_mode == plain.stat().st_mode
