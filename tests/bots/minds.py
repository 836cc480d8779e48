"""Minds for tests: the real deck, the real encoder, every strength."""

import functools

from hareloom.bots.characters import Character, Strength
from hareloom.bots.lore import CardWords
from hareloom.bots.mind import Knowledge, Mind
from hareloom.bots.vectors import Remembering, SentenceEncoder
from hareloom.sim.panel import CARDS


@functools.cache
def encoder() -> Remembering:
    """One for all tests of a process: it takes a second to load."""
    return Remembering(SentenceEncoder())


@functools.cache
def knowledge(language: str = "en") -> Knowledge:
    """Of our own deck."""
    return Knowledge([card.words for card in CARDS()], language, encoder())


@functools.cache
def knowledge_of(cards: tuple[str, ...]) -> Knowledge:
    """Of cards that only have names: each is described by one of our own cards."""
    ours = CARDS()
    words = [ours[at % len(ours)].words for at in range(len(cards))]
    renamed = [CardWords(card, word.description, word.tags) for card, word in zip(cards, words, strict=True)]
    return Knowledge(renamed, "en", encoder())


def mind(strength: Strength = Strength.CUNNING, known: Knowledge | None = None) -> Mind:
    """Somebody of that strength."""
    return Mind(Character(strength, strength, strength=strength), known or knowledge())
