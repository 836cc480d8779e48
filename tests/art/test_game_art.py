"""What is drawn beside the cards."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from PIL import Image

from .facts import ROOT

ART = ROOT / "web" / "src" / "art"
SIZES = {
    "back.webp": (600, 900),
    "track-wide.webp": (1800, 840),
    "track-tall.webp": (780, 1160),
    "felt.webp": (512, 512),
    "paper.webp": (512, 512),
    "wood.webp": (512, 512),
    "icon-192.png": (192, 192),
    "icon-512.png": (512, 512),
    "icon-maskable-512.png": (512, 512),
    "icon-apple-180.png": (180, 180),
}


def difference(one: bytes, other: bytes) -> float:
    """How far two rows of greys are apart, on average."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("name", SIZES)
def test_every_picture_has_its_size_and_little_weight(name: str) -> None:
    """A picture beside the cards has the size the page expects, and at most 60 KB."""
    with Image.open(ART / name) as image:
        image.load()
        assert image.size == SIZES[name]
    assert (ART / name).stat().st_size <= 60 * 1024


@pytest.mark.parametrize("name", ["hare.svg", "favicon.svg"])
def test_the_marks_are_well_formed_and_load_nothing(name: str) -> None:
    """A mark is an SVG that refers to nothing and runs nothing."""
    text = (ART / name).read_text(encoding="utf-8")
    assert ET.fromstring(text).tag.endswith("svg")
    assert "href" not in text
    assert "<script" not in text


def test_a_maskable_icon_has_no_transparent_corner() -> None:
    """A phone may cut the icon to any shape, and no hole shows."""
    with Image.open(ART / "icon-maskable-512.png") as image:
        assert image.convert("RGBA").getchannel("A").getextrema() == (255, 255)


def test_the_card_back_is_the_same_upside_down() -> None:
    """Nobody can tell a card by how it lies."""
    with Image.open(ART / "back.webp") as image:
        upright = image.convert("L").resize((60, 90))
    assert difference(upright.tobytes(), upright.rotate(180).tobytes()) < 4


@pytest.mark.parametrize("name", ["felt.webp", "paper.webp", "wood.webp"])
def test_tiles_join_without_a_seam(name: str) -> None:
    """A tile's last column goes over into its first as any column goes over into the next."""
    with Image.open(ART / name) as image:
        grey = image.convert("L")
    width, height = grey.size
    first, before, middle, last = (
        grey.crop((x, 0, x + 1, height)).tobytes() for x in (0, width // 2 - 1, width // 2, width - 1)
    )
    assert difference(first, last) < difference(before, middle) * 2 + 2
