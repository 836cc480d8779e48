"""How a bot votes: which of these pictures did that storyteller mean, and which are other people's?"""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct

from hareloom.game.values import Clue, Position, Reveal, SeatNo
from hareloom.game.view_types import Public, Voting

from .mind import Knowledge, Mind
from .vectors import Floats

MEANT, DECOY, WIDTH = 1.9, 1.2, 1.0
"""How well what is meant, and what is given beside it, usually fits; and how much that varies."""
BELIEF = 4
"""So many turns of a storyteller weigh as much as what is usual."""
FOUND, ALONE = 3, 1
"""Points for having found it, and for having needed one token only."""
DULLEST = 0.3
"""Nobody is taken to tell so darkly that what fits worse is more likely meant."""


class Habits(Struct, frozen=True):
    """How plainly a storyteller tells, and how well the others' cards fit."""

    meant: float = MEANT
    decoy: float = DECOY


def habits(knowledge: Knowledge, past: Sequence[Reveal], storyteller: SeatNo) -> Habits:
    """Learned from the turns that everybody saw."""
    meant: list[float] = []
    decoys: list[float] = []
    for reveal in past:
        if reveal.target is None or not reveal.clue.text:
            continue
        fits = knowledge.fit(reveal.clue, [laid.card for laid in reveal.laid])
        decoys += [float(fit) for at, fit in enumerate(fits) if at != reveal.target - 1]
        if reveal.storyteller == storyteller:
            meant.append(float(fits[reveal.target - 1]))
    return Habits(_learned(MEANT, meant, 1), _learned(DECOY, decoys, len(decoys) / max(1, len(past))))


def _learned(usual: float, seen: Sequence[float], a_turn: float) -> float:
    weight = BELIEF * max(1.0, a_turn)
    return (usual * weight + sum(seen)) / (weight + len(seen))


def chances(mind: Mind, clue: Clue, table: Public, forbidden: Sequence[Position], dice: Random) -> Floats:
    """For each picture on the table: how likely it is the one that was meant."""
    fits = mind.feel(clue, table.images, dice)
    known = habits(mind.knowledge, mind.past, table.storyteller) if mind.skill.learns else Habits()
    slope = max(DULLEST, (known.meant - known.decoy) / WIDTH**2)
    weight = np.exp((fits - fits.max()) * slope * mind.skill.sharpness)
    weight[[position - 1 for position in forbidden]] = 0
    if not weight.any():
        weight = np.ones_like(weight)
        weight[[position - 1 for position in forbidden]] = 0
    shares: Floats = weight / weight.sum()
    return shares


def votes(mind: Mind, clue: Clue, table: Public, voting: Voting, dice: Random) -> tuple[Position, ...]:
    """Where its tokens go. A second one pays where the first is far from sure: alone it would earn a point more."""
    shares = chances(mind, clue, table, voting.forbidden, dice)
    order = [int(at) + 1 for at in (-shares).argsort(kind="stable") if shares[at] > 0]
    first = _drawn(shares, dice) if not mind.skill.reckons else order[0]
    if voting.tokens == 1 or len(order) == 1:
        return (first,)
    rest = [position for position in order if position != first]
    second = rest[0]
    if mind.skill.reckons:
        pays = FOUND * shares[second - 1] > ALONE * shares[first - 1]
        return tuple(sorted((first, second))) if pays else (first,)
    return tuple(sorted((first, second))) if dice.random() < 1 / 2 else (first,)


def _drawn(shares: Floats, dice: Random) -> Position:
    """A picture by its chances."""
    return dice.choices(range(1, len(shares) + 1), weights=[float(share) for share in shares])[0]
