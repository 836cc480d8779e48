"""Classic (2008): 3 to 6 players, no cap on the bonus, over when the last card has been drawn."""

from ..rules import Rules
from .edition import EVERYWHERE, FINDING, SINGLE_PLAYERS, Edition

CLASSIC = Edition(
    id="classic",
    player_counts=(3, 4, 5, 6),
    rules=Rules(edition="classic", players=0, hand_size=6, on_empty_pile="end_game"),
    trio=(("hand_size", 7), ("cards_given", 2)),
    house_rules=EVERYWHERE | FINDING | SINGLE_PLAYERS,
)
