"""Party: 6 to 12 players guess the crowd; the storyteller speaks blind and bans one image; hands are passed on."""

from ..rules import Rules
from .edition import EVERYWHERE, Edition

PARTY = Edition(
    id="party",
    player_counts=(6, 7, 8, 9, 10, 11, 12),
    rules=Rules(
        edition="party",
        players=0,
        counting="crowd",
        names_card=False,
        everybody_plays=True,
        red_token=True,
        hidden_hand=True,
        passes_hands=True,
        hand_size=5,
        rounds_per_player=1,
    ),
    house_rules=EVERYWHERE | {"party_red_green_distinct", "party_hide_all_until_clue"},
)
