"""Agents that choose at random among what is legal, and environments of any type: tests know what is not None."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from hareloom import research
from hareloom.game.editions import EDITIONS

SIZES = [
    (edition.id, players)
    for edition in EDITIONS.values()
    for players in (edition.player_counts[0], edition.player_counts[-1])
]
"""Every edition at its smallest and largest size."""


def env(*what: Any, **more: Any) -> Any:
    """Agents move one after the other."""
    return research.env(*what, **more)


def parallel_env(*what: Any, **more: Any) -> Any:
    """Agents move at once."""
    return research.parallel_env(*what, **more)


def any_number(env: Any, agent: str, dice: Random) -> int:
    """A legal action's number."""
    legal = np.flatnonzero(env.observe(agent)["action_mask"])
    return int(legal[dice.randrange(len(legal))])


def cycles(env: Any, seed: int, dice: Random) -> Iterator[tuple[Any, ...]]:
    """Play a whole game of the parallel environment at random; what each step answers."""
    env.reset(seed=seed)
    while env.agents:
        yield env.step({agent: any_number(env, agent, dice) for agent in env.agents})


def up_to(env: Any, phase: str, seed: int = 1) -> None:
    """Play the parallel environment at random until it is in that phase."""
    _, infos = env.reset(seed=seed)
    dice = Random(seed)
    while infos["player_0"]["phase"] != phase:
        *_, infos = env.step({agent: any_number(env, agent, dice) for agent in env.agents})


def asked(env: Any) -> list[str]:
    """The agents that can do more than pass."""
    return [agent for agent in env.agents if not env.observe(agent)["action_mask"][0]]
