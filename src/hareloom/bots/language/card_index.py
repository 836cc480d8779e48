"""An index of the cards of some decks: how near a clue is to the texts about each card."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain

import numpy as np

from hareloom.game.values import CardId

from .card_text import FIRST, CardText
from .stems import has_stop_words, stems
from .vectors import Encoder, Floats

AT_ONCE = 256
"""Texts that are best compared together. More would need much memory."""

EVERYDAY, MANY_CARDS = 1 / 14, 5
"""Stems of more than this share of the descriptions, and of more than so many, are those of everyday words."""

KINDS = (
    "description", "tags", "nearest tag", "nearest sentence", "nearest thing", "things", "nearest clue", "clues",
    "words", "colours",
)  # fmt: skip
"""The ways to compare a clue with a card, in the order of `CardIndex.nearness`."""


class CardIndex:
    """Ten ways to compare a clue with each card: by the meaning of whole and of single texts, and by common words."""

    def __init__(self, cards: Sequence[CardText], encode: Encoder) -> None:
        self.cards = tuple(cards)
        self._column = {card.id: at for at, card in enumerate(cards)}
        self._everyday: dict[str, frozenset[str]] = {}

        def whole(text_of: Callable[[CardText], str]) -> Floats:
            return encode([text_of(card) for card in cards])

        self._description = whole(lambda card: card.description_in(FIRST))
        self._tags = whole(lambda card: ", ".join(card.tags_in(FIRST)))
        self._things = whole(lambda card: ", ".join(card.seen))
        self._colours = whole(lambda card: card.colours)
        self._single_tags = _Parts([card.tags_in(FIRST) for card in cards], encode)
        self._single_sentences = _Parts([card.sentences for card in cards], encode)
        self._single_things = _Parts([card.seen for card in cards], encode)
        self._clues = _Parts([card.said for card in cards], encode)
        self._words = _Words(cards)

    def nearness(self, clues: Floats, texts: Sequence[str]) -> Floats:
        """How near each clue is to each card, in each of KINDS: an array of kinds by clues by cards."""
        of_clues = self._clues.near(clues)
        near = [
            clues @ self._description.T,
            clues @ self._tags.T,
            self._single_tags.nearest(self._single_tags.near(clues)),
            self._single_sentences.nearest(self._single_sentences.near(clues)),
            self._single_things.nearest(self._single_things.near(clues)),
            clues @ self._things.T,
            self._clues.nearest(of_clues),
            self._clues.mean(of_clues),
            self._words.shared(texts),
            clues @ self._colours.T,
        ]
        return np.stack(near)

    def forbidden_stems(self, card: CardId, language: str) -> frozenset[str]:
        """The stems that a clue about this card must not contain."""
        found = stems(self.cards[self._column[card]].description_in(language), language)
        return found - self._everyday_stems(language)

    def _everyday_stems(self, language: str) -> frozenset[str]:
        """Those of so many descriptions that they tell nothing about one card: "with", "there", "no longer"."""
        if has_stop_words(language):
            return frozenset()
        if language not in self._everyday:
            counted = Counter(stem for card in self.cards for stem in stems(card.description_in(language), language))
            often = max(MANY_CARDS, EVERYDAY * len(self.cards))
            self._everyday[language] = frozenset(stem for stem, cards in counted.items() if cards > often)
        return self._everyday[language]

    def columns_of(self, cards: Sequence[CardId]) -> list[int]:
        """The columns of these cards; -1 for an unknown card, whose deck was removed."""
        return [self._column.get(card, -1) for card in cards]


class _Parts:
    """Several short texts about each card."""

    def __init__(self, texts: Sequence[Sequence[str]], encode: Encoder) -> None:
        self._vectors = encode([text for of_card in texts for text in of_card])
        self._counts = np.array([len(of_card) for of_card in texts], np.float32)
        self._starts = np.cumsum([0, *(len(of_card) for of_card in texts)])[:-1]

    def near(self, clues: Floats) -> Floats:
        """Each clue with each text."""
        return clues @ self._vectors.T

    def nearest(self, near: Floats) -> Floats:
        """The nearest text of each card."""
        nearest: Floats = np.maximum.reduceat(near, self._starts, axis=1)
        return nearest

    def mean(self, near: Floats) -> Floats:
        """All texts of each card together."""
        total: Floats = np.add.reduceat(near, self._starts, axis=1)
        return (total / self._counts).astype(np.float32)


class _Words:
    """Words that a clue has in common with the texts about a card. Rare words count more."""

    def __init__(self, cards: Sequence[CardText]) -> None:
        self._size = len(cards)
        words = [frozenset(chain.from_iterable(stems(text, FIRST) for text in card.every_text)) for card in cards]
        often = Counter(chain.from_iterable(words))
        self._weight = {
            word: (np.log1p(len(cards) / times) * np.array([word in of_card for of_card in words])).astype(np.float32)
            for word, times in often.items()
        }

    def shared(self, texts: Sequence[str]) -> Floats:
        """For each text and card the weight of their common words."""
        shared = np.zeros((len(texts), self._size), np.float32)
        for row, text in enumerate(texts):
            words = stems(text, FIRST)
            known = [weight for word in words if (weight := self._weight.get(word)) is not None]
            # Of a text whose words are mostly unknown, in another language perhaps, the others are chance.
            for weight in known:
                shared[row] += weight * (len(known) / len(words))
        return shared


def texts_of(card: CardText) -> set[str]:
    """Every text about the card that CardIndex encodes."""
    whole = {card.description_in(FIRST), ", ".join(card.tags_in(FIRST)), ", ".join(card.seen), card.colours}
    return whole | {*card.tags_in(FIRST), *card.sentences, *card.seen, *card.said}
