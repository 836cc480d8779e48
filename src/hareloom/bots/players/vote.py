"""How a bot votes: which of these pictures does the storyteller mean?"""

from collections.abc import Sequence
from random import Random

import numpy as np

from hareloom.bots.language.vectors import Floats
from hareloom.game.values import Clue, Position
from hareloom.game.view_types import Public, Voting

from .bot import Bot
from .manner import Habits, first_guess, learned

FOUND, ALONE = 3, 1
"""Points for finding the card, and for finding it with a single token."""
LOST = 2.5
"""How much a bot wavers that doesn't understand a clue at all, in logarithms of odds."""


def chances(bot: Bot, clue: Clue, table: Public, forbidden: Sequence[Position], dice: Random) -> Floats:
    """For each picture on the table: how likely the storyteller means it, in this bot's opinion."""
    guess = first_guess(bot.character.temper)
    habits = learned(bot.knowledge, bot.past, table.storyteller, guess) if bot.skill.learns else Habits(guess)
    likely = habits.chances(bot.knowledge.fits(clue, table.images))
    sense = bot.knowledge.sense(clue)
    wavers = bot.skill.taste + LOST * (1 - sense)
    opinion = np.log(likely) * sense + [dice.gauss(0, wavers) for _ in table.images]
    opinion[[position - 1 for position in forbidden]] = -np.inf
    if not np.isfinite(opinion).any():
        opinion = np.zeros(len(table.images))
        opinion[[position - 1 for position in forbidden]] = -np.inf
    share = np.exp((opinion - opinion.max()) * bot.skill.sharpness)
    shares: Floats = (share / share.sum()).astype(np.float32)
    return shares


def vote(bot: Bot, clue: Clue, table: Public, voting: Voting, dice: Random) -> tuple[Position, ...]:
    """Where the tokens go. A second token pays if the first is uncertain; a single one earns a point more."""
    shares = chances(bot, clue, table, voting.forbidden, dice)
    order = [int(at) + 1 for at in (-shares).argsort(kind="stable") if shares[at] > 0]
    first = _draw(shares, dice) if not bot.skill.reckons else order[0]
    if voting.tokens == 1 or len(order) == 1:
        return (first,)
    rest = [position for position in order if position != first]
    second = rest[0]
    if bot.skill.reckons:
        pays = FOUND * shares[second - 1] > ALONE * shares[first - 1]
        return tuple(sorted((first, second))) if pays else (first,)
    return tuple(sorted((first, second))) if dice.random() < 1 / 2 else (first,)


def _draw(shares: Floats, dice: Random) -> Position:
    """Draw a picture by these chances."""
    return dice.choices(range(1, len(shares) + 1), weights=[float(share) for share in shares])[0]
