"""Phrases that people found fitting for cards of our own deck, looking at the pictures.

Pictures are understood once, when the deck is made: description, tags, and these. A card that has none here - of
somebody's own deck - is told about by description and tags alone.
"""

import functools

import msgspec

from hareloom.decks.library import BUILT_INS, card_id
from hareloom.decks.manifest import MANIFEST, Manifest
from hareloom.game.values import CardId

from .bank import FOLDER, plain

FILE = "fits.txt"


@functools.cache
def names() -> dict[CardId, str]:
    """What our own cards are called in files that people read."""
    found: dict[CardId, str] = {}
    for manifest in sorted(BUILT_INS.glob(f"*/{MANIFEST}")):
        for card in msgspec.json.decode(manifest.read_bytes(), type=Manifest).cards:
            found[card_id((manifest.parent / card.picture).read_bytes())] = card.id
    return found


@functools.cache
def fits(language: str) -> dict[str, frozenset[str]]:
    """By a card's name: the phrases, plain. In the file a name stands behind `##`, its phrases follow."""
    found: dict[str, set[str]] = {}
    here: set[str] = set()
    for line in (FOLDER / language / FILE).read_text(encoding="utf-8").splitlines():
        text = line.strip()
        if text.startswith("##"):
            here = found.setdefault(text.lstrip("#").strip(), set())
        elif text and not text.startswith("#"):
            here.add(plain(text))
    return {name: frozenset(texts) for name, texts in found.items()}


def fitting(card: CardId, language: str) -> frozenset[str]:
    """What people found fitting for that card; nothing where nobody looked."""
    return fits(language).get(names().get(card, ""), frozenset())
