"""Where the crowd goes, in games where one wins with it: the green token, and the red one that spoils a picture."""

from collections.abc import Sequence
from random import Random

import numpy as np

from hareloom.game.values import Clue, Position, Reveal
from hareloom.game.view_types import Public, Voting

from .mind import Knowledge, Mind
from .vectors import Floats

USUAL = 2
"""What is usual weighs as much as so many turns."""


def with_the_crowd(
    mind: Mind, clue: Clue, table: Public, voting: Voting, dice: Random
) -> tuple[tuple[Position, ...], Position | None]:
    """Green on the picture that most will take. With a red one: spoil that, and go where the next best crowd is."""
    fits = mind.feel(clue, table.images, dice)
    fits[[position - 1 for position in voting.forbidden]] = -np.inf
    order = [int(at) + 1 for at in (-fits).argsort(kind="stable")]
    if not mind.skill.reckons:
        green = dice.choice(order[:2])
        others = [position for position in order if position != green]
        return (green,), (dice.choice(others or order) if voting.red else None)
    crowds, spoiled = by_rank(mind.knowledge, mind.past if mind.skill.learns else (), len(order))
    if voting.red:
        red = int(np.argmax(crowds))
        rest = [rank for rank in range(len(order)) if rank != red] or [red]
        return (order[max(rest, key=lambda rank: crowds[rank])],), order[red]
    worth = (1 + crowds) * (1 - spoiled)
    return (order[int(np.argmax(worth))],), None


def by_rank(knowledge: Knowledge, past: Sequence[Reveal], images: int) -> tuple[Floats, Floats]:
    """How many green tokens of others, and how often the red one, lie on the picture that fits best, second best ...

    What is usual counts as some turns; the turns that everybody saw are added to it.
    """
    ranks = np.arange(images)
    greens = USUAL * images * np.exp(-ranks / 1.0)
    greens *= USUAL * images / greens.sum()
    reds = USUAL * np.where(ranks == 0, 0.3, 0.7 / max(1, images - 1))
    turns = float(USUAL)
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
