"""What a bot does: something its seat may do, and nothing that depends on what it can't see."""

import random

import pytest

from hareloom.bots import choose
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.editions import EDITIONS
from hareloom.game.roles import awaited
from hareloom.game.values import Phase
from hareloom.game.view import view
from tests.game.oracle import twins
from tests.game.wild import states


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_move_of_a_bot_is_accepted(edition: str) -> None:
    """Whenever a bot is awaited it has a move that the rules accept, in wild games of every edition."""
    for seed in range(3):
        for game in states(edition, 6, seed, turns=3):
            table = game.table
            if table.phase in (Phase.END, Phase.REVEAL):
                continue
            for no in awaited(table):
                move = choose(view(table, no), game.dice)
                if move is None:
                    assert table.phase is Phase.CLAIM
                    assert table.rules.first_storyteller == "host_choice"
                else:
                    assert decide(table, a.SeatActor(no), move, game.dice)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_bot_cannot_see_does_not_change_its_move(edition: str) -> None:
    """Hidden hands, pile, owners and votes are permuted; with the same dice the bot does the same."""
    compared = 0
    for step, game in enumerate(states(edition, 6, 5, turns=2)):
        if step % 4 or game.table.phase is Phase.END:
            continue
        for no in awaited(game.table)[:2]:
            move = choose(view(game.table, no), random.Random(step))
            for twin in twins(game.table, no, random.Random(step)):
                assert choose(view(twin, no), random.Random(step)) == move
                compared += 1
    assert compared > 50


def test_a_bot_without_a_seat_or_a_part_does_nothing() -> None:
    """Nobody is asked to move out of turn."""
    *_, game = states("odyssey", 4, 1, turns=1)
    assert choose(view(game.table, None), random.Random(1)) is None
