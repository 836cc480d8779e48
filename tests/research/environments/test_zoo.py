"""PettingZoo's own tests: every edition at its smallest and largest size, with every kind of observation."""

from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from .playing import SIZES, env, parallel_env

pytestmark = [
    # PettingZoo keeps a list of its own environments with masks beside their observations; all others are warned.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
    pytest.mark.parametrize("observe", ["dict", "text", "arrays"]),
    pytest.mark.parametrize(("edition", "players"), SIZES),
]


def test_the_turn_environment_keeps_the_api(edition: str, players: int, observe: str) -> None:
    """`api_test` finds nothing wrong."""
    api_test(env(edition, players, observe=observe), num_cycles=16)


def test_the_parallel_environment_keeps_the_api(edition: str, players: int, observe: str) -> None:
    """`parallel_api_test` finds nothing wrong."""
    parallel_api_test(parallel_env(edition, players, observe=observe), num_cycles=16)


def test_seeds_repeat(edition: str, players: int, observe: str) -> None:
    """`seed_test` sees the same games twice, of both environments."""
    seed_test(partial(env, edition, players, observe=observe), num_cycles=8)
    parallel_seed_test(partial(parallel_env, edition, players, observe=observe), num_cycles=8)


def test_cycles_can_be_limited(edition: str, players: int, observe: str) -> None:
    """`max_cycles_test` counts as many cycles as were asked for, of both environments."""
    max_cycles_test(
        SimpleNamespace(
            env=partial(env, edition, players, observe=observe),
            parallel_env=partial(parallel_env, edition, players, observe=observe),
        )
    )


def test_the_usual_wrappers_work(edition: str, players: int, observe: str) -> None:
    """With PettingZoo's wrapper an illegal action ends the game with -1 for who made it."""
    game = OrderEnforcingWrapper(TerminateIllegalWrapper(env(edition, players, observe=observe), illegal_reward=-1))
    game.reset(seed=1)
    mask = game.observe("player_0")["action_mask"]
    game.step(int(mask.argmin()))
    assert all(game.terminations.values())
    assert game.rewards == {agent: -1 if agent == "player_0" else 0 for agent in game.possible_agents}
