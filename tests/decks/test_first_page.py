"""The small pictures of the first page, which are files of the page and not of the deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

ROOT = Path(__file__).parents[2]
SMALL = ROOT / "web" / "src" / "art"
CARDS = ROOT / "src" / "hareloom" / "decks" / "hareloom" / "pictures"


@pytest.mark.parametrize("card", ["coat", "octochess", "stag"])
def test_a_small_picture_is_its_card(card: str) -> None:
    """The small picture of a card on the first page is made from its current zoom: 400 by 600."""
    with Image.open(SMALL / f"first-{card}.webp") as small, Image.open(CARDS / f"{card}@2x.webp") as large:
        assert small.size == (400, 600)
        there = large.convert("RGB").resize(small.size, Image.Resampling.LANCZOS)
        apart = ImageStat.Stat(ImageChops.difference(there, small.convert("RGB"))).mean
    assert max(apart) < 8
