"""A deck's own back: a picture for the backs of its printed cards."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from hareloom.decks import BUILT_IN, Library
from hareloom.decks.adding import add_deck, check_deck
from hareloom.decks.draft import drafted
from hareloom.decks.library import card_id
from hareloom.decks.source import Refused

from .painting import everything_in, files_of, folder, packed, painted, painting

BACK = {"back.png": painted(9)}


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    """The folder of added decks; not there yet."""
    return tmp_path / "data" / "decks"


def test_a_back_is_no_fault_and_no_forgotten_picture(tmp_path: Path) -> None:
    """A manifest may name a back, and then nothing is said about its file."""
    report = check_deck(folder(tmp_path / "mine", {**files_of(back="back.png"), **BACK}), to_mix=True)
    assert report.problems == ()
    assert report.manifest
    assert report.manifest.back == "back.png"
    assert not [note for note in report.notes if "back" in note]


@pytest.mark.parametrize(
    ("back", "files", "said"),
    [
        ("Back.png", BACK, "'Back.png' is missing; there is 'back.png'."),
        (7, BACK, "deck.json: back is a number, not the name of a file"),
        ("", BACK, "deck.json: back is empty, not the name of a file"),
        ("../back.png", BACK, "deck.json: back: '../back.png' can't be used, for it leads out of the deck"),
        ("back.png", {"back.png": b"junk"}, "'back.png' is not a picture; PNG, JPEG, WebP, AVIF and GIF are read."),
        ("back.png", {"back.png": painted(9, (200, 300))}, "'back.png' is 200 by 300"),
    ],
)
def test_what_is_wrong_with_a_back_is_said(back: Any, files: dict[str, bytes], said: str, tmp_path: Path) -> None:
    """A back is checked as the cards' pictures are: its name, its file, what is in it."""
    report = check_deck(folder(tmp_path / "mine", {**files_of(back=back), **files}), to_mix=True)
    assert [problem for problem in report.problems if problem.startswith(said)]
    assert report.manifest is None


def test_a_back_that_loses_its_sides_is_noted(tmp_path: Path) -> None:
    """It is cropped as a card is, and the note counts it."""
    files = {**files_of(back="back.png"), "back.png": painted(9, (900, 900))}
    report = check_deck(folder(tmp_path / "mine", files), to_mix=True)
    assert "1 picture will be cropped to 2:3 about the centre; 'back.png' loses most, 33%." in report.notes


def test_a_back_is_written_anew(tmp_path: Path, decks: Path) -> None:
    """What is added is a WebP of 1200 by 1800 at most and 200 KB, in the format of a card, without metadata."""
    noted = Image.Exif()
    noted[0x010E] = "a secret place"
    image = painting((1600, 2000), 9)
    content = io.BytesIO()
    image.save(content, "JPEG", exif=noted, comment=b"a secret comment")
    assert b"secret" in content.getvalue()
    files = {**files_of(back="reverse.jpg"), "reverse.jpg": content.getvalue()}
    added = add_deck(packed(tmp_path / "mine.zip", files), decks, to_mix=True).manifest
    assert added.back == "pictures/back.webp"
    stored = decks / "mine" / added.back
    assert b"secret" not in stored.read_bytes()
    assert stored.stat().st_size <= 200_000
    with Image.open(stored) as written:
        assert (written.format, written.size) == ("WEBP", (1200, 1800))
        assert not written.getexif()


def test_a_small_back_is_not_enlarged(tmp_path: Path, decks: Path) -> None:
    """Printing enlarges it just as well."""
    add_deck(folder(tmp_path / "mine", {**files_of(back="back.png"), **BACK}), decks, to_mix=True)
    with Image.open(decks / "mine" / "pictures" / "back.webp") as written:
        assert written.size == (300, 450)


def test_a_broken_back_refuses_the_deck_and_nothing_stays(tmp_path: Path, decks: Path) -> None:
    """A deck is added as a whole or not at all, its back too."""
    files = {**files_of(back="back.png"), "back.png": b"junk"}
    with pytest.raises(Refused) as refusal:
        add_deck(folder(tmp_path / "mine", files), decks, to_mix=True)
    assert refusal.value.problems == ("'back.png' is not a picture; PNG, JPEG, WebP, AVIF and GIF are read.",)
    assert everything_in(decks) == []


