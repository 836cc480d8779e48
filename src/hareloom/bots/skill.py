"""What makes a bot strong, and what makes it talk as it does, in numbers."""

from msgspec import Struct

from .characters import Strength, Temper


class Skill(Struct, frozen=True):
    """How well a bot thinks."""

    imagined: int
    """So many hands of the others it imagines before it tells; none: it just says what fits."""
    taste: float
    """How much of its own mind it has: noise on how well a card fits, so that bots don't vote as one."""
    sharpness: float
    """How decidedly it takes what seems best."""
    learns: bool
    """Does it notice how the others tell?"""
    reckons: bool
    """Does it weigh a second token, and where the crowd goes?"""


SKILLS = {
    Strength.GENTLE: Skill(imagined=0, taste=0.8, sharpness=1.2, learns=False, reckons=False),
    Strength.CLEVER: Skill(imagined=12, taste=0.5, sharpness=1.8, learns=False, reckons=True),
    Strength.CUNNING: Skill(imagined=80, taste=0.1, sharpness=6.0, learns=True, reckons=True),
}

# How much more a bot of that temper likes a kind of phrase; what is not named it likes as everybody does.
LIKES: dict[Temper, dict[str, float]] = {
    Temper.LITERAL: {"titles": 0.03, "sayings": 0.015, "sounds": -0.025, "moods": -0.01},
    Temper.DREAMER: {"halflines": 0.03, "moods": 0.025, "proverbs": -0.015},
    Temper.JOKER: {"idioms": 0.03, "proverbs": 0.025, "sounds": 0.015, "moods": -0.025},
    Temper.POET: {"halflines": 0.04, "titles": 0.01, "sayings": -0.025, "idioms": -0.015},
    Temper.SAGE: {"proverbs": 0.04, "moods": 0.01, "sounds": -0.04},
    Temper.GOSSIP: {"sayings": 0.04, "sounds": 0.015, "titles": -0.02},
}
