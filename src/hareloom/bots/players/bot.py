"""One bot at one moment: its character, what it knows about the cards, and what all players have seen."""

from collections.abc import Collection, Sequence
from random import Random

import numpy as np

from hareloom.bots.language.bank import plain
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.vectors import Floats
from hareloom.game.values import CardId, Clue, Reveal

from .characters import LIKES, SKILLS, Character, Skill

CALM = 1 / 3
"""Who compares their own cards wavers less than who wonders what another means."""


class Bot:
    """It holds nothing that its seat doesn't know."""

    def __init__(
        self,
        character: Character,
        knowledge: Knowledge,
        *,
        past: Sequence[Reveal] = (),
        told: Sequence[str] = (),
        heard: Collection[int] = (),
        hurried: bool = False,
    ) -> None:
        self.character = character
        self.knowledge = knowledge
        self.past = past
        """The turns at this table that all players have seen."""
        self.told = {plain(text) for text in told}
        """The clues of this table, which it doesn't repeat."""
        self.heard = heard
        """The numbers of the phrases that people here have heard, at other tables too."""
        self.hurried = hurried
        """It moves for an absent player, and doesn't wait for its partner."""

    @property
    def skill(self) -> Skill:
        """How well it plays."""
        return SKILLS[self.character.strength]

    @property
    def likes(self) -> dict[str, float]:
        """Which kinds of phrases it prefers."""
        return LIKES[self.character.temper]

    def rate(self, clue: Clue, cards: Sequence[CardId], dice: Random) -> Floats:
        """How well the clue fits these cards in this bot's opinion, to choose one to give."""
        taste = np.array([dice.gauss(0, self.skill.taste * CALM) for _ in cards], np.float32)
        return self.knowledge.fit(clue, cards) + taste
