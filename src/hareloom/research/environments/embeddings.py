"""Pictures and clues as vectors: those that bots read by, or a researcher's own."""

import functools
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from hareloom.bots.language.vectors import DIMENSIONS, CachingEncoder, Floats, SentenceEncoder
from hareloom.bots.worker import card_texts
from hareloom.decks.library import Deck
from hareloom.mistake import Mistake

from .setting import Setting, library

Encode: TypeAlias = Callable[[Sequence[str]], ArrayLike]
"""One row a text."""
REMEMBERED = 4096
"""Clues whose vectors are kept."""
PARTS = ("description", "tags", "visible things", "readers' clues")
"""What a picture's embedding is made of: a vector for each, as long as a clue's, one after the other."""


class Embeddings:
    """A row for each card, in the order of `setting.cards`, and a vector for any clue."""

    def __init__(self, setting: Setting, pictures: ArrayLike | None = None, encode: Encode | None = None) -> None:
        rows = _shipped(setting.decks) if pictures is None else np.asarray(pictures, np.float32)
        if rows.ndim != 2 or len(rows) != len(setting.cards):
            raise Mistake(
                f"The pictures' embeddings must be an array of {len(setting.cards)} rows, one a card in the order of "
                f"env.cards; its shape was {rows.shape}."
            )
        self._encode = encode
        # Asking our own encoder for a new text would load it, which games of offered phrases never need.
        self.clue_size: int = DIMENSIONS if encode is None else np.asarray(encode(["a clue"])).shape[1]
        self._row = {card: at for at, card in enumerate(setting.cards, 1)}
        self.pictures: Floats = np.vstack([np.zeros((1, rows.shape[1]), np.float32), rows])
        """Row 0 is no picture."""
        self._clues: dict[str, Floats] = {"": np.zeros(self.clue_size, np.float32)}

    def rows(self, cards: Sequence[str], places: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """The rows of these cards, filled up with 0."""
        found = np.zeros(places, np.int64)
        found[: len(cards)] = [self._row[card] for card in cards]
        return found

    def clue(self, text: str) -> Floats:
        """The vector of a clue, not to be written to; nothing but zeros where it has no text."""
        found = self._clues.get(text)
        if found is None:
            if len(self._clues) > REMEMBERED:
                self._clues = {"": self._clues[""]}
            encode = self._encode or encoder()
            found = self._clues[text] = np.asarray(encode([text]), np.float32)[0]
        return found


@functools.cache
def encoder() -> CachingEncoder:
    """The sentence encoder of the bots. Phrases of the bank are looked up; other texts take some milliseconds."""
    return CachingEncoder(SentenceEncoder())


def _shipped(decks: Sequence[Deck]) -> Floats:
    found: dict[str, Floats] = {}
    for deck in decks:
        found |= _of_deck(deck.id)
    return np.stack([found[card] for card in sorted(found)])


@functools.cache
def _of_deck(name: str) -> dict[str, Floats]:
    """For each card four vectors of length one, side by side: what PARTS mean."""
    cards = card_texts(library(), (name,))
    encode = encoder()
    parts = [
        encode([card.description_in("en") for card in cards]),
        encode([", ".join(card.tags_in("en")) for card in cards]),
        encode([", ".join(card.seen) for card in cards]),
        np.stack([encode(card.said).mean(axis=0) for card in cards]),
    ]
    rows = np.hstack([part / (np.linalg.norm(part, axis=1, keepdims=True) + np.float32(1e-9)) for part in parts])
    return {card.id: row for card, row in zip(cards, rows, strict=True)}
