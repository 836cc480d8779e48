"""Which back is printed behind the cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from hareloom.decks import BUILT_IN, Library
from hareloom.decks.adding import add_deck
from hareloom.printing.box import Order, print_box
from hareloom.printing.cards import BACK
from hareloom.printing.pictures import printed
from tests.decks.painting import files_of, folder, saved
from tests.printing.measuring import opened

GREEN = (20, 180, 60)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A deck whose back is green, and one without a back."""
    decks = tmp_path / "data" / "decks"
    green = {"back.png": saved(Image.new("RGB", (600, 900), GREEN))}
    add_deck(folder(tmp_path / "a", {**files_of(5, back="back.png", id="green"), **green}), decks, to_mix=True)
    add_deck(folder(tmp_path / "b", files_of(5, id="plain")), decks, to_mix=True)
    return Library(tmp_path / "data")


def pages(library: Library, deck_id: str, target: Path, *, backs: bool = True) -> list[Image.Image]:
    """The sheets of a deck's cards, as PDFium draws them."""
    deck = library.deck(deck_id)
    assert deck
    print_box(Order(deck, (1, 2, 3, 4, 5)[: len(deck.cards)], parts=("cards",), backs=backs), library, target)
    with opened(target) as document:
        return [page.render(scale=1).to_pil().convert("RGB") for page in document]


def greens(page: Image.Image) -> float:
    """The share of a page that is the back's green."""
    pixels = list(zip(*(band.tobytes() for band in page.split()), strict=True))
    near = [all(abs(part - wanted) < 12 for part, wanted in zip(pixel, GREEN, strict=True)) for pixel in pixels]
    return sum(near) / len(near)


def test_a_deck_s_own_back_is_behind_every_card(library: Library, tmp_path: Path) -> None:
    """Four of them cover most of a full sheet's back, one stands behind the fifth card, and none is on a front."""
    shares = [greens(page) for page in pages(library, "green", tmp_path / "green.pdf")]
    assert shares[0] == shares[2] == 0
    assert shares[1] > 0.6
    assert shares[3] == pytest.approx(shares[1] / 4, rel=0.05)


def test_without_backs_no_back_is_printed(library: Library, tmp_path: Path) -> None:
    """A deck that has a back is printed without it where none was asked for."""
    assert [greens(page) for page in pages(library, "green", tmp_path / "green.pdf", backs=False)] == [0, 0]


@pytest.mark.parametrize("deck_id", ["plain", BUILT_IN])
def test_a_deck_without_a_back_has_the_common_one(library: Library, tmp_path: Path, deck_id: str) -> None:
    """The file holds the very picture that stands for all decks."""
    pages(library, deck_id, tmp_path / "plain.pdf")
    assert printed(BACK) in (tmp_path / "plain.pdf").read_bytes()
    pages(library, "green", tmp_path / "green.pdf")
    assert printed(BACK) not in (tmp_path / "green.pdf").read_bytes()
