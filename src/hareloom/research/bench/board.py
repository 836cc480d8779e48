"""The leaderboard as text: what is shipped, and results of files beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from hareloom.game.plain_text import clean_line

from .answers import read_run
from .baselines import leaderboard
from .scoring import Measure, Result, scored
from .test_set import TASKS, VERSION

PART, MISSED = "*", "†"
LONGEST_NAME = 44
HEADINGS = {"listen": "listen: found", "tell": "tell: points", "give": "give: votes"}


def board(files: Iterable[Path]) -> tuple[Result, ...]:
    """Shipped results and those of files of answers, the best listener first."""
    results = [*leaderboard().results, *(scored(read_run(path)) for path in files)]
    return tuple(sorted(results, key=lambda each: -each.tasks["listen"].score.value if "listen" in each.tasks else 1.0))


def board_lines(results: Sequence[Result]) -> Iterator[str]:
    """A table with marks, and what the marks mean."""
    names = {id(result): clean_line(result.player, LONGEST_NAME) or "player" for result in results}
    wide = max([len("player"), *(len(name) for name in names.values())])
    yield f"{'player':{wide}}" + "".join(f"  {HEADINGS[task]:>22}" for task in TASKS)
    for result in results:
        cells = (_cell(result, task) for task in TASKS)
        yield (f"{names[id(result)]:{wide}}" + "".join(f"  {cell:>22}" for cell in cells)).rstrip()
    yield f"Version {VERSION}; intervals of 95 %."
    if any(result.partial for result in results):
        yield f"{PART} asked a part of the questions only."
    if any(result.missed for result in results):
        yield f"{MISSED} gave no legal answer to some questions, which count as wrong."


def result_lines(result: Result) -> Iterator[str]:
    """One player's result, by language and tier."""
    for task, found in result.tasks.items():
        asked = f"{found.questions} of {found.of} questions" + (f", {found.missed} missed" if found.missed else "")
        yield f"{HEADINGS[task]}  {measured(found.score)}  ({asked})"
        for name, part in (*found.by_language.items(), *found.by_tier.items()):
            yield f"  {name:10}{measured(part)}"
        if found.told is not None:
            told = found.told
            shares = f"none {told.none:.1%}, some {told.some:.1%}, all {told.all:.1%}"
            yield f"  {shares}; votes that found it {told.found:.1%}"
        if found.panel is not None:
            yield f"  as the panel judges it, English: {measured(found.panel)}, {found.panel.questions} questions"
    costs = result.costs
    if costs.asked:
        tokens = f"{costs.tokens_in} tokens in, {costs.tokens_out} out"
        yield f"{costs.asked} requests, {tokens}, {costs.seconds:.0f} seconds"


def measured(measure: Measure) -> str:
    """A value with its interval."""
    return f"{measure.value:.3f} ({measure.least:.3f} to {measure.most:.3f})"


def _cell(result: Result, task: str) -> str:
    found = result.tasks.get(task)
    if found is None:
        return "-"
    half = (found.score.most - found.score.least) / 2
    marks = (PART if found.questions < found.of else "") + (MISSED if found.missed else "")
    return f"{found.score.value:.3f} ± {half:.3f}{marks:2}"
