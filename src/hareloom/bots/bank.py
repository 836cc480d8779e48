"""The phrase bank: what bots say. Plain text that a translator can read, one phrase a line, a file for each manner."""

import functools
from pathlib import Path

from msgspec import Struct

FOLDER = Path(__file__).parent / "phrases"
KINDS = ("proverbs", "titles", "halflines", "sayings", "moods", "sounds", "idioms")


class Phrase(Struct, frozen=True):
    """Something to say, and in which manner."""

    text: str
    kind: str


def spoken(language: str) -> str:
    """The language that bots speak at a table of that one: its own where there is a bank, else English."""
    first = language.split("-", maxsplit=1)[0].lower()
    return first if first in languages() else "en"


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that have a bank."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


@functools.cache
def phrases(language: str) -> tuple[Phrase, ...]:
    """All phrases of a language, each once."""
    found: dict[str, Phrase] = {}
    for kind in KINDS:
        for line in (FOLDER / language / f"{kind}.txt").read_text(encoding="utf-8").splitlines():
            text = line.strip()
            if text and not text.startswith("#"):
                found.setdefault(plain(text), Phrase(text, kind))
    return tuple(found.values())


def plain(text: str) -> str:
    """A phrase without what doesn't make it another one: case, punctuation, spaces."""
    return " ".join("".join(each if each.isalnum() else " " for each in text.casefold()).split())
