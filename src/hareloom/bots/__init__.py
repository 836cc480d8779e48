"""Bots: they are given a seat's View and dice, and nothing else, so they cannot cheat."""

from hareloom.bots.characters import CHARACTERS, Character, is_character
from hareloom.bots.choose import choose

__all__ = ["CHARACTERS", "Character", "choose", "is_character"]
