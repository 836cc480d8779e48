"""What the answers of a player add up to."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, stdev

from msgspec import Struct

from hareloom.sim.panel import LISTENERS
from hareloom.sim.share import SURE, Share

from .answers import AnswerLine, Run
from .jury import DEALS, VOTES
from .test_set import LANGUAGES, TASKS, TIERS, VERSION, ClueQuestion, Question, Task, questions

DIGITS = 4
POINTS = 3
"""For a storyteller whose card some, but not all, have found."""


class Measure(Struct, frozen=True):
    """A mean over questions, with its interval of 95 %."""

    value: float
    least: float
    most: float
    questions: int


class TellShares(Struct, frozen=True):
    """Of the tables at which clues were told: where none, some or all found the card; and the votes that found it."""

    none: float
    some: float
    all: float
    found: float


class TaskResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One task."""

    questions: int
    """How many of them were asked."""
    of: int
    """How many there are."""
    missed: int = 0
    """Questions without a legal answer. They count as wrong."""
    score: Measure
    """`listen`: cards found. `tell`: points a turn. `give`: votes drawn."""
    by_language: dict[str, Measure]
    by_tier: dict[str, Measure] = {}
    told: TellShares | None = None
    panel: Measure | None = None
    """The same in English, as the panel judges it; over the questions that it could judge."""


class Costs(Struct, frozen=True):
    """Of all attempts, those that were repeated too."""

    asked: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0


class Result(Struct, frozen=True, kw_only=True):
    """A player's line of the leaderboard."""

    player: str
    version: str = VERSION
    tasks: dict[str, TaskResult]
    costs: Costs = Costs()

    @property
    def partial(self) -> bool:
        """Were some questions of a task not asked?"""
        return any(task.questions < task.of for task in self.tasks.values())

    @property
    def missed(self) -> int:
        """Questions without a legal answer."""
        return sum(task.missed for task in self.tasks.values())


def scored(run: Run) -> Result:
    """The result of a run. Answers to questions that the test set doesn't have are left out."""
    answers = run.answers
    tasks: dict[str, TaskResult] = {}
    for task in TASKS:
        pairs = [(each, answers[task, each.id]) for each in questions(task) if (task, each.id) in answers]
        if pairs:
            tasks[task] = _task(task, pairs)
    lines = run.lines
    costs = Costs(
        asked=sum(line.asked for line in lines),
        tokens_in=sum(line.tokens_in for line in lines),
        tokens_out=sum(line.tokens_out for line in lines),
        seconds=round(sum(line.seconds for line in lines), 1),
    )
    return Result(player=run.player, tasks=tasks, costs=costs)


Pair = tuple[Question, AnswerLine]


def _task(task: Task, pairs: Sequence[Pair]) -> TaskResult:
    measure: Callable[[Iterable[AnswerLine]], Measure] = {"listen": _listened, "tell": _told, "give": _gave}[task]
    lines = [line for _, line in pairs]

    def split(key: Callable[[Question], str], values: Sequence[str]) -> dict[str, Measure]:
        parts = {value: [line for each, line in pairs if key(each) == value] for value in values}
        return {value: measure(part) for value, part in parts.items() if part}

    return TaskResult(
        questions=len(pairs),
        of=len(questions(task)),
        missed=sum(not line.card for line in lines),
        score=measure(lines),
        by_language=split(lambda each: each.language, LANGUAGES),
        by_tier=split(lambda each: each.tier if isinstance(each, ClueQuestion) else "", TIERS),
        told=_shares(lines) if task == "tell" else None,
        panel=_by_panel(task, [line for each, line in pairs if each.language == "en"]),
    )


def _listened(lines: Iterable[AnswerLine]) -> Measure:
    hits = [line.found for line in lines]
    share = Share.of(sum(hits), len(hits))
    return Measure(round(share.share, DIGITS), round(share.least, DIGITS), round(share.most, DIGITS), len(hits))


def _told(lines: Iterable[AnswerLine]) -> Measure:
    return _mean([POINTS * line.some / DEALS for line in lines])


def _gave(lines: Iterable[AnswerLine]) -> Measure:
    return _mean([line.votes / VOTES for line in lines])


def _by_panel(task: Task, lines: Sequence[AnswerLine]) -> Measure | None:
    """A question without an answer is as wrong to the panel as it is to the jury."""
    values: list[float] = []
    if task == "tell":
        values = [POINTS * (line.panel or (0, 0, 0, 0))[1] / DEALS for line in lines if line.panel or not line.card]
    elif task == "give":
        values = [(line.panel_votes or 0) / VOTES for line in lines]
    return _mean(values) if values else None


def _shares(lines: Sequence[AnswerLine]) -> TellShares:
    """A clue that was not told was found by none."""
    tables = DEALS * len(lines)
    some, all_ = sum(line.some for line in lines), sum(line.all for line in lines)
    found = sum(line.votes for line in lines) / (tables * LISTENERS)
    return TellShares(
        *(round(each, DIGITS) for each in ((tables - some - all_) / tables, some / tables, all_ / tables, found))
    )


def _mean(values: Sequence[float]) -> Measure:
    """The mean, with an interval from how the questions differ."""
    mean = fmean(values)
    half = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Measure(round(mean, DIGITS), round(max(0.0, mean - half), DIGITS), round(mean + half, DIGITS), len(values))
