"""Pictures, decks and ZIP files made on the fly."""

from __future__ import annotations

import colorsys
import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL import Image

SMALL = (300, 450)


def painting(size: tuple[int, int] = SMALL, seed: int = 0) -> Image.Image:
    """A picture that differs from seed to seed: a colour above another, so that a test can tell up from down."""
    above, below = (_colour(seed * 0.37), _colour(seed * 0.37 + 0.5))
    image = Image.new("RGB", size, above)
    image.paste(below, (0, size[1] // 2, size[0], size[1]))
    return image


def _colour(hue: float) -> tuple[int, int, int]:
    red, green, blue = (round(255 * part) for part in colorsys.hsv_to_rgb(hue % 1, 0.7, 0.9))
    return red, green, blue


def saved(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    """The picture as a file's content."""
    made = io.BytesIO()
    image.save(made, kind, **options)
    return made.getvalue()


def painted(seed: int = 0, size: tuple[int, int] = SMALL, kind: str = "PNG", **options: Any) -> bytes:
    """A picture's file."""
    return saved(painting(size, seed), kind, **options)


def manifest(number_of_cards: int = 2, /, **changes: Any) -> dict[str, Any]:
    """A manifest without a fault, as JSON knows it, with changes."""
    return {
        "format": 1,
        "id": "mine",
        "name": {"en": "Mine", "fr": "Le mien"},
        "author": "A. Hare",
        "licence": "CC-BY-4.0",
        "languages": ["en", "fr"],
        "cards": [
            {
                "id": f"card-{number}",
                "picture": f"{number}.png",
                "description": {"en": f"The picture number {number}.", "fr": f"L’image numéro {number}."},
                "tags": {"en": ["secret tag"], "fr": ["mot secret"]},
            }
            for number in range(number_of_cards)
        ],
        **changes,
    }


def files_of(number_of_cards: int = 2, /, **changes: Any) -> dict[str, bytes]:
    """A whole deck's files, by name."""
    made = {f"{number}.png": painted(number) for number in range(number_of_cards)}
    return {"deck.json": json.dumps(manifest(number_of_cards, **changes)).encode(), **made}


def folder(at: Path, files: Mapping[str, bytes]) -> Path:
    """A folder with these files."""
    for name, content in files.items():
        (at / name).parent.mkdir(parents=True, exist_ok=True)
        (at / name).write_bytes(content)
    return at


def packed(at: Path, files: Mapping[str | zipfile.ZipInfo, bytes] | Mapping[str, bytes]) -> Path:
    """A ZIP file with these members."""
    at.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(at, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return at


def everything_in(folder: Path) -> list[str]:
    """The names of all that lies in a folder, hidden or not."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*")) if folder.exists() else []
