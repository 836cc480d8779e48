"""Who the bots are: a name, a temper and a strength each, and what temper and strength mean in numbers."""

from enum import StrEnum

from msgspec import Struct


class Strength(StrEnum):
    """How well a bot plays."""

    GENTLE = "gentle"
    CLEVER = "clever"
    CUNNING = "cunning"


class Temper(StrEnum):
    """How a bot talks."""

    LITERAL = "literal"
    DREAMER = "dreamer"
    JOKER = "joker"
    POET = "poet"
    SAGE = "sage"
    GOSSIP = "gossip"


class Character(Struct, frozen=True):
    """A bot that can take a seat."""

    id: str
    name: str
    """A proper name, the same in every language."""
    temper: Temper = Temper.DREAMER
    strength: Strength = Strength.CLEVER


STAND_IN = "pip"
"""The character that moves for an absent player."""
CHARACTERS: dict[str, Character] = {
    character.id: character
    for character in (
        Character("pip", "Pip", Temper.GOSSIP, Strength.CLEVER),
        Character("juniper", "Juniper", Temper.DREAMER, Strength.CLEVER),
        Character("otto", "Otto", Temper.LITERAL, Strength.GENTLE),
        Character("marguerite", "Marguerite", Temper.POET, Strength.CUNNING),
        Character("bertil", "Bertil", Temper.SAGE, Strength.CLEVER),
        Character("nell", "Nell", Temper.JOKER, Strength.CLEVER),
        Character("ambrose", "Ambrose", Temper.SAGE, Strength.CUNNING),
        Character("lumi", "Lumi", Temper.DREAMER, Strength.GENTLE),
        Character("tobias", "Tobias", Temper.JOKER, Strength.GENTLE),
        Character("ines", "Inès", Temper.POET, Strength.CLEVER),
        Character("wanda", "Wanda", Temper.GOSSIP, Strength.CUNNING),
        Character("cosmo", "Cosmo", Temper.LITERAL, Strength.CUNNING),
    )
}


def is_character(name: str) -> bool:
    """Is there a bot with this id?"""
    return name in CHARACTERS


class Skill(Struct, frozen=True):
    """What a strength means."""

    imagined: int
    """How many deals of the other hands a storyteller imagines. With none it says any phrase that fits."""
    taste: float
    """Noise on how well a card fits, in logarithms of odds, so that bots don't all vote alike."""
    sharpness: float
    """How strongly it prefers the card that seems best."""
    learns: bool
    """Does it learn from the turns of this game how the others tell and vote?"""
    reckons: bool
    """Does it weigh a second token, and where the crowd goes?"""


SKILLS = {
    Strength.GENTLE: Skill(imagined=0, taste=3.5, sharpness=0.7, learns=False, reckons=False),
    Strength.CLEVER: Skill(imagined=12, taste=2.2, sharpness=1.0, learns=False, reckons=True),
    Strength.CUNNING: Skill(imagined=80, taste=0.3, sharpness=1.0, learns=True, reckons=True),
}

# What a temper adds to the worth of a kind of phrase. A kind that is not named gets nothing.
LIKES: dict[Temper, dict[str, float]] = {
    Temper.LITERAL: {"titles": 0.03, "sayings": 0.015, "sounds": -0.025, "moods": -0.01},
    Temper.DREAMER: {"halflines": 0.03, "moods": 0.025, "proverbs": -0.015},
    Temper.JOKER: {"idioms": 0.03, "proverbs": 0.025, "sounds": 0.015, "moods": -0.025},
    Temper.POET: {"halflines": 0.04, "titles": 0.01, "sayings": -0.025, "idioms": -0.015},
    Temper.SAGE: {"proverbs": 0.04, "moods": 0.01, "sounds": -0.04},
    Temper.GOSSIP: {"sayings": 0.04, "sounds": 0.015, "titles": -0.02},
}
