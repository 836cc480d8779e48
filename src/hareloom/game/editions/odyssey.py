"""Odyssey: 3 to 12 players, bonus of at most 3, first to 30; from 7 a second token, and a point for doing without."""

from ..rules import Rules
from .edition import EVERYWHERE, FINDING, SINGLE_PLAYERS, Edition

ODYSSEY = Edition(
    id="odyssey",
    player_counts=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    rules=Rules(edition="odyssey", players=0, hand_size=6, bonus_cap=3, target_score=30),
    two_votes_from=7,
    trio=(("hand_size", 7), ("cards_given", 2)),
    house_rules=EVERYWHERE | FINDING | SINGLE_PLAYERS,
)
