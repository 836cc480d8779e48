"""``hareloom deck print`` as a person meets it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from tests.decks.painting import files_of, folder, painted
from tests.server.making_decks import made, making

from hareloom.cli import main
from hareloom.cli.deck_print import LANGUAGES, PAPERS, PARTS, card_numbers
from hareloom.mistake import Mistake
from hareloom.printing import box, paper, texts
from hareloom.printing.cards import BACK
from hareloom.printing.pictures import printed
from postgres import Server

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder and a data folder of the test's own."""
    monkeypatch.setenv("HARELOOM_DATA", str(tmp_path / "data"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "here"


def test_it_says_what_it_made_and_where(here: Path, capsys: Said) -> None:
    """Without -o the file has the deck's name and lies in this folder."""
    assert main(["deck", "print", "hareloom", "--cards", "1-2", "--only", "cards"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("'hareloom.pdf': 1 page, ")
    assert "Print at 100 %" in said
    assert (here / "hareloom.pdf").read_bytes().startswith(b"%PDF-")
    assert main(["deck", "print", "hareloom", "--only", "cover", "--language", "fr", "-o", "other.pdf"]) == 0
    assert sorted(path.name for path in here.iterdir()) == ["hareloom.pdf", "other.pdf"]


@pytest.mark.parametrize("own", [True, False])
def test_backs_are_the_deck_s_own_where_it_has_one(tmp_path: Path, here: Path, own: bool, capsys: Said) -> None:
    """A deck that was added with a back is printed with it, any other with the common one."""
    files = {**files_of(2, back="back.png"), "back.png": painted(9)} if own else files_of(2)
    assert main(["deck", "add", "--to-mix", str(folder(tmp_path / "mine", files))]) == 0
    assert main(["deck", "print", "mine", "--backs", "--only", "cards"]) == 0
    assert "'mine.pdf': 2 pages, " in capsys.readouterr().out
    content = (here / "mine.pdf").read_bytes()
    stored = tmp_path / "data" / "decks" / "mine" / "pictures" / "back.webp"
    assert (printed(BACK) in content) is not own
    assert (own and printed(stored) in content) is own


def test_a_players_deck_is_printed_beside_the_server(here: Path, tmp_path: Path, capsys: Said) -> None:
    """The operator names it by its id; a deck that its owner deleted is not there."""
    with making(tmp_path / "data") as client:
        deck, _ = made(client, 3)
        assert main(["deck", "print", deck["id"], "--only", "cards"]) == 0
        assert capsys.readouterr().out.startswith(f"'{deck['id']}.pdf': 1 page, ")
        assert (here / f"{deck['id']}.pdf").read_bytes().startswith(b"%PDF-")
        client.delete(f"/api/own-decks/{deck['id']}")
        assert main(["deck", "print", deck["id"], "--only", "cards"]) == 2
    assert "There is no deck called" in capsys.readouterr().err


def test_a_players_deck_is_printed_from_a_database(
    here: Path, postgres: Server, empty_database: str, tmp_path: Path, capsys: Said
) -> None:
    """Its pictures come from there, whichever server took them."""
    url = postgres.url(empty_database)
    (tmp_path / "elsewhere").mkdir()
    with making(tmp_path / "elsewhere", database=url) as client:
        deck, _ = made(client, 3)
    assert main(["deck", "print", deck["id"], "--only", "cards,cover", "--database", url]) == 0
    assert capsys.readouterr().out.startswith(f"'{deck['id']}.pdf': 2 pages, ")
    assert (here / f"{deck['id']}.pdf").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["unknown"], "There is no deck called 'unknown'. There are: 'hareloom' and 'lamplight'."),
        (["../etc"], "There is no deck called '../etc'. There are: 'hareloom' and 'lamplight'."),
        (["hareloom", "--cards", "90-100"], "The deck has 84 cards, from 1 to 84; --cards 90-100 asks for others."),
        (["hareloom", "--cards", "0-3"], "The deck has 84 cards, from 1 to 84; --cards 0-3 asks for others."),
        (["hareloom", "--cards", "9-4"], "In --cards, 9-4 runs backwards; write 4-9."),
        (
            ["hareloom", "--cards", "some"],
            "--cards takes numbers and ranges such as 1-84 or 3,7,20-; 'some' is neither.",
        ),
        (["hareloom", "--edition", "chess"], "There is no edition called 'chess'. There are: classic, revised,"),
        (
            ["hareloom", "--only", "box"],
            "There is no part called 'box'. There are: cover, cards, pieces, track, rules.",
        ),
        (["hareloom", "--font", "no.ttf"], "There is no font at no.ttf."),
        (["hareloom", "-o", "missing/box.pdf"], "'missing/box.pdf' can't be written: No such file or directory."),
        (["hareloom", "-o", "."], "'.' is a folder. Name a file: -o deck.pdf"),
    ],
)
def test_a_mistake_is_a_sentence_and_leaves_no_file(
    here: Path, capsys: Said, arguments: list[str], sentence: str
) -> None:
    """It says what would be right, the exit code is 2, and nothing was written."""
    assert main(["deck", "print", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"hareloom: {sentence}")
    assert list(here.iterdir()) == []


def test_without_the_extra_it_says_how_to_get_it(here: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server doesn't have the libraries that set type; who wants to print is told the one command."""
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "uharfbuzz" else find(name))
    assert main(["deck", "print", "hareloom"]) == 2
    assert "pip install 'hareloom[print]'" in capsys.readouterr().err
    assert list(here.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (None, (1, 2, 3, 4, 5)),
        ("2", (2,)),
        ("2-4", (2, 3, 4)),
        ("4-", (4, 5)),
        ("-2", (1, 2)),
        (" 5, 1 - 2 ,2", (1, 2, 5)),
        ("2–3", (2, 3)),
    ],
)
def test_ranges_of_cards(given: str | None, meant: tuple[int, ...]) -> None:
    """Numbers and ranges, in any order, each card once."""
    assert card_numbers(given, 5) == meant


@pytest.mark.parametrize("given", ["", ",", "1,,2", "-", "1-2-3", "x", "1.5", "9999999999"])
def test_what_is_no_range(given: str) -> None:
    """It is refused with a sentence."""
    with pytest.raises(Mistake):
        card_numbers(given, 5)


def test_the_choices_are_those_there_are() -> None:
    """The command line knows them without importing what prints."""
    assert tuple(paper.PAPERS) == PAPERS
    assert LANGUAGES == texts.LANGUAGES
    assert PARTS == box.PARTS
