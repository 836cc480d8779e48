"""Players that need nothing but this program: our bots, and any legal move at random."""

from __future__ import annotations

from collections.abc import Callable

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.players.any_move import choose_any
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import CHARACTERS, Character, Strength
from hareloom.bots.players.choose import choose

from .player import Answer, Question, Referee

STRENGTHS = {strength.value: Character(strength.value, strength.value, strength=strength) for strength in Strength}
KNOWN = STRENGTHS | CHARACTERS
"""A strength alone has the temper of a dreamer; a character has its own."""


class Offline:
    """One of our bots. It learns within a game, and nothing from one game to the next."""

    def __init__(self, character: Character, knowledge: Callable[[], Knowledge]) -> None:
        """The knowledge is asked for when the first move is: it takes seconds to load."""
        self._character = character
        self._knowledge = knowledge

    def choose(self, question: Question, _referee: Referee) -> Answer:
        told = [reveal.clue.text for reveal in question.past]
        bot = Bot(self._character, self._knowledge(), past=question.past, told=told, hurried=question.hurried)
        return Answer(move=choose(question.view, bot, question.dice))

    def close(self) -> None:
        pass


class AnyMove:
    """Any legal move: what all others are measured against."""

    def choose(self, question: Question, _referee: Referee) -> Answer:
        return Answer(move=choose_any(question.view, question.dice))

    def close(self) -> None:
        pass
