"""Cunning beats clever beats gentle beats random; the full count is `hareloom bots evaluate`."""

import random

import pytest

from hareloom.sim.bot_games import LADDER, TABLES, duel, judged, play, player
from tests.bots.minds import knowledge


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_ladder_of_strength(edition: str, seats: int) -> None:
    """In few games not every rung is certain; the top must beat the bottom, and nobody fall behind by much."""
    for pair in (("cunning", "random"), ("clever", "random")):
        result = judged(edition, seats, pair, list(duel(edition, seats, pair, 10, knowledge(), random.Random(1))))
        assert result.difference > 0, result
    for pair in LADDER:
        result = judged(edition, seats, pair, list(duel(edition, seats, pair, 8, knowledge(), random.Random(2))))
        assert result.difference > -2 * result.error, result


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("odyssey", 12), ("party", 12), ("team", 12)])
def test_bots_alone_finish_a_game(edition: str, seats: int) -> None:
    """Partners agree who gives; nobody waits for ever."""
    strengths = ("cunning", "gentle", "clever", "random")
    players = [player(strengths[at % 4], knowledge()) for at in range(seats)]
    assert sum(play(edition, players, knowledge(), random.Random(5))) > 0
