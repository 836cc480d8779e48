"""The pictures of a book as JPEG, each made once: WebP would be stored unpacked, ten times as large."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import Image

from hareloom.game.values import CardId
from hareloom.printing.pictures import WORKERS

Size: TypeAlias = Literal["large", "small"]
Find: TypeAlias = Callable[[CardId, Literal["zoom", "card"]], Path | None]

PIXELS: dict[Size, tuple[int, int]] = {"large": (1200, 1800), "small": (300, 450)}
QUALITY: dict[Size, int] = {"large": 86, "small": 85}


class Album:
    """Pictures by their card and size. One that is not here, or can't be read, is missing and stops nothing."""

    def __init__(self, find: Find, wanted: Iterable[tuple[CardId, Size]]) -> None:
        distinct = list(dict.fromkeys(wanted))
        with ThreadPoolExecutor(WORKERS) as pool:
            made = pool.map(lambda each: _made(find, *each), distinct)
            self._pictures = dict(zip(distinct, made, strict=True))

    def get(self, card: CardId, size: Size) -> bytes | None:
        return self._pictures.get((card, size))


def _made(find: Find, card: CardId, size: Size) -> bytes | None:
    file = find(card, "zoom" if size == "large" else "card")
    if file is None:
        return None
    try:
        with Image.open(file) as opened:
            picture = opened.convert("RGB")
    except (OSError, ValueError):
        return None
    # As many pixels as there are: a small picture is not made larger.
    picture.thumbnail(PIXELS[size], Image.Resampling.LANCZOS)
    made = io.BytesIO()
    picture.save(made, "JPEG", quality=QUALITY[size])
    return made.getvalue()
