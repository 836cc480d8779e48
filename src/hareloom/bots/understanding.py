"""How well a clue fits each card, as other people will probably feel it, and how sure that is.

The numbers were fitted on two thirds of our cards, with clues that people wrote from the pictures alone (`WEIGHTS`) and
with the bank's phrases as another reader takes them (`LIKELY`, `DOUBT`). docs/BOTS.md says how.
"""

import numpy as np
from msgspec import Struct

from .lore import Lore
from .vectors import Floats

# One for each of Lore's sides: description and tags in English, in French, nearest tag, nearest sentence.
WEIGHTS = np.array([4.38, 7.97, 4.91, 5.42, 4.65, 2.72], np.float32) * np.float32(0.459)

LIKELY = (0.941, 0.179, -0.601, -0.078, 0.327)
DOUBT = (1.333, -0.904, 0.163, 0.068)
LEAST_DOUBT, MOST_DOUBT = 0.4, 1.4


class Understanding(Struct, frozen=True):
    """For each clue and card: what a reader will probably make of it, in deviations from the deck's mean."""

    likely: Floats
    doubt: Floats
    """How far readers may be from that."""
    clear: Floats
    """For each clue: does it tell the cards apart at all?"""


def understand(lore: Lore, clues: Floats, *, one_word: Floats) -> Understanding:
    """The understanding of some clues, given as vectors."""
    sides = lore.sides(clues)
    sides = sides - sides.mean(axis=2, keepdims=True)
    spread = sides.std(axis=2, keepdims=True) + np.float32(1e-6)
    fit = np.tensordot(WEIGHTS, sides, axes=1)
    apart = (sides / spread).std(axis=0)
    clear = fit.std(axis=1, keepdims=True)
    single = one_word[:, None]
    a, b, c, d, e = LIKELY
    likely = fit * (a + b * np.abs(fit) + c * clear + d * single + e * apart)
    f, g, h, i = DOUBT
    doubt = np.clip(f + g * clear + h * apart + i * single, LEAST_DOUBT, MOST_DOUBT)
    return Understanding(likely.astype(np.float32), doubt.astype(np.float32), clear[:, 0].astype(np.float32))


def is_one_word(text: str) -> float:
    """1 for a single word: those are understood in more ways."""
    return float(len(text.split()) == 1)
