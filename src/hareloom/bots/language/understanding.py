"""How well a clue fits each card: in the eyes of the bot, and probably in the eyes of others.

`scripts/fit_understanding.py` fits `MANNERS` to clues that readers wrote from the pictures alone, and `LIKELY` to the
bank's phrases as another reader takes them, both on two thirds of the built-in cards. The rest is set by hand.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from .card_index import AT_ONCE, CardIndex
from .vectors import Floats

USUAL = "usual"
MANNERS: dict[str, Floats] = {
    name: np.array(weights, np.float32)
    for name, weights in {
        USUAL: [2.41, 3.33, 1.95, 1.69, 3.09, 2.89, 6.83, 5.90, 0.56, 1.49],
        "plain": [3.29, 2.86, 1.37, 2.41, 4.02, 4.31, 6.69, 5.50, 1.04, 1.92],
        "allusive": [2.50, 3.60, 0.83, 1.45, 2.41, 4.25, 6.49, 7.64, 0.57, 0.57],
        "tales": [2.09, 3.55, 2.17, 1.99, 3.72, 4.18, 7.22, 7.53, 0.70, 0.63],
        "colours": [1.76, 2.16, -0.11, 1.24, 3.59, 2.38, 2.52, 4.07, 0.43, 3.44],
    }.items()
}
"""How storytellers tell: for each manner what counts, in the order of `card_index.KINDS`."""

LIKELY = np.array([2.02, 2.63, 3.04, 0.51, 0.46, 0.38, 0.22, 3.21, 0.08, 0.03], np.float32)
"""What counts for another reader, in the order of `card_index.KINDS`."""
DOUBT = (1.5, -1.0)
"""How far another reader may be from that: always, and how much less for a clear phrase. Tuned before the panel."""
LEAST_DOUBT, MOST_DOUBT = 0.3, 1.8
SENSE = (2.0, 3.3)
"""If no card fits better than the first, a clue means nothing; from the second on it is understood."""


class Reading(Struct, frozen=True):
    """A clue as a bot reads it."""

    fits: Floats
    """For each manner and card how well they fit, as logarithms of odds; 0 is the mean of the deck."""
    sense: float
    """1 for a clue that a bot understands, near 0 for one that means nothing to it."""


class Understanding(Struct, frozen=True):
    """What others will make of some phrases."""

    likely: Floats
    """For each phrase and card: how well they probably fit, in deviations from the mean of the deck."""
    doubt: Floats
    """For each phrase: how much readers may differ from that."""
    clear: Floats
    """For each phrase: how clearly it tells the cards apart."""


def read(cards: CardIndex, vector: Floats, text: str) -> Reading:
    """Read one clue, in every manner."""
    near = cards.nearness(vector, [text])[:, 0]
    near = near - near.mean(axis=1, keepdims=True)
    fits = np.stack([weights @ near for weights in MANNERS.values()])
    nothing, enough = SENSE
    return Reading(fits, float(np.clip((fits[0].max(initial=0.0) - nothing) / (enough - nothing), 0, 1)))


def centred(cards: CardIndex, vectors: Floats, texts: Sequence[str]) -> Floats:
    """How near each text is to each card, in each of `card_index.KINDS`; 0 is the mean of the deck."""
    near = cards.nearness(vectors, texts)
    near -= near.mean(axis=2, keepdims=True)
    return near


def understand(cards: CardIndex, vectors: Floats, texts: Sequence[str]) -> Understanding:
    """Understand some phrases as others will."""
    parts = [
        np.tensordot(LIKELY, centred(cards, vectors[at : at + AT_ONCE], texts[at : at + AT_ONCE]), axes=1)
        for at in range(0, len(texts), AT_ONCE)
    ]
    likely = np.concatenate(parts).astype(np.float32)
    clear = likely.std(axis=1)
    always, clearly = DOUBT
    doubt = np.clip(always + clearly * clear, LEAST_DOUBT, MOST_DOUBT)
    return Understanding(likely, doubt.astype(np.float32), clear)
