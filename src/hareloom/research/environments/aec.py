"""The environment in which agents move one after the other."""

from typing import Any

from pettingzoo import AECEnv

from .at_table import Agent, AtTable, Info


class TurnEnv(AtTable, AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """In every cycle all agents step once, in the order of their seats; then all moves are made.

    An agent without a part in a cycle can only pass. Nothing that an agent does is seen before the cycle ends.
    """

    rewards: dict[Agent, float]
    terminations: dict[Agent, bool]
    truncations: dict[Agent, bool]
    infos: dict[Agent, Info]
    _cumulative_rewards: dict[Agent, float]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        del options
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:  # noqa: ANN401 - a number, a move or a dictionary
        """Note the action of the agent whose turn it is; after the last agent's, make all moves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.rewards[agent] = self._choose(agent, action)
        at = self.agents.index(agent) + 1
        if at == len(self.agents):
            at = 0
            for each, points in self._finish_cycle().items():
                self.rewards[each] += points
            self.terminations = dict.fromkeys(self.agents, self._play.over)
            self.truncations = dict.fromkeys(self.agents, self._truncated)
            self.infos = self._infos()
        self.agent_selection = self.agents[at]
        self._accumulate_rewards()
        if self.render_mode == "human" and at == 0:
            self.render()
