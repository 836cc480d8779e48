"""Our bots can hold the seats: a bot's move for a view is a legal action."""

from pathlib import Path
from random import Random

import pytest

from hareloom.bots.language.knowledge import Knowledge
from hareloom.game.editions import EDITIONS
from hareloom.research.arena.room import Room
from hareloom.sim.bot_games import player

from .playing import parallel_env


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    """What bots know about our deck; loaded once."""
    return Room(Path()).knowledge()


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_play_legally(edition: str, knowledge: Knowledge) -> None:
    """Nothing that gentle bots answer is illegal, partners' signals included, and every cycle goes on."""
    game, dice, bot = parallel_env(edition, 6, max_cycles=30), Random(1), player("gentle", knowledge)
    _, infos = game.reset(seed=1)
    signals = 0
    while game.agents:
        moves = {agent: bot(game.view(agent), (), dice) for agent in game.agents}
        signals += sum(type(move).__name__ == "SignalPartner" for move in moves.values())
        *_, infos = game.step(moves)
        assert not any(info["illegal"] for info in infos.values())
    assert infos["player_0"]["turn"] >= 6
    assert (signals > 0) == (edition == "team")
