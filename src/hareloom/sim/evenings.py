"""Evenings of the same people with bots, a new table each: how much of what bots tell they have heard before."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from hareloom.bots.language.bank import phrase_number, plain
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import CHARACTERS
from hareloom.bots.players.choose import choose

from .bot_games import Player, played

BOTS = PEOPLE = 3
"""Bots sit on the first seats. On the others sit people, whose clues don't count."""


class Evening(Struct, frozen=True):
    """One evening: how many clues bots told, and how many of them the people had heard on evenings before."""

    evening: int
    clues: int
    again: int
    same_for_card: int
    """How many were told about the same card before, in the same words."""


def evenings(
    knowledge: Knowledge, how_many: int, games: int, dice: Random, *, remember: bool = True
) -> Iterator[Evening]:
    """Play them. Without memory, only what was told on the same evening is not repeated."""
    heard: set[int] = set()
    said: set[tuple[str, int]] = set()
    for evening in range(1, how_many + 1):
        before, told = frozenset(heard), list[str]()
        clues = again = same = 0
        for _ in range(games):
            names = dice.sample(list(CHARACTERS), BOTS + PEOPLE)
            seats = [_player(name, knowledge, told, before if remember else frozenset()) for name in names]
            for turn in played("classic", seats, knowledge, dice):
                told.append(turn.clue.text)
                if turn.storyteller > BOTS or turn.target is None:
                    continue
                number = phrase_number(plain(turn.clue.text))
                fact = (turn.laid[turn.target - 1].card, number)
                clues, again, same = clues + 1, again + (number in before), same + (fact in said)
                said.add(fact)
                heard.add(number)
        yield Evening(evening, clues, again, same)


def _player(name: str, knowledge: Knowledge, told: list[str], heard: frozenset[int]) -> Player:
    character = CHARACTERS[name]
    return lambda seen, past, dice: choose(
        seen,
        Bot(character, knowledge, past=past, told=[*told, *(turn.clue.text for turn in past)], heard=heard),
        dice,
    )
