"""The picture of a book that messengers show beside its link: the best-loved turn, without a name."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

WIDTH, HEIGHT = 1200, 630
QUALITY = 86
FONTS = Path(__file__).parents[1] / "printing" / "fonts"
NIGHT, FELT, PAPER, INK, CANDLE = "#0b111f", "#22324b", "#f3e9d4", "#241c14", "#fad48c"
PICTURE = (352, 528)
WORDS = (520, 96, 1140, 440)
"""The slip of paper: left, top, right, bottom."""
MARGIN = 36
LARGEST, SMALLEST = 62, 26
UNKNOWN = chr(0xFFFF)


def share_card(picture: Path | None, clue: str, edition: str) -> bytes:
    """1200 x 630, as JPEG. Without a picture or without words that our fonts can write, it has the other alone."""
    card = _felt()
    shown = None if picture is None else _picture(picture)
    words = clue if clue and _writable(clue) else ""
    if shown is not None:
        card.paste(shown, (66, (HEIGHT - shown.height) // 2), shown)
    pen = ImageDraw.Draw(card)
    if words:
        _slip(pen, words)
    pen.text((WORDS[2], 566), "Hareloom", CANDLE, _font("Fraunces-SemiBold", 46), "rs")
    pen.text((WORDS[0], 562), edition, PAPER, _font("Figtree-Regular", 30), "ls")
    made = io.BytesIO()
    card.save(made, "JPEG", quality=QUALITY, optimize=True)
    return made.getvalue()


def _felt() -> Image.Image:
    """The table, under a lamp."""
    light = ImageOps.invert(Image.radial_gradient("L")).resize((WIDTH, HEIGHT))
    return ImageOps.colorize(light, NIGHT, FELT)


def _picture(file: Path) -> Image.Image | None:
    """On its mount, a little askew, with its shadow; None where it can't be read."""
    try:
        with Image.open(file) as opened:
            inner = ImageOps.fit(opened.convert("RGB"), PICTURE, Image.Resampling.LANCZOS)
    except (OSError, ValueError):
        return None
    mounted = ImageOps.expand(inner, 9, PAPER).convert("RGBA").rotate(2, Image.Resampling.BICUBIC, expand=True)
    around = Image.new("RGBA", (mounted.width + 40, mounted.height + 40))
    shadow = Image.new("RGBA", mounted.size, "#000000c0")
    around.paste(shadow, (24, 28), mounted)
    around = around.filter(ImageFilter.GaussianBlur(10))
    around.alpha_composite(mounted, (20, 16))
    return around


def _slip(pen: ImageDraw.ImageDraw, words: str) -> None:
    left, top, right, bottom = WORDS
    quoted = f"“{words}”"
    size = next((each for each in range(LARGEST, SMALLEST, -2) if _high(pen, quoted, each) <= bottom - top), SMALLEST)
    down = _high(pen, quoted, size)
    at = (top + bottom - down) // 2
    pen.rounded_rectangle((left, at, right, at + down), 4, PAPER)
    lines, font = _set(quoted, size)
    above = round(pen.multiline_textbbox((0, 0), lines, font, spacing=size // 5)[1])
    pen.multiline_text((left + MARGIN, at + MARGIN - above), lines, INK, font, spacing=size // 5)


def _set(text: str, size: int) -> tuple[str, ImageFont.FreeTypeFont]:
    font = _font("Fraunces-SemiBold", size)
    return "\n".join(_lines(text, font, WORDS[2] - WORDS[0] - 2 * MARGIN)), font


def _high(pen: ImageDraw.ImageDraw, text: str, size: int) -> int:
    """How high the slip is with letters of that size."""
    lines, font = _set(text, size)
    box = pen.multiline_textbbox((0, 0), lines, font, spacing=size // 5)
    return round(box[3] - box[1]) + 2 * MARGIN


def _lines(text: str, font: ImageFont.FreeTypeFont, room: int) -> Iterator[str]:
    """The text in lines that are no wider than that; a word that is, is broken."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if font.getlength(longer) <= room:
            line = longer
            continue
        if line:
            yield line
        line = word
        while font.getlength(line) > room:
            fits = max(1, next(n for n in range(len(line), 0, -1) if n == 1 or font.getlength(line[:n]) <= room))
            yield line[:fits]
            line = line[fits:]
    yield line


def _writable(text: str) -> bool:
    """Whether our font has all its letters. A box where a letter should be is worse than no words."""
    font = _font("Fraunces-SemiBold", 32)
    empty = bytes(font.getmask(UNKNOWN))
    return all(bytes(font.getmask(sign)) != empty for sign in set(text) if not sign.isspace())


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{name}.ttf", size)
