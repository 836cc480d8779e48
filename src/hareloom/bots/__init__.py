"""Bots. They see a GameView and nothing else: the import contract keeps it so."""

from .any_move import choose_any
from .characters import CHARACTERS, Character, is_character

__all__ = ["CHARACTERS", "Character", "choose_any", "is_character"]
