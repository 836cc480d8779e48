"""The leaderboard can be worked out again to the digit, and the baselines answer as they did."""

import os
from itertools import pairwise
from pathlib import Path

import pytest

from hareloom.research.bench.answers import AnswerLine, Run
from hareloom.research.bench.asking import Asking, Choice
from hareloom.research.bench.baselines import leaderboard, stored_answers, stored_lines, worked_out
from hareloom.research.bench.board import board
from hareloom.research.bench.players import BASELINES, PANEL
from hareloom.research.bench.scoring import scored
from hareloom.research.bench.test_set import TASKS

WHOLE = os.environ.get("HARELOOM_BENCHMARK") == "whole"
"""All questions again: minutes, for `make proof`."""
AGAIN = None if WHOLE else 8
"""So many questions of each task and player."""


def answered(player: str, choice: Choice) -> list[AnswerLine]:
    asking = Asking(player, seconds=60)
    try:
        return list(asking.ask(choice))
    finally:
        asking.close()


@pytest.mark.parametrize("player", BASELINES)
def test_a_baseline_answers_as_it_did(player: str) -> None:
    """Cards, clues and what they are worth are exactly those that are stored."""
    again = answered(player, Choice(tasks=TASKS, limit=AGAIN))
    wanted = {(line.task, line.id) for line in again}
    stored = {(line.task, line.id): line for line in stored_lines(player, wanted)}
    assert len(again) == len(stored) >= 3 * (AGAIN or 84)
    assert {(line.task, line.id): line for line in again} == stored


def test_the_leaderboard_follows_from_the_answers() -> None:
    """Every number of it, to the last digit."""
    shipped = {result.player: result for result in leaderboard().results}
    assert tuple(shipped) == tuple(stored_answers()) == BASELINES
    if WHOLE:
        assert worked_out() == leaderboard()
    assert scored(Run(PANEL, tuple(stored_lines(PANEL)))) == shipped[PANEL]


def test_the_baselines_are_in_the_order_one_expects() -> None:
    """Stronger bots find and earn more than weaker ones, all of them more than chance; a random vote finds a sixth."""
    listen = {result.player: result.tasks["listen"].score for result in board(())}
    tell = {result.player: result.tasks["tell"].score for result in board(())}
    for better, worse in pairwise(["offline:cunning", "offline:clever", "offline:gentle", "random"]):
        assert listen[better].least > listen[worse].most
        assert tell[better].value > tell[worse].value
    assert (
        tell["offline:clever"].least > tell["offline:gentle"].most > tell["offline:gentle"].least > tell["random"].most
    )
    assert listen["random"].least < 1 / 6 < listen["random"].most
    assert listen["offline:cunning"].least > listen["caption-only"].most


def test_a_part_of_the_questions_is_spread_and_nested() -> None:
    """A larger part contains a smaller one; languages and tiers don't follow the order of the file."""
    small, large = (
        {each.id for each in Choice(tasks=("listen",), limit=limit).of("listen", "random")} for limit in (60, 120)
    )
    assert len(small) == 60
    assert small < large
    assert {each.rpartition("-")[2] for each in small} == {"en", "fr", "de", "es", "zh"}


def test_answers_do_not_depend_on_what_else_is_asked() -> None:
    """The same question alone and among others."""
    alone = answered("offline:clever", Choice(tasks=("listen",), limit=2))
    among = answered("offline:clever", Choice(tasks=("tell", "listen"), limit=4))
    assert all(line in among for line in alone)


def test_the_documentation_has_these_numbers() -> None:
    """docs/BENCHMARK.md shows the leaderboard as it is."""
    text = (Path(__file__).parents[3] / "docs" / "BENCHMARK.md").read_text(encoding="utf-8")
    for result in leaderboard().results:
        rows = [line.split(" | ") for line in text.splitlines() if line.startswith(f"| `{result.player}`")]
        scores = [result.tasks[task].score for task in TASKS]
        first, by_part, told = rows
        assert [float(cell.split(" ±")[0]) for cell in first[1:4]] == pytest.approx(
            [s.value for s in scores], abs=0.0051
        )
        listened = result.tasks["listen"]
        parts = [*listened.by_language.values(), *listened.by_tier.values()]
        shown = [float(cell.strip(" |")) for cell in by_part[1:] if cell.strip(" |") != "-"]
        assert shown == pytest.approx([part.value for part in parts], abs=0.0051)
        shares = result.tasks["tell"].told
        assert shares is not None
        assert float(told[2].rstrip("%")) == pytest.approx(100 * shares.some, abs=0.051)
