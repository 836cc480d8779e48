"""`hareloom bench`: what it prints, keeps and refuses."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hareloom.cli import bench, main
from hareloom.research.bench import test_set
from hareloom.research.bench.answers import read_run
from hareloom.research.bench.scoring import scored
from tests.bots.models.machine import playing, plays, status

RUN = ("bench", "run")


def test_the_command_knows_what_the_test_set_has() -> None:
    """Its choices are those of the set, which it doesn't import to be quick."""
    assert (bench.TASKS, bench.LANGUAGES, bench.TIERS) == (test_set.TASKS, test_set.LANGUAGES, test_set.TIERS)


def test_a_player_is_asked_and_the_result_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """By language and tier."""
    assert main([*RUN, "random", "--task", "listen", "--language", "de", "--tier", "plain", "--limit", "5"]) == 0
    printed = capsys.readouterr().out
    assert "5 of 1260 questions" in printed
    assert "plain" in printed
    assert "allusive" not in printed


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same answers as of one that wasn't stopped."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert main([*RUN, "random", "--limit", "6", "--out", str(whole)]) == 0
    assert main([*RUN, "random", "--limit", "3", "--out", str(parts)]) == 0
    assert main([*RUN, "random", "--limit", "6", "--out", str(parts)]) == 2
    assert main([*RUN, "random", "--limit", "6", "--out", str(parts), "--resume", "--json"]) == 0
    assert read_run(whole).answers == read_run(parts).answers
    assert len(read_run(parts).lines) == 18
    assert "--resume" in capsys.readouterr().err


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """A kill -9 in the middle costs at most the answer that was being written."""
    out = tmp_path / "killed.jsonl"
    command = [sys.executable, "-m", "hareloom", *RUN, "random", "--task", "listen", "--out", str(out)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    end = time.monotonic() + 30
    while not out.exists() or out.stat().st_size < 2000:
        assert time.monotonic() < end
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    before = read_run(out).lines
    assert 0 < len(before) < 1260
    assert main([*RUN, "random", "--task", "listen", "--limit", "1260", "--out", str(out), "--resume"]) == 0
    after = read_run(out).lines
    assert after[: len(before)] == before
    assert len(after) == len(read_run(out).answers) == 1260


def test_a_model_is_asked_and_its_costs_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real endpoint on this machine; every task; the clue it tells is judged."""
    monkeypatch.setenv("HARELOOM_MODEL_KEY", "a-secret-of-this-test")
    out = tmp_path / "model.jsonl"
    with playing() as machine:
        assert main([*RUN, f"openai:tiny@{machine.url}", "--limit", "2", "--out", str(out)]) == 0
    run = read_run(out)
    assert all(line.card and not line.problem and line.asked == 1 and line.tokens_in == 1000 for line in run.lines)
    assert [line.task for line in run.lines] == ["listen", "listen", "tell", "tell", "give", "give"]
    assert all(line.none + line.some + line.all == 20 for line in run.lines if line.task == "tell")
    assert "a-secret" not in out.read_text(encoding="utf-8")


def test_three_silences_stop_the_run_and_are_asked_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With a sentence that says how to go on."""
    out = tmp_path / "model.jsonl"
    with playing([status(500)]) as machine:
        player = f"openai:tiny@{machine.url}"
        assert main([*RUN, player, "--task", "listen", "--limit", "5", "--model-seconds", "2", "--out", str(out)]) == 2
        assert "3 times in a row" in (said := capsys.readouterr().err)
        assert "--resume" in said
        assert [line.silent for line in read_run(out).lines] == [True] * 3
        machine.answers = [plays]
        assert main([*RUN, player, "--task", "listen", "--limit", "5", "--out", str(out), "--resume"]) == 0
    run = read_run(out)
    assert (len(run.lines), len(run.answers)) == (8, 5)
    assert all(line.card for line in run.answers.values())
    assert scored(run).costs.asked > 5


def test_the_board_marks_parts_and_missed_questions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside the shipped results; a hostile name is harmless."""
    path = tmp_path / "a.jsonl"
    lines = [
        {"line": "run", "player": "\u001b[31mred\nherring"},
        {"line": "answer", "task": "listen", "id": "bath-plain-en", "card": "bath", "found": True},
        {"line": "answer", "task": "listen", "id": "coat-plain-en", "problem": "Nothing legal came."},
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert main(["bench", "board", str(path)]) == 0
    printed = capsys.readouterr().out
    (own,) = [line for line in printed.splitlines() if "herring" in line]
    assert "*†" in own
    assert "\u001b" not in printed
    assert "† gave no legal answer" in printed
    (cunning,) = [line for line in printed.splitlines() if line.startswith("offline:cunning")]
    assert "*" not in cunning
    assert main(["bench", "board", "--json"]) == 0
    assert {each["player"] for each in json.loads(capsys.readouterr().out)} >= {"random", "panel"}


def test_the_card_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Or its path."""
    assert main(["bench", "card"]) == 0
    text = capsys.readouterr().out
    assert "## Limits" in text
    assert main(["bench", "card", "--path"]) == 0
    assert Path(capsys.readouterr().out.strip()).read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("run", "nobody"), "caption-only"),
        (("run", "offline:genius"), "There is no bot"),
        (("run", "openai:tiny@nowhere"), "address"),
        (("run", "openai:tiny@http://127.0.0.1:9", "--limit", "1"), "Nobody answers"),
        (("run", "python:no_such_module:Player", "--limit", "1"), "no_such_module"),
        (("run", "random", "--limit", "0"), "--limit 1"),
        (("run", "random", "--resume"), "--out"),
        (("run", "random", "--model-seconds", "0"), "--model-seconds"),
        (("run", "panel", "--language", "zh"), "none of these languages"),
        (("run", "random", "--out", "/nowhere/at/all.jsonl"), "can't be written"),
        (("board", "/nowhere/at/all.jsonl"), "can't be read"),
        (("export", "/proc/nowhere"), "can't be written"),
    ],
)
def test_a_mistake_is_answered_kindly(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line that says what to do."""
    assert main(["bench", *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1
