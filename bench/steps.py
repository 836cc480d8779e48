"""How fast the environments are: whole games by agents that choose at random, for every edition and observation.

make bench-research
"""

import time
from random import Random
from typing import Any, NamedTuple

import numpy as np
from amounts import amount

from hareloom.game.editions import EDITIONS
from hareloom.research import env, parallel_env

SECONDS = amount("SECONDS", 1, 0.02)
WARM = amount("WARM", 0.2, 0.02)
WANTED = 2_000
WAYS = ("dict", "text", "arrays")


class Rate(NamedTuple):
    """Of one CPU-second."""

    steps: float
    moves: float
    """Steps of agents that had a part; the others pass."""


def turn_by_turn(seconds: float, **what: Any) -> Rate:  # noqa: ANN401 - what an environment takes
    """The environment in which agents move one after the other, each with its observation."""
    game, dice, steps, moves = env(seed=1, **what), Random(1), 0, 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        game.reset()
        for _ in game.agent_iter():
            observation, _, over, cut, _ = game.last()
            action = None if over or cut else _any(observation["action_mask"], dice)
            game.step(action)
            steps += action is not None
            moves += bool(action)
    return Rate(steps / used, moves / used)


def all_at_once(seconds: float, **what: Any) -> Rate:  # noqa: ANN401 - what an environment takes
    """The parallel one: an agent's action is a step."""
    game, dice, steps, moves = parallel_env(seed=1, **what), Random(1), 0, 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        observations, _ = game.reset()
        while game.agents:
            actions = {agent: _any(seen["action_mask"], dice) for agent, seen in observations.items()}
            observations, *_ = game.step(actions)
            steps += len(actions)
            moves += sum(map(bool, actions.values()))
    return Rate(steps / used, moves / used)


def _any(mask: np.ndarray[Any, Any], dice: Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[dice.randrange(len(legal))])


def main() -> None:
    """Every edition at its smallest and largest size."""
    print(f"steps a CPU-second (wanted: {WANTED:,}), and in brackets those that are moves: the others are passes")
    print(f"{'':12}{'one after the other':>48}{'all at once':>48}")
    print(f"{'':12}" + 2 * "".join(f"{how:>16}" for how in WAYS))
    slowest = float("inf")
    for edition in EDITIONS.values():
        for players in (edition.player_counts[0], edition.player_counts[-1]):
            line = f"{edition.id:8}{players:4}"
            for run in (turn_by_turn, all_at_once):
                for how in WAYS:
                    run(WARM, edition=edition.id, players=players, observe=how)  # decks and vectors are loaded once
                    rate = run(SECONDS, edition=edition.id, players=players, observe=how)
                    slowest = min(slowest, rate.steps)
                    line += f"{rate.steps:8,.0f} ({rate.moves:5,.0f})"
            print(line)
    print(f"slowest: {slowest:,.0f}")


if __name__ == "__main__":
    main()
