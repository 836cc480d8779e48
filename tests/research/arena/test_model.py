"""Large models in the arena, against a real local HTTP server."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hareloom.research.arena.folder import Folder
from tests.bots.models.machine import CLUE, chat, playing, plays, status

SHORT = ["--house", "target_score=5", "--games", "2"]


def test_a_model_plays_and_its_cost_is_counted(
    arena: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its moves are its own, every request is paid for, and the key is in no file."""
    monkeypatch.setenv("HARELOOM_MODEL_KEY", "sk-very-secret")
    with playing() as machine:
        assert arena(f"openai:sees@{machine.url}", "random", *SHORT) == 0
        asked = len(machine.asked)
        assert machine.asked[0][1]["Authorization"] == "Bearer sk-very-secret"
    folder = tmp_path / "run"
    standing = json.loads((folder / "results.json").read_bytes())["standings"][0]
    assert standing["fallbacks"] == 0
    assert standing["spent"]["asked"] == asked == standing["moves"]
    assert (standing["spent"]["tokens_in"], standing["spent"]["tokens_out"]) == (1000 * asked, 20 * asked)
    assert any(turn.clue.text == CLUE for record in Folder(folder).games() for turn in record.turns)
    assert all(b"very-secret" not in file.read_bytes() for file in folder.rglob("*") if file.is_file())


def test_a_models_nonsense_is_marked(arena: Callable[..., int], tmp_path: Path) -> None:
    """A model that answers without sense is moved for, marked with a dagger, and doesn't stop the run."""
    with playing([chat("I would rather talk about the weather.")]) as machine:
        assert arena(f"openai:sees@{machine.url}", "random", *SHORT) == 0
    standing = json.loads((tmp_path / "run/results.json").read_bytes())["standings"][0]
    assert standing["fallbacks"] == standing["illegal"] == standing["moves"] > 3
    assert "†" in (tmp_path / "run/report.html").read_text("utf-8")


def test_a_model_that_is_gone_stops_the_run_and_costs_are_kept(
    arena: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """After three failures in a row the run stops; gone on with, it has the cost of both parts."""
    with playing([plays, plays, status(503)]) as machine:
        player = f"openai:sees@{machine.url}"
        assert arena(player, "random", *SHORT, "--model-seconds", "1") == 2
        assert "silent 3 times in a row" in capsys.readouterr().err
        before = sum(cost.asked for cost in Folder(tmp_path / "run").costs())
        assert before >= 2
        machine.answers = [plays]
        assert arena("--resume") == 0
    spent = json.loads((tmp_path / "run/results.json").read_bytes())["standings"][0]["spent"]
    moves = json.loads((tmp_path / "run/results.json").read_bytes())["standings"][0]["moves"]
    assert spent["asked"] == before + moves
