"""``hareloom deck`` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.decks.painting import everything_in, files_of, folder, packed, painted

from hareloom.cli import main
from hareloom.decks.manifest import schema_text

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, named as a server's would be."""
    monkeypatch.setenv("HARELOOM_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_deck_comes_is_listed_and_goes(tmp_path: Path, data: Path, capsys: Said) -> None:
    """From a folder of 26 pictures to a deck in the list, and away again."""
    mine = folder(tmp_path / "mine", files_of(26))
    assert main(["deck", "check", str(mine)]) == 0
    assert "'mine' is fine" in capsys.readouterr().out
    assert main(["deck", "add", str(mine)]) == 0
    out = capsys.readouterr().out
    assert "Added 'mine': 26 cards." in out
    assert "58 missing for a full box of 84" in out
    assert main(["deck", "list"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0].split() == ["ID", "NAME", "CARDS", "AUTHOR", "LICENCE", "WHERE"]
    assert [line.split()[0] for line in listed[1:]] == ["hareloom", "lamplight", "mine"]
    assert listed[-1].endswith(str(data / "decks" / "mine"))
    assert main(["deck", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[-1] == {
        "id": "mine",
        "name": "Mine",
        "cards": 26,
        "author": "A. Hare",
        "licence": "CC-BY-4.0",
        "where": str(data / "decks" / "mine"),
    }
    assert main(["deck", "remove", "mine"]) == 0
    assert everything_in(data) == ["decks"]


def test_check_says_what_is_wrong_and_fails(tmp_path: Path, data: Path, capsys: Said) -> None:
    """Every problem is a line; the exit code tells scripts; nothing is written."""
    zip_file = packed(tmp_path / "mine.zip", {**files_of(2, author=""), "1.png": b"junk"})
    assert main(["deck", "check", str(zip_file)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "wrong: deck.json: author is empty"
    assert out[1].startswith("wrong: '1.png' is not a picture")
    assert out[-1] == "'mine.zip' can't be added: 2 things to mend."
    assert not data.exists()


def test_add_says_what_is_wrong_and_adds_nothing(tmp_path: Path, data: Path, capsys: Said) -> None:
    """A refused deck is refused with all reasons and exit code 2; its folder isn't even made."""
    mine = folder(tmp_path / "mine", {**files_of(2), "1.png": b"junk"})
    assert main(["deck", "add", str(mine)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "hareloom: 'mine' was not added; 2 things are wrong with it:"
    assert said[1].startswith("  - 2 cards: too few for a game; 24 missing")
    assert said[2].startswith("  - '1.png' is not a picture")
    assert everything_in(data) == []


def test_a_small_deck_is_added_to_be_mixed(tmp_path: Path, capsys: Said) -> None:
    """A deck to be mixed may be small, even without a manifest, and may be replaced."""
    few = folder(tmp_path / "Few", {"a.png": painted(1), "b.png": painted(2)})
    assert main(["deck", "add", "--to-mix", str(few)]) == 0
    assert "There is no deck.json" in capsys.readouterr().out
    assert main(["deck", "add", "--to-mix", str(few)]) == 2
    assert capsys.readouterr().err.startswith("hareloom: There is a deck called 'few' already.")
    assert main(["deck", "add", "--to-mix", "--replace", str(few)]) == 0


def test_a_draft_becomes_a_deck(tmp_path: Path, capsys: Said) -> None:
    """What 'draft' prints is a manifest that the check takes."""
    few = folder(tmp_path / "Few", {"a.png": painted(1), "b.png": painted(2)})
    assert main(["deck", "draft", str(few)]) == 0
    (few / "deck.json").write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["deck", "check", "--to-mix", str(few)]) == 0
    assert main(["deck", "draft", str(tmp_path / "data")]) == 2
    assert "There is nothing at" in capsys.readouterr().err


def test_the_schema_is_printed(capsys: Said) -> None:
    """'schema' prints the schema, 'deck' alone what can be done."""
    assert main(["deck", "schema"]) == 0
    assert capsys.readouterr().out == schema_text()
    assert main(["deck"]) == 0
    assert "remove" in capsys.readouterr().out


def test_an_unusable_deck_is_reported(data: Path, capsys: Said) -> None:
    """'list' says what lies in the folder and is no deck."""
    folder(data / "decks" / "broken", {"deck.json": b"{"})
    assert main(["deck", "list"]) == 0
    assert capsys.readouterr().err.startswith("Can't be used: broken: ")
