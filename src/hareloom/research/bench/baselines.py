"""The baselines: what they answered, shipped in short, and the leaderboard that follows from it.

So a change of a bot shows as a changed answer, and every number of the leaderboard can be worked out again.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Iterator

import msgspec
from msgspec import Struct

from .answers import BENCHMARK, AnswerLine, Run
from .asking import Asking, Choice
from .judging import judged_clue, judged_decoy
from .players import BASELINES, understood
from .scoring import Result, scored
from .test_set import DATA, TASKS, VERSION, ClueQuestion, HandQuestion, Question, Task, questions

ANSWERS, LEADERBOARD = "baselines.json", "leaderboard.json"


class Stored(Struct, frozen=True):
    """A baseline's answers, in the order of the questions that it understands."""

    listen: str
    """The places of the pictures it voted for, a digit each; 0 where it gave no answer."""
    give: str
    """The places in the hand of the cards it gave, likewise."""
    tell: tuple[tuple[int, str], ...]
    """The places in the hand of the cards it told about, and the clues."""


class Leaderboard(Struct, frozen=True):
    """Results of players on one version of the test set."""

    benchmark: str
    version: str
    results: tuple[Result, ...]


@functools.cache
def stored_answers() -> dict[str, Stored]:
    """By player."""
    return msgspec.json.decode((DATA / ANSWERS).read_bytes(), type=dict[str, Stored])


def leaderboard() -> Leaderboard:
    """As it is shipped."""
    return msgspec.json.decode((DATA / LEADERBOARD).read_bytes(), type=Leaderboard)


def worked_out() -> Leaderboard:
    """The leaderboard as the stored answers make it."""
    runs = (Run(player, tuple(stored_lines(player))) for player in stored_answers())
    return Leaderboard(BENCHMARK, VERSION, tuple(scored(run) for run in runs))


def stored_lines(player: str, only: Collection[tuple[Task, str]] | None = None) -> Iterator[AnswerLine]:
    """A baseline's answers, or those to some questions, as a run would write them."""
    stored = stored_answers()[player]
    for task in TASKS:
        asked = [each for each in questions(task) if each.language in understood(player)]
        places = [(int(digit), "") for digit in getattr(stored, task)] if task != "tell" else list(stored.tell)
        for question, (place, clue) in zip(asked, places, strict=True):
            if only is None or (task, question.id) in only:
                yield _line(task, question, place, clue)


def _line(task: Task, question: Question, place: int, clue: str) -> AnswerLine:
    line = AnswerLine(task=task, id=question.id)
    if not place:
        return line
    if isinstance(question, HandQuestion):
        told = AnswerLine(task=task, id=question.id, card=question.hand[place - 1], clue=clue)
        return judged_clue(told, question)
    if task == "listen":
        return AnswerLine(task=task, id=question.id, card=question.pictures[place - 1], found=place == question.target)
    return judged_decoy(AnswerLine(task=task, id=question.id, card=question.hand[place - 1]), question)


def in_short(player: str, lines: Iterable[AnswerLine]) -> Stored:
    """These answers, to be stored."""
    found = {(line.task, line.id): line for line in lines}

    def place(task: Task, question: Question) -> int:
        line = found[task, question.id]
        among = question.pictures if task == "listen" and isinstance(question, ClueQuestion) else question.hand
        return among.index(line.card) + 1 if line.card else 0

    def asked(task: Task) -> list[Question]:
        return [each for each in questions(task) if each.language in understood(player)]

    return Stored(
        listen="".join(str(place("listen", each)) for each in asked("listen")),
        give="".join(str(place("give", each)) for each in asked("give")),
        tell=tuple((place("tell", each), found["tell", each.id].clue) for each in asked("tell")),
    )


def write_baselines() -> None:
    """Ask all baselines all questions; write their answers, and the leaderboard."""
    answers = {}
    for player in BASELINES:
        asking = Asking(player, seconds=60)
        answers[player] = in_short(player, asking.ask(Choice(tasks=TASKS)))
        asking.close()
    (DATA / ANSWERS).write_bytes(msgspec.json.encode(answers) + b"\n")
    stored_answers.cache_clear()
    write_leaderboard()


def write_leaderboard() -> None:
    """Write it as the stored answers make it."""
    (DATA / LEADERBOARD).write_bytes(msgspec.json.format(msgspec.json.encode(worked_out()), indent=1) + b"\n")
