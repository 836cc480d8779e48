"""What a bot gives: the cards that fit best; and what it tells its partner about them."""

from collections.abc import Sequence
from random import Random

from hareloom.game.values import CardId, Clue, Signal

from .bot import Bot

GOOD = 2.5
"""From this fit on a bot signals "I have one"."""


def give(bot: Bot, clue: Clue, hand: Sequence[CardId], how_many: int, dice: Random) -> tuple[CardId, ...]:
    """The best fitting cards of the hand, in the hand's order."""
    fits = bot.rate(clue, hand, dice)
    best = {hand[int(at)] for at in (-fits).argsort(kind="stable")[:how_many]}
    return tuple(card for card in hand if card in best)


def signal(bot: Bot, clue: Clue, hand: Sequence[CardId]) -> Signal:
    """What it tells its partner about its hand."""
    best = float(bot.knowledge.fit(clue, hand).max(initial=-1.0))
    return Signal.HAVE_ONE if best >= GOOD else Signal.YOU_GIVE