def test_a_deck_keeps_its_back_from_server_to_server(tmp_path: Path, decks: Path) -> None:
    """What was added can be added elsewhere; a deck without a back gets none on the way."""
    add_deck(folder(tmp_path / "mine", {**files_of(back="back.png"), **BACK}), decks, to_mix=True)
    again = add_deck(decks / "mine", tmp_path / "elsewhere", to_mix=True)
    assert again.manifest.back == "pictures/back.webp"
    plain = add_deck(folder(tmp_path / "plain", files_of(id="plain")), decks, to_mix=True).manifest
    assert plain.back is None
    assert "back" not in json.loads((decks / "plain" / "deck.json").read_bytes())


@pytest.mark.parametrize(
    ("files", "back", "cards"),
    [
        (["a.png", "back.jpg"], "back.jpg", ["a.png"]),
        (["a.png", "pictures/Back.webp"], "pictures/Back.webp", ["a.png"]),
        (["a.png", "hunchback.png"], None, ["a.png", "hunchback.png"]),
        (["back.png"], None, ["back.png"]),
        (["a/back.png", "b/back.png"], None, ["a/back.png", "b/back.png"]),
    ],
)
def test_a_draft_takes_the_picture_called_back(files: list[str], back: str | None, cards: list[str]) -> None:
    """One picture of that name beside others is the back; else it is a card."""
    made = drafted("mine", files)
    assert made.back == back
    assert [card.picture for card in made.cards] == cards


def test_a_back_that_was_guessed_is_noted(tmp_path: Path) -> None:
    """A photo that happens to be called so doesn't vanish in silence."""
    files = {"a.png": painted(1), "back.png": painted(2)}
    report = check_deck(folder(tmp_path / "mine", files), to_mix=True)
    assert "'back.png' is for the backs of printed cards. To play with it, rename it." in report.notes


def test_the_library_knows_the_file_of_a_back(tmp_path: Path, decks: Path) -> None:
    """It finds the back of a deck that has one; other decks, and those that don't exist, have none."""
    add_deck(folder(tmp_path / "mine", {**files_of(back="back.png"), **BACK}), decks, to_mix=True)
    add_deck(folder(tmp_path / "plain", files_of(id="plain")), decks, to_mix=True)
    library = Library(decks.parent)
    assert library.back("mine") == decks / "mine" / "pictures" / "back.webp"
    assert library.back("plain") is library.back(BUILT_IN) is library.back("nowhere") is None


def test_a_back_is_neither_a_card_nor_sent_to_a_browser(tmp_path: Path, decks: Path) -> None:
    """The number of cards doesn't count it, and no address of a picture leads to it."""
    add_deck(folder(tmp_path / "mine", {**files_of(2, back="back.png"), **BACK}), decks, to_mix=True)
    library = Library(decks.parent)
    assert len(library.cards_of(("mine",)) or ()) == 2
    back = library.back("mine")
    assert back
    assert library.picture(card_id(back.read_bytes())) is None


def test_a_player_s_own_deck_has_no_back(tmp_path: Path, decks: Path) -> None:
    """Even under the id of a deck that has one."""
    add_deck(folder(tmp_path / "mine", {**files_of(back="back.png"), **BACK}), decks, to_mix=True)
    library = Library(decks.parent)
    deck = library.deck("mine")
    assert deck
    library.put_own(structs.replace(deck, own=True), lambda _card, _size: None)
    assert library.back("mine") is None


def test_a_back_that_is_gone_or_a_link_makes_a_deck_unusable(tmp_path: Path, decks: Path) -> None:
    """A deck whose manifest isn't true is reported, as with a card's picture."""
    add_deck(folder(tmp_path / "mine", {**files_of(back="back.png"), **BACK}), decks, to_mix=True)
    back = decks / "mine" / "pictures" / "back.webp"
    back.rename(tmp_path / "elsewhere.webp")
    for link in (False, True):
        if link:
            back.symlink_to(tmp_path / "elsewhere.webp")
        library = Library(decks.parent)
        assert library.problems() == ("mine: the picture 'pictures/back.webp' is missing",)
        assert library.back("mine") is None
