"""The card of a book: its size, and what is on it where a picture or a letter is missing."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from hareloom.decks import Library
from hareloom.storybook import card
from hareloom.storybook.card import share_card


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A card's picture."""
    library = Library(tmp_path_factory.mktemp("data"))
    cards = library.cards_of(("hareloom",))
    assert cards is not None
    found = library.listed_picture(cards[0], "zoom")
    assert found is not None
    return found


def opened(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(content)).convert("RGB")


def pale(content: bytes) -> int:
    """How many pixels of the slip's place are paper."""
    return sum(opened(content).crop(card.WORDS).convert("L").histogram()[200:])


@pytest.mark.parametrize("clue", ["Almost home", "Ł" * 200, "wide " * 40, "¿Quién?"])
def test_a_card_is_1200_by_630_whatever_the_clue(picture: Path, clue: str) -> None:
    """As messengers want it, as JPEG, under 300 kB."""
    content = share_card(picture, clue, "Odyssey")
    assert Image.open(io.BytesIO(content)).format == "JPEG"
    assert opened(content).size == (1200, 630)
    assert len(content) < 300_000
    assert pale(content) > 10_000


@pytest.mark.parametrize("clue", ["", "שלום", "🌙"])
def test_letters_that_our_fonts_lack_leave_the_picture_alone(picture: Path, clue: str) -> None:
    """No slip and no empty boxes."""
    assert pale(share_card(picture, clue, "Odyssey")) < 3_000


def test_a_missing_picture_leaves_the_words_alone(tmp_path: Path) -> None:
    """Also one that can't be read."""
    broken = tmp_path / "broken.webp"
    broken.write_bytes(b"no picture")
    assert share_card(broken, "Almost home", "Odyssey") == share_card(None, "Almost home", "Odyssey")


def test_every_line_fits_the_slip() -> None:
    """A word that is wider than the slip is broken, and no letter is lost."""
    font = card._font("Fraunces-SemiBold", card.SMALLEST)  # noqa: SLF001 - what a reader can't measure
    text = "short " + "w" * 150 + " end"
    lines = list(card._lines(text, font, 500))  # noqa: SLF001 - as above
    assert all(font.getlength(line) <= 500 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
