"""Cunning beats clever beats gentle beats random. `hareloom bots evaluate` plays the full number of games."""

import random

import pytest

from hareloom.sim.bot_games import LADDER, TABLES, duel, judged, play, player
from tests.bots.samples import knowledge


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_ladder_of_strength(edition: str, seats: int) -> None:
    """Few games don't prove every step: cunning and clever beat random, none falls far behind a weaker one."""
    for pair in (("cunning", "random"), ("clever", "random")):
        result = judged(edition, seats, pair, list(duel(edition, seats, pair, 10, knowledge(), random.Random(1))))
        assert result.difference > 0, result
    for pair in LADDER:
        result = judged(edition, seats, pair, list(duel(edition, seats, pair, 8, knowledge(), random.Random(2))))
        assert result.difference > -2 * result.error, result


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("odyssey", 12), ("party", 12), ("team", 12)])
def test_bots_alone_finish_a_game(edition: str, seats: int) -> None:
    """Partners agree which of them gives, and the game never stalls."""
    strengths = ("cunning", "gentle", "clever", "random")
    players = [player(strengths[at % 4], knowledge()) for at in range(seats)]
    assert sum(play(edition, players, knowledge(), random.Random(5))) > 0
