"""Whole games by random legal players, and what they add up to. The same seed gives the same result."""

import random
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.editions import find_edition
from hareloom.game.events import Event, HandsRefilled
from hareloom.game.evolve import evolve
from hareloom.game.house_rules import HouseRules
from hareloom.game.table import Table
from hareloom.game.values import END, Reason

from .random_player import random_steps
from .tabletop import DECK_SIZE, Tabletop, numbered_cards

NO_HOUSE_RULES = HouseRules()


class Played(Struct, frozen=True):
    """One whole game, in numbers."""

    turns: int
    steps: int
    scores: tuple[int, ...]
    found: tuple[str, ...]
    """For each turn: none, some or all."""
    reshuffles: int
    winners: int
    """How many hares share the victory."""


class Summary(Struct, frozen=True):
    """Many games, in numbers. Shares are between 0 and 1."""

    edition: str
    players: int
    house: HouseRules
    seed: int
    games: int
    turns_per_game: float
    shortest: int
    longest: int
    points_per_turn_and_seat: float
    points_by_seat: tuple[float, ...]
    """For each hare, clockwise from the first seat: points a game."""
    none_found: float | None
    some_found: float | None
    all_found: float | None
    reshuffles_per_game: float
    shared_victories: float


def seated_table(edition: str, players: int, house: HouseRules) -> Table:
    """A table with all players seated, ready to start."""
    top = Tabletop(random.Random(0))
    top.act(a.HOST, a.ChangeSettings(edition=edition, house=house))
    for _ in range(players):
        top.act(a.NEWCOMER, a.TakeSeat())
    return top.table


def play_game(table: Table, cards: tuple[str, ...], dice: random.Random) -> Played:
    """Start a game at that table and play it to its end."""
    for event in decide(table, a.HOST, a.StartWithCards(cards=cards), dice):
        table = evolve(table, event)
    events: list[Event] = []
    steps = reshuffles = 0
    while table.phase is not END:
        asked = random_steps(table, dice)
        for actor, action in asked:
            events = decide(table, actor, action, dice)
            for event in events:
                table = evolve(table, event)
        steps += len(asked)
        first = events[0]  # a refill is what the end of a reveal begins with
        reshuffles += type(first) is HandsRefilled and first.reshuffled
    rules = table.rules
    return Played(
        turns=table.turn,
        steps=steps,
        scores=table.scores,
        found=tuple(_found(table)) if rules.counting == "find" else (),
        reshuffles=reshuffles,
        winners=len({table.place(no) % rules.units for no in table.winners}),
    )


def _found(table: Table) -> Iterator[str]:
    words = {Reason.NOBODY_FOUND_IT: "none", Reason.SOME_FOUND_IT: "some", Reason.ALL_FOUND_IT: "all"}
    for reveal in table.reveals:
        yield words[reveal.awards[0].reason]


def simulate(
    edition: str, players: int, games: int, seed: int, house: HouseRules = NO_HOUSE_RULES, deck_size: int = DECK_SIZE
) -> Iterator[Played]:
    """Play this many games, one after the other."""
    find_edition(edition).for_table(players, house, deck_size)  # refuse at once what cannot be played
    table = seated_table(edition, players, house)
    cards = numbered_cards(deck_size)
    dice = random.Random(seed)
    for _ in range(games):
        yield play_game(table, cards, dice)


def summarise(edition: str, players: int, house: HouseRules, seed: int, played: list[Played]) -> Summary:
    """What those games add up to."""
    games = len(played)
    turns = sum(game.turns for game in played)
    found = Counter(word for game in played for word in game.found)
    points = [sum(of_unit) for of_unit in zip(*(game.scores for game in played), strict=True)]

    def share(word: str) -> float | None:
        return found[word] / turns if found else None

    return Summary(
        edition=edition,
        players=players,
        house=house,
        seed=seed,
        games=games,
        turns_per_game=turns / games,
        shortest=min(game.turns for game in played),
        longest=max(game.turns for game in played),
        points_per_turn_and_seat=sum(points) / turns / len(points),
        points_by_seat=tuple(of_unit / games for of_unit in points),
        none_found=share("none"),
        some_found=share("some"),
        all_found=share("all"),
        reshuffles_per_game=sum(game.reshuffles for game in played) / games,
        shared_victories=sum(game.winners > 1 for game in played) / games,
    )
