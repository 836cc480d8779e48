"""Wild tables: random games by people who change their minds, for properties that must always hold."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.editions import EDITIONS
from hareloom.game.events import Event
from hareloom.game.evolve import evolve_all
from hareloom.game.house_rules import read_house_rules
from hareloom.game.legal import legal
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table
from hareloom.game.values import NOBODY, ClueForm, Phase
from hareloom.sim.random_player import Step, random_step
from hareloom.sim.tabletop import numbered_cards

CELLS = [(edition.id, players) for edition in EDITIONS.values() for players in edition.player_counts]
"""Every edition with every number of players."""


@dataclass
class Game:
    """A game that is on, and all that happened."""

    table: Table
    dice: random.Random
    start: Table
    log: list[Event] = field(default_factory=list)

    def act(self, actor: a.Actor, action: a.Action) -> list[Event]:
        events = decide(self.table, actor, action, self.dice)
        self.table = evolve_all(self.table, events)
        self.log += events
        return events


def random_house(edition: str, players: int, dice: random.Random) -> dict[str, Any]:
    """A mixture of house rules that is legal for that edition and number of players."""
    keys = EDITIONS[edition].house_rules
    while True:
        house = {key: value for key, value in _wild_values(dice).items() if key in keys and dice.random() < 0.35}
        try:
            EDITIONS[edition].for_table(players, read_house_rules(house), 200)
        except Refusal:
            continue
        return house


def _wild_values(dice: random.Random) -> dict[str, Any]:
    forms = list(ClueForm)
    return {
        "hand_size": dice.randint(3, 10),
        "cards_given": dice.randint(1, 3),
        "solo_finder_4": dice.random() < 0.5,
        "bonus_cap": dice.choice([None, 0, 1, 2, 3, 12]),
        "two_votes_from": dice.choice([None, 4, 5, 7, 12]),
        "single_vote_bonus_when_all_found": dice.random() < 0.5,
        "target_score": dice.choice([None, 5, 12, 30]),
        "rounds_per_player": dice.choice([None, 1, 2]),
        "on_empty_pile": dice.choice(["reshuffle", "end_game"]),
        "team_image": dice.choice(["own_plus_teammate", "teammate_only"]),
        "teammate_decoy_scores": dice.random() < 0.5,
        "team_blind_vote": dice.random() < 0.5,
        "party_red_green_distinct": dice.random() < 0.5,
        "party_hide_all_until_clue": dice.random() < 0.5,
        "first_storyteller": dice.choice(["claim", "random", "host_choice"]),
        "clue_forms": tuple(dice.sample(forms, dice.randint(1, 4))),
    }


def start(edition: str, players: int, seed: int, *, plain: bool = False) -> Game:
    """A game with wild house rules, shuffled seats, some bots, and sometimes a deck that is just big enough."""
    dice = random.Random(seed)
    house = read_house_rules({} if plain else random_house(edition, players, dice))
    rules = EDITIONS[edition].for_table(players, house, 200)
    deck = 84 if plain or dice.random() < 0.7 else dice.randint(rules.cards_needed, rules.cards_needed + 20)
    game = Game(Table(), dice, Table())
    game.act(a.HOST, a.ChangeSettings(edition=edition, house=house))
    for _ in range(players):
        if dice.random() < 0.8:
            game.act(a.NEWCOMER, a.TakeSeat())
        else:
            game.act(a.HOST, a.AddBot())
    game.act(a.HOST, a.ShuffleSeats())
    game.act(a.HOST, a.StartWithCards(cards=numbered_cards(max(deck, rules.cards_needed))))
    return game


def wild_step(game: Game) -> Step:
    """Mostly a seat whose move is awaited; now and then one that changes its mind, or the clock."""
    table, dice = game.table, game.dice
    when: dict[str, Any] = {"game": table.game, "turn": table.turn, "phase": table.phase}
    chance = dice.random()
    if table.closing != NOBODY and chance < 0.5:
        return a.CLOCK, a.ClosePhase(**when)
    if table.phase is Phase.REVEAL and not table.lingered and chance < 0.1:
        return a.CLOCK, a.LetAnybodyGoOn(**when)
    if table.phase in (Phase.GIVE, Phase.VOTE, Phase.REVEAL) and chance < 0.6:
        no = dice.choice(table.awaited if dice.random() < 0.7 and table.awaited else [seat.no for seat in table.seats])
        moves = legal(table, no)
        if moves:
            return a.SeatActor(no), dice.choice(moves)
    if not table.awaited:
        return a.CLOCK, a.ClosePhase(**when)
    actor, action = random_step(table, dice)
    if chance > 0.9 and isinstance(actor, a.SeatActor) and isinstance(action, a.GiveCards | a.CastBallot | a.GiveClue):
        return a.Autopilot(actor.no), action
    return actor, action


def states(edition: str, players: int, seed: int, *, turns: int = 1000, plain: bool = False) -> Iterator[Game]:
    """The game after its start and after every step, to its end or until `turns` have begun."""
    game = start(edition, players, seed, plain=plain)
    yield game
    while game.table.phase is not Phase.END and game.table.turn <= turns:
        game.act(*wild_step(game))
        yield game
