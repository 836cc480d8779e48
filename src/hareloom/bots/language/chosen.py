"""Phrases for the cards of the built-in decks, by people who looked at the pictures.

Some were chosen from the bank (`fits.txt`, for the first deck), others written for a card (a file a deck in `cards/`).
Cards of other decks have none: for those, bots rely on what is said about them.
"""

import functools

from hareloom.game.values import CardId

from .bank import FOLDER, phrases_for_cards, plain
from .names import card_names

FILE = "fits.txt"
FIRST_DECK = "hareloom"


@functools.cache
def chosen_phrases(language: str) -> dict[str, frozenset[str]]:
    """Plain phrases by the card's name. In `fits.txt` a line `## name` comes before the phrases of a card."""
    found: dict[str, set[str]] = {}
    current: set[str] = set()
    file = FOLDER / language / FILE
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        text = line.strip()
        if text.startswith("##"):
            current = found.setdefault(f"{FIRST_DECK}/{text.lstrip('#').strip()}", set())
        elif text and not text.startswith("#"):
            current.add(plain(text))
    for name, phrase in phrases_for_cards(language):
        found.setdefault(name, set()).add(plain(phrase.text))
    return {name: frozenset(texts) for name, texts in found.items()}


def chosen_for(card: CardId, language: str) -> frozenset[str]:
    """The phrases for this card, if any."""
    return chosen_phrases(language).get(card_names().get(card, ""), frozenset())
