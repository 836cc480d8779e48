"""What bots know about some decks in one language: how well each phrase, and any clue, fits each card."""

import functools
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hareloom.game.values import CardId, Clue

from .bank import Phrase, phrases_for, plain
from .card_index import CardIndex
from .card_text import CardText
from .chosen import chosen_for
from .emoji import in_words
from .names import card_names
from .stems import stems
from .understanding import MANNERS, USUAL, Reading, Understanding, read, understand
from .vectors import Encoder, Floats

_USUAL = list(MANNERS).index(USUAL)


class Knowledge:
    """Shared by all bots that play with the same decks in the same language."""

    def __init__(
        self, cards: Sequence[CardText], language: str, encode: Encoder, index: CardIndex | None = None
    ) -> None:
        """About these cards; their index is the same in every language."""
        self.card_index = index or CardIndex(cards, encode)
        self.language = language
        self.phrases: tuple[Phrase, ...] = phrases_for(language, {card_names().get(card.id, "") for card in cards})
        self._encode = encode

    @functools.cached_property
    def bank(self) -> Understanding:
        """How every phrase of the bank fits every card."""
        texts = [phrase.text for phrase in self.phrases]
        return understand(self.card_index, self._encode(texts), texts)

    @functools.cached_property
    def rank(self) -> NDArray[np.intp]:
        """For each phrase and card: how many cards fit the phrase better."""
        return (-self.bank.likely).argsort(axis=1).argsort(axis=1)

    @functools.cached_property
    def sayable(self) -> NDArray[np.bool_]:
        """For each phrase and card: is the phrase free of words from the card's description?"""
        of_phrases = [stems(phrase.text, self.language) for phrase in self.phrases]
        sayable = np.zeros((len(of_phrases), len(self.card_index.cards)), bool)
        for column, card in enumerate(self.card_index.cards):
            forbidden = self.card_index.forbidden_stems(card.id, self.language)
            sayable[:, column] = [words.isdisjoint(forbidden) for words in of_phrases]
        return sayable

    @functools.cached_property
    def chosen(self) -> NDArray[np.bool_]:
        """For each phrase and card: did a reader who saw the picture choose the phrase?"""
        chosen = np.zeros((len(self.phrases), len(self.card_index.cards)), bool)
        row = {plain(phrase.text): at for at, phrase in enumerate(self.phrases)}
        for column, card in enumerate(self.card_index.cards):
            for text in chosen_for(card.id, self.language):
                if text in row:
                    chosen[row[text], column] = True
        return chosen

    def warm_up(self) -> None:
        """Compute what the first clue needs, before it is needed."""
        _ = self.bank, self.sayable, self.chosen

    def fit(self, clue: Clue, cards: Sequence[CardId]) -> Floats:
        """How well the clue fits each of these cards in the usual manner."""
        usual: Floats = self.fits(clue, cards)[_USUAL]
        return usual

    def fits(self, clue: Clue, cards: Sequence[CardId]) -> Floats:
        """For each manner and card how well the clue fits. 0 for a clue without text, and for an unknown card."""
        found = np.zeros((len(MANNERS), len(cards)), np.float32)
        if clue.text.strip() and cards:
            fits = self.read(clue.text).fits
            for at, column in enumerate(self.card_index.columns_of(cards)):
                if column >= 0:
                    found[:, at] = fits[:, column]
        return found

    def sense(self, clue: Clue) -> float:
        """1 for a clue that a bot understands, 0 for one that means nothing to it, or has no text."""
        return self.read(clue.text).sense if clue.text.strip() else 0.0

    @functools.lru_cache(maxsize=200)  # noqa: B019 - a Knowledge lives as long as its decks are in use
    def read(self, text: str) -> Reading:
        """A clue as a bot reads it, emoji by their names."""
        words = in_words(text)
        return read(self.card_index, self._encode([words]), words)
