"""The environment in which all agents move at once."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from .at_table import Agent, AtTable, Info
from .observing import Observation


class CycleEnv(AtTable, ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """A step is a cycle. Actions of agents without a part in it may be left out, and are not looked at."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, Info]]:
        """Deal a new game."""
        del options
        self._deal(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[Agent, Any]
    ) -> tuple[dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Info]]:
        """Make all moves. For each agent whose action is illegal or missing, a legal one is drawn at its own cost."""
        costs = {agent: self._choose(agent, actions.get(agent)) for agent in self.agents}
        points = self._finish_cycle() if self.agents else {}
        rewards = {agent: costs[agent] + points[agent] for agent in self.agents}
        over = dict.fromkeys(self.agents, self._play.over)
        cut = dict.fromkeys(self.agents, self._truncated)
        answer = (self._observations(), rewards, over, cut, self._infos())
        if self._play.over or self._truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answer

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
