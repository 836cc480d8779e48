"""Where the crowd goes, in games where one wins with it: the green token, and the red one that spoils a picture."""

from random import Random

import numpy as np

from hareloom.game.seen import Public, Voting
from hareloom.game.values import Clue, Position

from .mind import Mind


def with_the_crowd(
    mind: Mind, clue: Clue, table: Public, voting: Voting, dice: Random
) -> tuple[tuple[Position, ...], Position | None]:
    """Green on the picture that most will take. With a red one: spoil that, and go where the next best crowd is."""
    fits = mind.feel(clue, table.images, dice)
    fits[[position - 1 for position in voting.forbidden]] = -np.inf
    order = [int(at) + 1 for at in (-fits).argsort(kind="stable")]
    if not mind.skill.reckons:
        near = order[: max(1, min(2, len(order)))]
        green = dice.choice(near)
        others = [position for position in order if position != green]
        return (green,), (dice.choice(others) if voting.red else None)
    if not voting.red or len(order) == 1:
        return (order[0],), (order[0] if voting.red else None)
    return (order[1],), order[0]
