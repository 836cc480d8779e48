"""What a bot knows of the cards of a table's decks: words about them, seen from several sides."""

import re
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from hareloom.game.values import CardId

from .stems import stems
from .vectors import Encoder, Floats

_SENTENCES = re.compile(r"(?<=[.!?。！？])\s+")  # noqa: RUF001 - full stops of other scripts
FIRST, SECOND = "en", "fr"
"""The languages of the descriptions that are read; a card without them is read in one that it has."""


class CardWords(Struct, frozen=True):
    """What is said about a card."""

    id: CardId
    description: dict[str, str] = {}
    tags: dict[str, tuple[str, ...]] = {}

    def told(self, language: str) -> str:
        """The description in that language, or in another one."""
        return self.description.get(language) or next(iter(self.description.values()), "")

    def tagged(self, language: str) -> tuple[str, ...]:
        """The tags in that language, or in another one; the description where there are none."""
        return self.tags.get(language) or next(iter(self.tags.values()), ()) or (self.told(language),)


class Lore:
    """The cards of some decks, ready to be compared with clues."""

    def __init__(self, cards: Sequence[CardWords], encode: Encoder) -> None:
        self.cards = tuple(cards)
        self.index = {card.id: at for at, card in enumerate(cards)}
        self._whole = [
            encode([card.told(FIRST) for card in cards]),
            encode([", ".join(card.tagged(FIRST)) for card in cards]),
            encode([card.told(SECOND) for card in cards]),
            encode([", ".join(card.tagged(SECOND)) for card in cards]),
        ]
        self._parts = [
            _Parts([card.tagged(FIRST) for card in cards], encode),
            _Parts([_SENTENCES.split(card.told(FIRST)) for card in cards], encode),
        ]

    def sides(self, clues: Floats) -> Floats:
        """How near each clue is to each card, seen from each side: sides by clues by cards."""
        whole = [clues @ side.T for side in self._whole]
        return np.stack([*whole, *(part.nearest(clues) for part in self._parts)])

    def words_of(self, card: CardId, language: str) -> frozenset[str]:
        """The stems that a clue about this card must not use."""
        return stems(self.cards[self.index[card]].told(language), language)

    def where(self, cards: Sequence[CardId]) -> list[int]:
        """Their columns. A card that isn't known (its deck was removed) is like none: -1."""
        return [self.index.get(card, -1) for card in cards]


class _Parts:
    """Several short texts about each card, of which the nearest counts."""

    def __init__(self, texts: Sequence[Sequence[str]], encode: Encoder) -> None:
        self._vectors = encode([text for of_card in texts for text in of_card])
        self._starts = np.cumsum([0, *(len(of_card) for of_card in texts)])[:-1]

    def nearest(self, clues: Floats) -> Floats:
        nearest: Floats = np.maximum.reduceat(clues @ self._vectors.T, self._starts, axis=1)
        return nearest


def texts_of(card: CardWords) -> set[str]:
    """Every text of which Lore wants a vector."""
    whole = {text for language in (FIRST, SECOND) for text in (card.told(language), ", ".join(card.tagged(language)))}
    return whole | set(card.tagged(FIRST)) | set(_SENTENCES.split(card.told(FIRST)))
