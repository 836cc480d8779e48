"""How a bot votes: which of these pictures does the storyteller mean?"""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.vectors import Floats
from hareloom.game.values import Clue, Position, Reveal, SeatNo
from hareloom.game.view_types import Public, Voting

from .bot import Bot

MEANT, DECOY, WIDTH = 1.9, 1.2, 1.0
"""How well the storyteller's card and the others' cards usually fit, and how much that varies."""
PRIOR = 4
"""What is usual weighs as much as this many turns of a storyteller."""
FOUND, ALONE = 3, 1
"""Points for finding the card, and for finding it with a single token."""
LEAST_SLOPE = 0.3
"""However obscure a storyteller is, a card that fits better is never less likely."""


class Habits(Struct, frozen=True):
    """How plainly a storyteller tells, and how well the others' cards fit."""

    meant: float = MEANT
    decoy: float = DECOY


def habits(knowledge: Knowledge, past: Sequence[Reveal], storyteller: SeatNo) -> Habits:
    """Learn them from the turns that all players have seen."""
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
    weight = PRIOR * max(1.0, a_turn)
    return (usual * weight + sum(seen)) / (weight + len(seen))


def chances(bot: Bot, clue: Clue, table: Public, forbidden: Sequence[Position], dice: Random) -> Floats:
    """For each picture on the table: how likely the storyteller means it."""
    fits = bot.rate(clue, table.images, dice)
    known = habits(bot.knowledge, bot.past, table.storyteller) if bot.skill.learns else Habits()
    slope = max(LEAST_SLOPE, (known.meant - known.decoy) / WIDTH**2)
    weight = np.exp((fits - fits.max()) * slope * bot.skill.sharpness)
    weight[[position - 1 for position in forbidden]] = 0
    if not weight.any():
        weight = np.ones_like(weight)
        weight[[position - 1 for position in forbidden]] = 0
    shares: Floats = weight / weight.sum()
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
