"""Revised: 3 to 6 players, no cap on the bonus, first to 30."""

from ..rules import Rules
from .edition import EVERYWHERE, FINDING, SINGLE_PLAYERS, Edition

REVISED = Edition(
    id="revised",
    player_counts=(3, 4, 5, 6),
    rules=Rules(edition="revised", players=0, hand_size=6, target_score=30),
    trio=(("hand_size", 7), ("cards_given", 2)),
    house_rules=EVERYWHERE | FINDING | SINGLE_PLAYERS,
)
