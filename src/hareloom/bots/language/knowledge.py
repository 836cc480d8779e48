"""What bots know about some decks in one language: how well each phrase, and any clue, fits each card."""

import functools
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hareloom.game.values import CardId, Clue

from .bank import Phrase, phrases, plain
from .card_index import CardIndex, CardText
from .chosen import chosen_for
from .stems import stems
from .understanding import Understanding, is_one_word, understand
from .vectors import Encoder, Floats


class Knowledge:
    """Shared by all bots that play with the same decks in the same language."""

    def __init__(self, cards: Sequence[CardText], language: str, encode: Encoder) -> None:
        self.card_index = CardIndex(cards, encode)
        self.language = language
        self.phrases: tuple[Phrase, ...] = phrases(language)
        self._encode = encode

    @functools.cached_property
    def bank(self) -> Understanding:
        """How every phrase of the bank fits every card."""
        return self._understand([phrase.text for phrase in self.phrases])

    @functools.cached_property
    def rank(self) -> NDArray[np.intp]:
        """For each phrase and card: how many cards fit the phrase better."""
        return (-self.bank.likely).argsort(axis=1).argsort(axis=1)

    @functools.cached_property
    def sayable(self) -> NDArray[np.bool_]:
        """For each phrase and card: is the phrase free of words from the card's description?"""
        of_phrases = [stems(phrase.text, self.language) for phrase in self.phrases]
        of_cards = [self.card_index.forbidden_stems(card.id, self.language) for card in self.card_index.cards]
        return np.array([[words.isdisjoint(card) for card in of_cards] for words in of_phrases])

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
        _ = self.bank, self.rank, self.sayable, self.chosen

    def fit(self, clue: Clue, cards: Sequence[CardId]) -> Floats:
        """How well the clue fits each of these cards. 0 for a clue without text, and for an unknown card."""
        if not clue.text.strip() or not cards:
            return np.zeros(len(cards), np.float32)
        likely = self._likely(clue.text)
        columns = self.card_index.columns_of(cards)
        return np.array([likely[at] if at >= 0 else 0.0 for at in columns], np.float32)

    @functools.lru_cache(maxsize=200)  # noqa: B019 - a Knowledge lives as long as its decks are in use
    def _likely(self, text: str) -> Floats:
        likely: Floats = self._understand([text]).likely[0]
        return likely

    def _understand(self, texts: Sequence[str]) -> Understanding:
        single = np.array([is_one_word(text) for text in texts], np.float32)
        return understand(self.card_index, self._encode(texts), one_word=single)
