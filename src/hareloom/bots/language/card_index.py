"""An index of the cards of some decks: how near a clue is to the texts about each card."""

import re
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from hareloom.game.values import CardId

from .stems import stems
from .vectors import Encoder, Floats

_SENTENCES = re.compile(r"(?<=[.!?。！？])\s+")  # noqa: RUF001 - full stops of other scripts
FIRST, SECOND = "en", "fr"
"""The languages whose texts are compared. A card without them is compared in a language that it has."""


class CardText(Struct, frozen=True):
    """The texts about a card, by language."""

    id: CardId
    description: dict[str, str] = {}
    tags: dict[str, tuple[str, ...]] = {}
    inventory: dict[str, tuple[str, ...]] = {}

    def description_in(self, language: str) -> str:
        """The description in that language, or in another one."""
        return self.description.get(language) or next(iter(self.description.values()), "")

    def tags_in(self, language: str) -> tuple[str, ...]:
        """The tags in that language, or in another one; the description where there are none."""
        return self.tags.get(language) or next(iter(self.tags.values()), ()) or (self.description_in(language),)

    def words_in(self, language: str) -> tuple[str, ...]:
        """Tags, and what is to be seen: the short texts of which the nearest to a clue counts."""
        seen = self.inventory.get(language) or next(iter(self.inventory.values()), ())
        return (*self.tags_in(language), *seen)


class CardIndex:
    """Six kinds of text per card: description and tags in two languages, single tags, single sentences."""

    def __init__(self, cards: Sequence[CardText], encode: Encoder) -> None:
        self.cards = tuple(cards)
        self._column = {card.id: at for at, card in enumerate(cards)}
        self._whole = [
            encode([card.description_in(FIRST) for card in cards]),
            encode([", ".join(card.tags_in(FIRST)) for card in cards]),
            encode([card.description_in(SECOND) for card in cards]),
            encode([", ".join(card.tags_in(SECOND)) for card in cards]),
        ]
        self._parts = [
            _Parts([card.words_in(FIRST) for card in cards], encode),
            _Parts([_SENTENCES.split(card.description_in(FIRST)) for card in cards], encode),
        ]

    def nearness(self, clues: Floats) -> Floats:
        """How near each clue is to each card, for each kind of text: an array of kinds by clues by cards."""
        whole = [clues @ vectors.T for vectors in self._whole]
        return np.stack([*whole, *(part.nearest(clues) for part in self._parts)])

    def forbidden_stems(self, card: CardId, language: str) -> frozenset[str]:
        """The stems that a clue about this card must not contain."""
        return stems(self.cards[self._column[card]].description_in(language), language)

    def columns_of(self, cards: Sequence[CardId]) -> list[int]:
        """The columns of these cards; -1 for an unknown card, whose deck was removed."""
        return [self._column.get(card, -1) for card in cards]


class _Parts:
    """Several short texts about each card. The nearest one counts."""

    def __init__(self, texts: Sequence[Sequence[str]], encode: Encoder) -> None:
        self._vectors = encode([text for of_card in texts for text in of_card])
        self._starts = np.cumsum([0, *(len(of_card) for of_card in texts)])[:-1]

    def nearest(self, clues: Floats) -> Floats:
        nearest: Floats = np.maximum.reduceat(clues @ self._vectors.T, self._starts, axis=1)
        return nearest


def texts_of(card: CardText) -> set[str]:
    """Every text about the card that CardIndex encodes."""
    whole = {
        text
        for language in (FIRST, SECOND)
        for text in (card.description_in(language), ", ".join(card.tags_in(language)))
    }
    return whole | set(card.words_in(FIRST)) | set(_SENTENCES.split(card.description_in(FIRST)))
