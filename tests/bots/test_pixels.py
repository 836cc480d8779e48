"""A picture without a description is described by its colours and its light."""

from pathlib import Path

from PIL import Image

from hareloom.bots.language.pixels import words_of_picture, words_of_pixels


def test_dark_and_bright_differ() -> None:
    """The words name the light."""
    assert "night" in words_of_pixels([(5, 5, 30)] * 50)
    assert "day" in words_of_pixels([(250, 240, 200)] * 50)


def test_colours_are_named() -> None:
    """The words name the most frequent colour."""
    assert words_of_pixels([(200, 20, 20)] * 40 + [(20, 20, 200)] * 10).index("red") >= 0
    assert "sea" in words_of_pixels([(40, 120, 210)] * 50)
    assert "fog" in words_of_pixels([(120, 120, 120)] * 50)


def test_a_file_is_read(tmp_path: Path) -> None:
    """Any format that Pillow opens."""
    Image.new("RGB", (60, 90), (20, 150, 40)).save(tmp_path / "green.webp")
    assert "leaves" in words_of_picture(tmp_path / "green.webp")
