"""Settings from the literature, by name."""

from __future__ import annotations

from msgspec import Struct

from hareloom.game.house_rules import HouseRules
from hareloom.mistake import Mistake
from hareloom.words import shown


class Preset(Struct, frozen=True, kw_only=True):
    """An edition, a number of players and house rules that belong together."""

    edition: str
    seats: int
    house: HouseRules


PRESETS = {
    # DixitWorld (arXiv 2510.10117): four players, four cards in hand, 30 points.
    "dixitworld": Preset(edition="revised", seats=4, house=HouseRules(hand_size=4, target_score=30)),
}


def find_preset(name: str) -> Preset:
    """The preset of that name; raises a Mistake that lists those there are."""
    if name not in PRESETS:
        raise Mistake(f"There is no preset {shown(name)}. There are: {', '.join(PRESETS)}.")
    return PRESETS[name]
