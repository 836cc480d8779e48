"""How differently from a bot the others at this table read clues: learned from where their votes went."""

from collections.abc import Sequence

import numpy as np

from hareloom.game.values import Reveal

from .mind import Knowledge
from .vectors import Floats

GRID = (0.2, 0.4, 0.6, 0.8, 1.0, 1.3)
"""From "they think as I do" to "I never know what they will make of it"; 1 is what strangers usually are."""
SURE = 0.55
"""How far apart even those are who think alike: their taste, and how decidedly they choose."""
PRIOR = 4.0
"""How firmly the usual is believed at first."""


def strangeness(knowledge: Knowledge, past: Sequence[Reveal]) -> float:
    """What explains the votes best that everybody saw."""
    score = np.array([-PRIOR * (each - 1.0) ** 2 for each in GRID])
    for reveal in past:
        if reveal.target is None or not reveal.clue.text:
            continue
        fits = knowledge.fit(reveal.clue, [laid.card for laid in reveal.laid])
        for cast in reveal.ballots:
            own = [at for at, laid in enumerate(reveal.laid) if laid.owner == cast.seat]
            for position in cast.ballot.votes:
                score += [_log_chance(fits, position - 1, own, each) for each in GRID]
    return GRID[int(score.argmax())]


def _log_chance(fits: Floats, vote: int, own: Sequence[int], each: float) -> float:
    pull = fits / np.hypot(SURE, each)
    pull = np.delete(pull - pull[vote], own)
    return -float(np.log(np.exp(pull).sum()))
