"""Deals, dice and seats."""

from collections import Counter

import pytest

from hareloom.game.editions import EDITIONS
from hareloom.game.house_rules import HouseRules
from hareloom.research.arena.deals import Chance, game, lineup, whole_deals

from .conftest import PLAYERS, Play, look


@pytest.mark.parametrize(
    ("players", "units", "seats"), [(2, 4, 4), (3, 4, 4), (4, 4, 4), (5, 4, 4), (2, 3, 6), (9, 3, 6)]
)
def test_every_player_sits_everywhere_equally_often(players: int, units: int, seats: int) -> None:
    """Over the rotations of a deal each player holds each hare once, and partners are one player."""
    held: Counter[tuple[int, int]] = Counter()
    for rotation in range(players):
        line = lineup(Chance(1, 7), rotation, players, units, seats)
        assert len(line) == seats
        assert all(line[place] == line[place % units] for place in range(seats))
        held.update((player, unit) for unit, player in enumerate(line[:units]))
    assert held == {(player, unit): 1 for player in range(players) for unit in range(units)}


def test_neighbours_change_from_deal_to_deal() -> None:
    """The order of the players is drawn for each deal."""
    assert len({lineup(Chance(1, deal), 0, 4, 4, 4) for deal in range(20)}) > 5


def test_games_are_numbered_deal_by_deal() -> None:
    """All rotations of a deal follow upon each other, and a run has whole deals."""
    assert [(game(number, 3).deal, game(number, 3).rotation) for number in (1, 2, 3, 4)] == [
        (1, 0),
        (1, 1),
        (1, 2),
        (2, 0),
    ]
    assert whole_deals(7, 3) == 9
    assert whole_deals(6, 3) == 6


@pytest.mark.parametrize("edition", EDITIONS)
def test_rotations_have_the_same_cards_and_dice(edition: str, playing: Play) -> None:
    """Two players who play alike play the same game in both rotations, to the last step of its replay."""
    seats = EDITIONS[edition].player_counts[1]
    both = playing("random", "random", edition=edition, seats=seats, house=HouseRules(rounds_per_player=1))
    one, other = both.play(1), both.play(2)
    assert one.lineup != other.lineup
    assert one.replay.steps == other.replay.steps
    assert both.play(3).replay.steps != one.replay.steps


def test_what_is_dealt_depends_on_the_deal_alone(playing: Play) -> None:
    """Whoever plays, the same seat tells first, and each seat looks at the same hand then."""
    told = []
    for other in ("random", f"python:{PLAYERS}:First"):
        both = playing("random", other)
        seen = look(both)
        both.play(1)
        told.append([(each.view.table.storyteller, each.view.own) for each in seen[:1]])
    assert told[0] == told[1]
    assert told[0][0][1] is not None


def test_the_same_seed_gives_the_same_game(playing: Play) -> None:
    """Game by game, in any order, and with other games before; another seed gives another."""
    names = ("offline:cunning", "offline:gentle", "random")
    whole = [playing(*names).play(number) for number in (1, 2, 3)]
    again = playing(*names)
    assert [again.play(number) for number in (3, 1, 2)] == [whole[2], whole[0], whole[1]]
    other = playing(*names, seed=2).play(1)
    assert other.replay != whole[0].replay
