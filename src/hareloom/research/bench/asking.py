"""Puts questions to a player, and judges the answers."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection, Iterator

from msgspec import Struct
from msgspec.structs import replace

from hareloom.mistake import Mistake
from hareloom.research.arena.player import Player
from hareloom.research.arena.player import Question as Asked

from .answers import AnswerLine
from .judging import judged
from .players import find_player, seed_for, understood
from .tables import situation
from .test_set import HandQuestion, Language, Question, Task, Tier, questions

SILENCES = 3
"""So many in a row stop a run: nobody is there, and every question would cost its whole time."""


class Choice(Struct, frozen=True, kw_only=True):
    """Which questions are asked. Empty is all."""

    tasks: tuple[Task, ...]
    languages: tuple[Language, ...] = ()
    tiers: tuple[Tier, ...] = ()
    limit: int | None = None
    """So many of each task, spread over the set; a larger part contains a smaller one."""

    def of(self, task: Task, player: str) -> list[Question]:
        """The questions of a task for that player."""
        found = [each for each in questions(task) if each.language in understood(player)]
        if self.languages:
            found = [each for each in found if each.language in self.languages]
        if self.tiers:
            found = [each for each in found if isinstance(each, HandQuestion) or each.tier in self.tiers]
        if self.limit is not None:
            kept = sorted((each.id for each in found), key=_spread)[: self.limit]
            found = [each for each in found if each.id in kept]
        return found


def _spread(question: str) -> bytes:
    return hashlib.sha256(question.encode()).digest()


class Silence(Mistake):
    """A player says nothing any more. What was answered is kept."""


class Asking:
    """One player of the benchmark; players for each language are made when they are first needed."""

    def __init__(self, name: str, *, seconds: float) -> None:
        self._name, self._seconds = name, seconds
        self._players: dict[Language, Player] = {}

    def ask(self, choice: Choice, done: Collection[tuple[Task, str]] = ()) -> Iterator[AnswerLine]:
        """Ask what is not done yet, one question after the other. Three silences in a row end it with a Silence."""
        silent = 0
        for task in choice.tasks:
            for number, question in enumerate(choice.of(task, self._name), 1):
                if (task, question.id) in done:
                    continue
                line = self._ask(task, question, number)
                yield line
                silent = silent + 1 if line.silent else 0
                if silent == SILENCES:
                    raise Silence(f"{self._name} gave no answer {SILENCES} times in a row: {line.problem}")

    def _ask(self, task: Task, question: Question, number: int) -> AnswerLine:
        player = self._players.get(question.language)
        if player is None:
            player = self._players[question.language] = find_player(
                self._name, question.language, seconds=self._seconds
            )
        place = situation(task, question)
        asked = Asked(game=number, view=place.view, seed=seed_for(self._name, task, question.id))
        began = time.monotonic()
        answer = player.choose(asked, place.refused)
        costs = AnswerLine(
            task=task,
            id=question.id,
            problem=answer.problem,
            silent=answer.silent,
            asked=answer.asked,
            tokens_in=answer.tokens_in,
            tokens_out=answer.tokens_out,
        )
        if answer.asked:
            costs = replace(costs, seconds=round(time.monotonic() - began, 3))
        problem = answer.problem or ("It made no move." if answer.move is None else place.refused(answer.move))
        if problem or answer.move is None:
            return replace(costs, problem=problem)
        return judged(costs, question, answer.move)

    def close(self) -> None:
        """Let go of the players."""
        for player in self._players.values():
            player.close()
