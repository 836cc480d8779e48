"""How a storyteller tells: plainly, by mood, by tales, by colours, or far-fetched. Learned from what all have seen.

Each manner says how likely each picture is the one that was meant. Every reveal shows which manner was right; a bot
weighs them by that, so that after some turns another picture than the best fitting one may be the likeliest.
"""

from collections.abc import Sequence

import numpy as np

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.understanding import MANNERS, USUAL
from hareloom.bots.language.vectors import Floats
from hareloom.game.values import Reveal, SeatNo

from .characters import Temper

FAR_FETCHED = "far-fetched"
NAMES = (*MANNERS, FAR_FETCHED)
_BY_RANK = (0.10, 0.42, 0.28)
"""A far-fetched storyteller means the best fitting picture seldom, the second and third often. The others share the
rest."""

USUALLY = 0.6
"""How likely a storyteller whom nobody knows tells in the usual manner; the other manners share most of the rest."""
SELDOM = 0.03
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


def chances_by_manner(fits: Floats) -> Floats:
    """For each manner the chance of each picture. `fits` has a row a manner, the usual one first."""
    odds = np.exp(fits - fits.max(axis=1, keepdims=True))
    linear = odds / odds.sum(axis=1, keepdims=True)
    order = (-fits[0]).argsort(kind="stable")
    by_rank = np.full(fits.shape[1], (1 - sum(_BY_RANK)) / max(1, fits.shape[1] - len(_BY_RANK)), np.float32)
    for at, share in zip(order, _BY_RANK, strict=False):
        by_rank[at] = share
    return np.vstack([linear, by_rank / by_rank.sum()])


def learned(knowledge: Knowledge, past: Sequence[Reveal], storyteller: SeatNo, guess: Floats) -> Floats:
    """How likely this storyteller tells in each manner, after the turns that all players have seen."""
    weight = np.log(guess)
    for reveal in past:
        if reveal.storyteller != storyteller or reveal.target is None or not reveal.clue.text:
            continue
        fits = knowledge.fits(reveal.clue, [laid.card for laid in reveal.laid])
        # No manner is sure of anything: one turn must not settle it.
        weight += np.log(0.9 * chances_by_manner(fits)[:, reveal.target - 1] + 0.1 / len(reveal.laid))
    share = np.exp(weight - weight.max())
    found: Floats = share / share.sum()
    return found
