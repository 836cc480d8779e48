"""Bots, measured: storytellers before a fixed panel, and strength against strength in whole games."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.vectors import CachingEncoder, SentenceEncoder
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import Character, Strength

from .bot_games import LADDER, RANDOM, TABLES, Duel, duel, judged
from .panel import LISTENERS, Panel, TurnTold, tell_to_panel
from .share import Share

STRENGTHS = (*(strength.value for strength in Strength), RANDOM)


class Telling(Struct, frozen=True):
    """The results of a storyteller's turns before the panel, with cards that were kept out of tuning."""

    storyteller: str
    turns: int
    none: Share
    some: Share
    all: Share
    found: float
    """Of all votes, those that found the card."""
    points: float
    """The storyteller's, a turn."""


class Evaluation(Struct, frozen=True):
    """The whole evaluation."""

    seed: int
    telling: tuple[Telling, ...]
    duels: tuple[Duel, ...]


class Bench:
    """The panel and what the bots know, ready."""

    def __init__(self, seed: int) -> None:
        self.panel = Panel()
        self.knowledge = Knowledge([card.words for card in self.panel.cards], "en", CachingEncoder(SentenceEncoder()))
        self._seed = seed

    def tell(self, strength: str, turns: int, *, held_out: bool = True) -> Iterator[TurnTold]:
        """Play this many turns of a storyteller."""
        dice = Random(f"{self._seed} {strength}")
        if strength == RANDOM:
            yield from (self._tell_anything(dice, held_out=held_out) for _ in range(turns))
            return
        bot = Bot(Character(strength, strength, strength=Strength(strength)), self.knowledge)
        for _ in range(turns):
            yield tell_to_panel(bot, self.panel, dice, held_out=held_out)

    def _tell_anything(self, dice: Random, *, held_out: bool) -> TurnTold:
        cards = [at for at, card in enumerate(self.panel.cards) if card.held_out is held_out]
        card, phrase = dice.choice(cards), dice.choice(self.panel.phrases)
        unseen = [at for at in range(len(self.panel.cards)) if at != card]
        return TurnTold(self.panel.cards[card].name, phrase, self.panel.found(phrase, card, unseen, dice))

    def duel(self, edition: str, seats: int, pair: tuple[str, str], games: int) -> Iterator[tuple[float, float]]:
        """Play this many games of two strengths."""
        dice = Random(f"{self._seed} {edition} {pair}")
        yield from duel(edition, seats, pair, games, self.knowledge, dice)


def counted(strength: str, turns: list[TurnTold]) -> Telling:
    """What those turns add up to."""
    none = sum(turn.found == 0 for turn in turns)
    all_ = sum(turn.found == LISTENERS for turn in turns)
    some = len(turns) - none - all_
    return Telling(
        storyteller=strength,
        turns=len(turns),
        none=Share.of(none, len(turns)),
        some=Share.of(some, len(turns)),
        all=Share.of(all_, len(turns)),
        found=sum(turn.found for turn in turns) / (LISTENERS * len(turns)),
        points=3 * some / len(turns),
    )


__all__ = ["LADDER", "STRENGTHS", "TABLES", "Bench", "Evaluation", "Share", "Telling", "counted", "judged"]
