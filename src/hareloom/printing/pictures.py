"""A card's picture as it is printed: JPEG, and a little larger than the card, so that the knife may miss by a hair."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

from hareloom.mistake import Mistake
from hareloom.words import shown

from .paper import BLEED, CARD

QUALITY = 88
SMALL = (480, 720)
WORKERS = min(4, os.cpu_count() or 1)


def printed(file: Path) -> bytes:
    """The picture, its outermost pixels drawn on over the bleed."""
    pixels = np.asarray(_opened(file))
    down, across = (round(BLEED * pixels.shape[axis] / CARD[1 - axis]) for axis in (0, 1))
    grown = np.pad(pixels, ((down, down), (across, across), (0, 0)), mode="edge")
    return jpeg(Image.fromarray(grown))


def small(file: Path) -> bytes:
    """The picture for the first page, where it is smaller than the card."""
    return jpeg(_opened(file).resize(SMALL, Image.Resampling.LANCZOS))


def _opened(file: Path) -> Image.Image:
    try:
        with Image.open(file) as opened:
            return opened.convert("RGB")
    except (OSError, ValueError) as wrong:
        raise Mistake(f"The picture {shown(file)} can't be read: {wrong}. Add the deck again.") from wrong


def jpeg(image: Image.Image) -> bytes:
    """A picture as JPEG."""
    made = io.BytesIO()
    image.save(made, "JPEG", quality=QUALITY, optimize=True)
    return made.getvalue()


def all_printed(files: Sequence[Path]) -> Iterator[bytes]:
    """Every picture, in order, made on several threads."""
    with ThreadPoolExecutor(WORKERS) as pool:
        yield from pool.map(printed, files)
