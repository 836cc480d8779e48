"""``hareloom replay``, ``storybook``, ``score`` and ``simulate`` with replay files, without a server."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path

import pytest
from tests.replays.making import NAMES, file_of, stored_game
from tests.server.making_decks import guest, host, making
from tests.server.making_decks import made as made_deck

from hareloom.cli import main
from hareloom.replays.reading import read
from hareloom.server.bootstrap import FILE
from hareloom.store import AddPerson, Append, CreateTable, SqliteStore, Stored


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a game of four."""
    target = tmp_path / "game.jsonl"
    target.write_bytes(file_of(stored_game(names=NAMES[:4], hearts=True)))
    return target


def test_a_file_comes_and_goes_without_a_server(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Imported, listed, exported again as it was, and deleted, in a folder that no server uses."""
    data = ["--data", str(tmp_path / "data")]
    assert main(["replay", "import", str(file), *data]) == 0
    replay_id, link = capsys.readouterr().out.strip().split(": ", 1)
    assert f"/r/{replay_id}/" in link
    again = tmp_path / "again.jsonl"
    assert main(["replay", "export", replay_id, "--out", str(again), *data]) == 0
    assert read(again.read_bytes()) == read(file.read_bytes())
    assert main(["replay", "delete", replay_id, *data]) == 0
    capsys.readouterr()
    assert main(["replay", "list", *data]) == 0
    assert capsys.readouterr().out == "No replay was imported.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["replay", "export", "amber otter velvet"], "There is no "),
        (["replay", "export", "??"], "neither a table's code nor a replay file"),
        (["replay", "import", "none.jsonl"], "can't be read"),
        (["replay", "import", "{bad}"], "This is no replay"),
        (["storybook", "{bad}"], "This is no replay"),
        (["storybook", "{file}", "--game", "2"], "leave --game out"),
        (["storybook", "{file}", "--out", "book.doc"], "--out book.pdf"),
        (["storybook", "{file}", "--font", "none.ttf"], "no font at"),
        (["storybook", "{stopped}"], "no story to print"),
        (["simulate", "--replay", "{file}", "--house", "hand_size=7"], "leave --house out"),
        (["simulate", "--replay", "{stopped}"], "nothing to compare"),
    ],
)
def test_mistakes_are_told_kindly(
    words: list[str], said: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence on standard error, and nothing else."""
    (tmp_path / "bad.jsonl").write_text('{"format": "chess"}\n', encoding="utf-8")
    log = stored_game(names=NAMES[:4], turns=1)
    first = next(row for row in log.rows if b"turn_scored" in row.events).version
    stop = next(row for row in log.rows if b"game_stopped" in row.events)
    del log.rows[first - 1 :]
    log.rows.append(stop)
    (tmp_path / "stopped.jsonl").write_bytes(file_of(log))
    places = {"bad": tmp_path / "bad.jsonl", "file": file, "stopped": tmp_path / "stopped.jsonl"}
    data = [] if words[0] == "simulate" else ["--data", str(tmp_path / "empty")]
    assert main([word.format(**places) for word in words] + data) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_table_without_a_finished_game_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table's code is taken as people write it, beside the server's store."""
    with making(tmp_path) as browser:
        code = host(browser)
        guest(browser, code, "Zoë")
    assert main(["replay", "export", code.upper(), "--data", str(tmp_path)]) == 2
    assert "No game has been played to its end" in capsys.readouterr().err


async def _kept(data: Path, stored: Stored) -> None:
    """Put a table with its log into the store of a folder."""
    store = SqliteStore(data / FILE)
    await store.write(CreateTable(stored.table), *map(AddPerson, stored.people))
    for row in stored.rows:
        append = Append(row.table_id, row.version - 1, row.actor, row.action_id, row.events, row.at)
        assert await store.append([append]) == [None]
    await store.close()


def test_a_book_of_a_table_has_its_own_decks_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the table's code the pictures that players made are in the book; a file that names them brings none along."""
    with making(tmp_path) as browser:
        deck, cards = made_deck(browser, 28, "link")
    stored = stored_game("classic", NAMES[:4], cards=tuple(cards), decks=(deck["id"],), turns=1)
    asyncio.run(_kept(tmp_path, stored))
    book, file = tmp_path / "book.pdf", tmp_path / "game.jsonl"
    data = ["--data", str(tmp_path)]
    assert main(["storybook", "amber-otter-velvet", "--out", str(book), *data]) == 0
    assert "not on this machine" not in capsys.readouterr().out
    assert main(["replay", "export", "amberottervelvet", "--out", str(file), *data]) == 0
    header = json.loads(file.read_bytes().splitlines()[0])
    assert [(one["id"], one["name"], len(one["cards"])) for one in header["decks"]] == [(deck["id"], "Holidays", 4)]
    capsys.readouterr()
    assert main(["storybook", str(file), "--out", str(book), *data]) == 0
    assert "4 pictures are not on this machine" in capsys.readouterr().out


def test_a_file_is_not_named_after_the_code(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --out its name is the day and the game's number; with - it is written to standard output."""
    monkeypatch.chdir(tmp_path)
    data = ["--data", str(tmp_path / "data")]
    assert main(["replay", "import", str(file), *data]) == 0
    replay_id = capsys.readouterr().out.partition(":")[0]
    assert main(["replay", "export", replay_id, *data]) == 0
    assert (tmp_path / "hareloom-2025-11-14-1.jsonl").is_file()


def test_score_counts_a_replay_anew(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every turn is the same by our rules; where the file has other points, both are said and the exit code is 1."""
    assert main(["score", str(file), "--explain"]) == 0
    turns = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    told = read(file.read_bytes())
    assert [turn["turn"] for turn in turns] == [turn.turn for turn in told.turns]
    assert all(turn["same"] and turn["awards"] for turn in turns)
    assert sum(sum(turn["points"].values()) for turn in turns) == sum(told.turns[-1].scores)
    lines = [json.loads(line) for line in file.read_bytes().splitlines()]
    header = lines[0]
    header["house"] = {"solo_finder_4": True, "bonus_cap": 0}
    lines[1]["view"]["table"]["house"] = [{"key": "solo_finder_4", "value": True}, {"key": "bonus_cap", "value": 0}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert main(["score", str(file)]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    wrong = [answer for answer in answers if not answer["same"]]
    assert wrong
    assert all(answer["recorded"] != answer["points"] for answer in wrong)


def test_score_reads_either_from_standard_input(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay or a sheet of turns: the first line tells."""

    class Input:
        def __init__(self, content: bytes) -> None:
            self.buffer = io.BytesIO(content)

    monkeypatch.setattr("sys.stdin", Input(file.read_bytes()))
    assert main(["score", "-"]) == 0
    assert '"same":true' in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", Input(b"{}\n{}"))
    assert main(["score", "-"]) == 1
    assert capsys.readouterr().out.count('"malformed"') == 2


def test_simulate_plays_as_in_a_replay(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Edition, players and cards are the replay's, whose numbers stand beside the simulated ones."""
    assert main(["simulate", "--replay", str(file), "--games", "20", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    told = read(file.read_bytes())
    assert (answer["simulated"]["edition"], answer["simulated"]["players"]) == ("odyssey", 4)
    assert answer["simulated"]["games"] == 20
    assert answer["replay"]["turns_per_game"] == len(told.turns)
    assert answer["replay"]["points_by_seat"] == list(told.turns[-1].scores)
    assert main(["simulate", "--replay", str(file), "--games", "5"]) == 0
    assert "in the replay" in capsys.readouterr().out


def test_a_book_is_printed_from_a_file(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command says how many pages it has, and which pictures are missing."""
    target = tmp_path / "book.pdf"
    assert main(["storybook", str(file), "--out", str(target), "--paper", "letter", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    turns = len(read(file.read_bytes()).turns)
    assert f"{2 * turns + 5} pages" in said or f"{2 * turns + 4} pages" in said
    assert "pictures are not on this machine" in said
    assert target.read_bytes().startswith(b"%PDF")
