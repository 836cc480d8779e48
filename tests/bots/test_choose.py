"""A bot's move is legal, and doesn't depend on anything its seat can't see."""

import random

import pytest

from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import Strength
from hareloom.bots.players.choose import choose
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.editions import EDITIONS
from hareloom.game.table import Table
from hareloom.game.values import Phase
from hareloom.game.view import view
from hareloom.sim.tabletop import numbered_cards
from tests.bots.samples import bot, knowledge_of
from tests.game.oracle import twins
from tests.game.wild import states

MOST_CARDS = 200


def bot_at(table: Table, strength: Strength, *, hurried: bool) -> Bot:
    """A bot that knows the cards of that table, and the turns that all players have seen."""
    player = bot(strength, knowledge_of(numbered_cards(MOST_CARDS)))
    return Bot(player.character, player.knowledge, past=table.reveals, hurried=hurried)


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_move_of_a_bot_is_accepted(edition: str, strength: Strength) -> None:
    """Whenever a bot must move, the rules accept its move, in wild games of every edition."""
    for game in states(edition, 6, 3, turns=1):
        table = game.table
        if table.phase in (Phase.END, Phase.REVEAL):
            continue
        for no in table.awaited:
            move = choose(view(table, no), bot_at(table, strength, hurried=True), game.dice)
            if move is None:
                assert table.phase is Phase.CLAIM
                assert table.rules.first_storyteller == "host_choice"
            else:
                assert decide(table, a.SeatActor(no), move, game.dice)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_bot_cannot_see_does_not_change_its_move(edition: str) -> None:
    """Permutes hidden hands, pile, owners and votes: with the same dice the bot makes the same move."""
    compared = 0
    for step, game in enumerate(states(edition, 6, 5, turns=2)):
        if step % 4 or game.table.phase is Phase.END:
            continue
        player = bot_at(game.table, Strength.CUNNING, hurried=step % 8 == 0)
        for no in game.table.awaited[:2]:
            move = choose(view(game.table, no), player, random.Random(step))
            for twin in twins(game.table, no, random.Random(step)):
                assert choose(view(twin, no), player, random.Random(step)) == move
                compared += 1
    assert compared > 50


def test_a_bot_without_a_seat_does_nothing() -> None:
    """A watcher's view has no moves."""
    *_, game = states("odyssey", 4, 1, turns=1)
    assert choose(view(game.table, None), bot(), random.Random(1)) is None
