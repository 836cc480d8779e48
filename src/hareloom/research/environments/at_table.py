"""What both environments have in common: agents on seats, spaces, seeds, views, and actions in both forms."""

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from gymnasium import spaces
from numpy.typing import ArrayLike

from hareloom.bots.language.vectors import Floats
from hareloom.game import actions as a
from hareloom.game.house_rules import HouseRules
from hareloom.game.values import CardId, SeatNo
from hareloom.game.view_types import GameView
from hareloom.mistake import Mistake

from .acting import Actions
from .arrays import Arrays
from .embeddings import Embeddings, Encode
from .observing import Observation, Observer, WholeView
from .offering import Offer, Offers
from .play import Play
from .rendering import in_words
from .setting import make_setting

Observe: TypeAlias = Literal["dict", "text", "arrays"]
Agent: TypeAlias = str
Info: TypeAlias = dict[str, Any]
RENDER_MODES = ("ansi", "human")


class AtTable:
    """Agents `player_0`, `player_1`, ... on the seats 1, 2, ... of one table."""

    metadata: dict[str, Any] = {"name": "hareloom_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": True}  # noqa: RUF012 - PettingZoo's form

    def __init__(
        self,
        edition: str = "odyssey",
        players: int = 4,
        house: Mapping[str, object] | HouseRules | None = None,
        *,
        deck: str | tuple[str, ...] = "hareloom",
        observe: Observe = "dict",
        zero_sum: bool = False,
        illegal: float = -1.0,
        phrases: int | Sequence[str] = 4,
        language: str = "en",
        embeddings: ArrayLike | None = None,
        encode: Encode | None = None,
        max_cycles: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """What the arguments mean stands in docs/RESEARCH.md. A Mistake says what can't be played."""
        if render_mode not in (None, *RENDER_MODES):
            raise Mistake(f"There is no render mode {render_mode!r}. There are: {', '.join(RENDER_MODES)}.")
        self._setting = make_setting(edition, players, house, deck)
        self._offers = Offers(phrases, language)
        self._actions = Actions(self._setting.rules, self._offers.a_card)
        self._embeddings = Embeddings(self._setting, embeddings, encode) if observe == "arrays" else None
        self._observer = self._observes(observe)
        self._zero_sum, self.illegal = zero_sum, illegal
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self._seeds = Random(seed)
        self._game: Play | None = None
        self._cycles = 0
        self._problems: dict[Agent, str] = {}
        self.possible_agents: list[Agent] = [f"player_{place}" for place in range(players)]
        self.agents: list[Agent] = []
        self._no: dict[Agent, SeatNo] = {agent: no for no, agent in enumerate(self.possible_agents, 1)}
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions.size) for agent in self.possible_agents}

    def _observes(self, how: str) -> Observer:
        if self._embeddings is not None:
            return Arrays(self._setting.rules, self._actions, self._embeddings)
        if how not in ("dict", "text"):
            raise Mistake(f"There are no observations {how!r}. There are: dict, text, arrays.")
        return WholeView(self._actions.size, text=how == "text")

    # What PettingZoo asks for.

    def observation_space(self, agent: Agent) -> "spaces.Space[Any]":
        """What this agent's observations are elements of."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> "spaces.Space[Any]":
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def observe(self, agent: Agent) -> Observation:
        """The agent's view, and which actions are legal."""
        no, play = self._no[agent], self._play
        offer = play.offer(no) if self._embeddings is not None else ()
        return self._observer.observe(play.view(no), play.mask(no), offer)

    def render(self) -> str | None:
        """What everybody at the table knows, in words: returned with `ansi`, written to the terminal with `human`."""
        if self.render_mode is None:
            return None
        words = in_words(self._play.public)
        if self.render_mode == "ansi":
            return words
        sys.stdout.write(f"{words}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    # What a researcher asks for.

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The cards that are played with: row n of the embeddings is the card n - 1."""
        return self._setting.cards

    @property
    def embeddings(self) -> Floats:
        """A row a card, after a row of zeros for no card."""
        if self._embeddings is None:
            raise Mistake("Only observe='arrays' has embeddings.")
        return self._embeddings.pictures

    def view(self, agent: Agent) -> GameView:
        """The agent's view as a typed value, as bots get it."""
        return self._play.view(self._no[agent])

    def phrases(self, agent: Agent) -> Offer:
        """What the storyteller is offered: for each card of the hand its phrases. Nothing for other agents."""
        return self._play.offer(self._no[agent])

    def legal_actions(self, agent: Agent) -> list[a.SeatMove | None]:
        """The legal actions as typed values, in the order of their numbers; None is a pass."""
        return self._play.legal(self._no[agent])

    def encode(self, agent: Agent, move: a.SeatMove | None) -> int:
        """The number of a move. A clue in words that are not offered has none: step with the move itself."""
        return self._actions.encode(self.view(agent), self.phrases(agent), move)

    def decode(self, agent: Agent, number: int) -> a.SeatMove | None:
        """The move with that number, which must be legal; None is a pass."""
        if not self._play.mask(self._no[agent])[number]:
            raise Mistake(f"The action {number} is not legal for {agent} now.")
        return self._actions.decode(self.view(agent), self.phrases(agent), number)

    # What both environments do.

    @property
    def _play(self) -> Play:
        if self._game is None:
            raise Mistake("No game is dealt yet: call reset() first.")
        return self._game

    def _deal(self, seed: int | None) -> None:
        """A new game. With a seed always the same; without, the next one of the series that the last seed began."""
        if seed is not None:
            self._seeds = Random(int(seed))
        seed = self._seeds.getrandbits(63)
        self._game = Play(self._setting, self._actions, self._offers, seed, zero_sum=self._zero_sum)
        self._cycles = 0
        self._problems = {}
        self.agents = list(self.possible_agents)

    def _choose(self, agent: Agent, action: Any) -> float:  # noqa: ANN401 - whatever an agent answers
        """Note an action. Returns its own reward: nothing, or what an illegal action costs."""
        problem = self._play.choose(self._no[agent], action)
        if not problem:
            return 0.0
        self._problems[agent] = problem
        return self.illegal

    def _finish_cycle(self) -> dict[Agent, float]:
        """Make all moves. Returns the points that each agent has earned."""
        self._cycles += 1
        return dict(zip(self.possible_agents, self._play.finish_cycle(), strict=True))

    @property
    def _truncated(self) -> bool:
        return self.max_cycles is not None and self._cycles >= self.max_cycles and not self._play.over

    def _infos(self) -> dict[Agent, Info]:
        """What everybody knows, the phrases that an agent is offered, and why its last action was illegal."""
        table = self._play.public
        infos: dict[Agent, Info] = {}
        for agent in self.agents:
            infos[agent] = {
                "scores": {f"player_{no - 1}": seat.score for no, seat in table.seats.items()},
                "phase": str(table.phase),
                "turn": table.turn,
                "winners": [f"player_{no - 1}" for no in table.winners],
                "phrases": self.phrases(agent),
                "illegal": self._problems.get(agent, ""),
            }
        self._problems = {}
        return infos
