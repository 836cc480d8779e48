"""What players of one run share: the decks, their pictures, what bots know about them, and the language."""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping
from pathlib import Path

from hareloom.bots.language.bank import spoken
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.vectors import CachingEncoder, SentenceEncoder
from hareloom.bots.worker import card_texts
from hareloom.decks.library import Library
from hareloom.game.values import CardId
from hareloom.mistake import Mistake
from hareloom.words import listed

SECONDS = 30.0
"""For a move of a model or a program."""


class Room:
    """Holds nothing of a game. What bots know is loaded when one first needs it."""

    def __init__(
        self,
        data: Path,
        decks: tuple[str, ...] = ("hareloom",),
        *,
        language: str = "en",
        seconds: float = SECONDS,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        """Raises a Mistake if a deck isn't known."""
        self._data = data
        self.library = Library(data)
        self.decks = decks
        self.language = language
        self.seconds = seconds
        self.environment = environment
        cards = self.library.cards_of(decks)
        if cards is None:
            missing = listed(deck for deck in decks if self.library.deck(deck) is None)
            there = listed(deck.id for deck in self.library.decks())
            raise Mistake(f"There is no deck {missing}. There are: {there}.")
        self.cards: tuple[CardId, ...] = cards

    def knowledge(self) -> Knowledge:
        """What bots know about these decks: loaded once, in seconds."""
        return _knowledge(self._data, self.decks, spoken(self.language))

    def picture(self, card: CardId) -> bytes:
        """A card's picture, as it is stored."""
        path = self.library.picture(card)
        if path is None:
            raise Mistake(f"The picture of the card {card} is gone.")
        return path.read_bytes()


@functools.lru_cache(maxsize=4)
def _knowledge(data: Path, decks: tuple[str, ...], language: str) -> Knowledge:
    return Knowledge(card_texts(Library(data), decks), language, CachingEncoder(SentenceEncoder()))
