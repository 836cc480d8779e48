"""A manifest for a folder of pictures that has none, made from the names of its files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from .manifest import LONGEST_LINE, MOST_CARDS, CardEntry, Manifest

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".heic", ".heif")
NOT_STATED = "not stated"
BACK = "back"
"""The name of a picture that is the back of the printed cards."""
SIZES = {"@2x": "zoom", "@thumb": "thumb"}


def is_picture(file: str) -> bool:
    """Whether a file's name says that it is a picture."""
    return file.lower().endswith(ENDINGS)


def as_id(name: str, otherwise: str) -> str:
    """A name as an id: small letters, digits, hyphens. A name that leaves nothing becomes the other one."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:36].strip("-") or otherwise


def drafted(name: str, files: Sequence[str]) -> Manifest:
    """A manifest of all pictures among the files; x@2x and x@thumb belong to x, and back is the back."""
    pictures = [file for file in files if is_picture(file)]
    back = _back(pictures)
    pictures = [file for file in pictures if file != back]
    others = {_stem(file): file for file in pictures if _stem(file).endswith(tuple(SIZES))}
    cards: list[CardEntry] = []
    taken: set[str] = set()
    for file in [file for file in pictures if file not in others.values()][: MOST_CARDS + 1]:
        stem = _stem(file)
        beside = {field: others.pop(stem + ending) for ending, field in SIZES.items() if stem + ending in others}
        wanted = as_id(stem.rpartition("/")[2], f"card-{len(cards) + 1}")
        card = next(free for number in range(1, len(pictures) + 2) if (free := _numbered(wanted, number)) not in taken)
        taken.add(card)
        cards.append(CardEntry(card, file, beside.get("zoom"), beside.get("thumb")))
    title = " ".join(re.sub(r"[\W_]+", " ", name).split())[:LONGEST_LINE]
    return Manifest(
        1, as_id(name, "my-deck"), {"en": title or "My deck"}, NOT_STATED, NOT_STATED, tuple(cards), back=back
    )


def _back(pictures: Sequence[str]) -> str | None:
    """The one picture that is called back; None where it is the only one at all, for that is a card."""
    called = [file for file in pictures if _stem(file).rpartition("/")[2].casefold() == BACK]
    return called[0] if len(called) == 1 < len(pictures) else None


def _stem(file: str) -> str:
    return file.rpartition(".")[0]


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name}-{number}"
