"""Describes a picture without a description by its colours and its light."""

import colorsys
from pathlib import Path

from PIL import Image

SIZE = (24, 36)
DARK, BRIGHT = 0.28, 0.68
GREY = 0.18
PLAIN, LIVELY = 0.12, 0.24

# By hue, in twelfths of the colour circle, starting at red.
_HUES = (
    "red, fire, warmth and danger",
    "orange, autumn and evening light",
    "gold, sun and harvest",
    "yellow green, spring meadows",
    "green, leaves and forest",
    "green, moss and deep woods",
    "turquoise, shallow water",
    "blue, open sky and sea",
    "deep blue, night and distance",
    "violet, dusk and dreams",
    "purple, magic and secrets",
    "pink, tenderness and blossom",
)


def words_of_picture(path: Path) -> str:
    """One to three short sentences about the picture in this file."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").resize(SIZE)
    flat = small.tobytes()
    return words_of_pixels([(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)])


def words_of_pixels(pixels: list[tuple[int, int, int]]) -> str:
    """The light, the most frequent colours, and the contrast."""
    seen = [colorsys.rgb_to_hsv(*(part / 255 for part in pixel)) for pixel in pixels]
    light = sum(value for _, _, value in seen) / len(seen)
    colour = sum(saturation for _, saturation, _ in seen) / len(seen)
    spread = (sum((value - light) ** 2 for _, _, value in seen) / len(seen)) ** 0.5
    weights = [0.0] * len(_HUES)
    for hue, saturation, value in seen:
        weights[int(hue * len(_HUES)) % len(_HUES)] += saturation * value
    hues = sorted(range(len(_HUES)), key=lambda at: -weights[at])
    dark, bright = "A dark picture, night and shadow", "A bright picture, day and air"
    parts = [
        dark if light < DARK else bright if light > BRIGHT else "",
        "grey, fog and silence" if colour < GREY else f"{_HUES[hues[0]]}; {_HUES[hues[1]]}",
        "calm and still" if spread < PLAIN else "strong light against darkness" if spread > LIVELY else "",
    ]
    return ". ".join(part for part in parts if part) + "."
