"""How well a clue fits each card: in the eyes of the bot, and probably in the eyes of others.

The constants are fitted by `scripts/fit_understanding.py` on two thirds of the built-in cards: `MANNERS` to clues that
readers wrote from the pictures alone, `LIKELY` and `DOUBT` to the bank's phrases as another reader takes them.
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
        USUAL: [2.51, 3.06, 1.64, 1.79, 2.67, 3.42, 6.26, 5.53, 0.53, 1.24],
        "plain": [3.29, 2.74, 1.37, 2.38, 3.76, 4.31, 6.67, 5.79, 1.02, 1.63],
        "allusive": [2.38, 3.40, 0.89, 1.35, 2.26, 4.32, 6.21, 7.78, 0.53, 0.32],
        "tales": [2.13, 3.40, 2.00, 2.01, 3.27, 4.20, 6.93, 7.65, 0.50, 0.22],
        "colours": [0, 0, 0, 0, 3.0, 1.0, 0, 0, 0.20, 9.0],
    }.items()
}
"""How storytellers tell: for each manner what counts, in the order of `card_index.KINDS`."""

LIKELY = np.array([1.99, 2.64, 3.02, 0.55, 0.44, 0.40, 0.23, 3.05, 0.08, 0.05], np.float32)
"""What counts for another reader, in the order of `card_index.KINDS`."""
DOUBT = (1.5, -1.0)
"""How far another reader may be from that: always, and how much less for a clear phrase (tuned like CHOSEN)."""
LEAST_DOUBT, MOST_DOUBT = 0.3, 1.8
SENSE = (2.2, 3.7)
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
