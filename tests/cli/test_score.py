"""``hareloom score``: lines in, lines out, and an exit code that tells."""

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hareloom.cli import main

VECTORS = Path(__file__).parent.parent / "golden" / "vectors.jsonl"
GOOD = {
    "id": "good",
    "edition": "classic",
    "players": ["Ana", "Tom", "Léa", "Max"],
    "storyteller": "Ana",
    "cards": {"1": "Ana", "2": "Tom", "3": "Léa", "4": "Max"},
    "votes": {"Tom": [1], "Léa": [4], "Max": [1]},
}


def answers(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_every_scored_vector_gets_its_points(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The command answers every turn of the vectors with their points, or with their error."""
    vectors = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
    turns = [vector for vector in vectors if vector["kind"] in ("score", "invalid")]
    sheet = tmp_path / "turns.jsonl"
    sheet.write_text("\n".join(map(json.dumps, turns)), encoding="utf-8")
    assert main(["score", str(sheet)]) == 1
    for turn, answer in zip(turns, answers(capsys), strict=True):
        assert answer["id"] == turn["id"]
        if turn["kind"] == "score":
            assert answer == {"id": turn["id"], "points": turn["expected"]}
        else:
            assert answer["error"] == turn["error"]


def test_a_malformed_line_does_not_stop_the_rest(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From standard input: a broken line is answered by its number, the others are counted, the exit code is 1."""
    good = json.dumps({key: value for key, value in GOOD.items() if key != "id"})
    contradiction = json.dumps({**GOOD, "storyteller": "Bob"})
    text = f"{good}\n\nnonsense\n{contradiction}\n{good}\n"
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    assert main(["score", "-"]) == 1
    first, broken, impossible, last = answers(capsys)
    assert first == {"line": 1, "points": {"Ana": 3, "Tom": 3, "Léa": 0, "Max": 4}}
    assert (broken["line"], broken["error"]) == (3, "malformed")
    assert (impossible["id"], impossible["line"], impossible["error"]) == ("good", 4, "malformed")
    assert last["line"] == 5


def test_explain_says_what_each_point_was_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With --explain every point comes with its reason; all counted is exit code 0."""
    sheet = tmp_path / "turn.jsonl"
    sheet.write_text(json.dumps(GOOD), encoding="utf-8")
    assert main(["score", "--explain", str(sheet)]) == 0
    (answer,) = answers(capsys)
    assert {"player": "Tom", "points": 3, "why": "found it"} in answer["awards"]


def test_a_missing_file_is_said_kindly(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """No traceback, but the file's name and what is wrong."""
    assert main(["score", str(tmp_path / "none.jsonl")]) == 2
    assert "can't be read" in capsys.readouterr().err
