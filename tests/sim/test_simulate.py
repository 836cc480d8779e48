"""Simulated games and what they add up to."""

import pytest

from hareloom.game.editions import EDITIONS
from hareloom.game.house_rules import HouseRules, read_house_rules
from hareloom.game.refusals import Refusal
from hareloom.sim.simulate import simulate, summarise


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_games(edition: str) -> None:
    """Two simulations with one seed agree in every game, another seed does not."""
    once = list(simulate(edition, 6, 5, seed=7))
    assert once == list(simulate(edition, 6, 5, seed=7))
    assert once != list(simulate(edition, 6, 5, seed=8))


def test_a_summary_counts_what_was_played() -> None:
    """Turns, points, found shares and reshuffles follow from the games."""
    played = list(simulate("odyssey", 7, 40, seed=1))
    summary = summarise("odyssey", 7, HouseRules(), 1, played)
    assert summary.games == 40
    assert summary.turns_per_game == sum(game.turns for game in played) / 40
    assert (summary.none_found or 0) + (summary.some_found or 0) + (summary.all_found or 0) == pytest.approx(1)
    assert summary.points_per_turn_and_seat == pytest.approx(
        sum(map(sum, (game.scores for game in played))) / sum(game.turns for game in played) / 7
    )
    assert summary.reshuffles_per_game > 0


def test_classic_games_are_as_long_as_the_rules_say() -> None:
    """With four players a Classic game has 15 turns and no reshuffle."""
    played = list(simulate("classic", 4, 10, seed=3))
    assert {game.turns for game in played} == {15}
    assert {game.reshuffles for game in played} == {0}


def test_nobody_looks_for_a_card_in_party() -> None:
    """Where there is nothing to find, the summary has no shares."""
    played = list(simulate("party", 6, 3, seed=3))
    assert summarise("party", 6, HouseRules(), 3, played).none_found is None


def test_house_rules_change_the_games() -> None:
    """A target of 5 points makes short games; an impossible mixture is refused."""
    short = list(simulate("odyssey", 6, 10, seed=1, house=read_house_rules({"target_score": 5})))
    assert max(game.turns for game in short) < 6
    with pytest.raises(Refusal):
        list(simulate("party", 5, 1, seed=1))
