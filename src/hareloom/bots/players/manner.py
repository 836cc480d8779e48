"""How a storyteller tells: plainly, by mood, by tales, by colours, or far-fetched. Learned from what all have seen.

Each manner says how likely each picture is the one that was meant. Every reveal shows which manner was right; a bot
weighs them by that, so that after some turns another picture than the best fitting one may be the likeliest.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.understanding import MANNERS, USUAL
from hareloom.bots.language.vectors import Floats
from hareloom.game.values import Reveal, SeatNo

from .characters import Temper

FAR_FETCHED = "far-fetched"
NAMES = (*MANNERS, FAR_FETCHED)
RANKS = np.array([0.08, 0.44, 0.28, 0.12, 0.05, 0.03], np.float32)
"""A far-fetched storyteller means the best fitting picture seldom, the second and third often."""
FIRM = 3.0
"""What is usual of far-fetched storytellers weighs as much as this many turns."""

USUALLY = 0.5
"""How likely a storyteller whom nobody knows tells in the usual manner. Far-fetched ones are rare, the other manners
share the rest."""
SELDOM = 0.12
OWN = {
    Temper.LITERAL: "plain",
    Temper.DREAMER: "allusive",
    Temper.POET: "allusive",
    Temper.SAGE: "tales",
    Temper.JOKER: "tales",
    Temper.GOSSIP: "plain",
}
"""Bots think that others tell as they do themselves: so they don't all read a clue alike."""
OWN_SHARE = 0.5


def first_guess(temper: Temper) -> Floats:
    """What a bot of that temper believes of a storyteller whom it doesn't know."""
    rest = (1 - USUALLY - SELDOM) / (len(NAMES) - 2)
    share = np.array([{USUAL: USUALLY, FAR_FETCHED: SELDOM}.get(name, rest) for name in NAMES], np.float32)
    share[NAMES.index(OWN[temper])] += OWN_SHARE
    guess: Floats = share / share.sum()
    return guess


class Habits(Struct, frozen=True):
    """What a bot believes of a storyteller."""

    manners: Floats
    """How likely each manner is, in the order of NAMES."""
    ranks: Floats = RANKS
    """How likely the picture that fits best, second best and so on is meant, if they are far-fetched."""

    def chances(self, fits: Floats) -> Floats:
        """The chance of each picture. `fits` has a row a manner, the usual one first."""
        chances: Floats = self.manners @ chances_by_manner(fits, self.ranks)
        return chances


def chances_by_manner(fits: Floats, ranks: Floats = RANKS) -> Floats:
    """For each manner the chance of each picture."""
    odds = np.exp(fits - fits.max(axis=1, keepdims=True))
    by_fit = odds / odds.sum(axis=1, keepdims=True)
    by_rank = ranks[np.minimum(_ranks(fits), len(ranks) - 1)]
    return np.vstack([by_fit, by_rank / by_rank.sum()])


def _ranks(fits: Floats) -> NDArray[np.intp]:
    """How many pictures fit better than each, in the usual manner."""
    ranks: NDArray[np.intp] = (-fits[0]).argsort(kind="stable").argsort()
    return ranks


def learned(knowledge: Knowledge, past: Sequence[Reveal], storyteller: SeatNo, guess: Floats) -> Habits:
    """How this storyteller tells, after the turns that all players have seen."""
    weight, ranks = np.log(guess), FIRM * RANKS
    for reveal in past:
        if reveal.storyteller != storyteller or reveal.target is None or not reveal.clue.text:
            continue
        fits = knowledge.fits(reveal.clue, [laid.card for laid in reveal.laid])
        if not fits.all():
            continue  # cards of decks that are not played with today
        # No manner is sure of anything: one turn must not settle it.
        chances = chances_by_manner(fits, ranks / ranks.sum())[:, reveal.target - 1]
        weight = weight + np.log(0.9 * chances + 0.1 / len(reveal.laid))
        rank = min(int(_ranks(fits)[reveal.target - 1]), len(ranks) - 1)
        ranks = ranks + np.eye(len(ranks), dtype=np.float32)[rank]
    share = np.exp(weight - weight.max())
    return Habits((share / share.sum()).astype(np.float32), ranks / ranks.sum())
