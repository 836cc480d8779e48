"""Who the bots are."""

from msgspec import Struct


class Character(Struct, frozen=True):
    """A bot somebody can sit down with."""

    id: str
    name: str
    """A proper name, the same in every language."""


CHARACTERS: dict[str, Character] = {
    character.id: character
    for character in (
        Character("random", "Pip"),
        Character("juniper", "Juniper"),
        Character("otto", "Otto"),
        Character("marguerite", "Marguerite"),
        Character("bertil", "Bertil"),
        Character("nell", "Nell"),
        Character("ambrose", "Ambrose"),
        Character("lumi", "Lumi"),
        Character("tobias", "Tobias"),
        Character("ines", "Inès"),
        Character("wanda", "Wanda"),
        Character("cosmo", "Cosmo"),
    )
}


def is_character(name: str) -> bool:
    return name in CHARACTERS
