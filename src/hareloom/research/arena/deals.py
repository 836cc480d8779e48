"""Which cards, dice and seats each game has: a deal is played once in every rotation of the players.

All chance follows from the run's seed, the deal, the turn, the phase and the place at the table, and from nothing else:
so rotations differ by who sits where alone, and a run that was stopped goes on as if it had not been.
"""

from __future__ import annotations

import hashlib
from random import Random

from msgspec import Struct

from hareloom.game.values import shuffled

BYTES = 6
"""Of a seed: a number that JSON keeps exactly in every language."""


class Chance(Struct, frozen=True):
    """Where chance comes from in all rotations of one deal."""

    seed: int
    deal: int

    def number(self, *moment: object) -> int:
        """The seed of the dice for that moment."""
        words = " ".join(map(str, (self.seed, self.deal, *moment)))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:BYTES])

    def dice(self, *moment: object) -> Random:
        return Random(self.number(*moment))


class Game(Struct, frozen=True):
    """One game of a run: which deal, and which rotation of it."""

    number: int
    """From 1."""
    deal: int
    """From 1."""
    rotation: int
    """From 0."""


def game(number: int, players: int) -> Game:
    """The game of that number: all rotations of a deal follow upon each other."""
    return Game(number, 1 + (number - 1) // players, (number - 1) % players)


def whole_deals(games: int, players: int) -> int:
    """The next number of games in which every player has sat everywhere equally often."""
    return -(-games // players) * players


def lineup(chance: Chance, rotation: int, players: int, units: int, seats: int) -> tuple[int, ...]:
    """Who sits where, clockwise: the number of a player for each seat. Partners are one player.

    The players' order is drawn for each deal, so that they have varied neighbours; over all rotations each of them
    holds each hare once, whether there are fewer players than hares or more.
    """
    order = shuffled(range(players), chance.dice("order"))
    return tuple(order[(place % units + rotation) % players] for place in range(seats))
