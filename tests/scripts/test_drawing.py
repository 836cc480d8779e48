"""When the environment that draws the pictures is made."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import drawing


@pytest.fixture
def requirements(tmp_path: Path) -> Path:
    """A file of requirements."""
    file = tmp_path / "requirements.txt"
    file.write_text("# nothing\n")
    return file


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The environments that something was put into; nothing is fetched."""
    pythons: list[str] = []
    monkeypatch.setattr(drawing, "install", lambda python, _: pythons.append(python))
    return pythons


def test_environment_is_made_once(tmp_path: Path, requirements: Path, installed: list[str]) -> None:
    """The second time it is there, and works."""
    python = drawing.ready(tmp_path / "env", requirements)
    assert drawing.ready(tmp_path / "env", requirements) == python
    assert installed == [python]
    subprocess.run([python, "-c", ""], check=True)


def test_environment_is_rebuilt_for_other_requirements(
    tmp_path: Path, requirements: Path, installed: list[str]
) -> None:
    """What was installed for yesterday's requirements is thrown away."""
    drawing.ready(tmp_path / "env", requirements)
    left = tmp_path / "env" / "left over"
    left.touch()
    requirements.write_text("# something else\n")
    drawing.ready(tmp_path / "env", requirements)
    assert len(installed) == 2
    assert not left.exists()


def test_environment_that_was_not_finished_is_not_current(
    tmp_path: Path, requirements: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If installing fails, the next run tries again."""

    def fail(python: str, _: Path) -> None:
        raise subprocess.CalledProcessError(1, python)

    monkeypatch.setattr(drawing, "install", fail)
    with pytest.raises(subprocess.CalledProcessError):
        drawing.ready(tmp_path / "env", requirements)
    assert (tmp_path / "env").is_dir()
    assert not drawing.is_current(tmp_path / "env", requirements)
