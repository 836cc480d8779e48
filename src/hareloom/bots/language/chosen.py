"""Phrases that readers chose for the cards of the built-in deck while they looked at the pictures.

Cards of other decks have none: for those, bots rely on description and tags.
"""

import functools

import msgspec

from hareloom.decks.library import card_id
from hareloom.decks.manifest import MANIFEST, Manifest
from hareloom.decks.shipped import BUILT_INS
from hareloom.game.values import CardId

from .bank import FOLDER, plain

FILE = "fits.txt"


@functools.cache
def card_names() -> dict[CardId, str]:
    """The names of the built-in cards, as their deck's manifest has them."""
    found: dict[CardId, str] = {}
    for manifest in sorted(BUILT_INS.glob(f"*/{MANIFEST}")):
        for card in msgspec.json.decode(manifest.read_bytes(), type=Manifest).cards:
            found[card_id((manifest.parent / card.picture).read_bytes())] = card.id
    return found


@functools.cache
def chosen_phrases(language: str) -> dict[str, frozenset[str]]:
    """Plain phrases by the card's name. In the file a line `## name` comes before the phrases of a card."""
    found: dict[str, set[str]] = {}
    current: set[str] = set()
    for line in (FOLDER / language / FILE).read_text(encoding="utf-8").splitlines():
        text = line.strip()
        if text.startswith("##"):
            current = found.setdefault(text.lstrip("#").strip(), set())
        elif text and not text.startswith("#"):
            current.add(plain(text))
    return {name: frozenset(texts) for name, texts in found.items()}


def chosen_for(card: CardId, language: str) -> frozenset[str]:
    """The phrases that readers chose for this card, if any."""
    return chosen_phrases(language).get(card_names().get(card, ""), frozenset())
