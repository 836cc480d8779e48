"""Team: 3 to 6 pairs, partners opposite; in every other pair one gives and the other votes; one hare a pair."""

from ..rules import Rules
from .edition import EVERYWHERE, FINDING, Edition

TEAM = Edition(
    id="team",
    player_counts=(6, 8, 10, 12),
    rules=Rules(edition="team", players=0, teams=True, hand_size=4, bonus_cap=3, rounds_per_player=1),
    house_rules=EVERYWHERE | FINDING | {"team_image", "teammate_decoy_scores", "team_blind_vote"},
)
