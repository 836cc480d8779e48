"""How well a clue probably fits each card in the eyes of other players, and how certain that is.

The constants are fitted on two thirds of the built-in cards: `WEIGHTS` to clues that readers wrote from the pictures
alone, `LIKELY` and `DOUBT` to the bank's phrases as another reader takes them. See docs/BOTS.md.
"""

import numpy as np
from msgspec import Struct

from .card_index import CardIndex
from .vectors import Floats

# One for each kind of text in CardIndex: description and tags in English, in French, nearest tag, nearest sentence.
WEIGHTS = np.array([4.38, 7.97, 4.91, 5.42, 4.65, 2.72], np.float32) * np.float32(0.459)

LIKELY = (0.941, 0.179, -0.601, -0.078, 0.327)
DOUBT = (1.333, -0.904, 0.163, 0.068)
LEAST_DOUBT, MOST_DOUBT = 0.4, 1.4


class Understanding(Struct, frozen=True):
    """For each clue and card: how well they probably fit, in deviations from the mean of the deck."""

    likely: Floats
    doubt: Floats
    """How much readers may differ from that."""
    clear: Floats
    """For each clue: how clearly it tells the cards apart."""


def understand(cards: CardIndex, clues: Floats, *, one_word: Floats) -> Understanding:
    """Understand some clues, given as vectors."""
    near = cards.nearness(clues)
    near = near - near.mean(axis=2, keepdims=True)
    spread = near.std(axis=2, keepdims=True) + np.float32(1e-6)
    fit = np.tensordot(WEIGHTS, near, axes=1)
    apart = (near / spread).std(axis=0)
    clear = fit.std(axis=1, keepdims=True)
    single = one_word[:, None]
    a, b, c, d, e = LIKELY
    likely = fit * (a + b * np.abs(fit) + c * clear + d * single + e * apart)
    f, g, h, i = DOUBT
    doubt = np.clip(f + g * clear + h * apart + i * single, LEAST_DOUBT, MOST_DOUBT)
    return Understanding(likely.astype(np.float32), doubt.astype(np.float32), clear[:, 0].astype(np.float32))


def is_one_word(text: str) -> float:
    """1 for a single word, which readers understand in more ways, else 0."""
    return float(len(text.split()) == 1)
