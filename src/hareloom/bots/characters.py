"""Who the bots are: a name, a temper and a strength each."""

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
    """A bot somebody can sit down with."""

    id: str
    name: str
    """A proper name, the same in every language."""
    temper: Temper = Temper.DREAMER
    strength: Strength = Strength.CLEVER


CHARACTERS: dict[str, Character] = {
    character.id: character
    for character in (
        # The first one also stands in for people who are away.
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
    """Is there such a bot?"""
    return name in CHARACTERS
