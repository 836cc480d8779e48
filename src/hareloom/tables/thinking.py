"""How long bots seem to think: it follows from what everybody can see, from temper and from chance.

Never from the hand, the scores or how sure the bot is: its time would tell what it holds.
"""

from hareloom.bots.players.characters import Temper
from hareloom.game.values import Phase

LONG_CLUE = 60
"""Characters after which a clue takes no longer to read."""
MANY_PICTURES = 12

_PHASES = {Phase.CLAIM: 0.2, Phase.CLUE: 0.55, Phase.GIVE: 0.25, Phase.VOTE: 0.2, Phase.REVEAL: 0.4}
"""What each phase asks for, as a part of the longest time."""
_TEMPERS = {
    Temper.LITERAL: 0.8,
    Temper.GOSSIP: 0.8,
    Temper.JOKER: 0.9,
    Temper.POET: 1.1,
    Temper.DREAMER: 1.2,
    Temper.SAGE: 1.2,
}
_CHANCE = 0.35
"""How much of the time is chance."""


def thinking_share(phase: Phase, clue: int, pictures: int, temper: Temper, chance: float) -> float:
    """The part of the longest time, from 0 to 1; of the clue and the pictures only their size counts."""
    reads = 0.15 * min(clue, LONG_CLUE) / LONG_CLUE if phase in (Phase.GIVE, Phase.VOTE) else 0.0
    looks = 0.25 * min(pictures, MANY_PICTURES) / MANY_PICTURES if phase is Phase.VOTE else 0.0
    share = (_PHASES.get(phase, 0.2) + reads + looks) * _TEMPERS[temper] + _CHANCE * (chance - 0.5)
    return min(1.0, max(0.0, share))
