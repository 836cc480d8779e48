"""A run's folder: stopped and gone on with, refused, begun anew."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hareloom.cli import main
from hareloom.research.arena.folder import Folder

from .conftest import PLAYERS

SHORT = ["--house", "target_score=5"]

HEEDS_CTRL_C = """
import signal, sys
from hareloom.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""
"""The command; what runs in the background of a shell would inherit that Ctrl-C is ignored."""


def _results(folder: Path) -> dict[str, object]:
    """Without what a clock has measured."""
    found: dict[str, object] = json.loads((folder / "results.json").read_text("utf-8"))
    for standing in found["standings"]:  # type: ignore[attr-defined]
        del standing["spent"]["seconds"]
    del found["run"]["began_at"]  # type: ignore[attr-defined]
    return found


def test_a_killed_run_goes_on_as_if_it_had_not_been(arena: Callable[..., int], tmp_path: Path) -> None:
    """Killed in the middle and with half a line behind it, a run becomes what an uninterrupted one is, to the byte."""
    words = [f"python:{PLAYERS}:Slow", "random", "--games", "20", *SHORT]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    command = [
        sys.executable,
        "-m",
        "hareloom",
        "arena",
        *words,
        "--out",
        str(killed),
        "--data",
        str(tmp_path / "data"),
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    games = killed / "games.jsonl"
    until = time.monotonic() + 60
    while not games.exists() or games.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, "it ended before it was killed"
        assert time.monotonic() < until
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    done = games.read_bytes().count(b"\n")
    assert done < 20
    with games.open("ab") as file:
        file.write(b'{"number":99,"deal":50,"rota')
    with (killed / "costs.jsonl").open("ab") as file:
        file.write(b'{"game":99,')

    assert arena("--resume", out="killed") == 0
    assert arena(*words, out="whole") == 0
    assert games.read_bytes() == (whole / "games.jsonl").read_bytes()
    assert _results(killed) == _results(whole)


def test_a_run_that_is_interrupted_says_how_to_go_on(tmp_path: Path) -> None:
    """Ctrl-C keeps the games, counts those of whole deals, and names --resume."""
    words = [f"python:{PLAYERS}:Slow", "random", "--games", "2000", *SHORT]
    places = ["--out", str(tmp_path / "run"), "--data", str(tmp_path / "data")]
    command = [sys.executable, "-c", HEEDS_CTRL_C, "arena", *words, *places]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
    games = tmp_path / "run/games.jsonl"
    while not games.exists() or games.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, "it ended before it was interrupted"
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.decode().strip() == "Stopped. The games so far are kept: go on with --resume."
    counted = json.loads((tmp_path / "run/results.json").read_bytes())
    assert 2 <= counted["games"] <= counted["played"] == games.read_bytes().count(b"\n") < 2000


def test_several_games_at_once_are_the_same_games(arena: Callable[..., int], tmp_path: Path) -> None:
    """With two jobs the file has the same lines in the same order."""
    words = ["random", f"python:{PLAYERS}:First", "--games", "6", *SHORT]
    assert arena(*words, out="one") == 0
    assert arena(*words, "--jobs", "2", out="two") == 0
    assert (tmp_path / "one/games.jsonl").read_bytes() == (tmp_path / "two/games.jsonl").read_bytes()


def test_a_run_can_be_made_longer(arena: Callable[..., int], tmp_path: Path) -> None:
    """More games than before go on where the run ended; without a number it is only counted again."""
    words = ["random", "random", *SHORT]
    assert arena(*words, "--games", "4", out="long") == 0
    before = (tmp_path / "long/games.jsonl").read_bytes()
    assert arena(*words, "--games", "8", "--resume", out="long") == 0
    longer = (tmp_path / "long/games.jsonl").read_bytes()
    assert longer.startswith(before)
    assert arena(*words, "--resume", out="long") == 0
    assert (tmp_path / "long/games.jsonl").read_bytes() == longer
    assert len(list(Folder(tmp_path / "long").games())) == 8


def test_an_existing_run_is_never_written_over(
    arena: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The same settings without --resume, and other settings with it, are refused; nothing is lost."""
    words = ["random", "random", "--games", "2", *SHORT]
    assert arena(*words) == 0
    before = (tmp_path / "run/games.jsonl").read_bytes()
    assert arena(*words) == 2
    assert "--resume" in capsys.readouterr().err
    assert arena(*words, "--seed", "2", "--edition", "revised", "--resume") == 2
    assert "other settings (edition, seed)" in capsys.readouterr().err
    assert (tmp_path / "run/games.jsonl").read_bytes() == before


def test_again_asks_before_it_deletes(
    arena: Callable[..., int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Anything but yes keeps the run; yes deletes its own files and leaves a stranger's."""
    words = ["random", "random", "--games", "2", *SHORT]
    assert arena(*words) == 0
    (tmp_path / "run/notes.txt").write_text("mine")
    before = (tmp_path / "run/games.jsonl").read_bytes()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    assert arena(*words, "--seed", "2", "--again") == 2
    assert "with 2 games? Type yes" in capsys.readouterr().err
    assert (tmp_path / "run/games.jsonl").read_bytes() == before
    monkeypatch.setattr(sys, "stdin", io.StringIO("yes\n"))
    assert arena(*words, "--seed", "2", "--again") == 0
    assert (tmp_path / "run/games.jsonl").read_bytes() != before
    assert (tmp_path / "run/notes.txt").read_text() == "mine"


def test_a_damaged_line_is_named(arena: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A whole line that can't be read is no half line: it is not dropped, and the games behind it aren't either."""
    words = ["random", "random", "--games", "4", *SHORT]
    assert arena(*words) == 0
    games = tmp_path / "run/games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(lines[0] + b"{}\n" + b"".join(lines[2:]))
    assert arena("--resume") == 2
    assert "line 2 is damaged" in capsys.readouterr().err
    games.write_bytes(lines[0] + b"".join(lines[2:]))
    assert arena("--resume") == 2
    assert "game 2 is missing" in capsys.readouterr().err


def test_two_runs_do_not_share_a_folder(
    arena: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """While one run writes into a folder, another is refused."""
    words = ["random", "random", "--games", "2", *SHORT]
    assert arena(*words) == 0
    with Folder(tmp_path / "run").held():
        assert arena("--resume") == 2
    assert "Another run is writing" in capsys.readouterr().err


def test_a_silent_player_stops_the_run_and_keeps_its_games(
    arena: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A program that falls silent after some games stops the run; once it speaks again, the run goes on."""
    script, flag = tmp_path / "moody.py", tmp_path / "mood"
    script.write_text(
        "import json, sys, pathlib\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line); own = asked['view']['own']; may = own['may']\n"
        f"    if asked['game'] == 3 and not pathlib.Path({str(flag)!r}).exists(): sys.exit()\n"
        "    if may.get('tell'): said = {'do': 'give_clue', 'text': 'well', 'card': own['hand'][0]}\n"
        "    elif may.get('give'): said = {'do': 'give_cards', 'cards': own['hand'][:1]}\n"
        "    else: said = {'do': 'cast_ballot', 'votes': [1 if 1 not in may['vote']['forbidden'] else 2]}\n"
        "    print(json.dumps(said), flush=True)\n"
    )
    player = f"program:{sys.executable} {script}"
    assert arena(player, "random", "--games", "6", *SHORT) == 2
    assert "silent 3 times in a row" in capsys.readouterr().err
    stopped = (tmp_path / "run/games.jsonl").read_bytes()
    assert stopped.count(b"\n") == 2
    assert "2 of 6 games were played" in (tmp_path / "run/report.html").read_text("utf-8")
    flag.touch()
    assert arena("--resume") == 0
    assert (tmp_path / "run/games.jsonl").read_bytes().startswith(stopped)
    assert len(list(Folder(tmp_path / "run").games())) == 6


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["random"], "two players or more"),
        (["random", "nobody"], "There is no player 'nobody'"),
        (["random", "random", "--edition", "tarot"], "no edition called 'tarot'"),
        (["random", "random", "--players", "2"], "there are 2"),
        (["random", "random", "--players", "13"], "there are 13"),
        (["random", "random", "--games", "0"], "--games 1"),
        (["random", "random", "--house", "hand_size=99"], "a number from 3 to 10"),
        (["random", "random", "--house", "solo"], "KEY=VALUE"),
        (["random", "random", "--deck", "tarot"], "no deck 'tarot'"),
        (["random", "random", "--players", "12", "--house", "hand_size=10"], "are missing"),
        (["random", "random", "--preset", "chess"], "There are: dixitworld"),
        (["random", "random", "--preset", "dixitworld", "--players", "5"], "leave --edition"),
        (["random", "random", "--jobs", "0"], "--jobs"),
        (["random", "random", "--model-seconds", "0"], "--model-seconds"),
        (["random", "python:nowhere_to_be_found:Me"], "no module"),
        (["random", "openai:gpt@http://127.0.0.1:1/v1"], "Is the model's server running?"),
        (["--resume"], "no run to go on with"),
        (["random", "random", "--resume"], "no run to go on with"),
        (["--replay", "1"], "has no run"),
    ],
)
def test_what_cannot_be_played_is_explained_and_leaves_nothing_behind(
    words: list[str], said: str, arena: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Bad input gets one line that says what would be right, and no folder."""
    assert arena(*words) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert printed.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_a_folder_that_cannot_be_used_is_explained(
    capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path
) -> None:
    """A file in its place, or a folder with other things in it."""
    file = tmp_path / "file"
    file.write_text("a file")
    words = ["arena", "random", "random", "--games", "2", "--data", str(data), *SHORT]
    assert main([*words, "--out", str(file)]) == 2
    assert "can't be written" in capsys.readouterr().err
    assert main([*words, "--out", str(file / "below")]) == 2
    assert "--out" in capsys.readouterr().err
    (tmp_path / "full").mkdir()
    (tmp_path / "full/thesis.txt").write_text("years of work")
    assert main([*words, "--out", str(tmp_path / "full")]) == 2
    assert "has other files ('thesis.txt')" in capsys.readouterr().err


def test_several_at_once_stop_where_a_player_has_gone(
    arena: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run that goes on with a player who can't be seated any more says so, and doesn't wait for ever."""
    module = tmp_path / "passing.py"
    module.write_text("from tests.research.arena.players import First\n", "utf-8")
    words = ["python:passing:First", "random", *SHORT]
    sys.path.insert(0, str(tmp_path))
    try:
        assert arena(*words, "--games", "2") == 0
        module.unlink()
        sys.modules.pop("passing")
        assert arena(*words, "--games", "8", "--resume", "--jobs", "2") != 0
    finally:
        sys.path.remove(str(tmp_path))
    assert "passing" in capsys.readouterr().err
