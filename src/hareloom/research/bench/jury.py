"""Who judges what players tell and give: listeners of fixed competence who know the cards' captions and nothing else.

They hear as the panel of `sim/panel.py` does: how near a clue is to description, tags and nearest tag, with a taste of
each one's own. The jury has the encoder that comes with Hareloom, for five languages and any text. The panel has
another one, for English; of free text only `scripts/judge_benchmark.py` can ask it.

What they choose is drawn by dice that depend on the question alone, so that a clue always has the same result. How well
a clue fits is rounded, so that machines agree.
"""

import functools
import math
from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct

from hareloom.bots.language.vectors import Encoder
from hareloom.sim.panel import CARDS, HAND, LISTENERS, TASTE, TEMPERATURE, texts_of_cards

from .encoding import english, multilingual
from .test_set import VERSION, ClueQuestion, HandQuestion

DEALS = 20
"""Each clue is told to this many tables of four."""
ROUNDS = 4
"""Each of the five listeners votes this often on a decoy, with another taste."""
DIGITS = 4


class Told(Struct, frozen=True):
    """At how many of the tables none, some or all listeners found the card."""

    none: int
    some: int
    all: int
    votes: int
    """That found it, at all tables."""


class Judges:
    """Listeners with one encoder."""

    def __init__(self, encode: Encoder) -> None:
        self._encode = encode
        self._cards = sorted(CARDS(), key=lambda card: card.name)
        self._names = [card.name for card in self._cards]
        texts = [texts_of_cards(card) for card in self._cards]
        self._description = encode([each[0] for each in texts])
        self._tags = encode([each[1] for each in texts])
        self._each_tag = np.concatenate([encode(each[2:]) for each in texts])
        self._first_tags = np.cumsum([0, *(len(each) - 2 for each in texts)])[:-1]

    @functools.lru_cache(maxsize=2000)  # noqa: B019 - there are two, for as long as the program runs
    def fits(self, clue: str) -> dict[str, float]:
        """How well the clue fits each card, by its name: in deviations from the mean of the deck."""
        (vector,) = self._encode([clue]).astype(np.float64)
        near = (
            self._description @ vector,
            self._tags @ vector,
            np.maximum.reduceat(self._each_tag @ vector, self._first_tags),
        )
        fit = sum(each - each.mean() for each in near)
        return dict(zip(self._names, np.round(fit / (np.std(fit) + 1e-9), DIGITS).tolist(), strict=True))

    def hear(self, question: HandQuestion, card: str, clue: str) -> Told:
        """Tell the clue to tables of four, at which the three listeners' hands are dealt from the other cards."""
        fits, dice = self.fits(clue), _dice(question.id)
        unseen = [name for name in self._names if name not in question.hand]
        found = [self._found(fits, card, unseen, dice) for _ in range(DEALS)]
        none, all_ = found.count(0), found.count(LISTENERS)
        return Told(none, DEALS - none - all_, all_, sum(found))

    def _found(self, fits: dict[str, float], card: str, unseen: Sequence[str], dice: Random) -> int:
        dealt = dice.sample(unseen, LISTENERS * HAND)
        hands = [dealt[at : at + HAND] for at in range(0, len(dealt), HAND)]
        given = [max(hand, key=lambda name: fits[name] + dice.gauss(0, TASTE)) for hand in hands]
        open_to = [[card, *(each for each in given if each != own)] for own in given]
        return sum(self._vote(fits, cards, dice) == card for cards in open_to)

    def drawn(self, question: ClueQuestion, decoy: str) -> int:
        """How many of the listeners' votes that card draws, beside the storyteller's and the five listeners' own."""
        fits, dice = self.fits(question.clue), _dice(question.id)
        target = question.pictures[question.target - 1]
        owners = [name for name in question.pictures if name != target]
        votes = 0
        for own in owners * ROUNDS:
            open_to = [*(name for name in question.pictures if name != own), decoy]
            votes += self._vote(fits, open_to, dice) == decoy
        return votes

    def vote(self, clue: str, pictures: Sequence[str], dice: Random) -> str:
        """The picture that one of them takes for the storyteller's."""
        return self._vote(self.fits(clue), pictures, dice)

    @staticmethod
    def _vote(fits: dict[str, float], pictures: Sequence[str], dice: Random) -> str:
        pull = [math.exp((fits[name] + dice.gauss(0, TASTE)) / TEMPERATURE) for name in pictures]
        return dice.choices(pictures, pull)[0]

    def tags(self, card: str) -> tuple[str, ...]:
        """What a caption says in short words."""
        return self._cards[self._names.index(card)].words.tags_in("en")


VOTES = ROUNDS * (6 - 1)
"""All that a decoy can draw."""


def _dice(question: str) -> Random:
    return Random(f"benchmark {VERSION} {question}")


@functools.cache
def jury() -> Judges:
    """For every language. Its encoder is the bots' own, so it is no stranger to them."""
    return Judges(multilingual())


@functools.cache
def panel() -> Judges:
    """For English, with an encoder that no bot has."""
    return Judges(english())
