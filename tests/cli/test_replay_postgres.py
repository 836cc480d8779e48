"""``hareloom replay`` where the tables are in PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.replays.making import NAMES, file_of, stored_game

from hareloom.cli import main
from hareloom.replays.reading import read
from postgres import Server


def test_a_file_comes_and_goes_in_postgres(
    tmp_path: Path, postgres: Server, empty_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Imported, exported again as it was, and deleted, in a database that the command makes ready."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(file_of(stored_game(names=NAMES[:4], hearts=True)))
    where = ["--data", str(tmp_path / "data"), "--database", postgres.url(empty_database)]
    assert main(["replay", "import", str(file), *where]) == 0
    replay_id = capsys.readouterr().out.partition(":")[0]
    again = tmp_path / "again.jsonl"
    assert main(["replay", "export", replay_id, "--out", str(again), *where]) == 0
    assert read(again.read_bytes()) == read(file.read_bytes())
    capsys.readouterr()
    assert main(["replay", "export", "amber otter velvet", *where]) == 2
    assert "No table has the code" in capsys.readouterr().err
    assert main(["replay", "delete", replay_id, *where]) == 0
    assert main(["replay", "delete", replay_id, *where]) == 2
