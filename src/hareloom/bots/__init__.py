"""Bots. They see a GameView and nothing else; an import contract enforces it.

players/ decides moves, language/ compares clues with cards. Both run in the bot process (worker.py), which the server
starts and asks through process.py.
"""

from .players.any_move import choose_any
from .players.characters import CHARACTERS, Character, is_character

__all__ = ["CHARACTERS", "Character", "choose_any", "is_character"]
