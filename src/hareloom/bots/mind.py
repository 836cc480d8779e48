"""A bot's mind: its character, what it knows of the cards and of its language, and what everybody saw so far."""

import functools
from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from hareloom.game.values import CardId, Clue, Reveal

from .bank import Phrase, phrases, plain
from .characters import Character
from .fits import fitting
from .lore import CardWords, Lore
from .skill import LIKES, SKILLS, Skill
from .stems import stems
from .understanding import Understanding, is_one_word, understand
from .vectors import Encoder, Floats


class Knowledge:
    """What all bots share who play with the same decks in the same language."""

    def __init__(self, cards: Sequence[CardWords], language: str, encode: Encoder) -> None:
        self.lore = Lore(cards, encode)
        self.language = language
        self.phrases: tuple[Phrase, ...] = phrases(language)
        self._encode = encode

    @functools.cached_property
    def bank(self) -> Understanding:
        """The understanding of every phrase of the bank."""
        return self._understand([phrase.text for phrase in self.phrases])

    @functools.cached_property
    def order(self) -> NDArray[np.intp]:
        """For each phrase and card: how many cards fit better."""
        return (-self.bank.likely).argsort(axis=1).argsort(axis=1)

    @functools.cached_property
    def sayable(self) -> NDArray[np.bool_]:
        """For each phrase and card: has the phrase no word of the card's description?"""
        of_phrases = [stems(phrase.text, self.language) for phrase in self.phrases]
        of_cards = [self.lore.words_of(card.id, self.language) for card in self.lore.cards]
        return np.array([[words.isdisjoint(card) for card in of_cards] for words in of_phrases])

    @functools.cached_property
    def chosen(self) -> NDArray[np.bool_]:
        """For each phrase and card: did people, looking at the picture, find that it fits?"""
        chosen = np.zeros((len(self.phrases), len(self.lore.cards)), bool)
        row = {plain(phrase.text): at for at, phrase in enumerate(self.phrases)}
        for column, card in enumerate(self.lore.cards):
            for text in fitting(card.id, self.language):
                if text in row:
                    chosen[row[text], column] = True
        return chosen

    def warm(self) -> None:
        """Work out what the first clue will need, while there is time."""
        _ = self.bank, self.order, self.sayable, self.chosen

    def fit(self, clue: Clue, cards: Sequence[CardId]) -> Floats:
        """How well the clue fits each of these cards. A clue without text, or an unknown card, fits like any other."""
        if not clue.text.strip() or not cards:
            return np.zeros(len(cards), np.float32)
        likely = self._heard(clue.text)
        where = self.lore.where(cards)
        return np.array([likely[at] if at >= 0 else 0.0 for at in where], np.float32)

    @functools.lru_cache(maxsize=200)  # noqa: B019 - one Knowledge lives as long as its decks are played
    def _heard(self, text: str) -> Floats:
        likely: Floats = self._understand([text]).likely[0]
        return likely

    def _understand(self, texts: Sequence[str]) -> Understanding:
        single = np.array([is_one_word(text) for text in texts], np.float32)
        return understand(self.lore, self._encode(texts), one_word=single)


class Mind:
    """One bot at one moment. It holds nothing that its seat doesn't know."""

    def __init__(
        self,
        character: Character,
        knowledge: Knowledge,
        *,
        past: Sequence[Reveal] = (),
        told: Sequence[str] = (),
        hurried: bool = False,
    ) -> None:
        self.character = character
        self.knowledge = knowledge
        self.past = past
        """The turns of this game that everybody has seen."""
        self.told = {plain(text) for text in told}
        """Every clue of this evening."""
        self.hurried = hurried
        """It moves for somebody whose time is up, and waits for nobody."""

    @property
    def skill(self) -> Skill:
        """How well it thinks."""
        return SKILLS[self.character.strength]

    @property
    def likes(self) -> dict[str, float]:
        """How it talks."""
        return LIKES[self.character.temper]

    def feel(self, clue: Clue, cards: Sequence[CardId], dice: Random) -> Floats:
        """How well a clue fits these cards, to this bot."""
        taste = np.array([dice.gauss(0, self.skill.taste) for _ in cards], np.float32)
        return self.knowledge.fit(clue, cards) + taste
