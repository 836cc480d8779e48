"""Whole games among bots of different strengths, to compare their points."""

import math
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias

from msgspec import Struct

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.players.any_move import choose_any
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import Character, Strength
from hareloom.bots.players.choose import choose
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve_all
from hareloom.game.table import Table
from hareloom.game.values import END, Phase, Reveal
from hareloom.game.view import view
from hareloom.game.view_types import GameView

Player: TypeAlias = Callable[[GameView, Sequence[Reveal], Random], a.BotMove | None]

RANDOM = "random"
LADDER = (("cunning", "clever"), ("clever", "gentle"), ("gentle", RANDOM))
TABLES = (("classic", 6), ("odyssey", 8), ("party", 8), ("team", 8))


def player(strength: str, knowledge: Knowledge) -> Player:
    """A bot of that strength, or one that moves at random."""
    if strength == RANDOM:
        return lambda seen, _past, dice: choose_any(seen, dice)
    character = Character(strength, strength.title(), strength=Strength(strength))
    return lambda seen, past, dice: choose(
        seen, Bot(character, knowledge, past=past, told=[reveal.clue.text for reveal in past]), dice
    )


def play(edition: str, players: Sequence[Player], knowledge: Knowledge, dice: Random) -> tuple[int, ...]:
    """Play one game to its end. Returns the points of each hare, clockwise."""
    return _ended(edition, players, knowledge, dice).scores


def played(edition: str, players: Sequence[Player], knowledge: Knowledge, dice: Random) -> tuple[Reveal, ...]:
    """Play one game to its end. Returns its turns."""
    return _ended(edition, players, knowledge, dice).reveals


def _ended(edition: str, players: Sequence[Player], knowledge: Knowledge, dice: Random) -> Table:
    table = _act(Table(), a.HOST, a.ChangeSettings(edition=edition), dice)
    for _ in players:
        table = _act(table, a.HOST, a.AddBot(), dice)
    table = _act(table, a.HOST, a.StartWithCards(cards=tuple(card.id for card in knowledge.card_index.cards)), dice)
    while table.phase is not END:
        table = _step(table, players, dice)
    return table


def _step(table: Table, players: Sequence[Player], dice: Random) -> Table:
    if table.phase is Phase.REVEAL or table.closing:
        return _act(table, a.CLOCK, a.ClosePhase(game=table.game, turn=table.turn, phase=table.phase), dice)
    for no in dice.sample(order := list(table.awaited), len(order)):
        move = players[table.place(no)](view(table, no), table.reveals, dice)
        if move is not None:
            return _act(table, a.SeatActor(no), move, dice)
    raise RuntimeError(f"All players wait, in {table.phase}.")


def _act(table: Table, actor: a.Actor, action: a.Action, dice: Random) -> Table:
    return evolve_all(table, decide(table, actor, action, dice))


class Duel(Struct, frozen=True):
    """Two strengths at the same tables: how many more points per game the first one earns."""

    edition: str
    players: int
    better: str
    worse: str
    games: int
    points: tuple[float, float]
    difference: float
    error: float
    """The standard error of the difference."""
    p: float
    """The p-value of the difference, one-sided."""


def duel(
    edition: str, seats: int, pair: tuple[str, str], games: int, knowledge: Knowledge, dice: Random
) -> Iterator[tuple[float, float]]:
    """For each game the mean points of both strengths, which alternate around the table, hare by hare."""
    one, other = (player(strength, knowledge) for strength in pair)
    units = seats // 2 if edition == "team" else seats
    for game in range(games):
        sides = [(unit + game) % 2 == 0 for unit in range(units)]
        scores = play(edition, [one if sides[at % units] else other for at in range(seats)], knowledge, dice)
        yield (
            fmean(score for score, mine in zip(scores, sides, strict=True) if mine),
            fmean(score for score, mine in zip(scores, sides, strict=True) if not mine),
        )


def judged(edition: str, seats: int, pair: tuple[str, str], played: Sequence[tuple[float, float]]) -> Duel:
    """Sum up the games of a duel."""
    differences = [mine - theirs for mine, theirs in played]
    mean, error = fmean(differences), stdev(differences) / math.sqrt(len(differences))
    return Duel(
        edition=edition,
        players=seats,
        better=pair[0],
        worse=pair[1],
        games=len(played),
        points=(fmean(mine for mine, _ in played), fmean(theirs for _, theirs in played)),
        difference=mean,
        error=error,
        p=math.erfc(mean / max(error, 1e-9) / math.sqrt(2)) / 2,
    )
