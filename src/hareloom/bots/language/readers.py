"""What readers found in the built-in pictures, and what they would say about them. Only bots know it.

The readers saw a picture and nothing else. `inventory.tsv` has what is visible, `clues.tsv` what they said.
"""

import functools
from collections import defaultdict
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from .card_text import CardText
from .names import card_names

FOLDER = Path(__file__).parent / "seen"


class ReaderClue(Struct, frozen=True):
    """What a reader said about a card."""

    by: str
    language: str
    kind: str
    """plain, allusive, cultural, word, song, emoji (in words) or colour; "open" where the reader was free."""
    text: str


@functools.cache
def inventories() -> dict[str, tuple[str, ...]]:
    """What is visible in each picture, in English, by the card's name."""
    lines = (FOLDER / "inventory.tsv").read_text(encoding="utf-8").splitlines()
    return {name: tuple(seen.split(" | ")) for name, seen in (line.split("\t") for line in lines)}


@functools.cache
def reader_clues() -> dict[str, tuple[ReaderClue, ...]]:
    """The readers' clues, by the card's name."""
    found: dict[str, list[ReaderClue]] = defaultdict(list)
    for line in (FOLDER / "clues.tsv").read_text(encoding="utf-8").splitlines():
        by, name, language, kind, text = line.split("\t")
        found[name].append(ReaderClue(by, language, kind, text))
    return {name: tuple(clues) for name, clues in found.items()}


def with_readers(card: CardText, *, without: str = "") -> CardText:
    """The card with what readers know of it, if it is a built-in one; without one of the readers, to measure."""
    name = card_names().get(card.id)
    if name is None:
        return card
    clues = tuple(clue.text for clue in reader_clues().get(name, ()) if clue.by != without)
    return replace(card, inventory={"en": inventories().get(name, ())}, clues=clues)
