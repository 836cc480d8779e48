"""The printed book: its pages, what is to be read on them, how large it is and how long it takes."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pypdfium2.raw import FPDF_PAGEOBJ_IMAGE

from hareloom.decks import Library
from hareloom.mistake import Mistake
from hareloom.printing import fonts
from hareloom.storybook.book import Book, book
from hareloom.storybook.pdf import Order, Printed, print_book
from hareloom.storybook.sheet import BOOK_PAPERS, side
from hareloom.storybook.words import Words
from tests.printing.measuring import Page, measured, opened
from tests.printing.test_fonts import HEBREW, font_of
from tests.replays.making import NAMES, stored_game, told_game
from tests.storybook.quick import BOOK_SECONDS

LONG = "A door that opens only from the other side, and only for those who have forgotten what they came for " * 2


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The decks that come with Hareloom."""
    return Library(tmp_path_factory.mktemp("data"))


def book_of(library: Library, *, pictures: bool = True, **what: Any) -> Book:
    cards = library.cards_of(("hareloom",)) if pictures else None
    return book(told_game(stored_game(cards=cards, **what), iter(library.decks())))


def printed(made: Book, library: Library, folder: Path, **order: Any) -> tuple[Printed, list[Page]]:
    file = folder / "book.pdf"
    return print_book(Order(made, **order), library.picture, file), measured(file)


@pytest.mark.parametrize("paper", BOOK_PAPERS)
@pytest.mark.parametrize("edition", ["odyssey", "party", "team"])
def test_a_book_has_a_cover_spreads_and_an_end(library: Library, tmp_path: Path, edition: str, paper: str) -> None:
    """Every turn lies open on two pages, words left and picture right; nothing leaves the paper."""
    made = book_of(library, edition=edition, names=NAMES[:5], bots=("otto",), turns=3, hearts=True, spoken="Owls know.")
    result, pages = printed(made, library, tmp_path, paper=paper)
    assert result.pages == len(pages) == 1 + 2 * 3 + 2 + bool(made.awards) + 1
    assert result.missing == 0
    words = Words(made, "en")
    assert words.title() in pages[0].text.replace("\n", " ")
    assert all(name in pages[0].text for name in NAMES[:5])
    for spread in made.spreads:
        left, right = pages[2 * spread.turn - 1], pages[2 * spread.turn]
        text = left.text.replace("\n", " ")
        for said in (words.told(spread), spread.clue.text, words.outcome(spread), f"Turn {spread.turn}"):
            assert said in text
        assert len(left.pictures) == len(spread.others)
        assert not right.text.strip()
        (picture,) = right.pictures
        assert picture.h / picture.w == pytest.approx(1.5, abs=0.01)
        assert picture.w > 0.8 * min(right.width, right.height / 1.5)
    for page in pages:
        for box in (*page.pictures, *page.words):
            assert -0.1 <= box.x <= box.right <= page.width + 0.1
            assert -0.1 <= box.y <= box.bottom <= page.height + 0.1
    assert "So it went" in pages[7].text
    assert "stopped after 3 turns" in pages[7].text


def test_a_book_of_thirty_turns_is_quick_and_small(
    library: Library, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With twelve players: at most so many seconds of this processor's time and 25 MB, with pictures of 240 dpi."""
    house = {"target_score": 90}
    made = book_of(library, names=NAMES[:12], seed=3, house=house, clues=(LONG[:200], "Quiet"), hearts=True)
    assert len(made.spreads) >= 28
    began, used = time.perf_counter(), time.process_time()
    result, _ = printed(made, library, tmp_path)
    seconds, work = time.perf_counter() - began, time.process_time() - used
    with capsys.disabled():
        much = f"{len(made.spreads)} turns, {result.pages} pages, {result.size / 1e6:.1f} MB"
        sys.stdout.write(f"\n{much}: {seconds:.1f} s, {work:.1f} s of work\n")
    assert work < BOOK_SECONDS
    assert result.size < 25e6
    with opened(tmp_path / "book.pdf") as document:
        (large,) = document[2].get_objects(filter=[FPDF_PAGEOBJ_IMAGE], max_depth=4)
        assert large.get_px_size() == (1200, 1800)


def test_pictures_that_are_not_here_are_told_in_words(library: Library, tmp_path: Path) -> None:
    """Their descriptions stand in their place, or a sentence where the file has none; the others are not disturbed."""
    made = book_of(library, pictures=False, names=NAMES[:3], turns=1)
    result, pages = printed(made, library, tmp_path)
    shown = [one.card for spread in made.spreads for one in (spread.picture, *spread.others)]
    assert result.missing == len(shown)
    assert "This picture is not on this machine." in pages[2].text.replace("\n", " ")
    described = {**made.descriptions, made.spreads[0].picture.card: "A hare that reads by the light of a snail."}
    _, pages = printed(replace(made, descriptions=described), library, tmp_path)
    assert "A hare that reads by the light of a snail." in pages[2].text.replace("\n", " ")


def test_pictures_are_described_to_screen_readers(library: Library, tmp_path: Path) -> None:
    """Every picture of the file has what is to be seen on it as its alternative text."""
    made = book_of(library, names=NAMES[:3], turns=1)
    printed(made, library, tmp_path)
    content = (tmp_path / "book.pdf").read_bytes()
    shown = [made.cover.card, *(one.card for one in (made.spreads[0].picture, *made.spreads[0].others))]
    assert content.count(b"/Alt (") >= len(shown)


def test_long_clues_fit_and_other_scripts_are_set_in_their_font(library: Library, tmp_path: Path) -> None:
    """Two hundred letters stay on their page; Hebrew begins on the right; letters can be copied out again."""
    squares = font_of(tmp_path / "squares.ttf", HEBREW + " ?“”")
    made = book_of(library, names=(HEBREW, *NAMES[:3]), clues=(f"{HEBREW} {HEBREW}?", LONG[:200]), turns=2)
    assert (side(made.spreads[0].clue.text), side("Almost")) == ("R", "L")
    _, pages = printed(made, library, tmp_path, fonts=(squares,))
    assert HEBREW in pages[1].text or HEBREW[::-1] in pages[1].text
    assert LONG[:200].rsplit(maxsplit=1)[-1] in pages[3].text
    assert max(box.bottom for box in pages[3].words) < pages[3].height


def test_a_missing_font_is_named(library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine without any font nothing is printed with empty boxes, and the sentence says what to install."""
    monkeypatch.setattr(fonts, "_installed", lambda _letters: iter(()))
    made = book_of(library, names=NAMES[:3], clues=("月が窓から入ってきた",), turns=1)
    with pytest.raises(Mistake, match=r"A name, a clue or a deck has Han letters .* Noto Sans CJK"):
        printed(made, library, tmp_path)
    assert not (tmp_path / "book.pdf").exists()


def test_a_book_speaks_french(library: Library, tmp_path: Path) -> None:
    """Its own words are French, with the date, the race and the colophon."""
    made = book_of(library, names=NAMES[:4], hearts=True)
    _, pages = printed(made, library, tmp_path, language="fr")
    together = " ".join(page.text.replace("\n", " ") for page in pages)
    for words in ("La soirée du 14 novembre 2025", "Tour 1", "La course", "À la prochaine lune", "CC-BY-4.0"):
        assert words in together
    assert "Turn" not in together
