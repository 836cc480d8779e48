"""What a bot gives: of its cards those that fit best, in its own eyes."""

from collections.abc import Sequence
from random import Random

from hareloom.game.values import CardId, Clue

from .mind import Mind


def give(mind: Mind, clue: Clue, hand: Sequence[CardId], how_many: int, dice: Random) -> tuple[CardId, ...]:
    """So many cards of the hand, in the hand's order."""
    fits = mind.feel(clue, hand, dice)
    best = {hand[int(at)] for at in (-fits).argsort(kind="stable")[:how_many]}
    return tuple(card for card in hand if card in best)


def best_fit(mind: Mind, clue: Clue, hand: Sequence[CardId]) -> float:
    """How well the best card of the hand fits."""
    return float(mind.knowledge.fit(clue, hand).max(initial=-1.0))
