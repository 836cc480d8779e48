"""How a bot votes in Party: the green token goes with the crowd, the red one spoils a picture."""

from collections.abc import Sequence
from random import Random

import numpy as np

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.vectors import Floats
from hareloom.game.values import Clue, Position, Reveal
from hareloom.game.view_types import Public, Voting

from .bot import Bot

PRIOR = 2
"""What is usual weighs as much as this many turns."""


def vote_with_crowd(
    bot: Bot, clue: Clue, table: Public, voting: Voting, dice: Random
) -> tuple[tuple[Position, ...], Position | None]:
    """Green on the picture that most voters take. With a red token: spoil that one, and put green on the next best."""
    fits = bot.rate(clue, table.images, dice)
    fits[[position - 1 for position in voting.forbidden]] = -np.inf
    order = [int(at) + 1 for at in (-fits).argsort(kind="stable")]
    if not bot.skill.reckons:
        green = dice.choice(order[:2])
        others = [position for position in order if position != green]
        return (green,), (dice.choice(others or order) if voting.red else None)
    crowds, spoiled = by_rank(bot.knowledge, bot.past if bot.skill.learns else (), len(order))
    if voting.red:
        red = int(np.argmax(crowds))
        rest = [rank for rank in range(len(order)) if rank != red] or [red]
        return (order[max(rest, key=lambda rank: crowds[rank])],), order[red]
    worth = (1 + crowds) * (1 - spoiled)
    return (order[int(np.argmax(worth))],), None


def by_rank(knowledge: Knowledge, past: Sequence[Reveal], images: int) -> tuple[Floats, Floats]:
    """The green tokens of others, and the red one, to expect on the picture that fits best, second best, and so on.

    Starts from what is usual and adds the turns that all players have seen.
    """
    ranks = np.arange(images)
    greens = PRIOR * images * np.exp(-ranks / 1.0)
    greens *= PRIOR * images / greens.sum()
    reds = PRIOR * np.where(ranks == 0, 0.3, 0.7 / max(1, images - 1))
    turns = float(PRIOR)
    for reveal in past:
        fits = knowledge.fit(reveal.clue, [laid.card for laid in reveal.laid])
        rank = (-fits).argsort(kind="stable").argsort()
        if len(rank) != images:
            continue
        turns += 1
        for cast in reveal.ballots:
            for position in cast.ballot.votes:
                greens[rank[position - 1]] += 1
            if cast.ballot.red is not None:
                reds[rank[cast.ballot.red - 1]] += 1
    return (greens / turns).astype(np.float32), (reds / turns).astype(np.float32)
