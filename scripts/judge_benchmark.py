"""Judge a file of `hareloom bench run --out` again, from the cards and clues in it alone, by the panel too.

The panel hears what was told in English with an encoder that no bot has, in an environment of its own (.venv-panel).
Results that others send are judged this way before they are listed.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from hareloom.bots.language.vectors import Floats, VectorTable
from hareloom.mistake import Mistake
from hareloom.research.bench.answers import Heading, read_run
from hareloom.research.bench.board import result_lines
from hareloom.research.bench.encoding import KnownFirst
from hareloom.research.bench.judging import impossible, judged_again
from hareloom.research.bench.jury import Judges
from hareloom.research.bench.scoring import scored
from hareloom.research.bench.test_set import TASKS, questions
from hareloom.sim.panel import SHIPPED
from write_benchmark import panel_vectors


def panel_for(texts: Sequence[str]) -> Judges:
    """The panel, with the vectors of these texts."""

    def unknown(texts: Sequence[str]) -> Floats:
        raise LookupError(texts[0])

    tables = [VectorTable.read(SHIPPED)]
    new = [text for text in texts if tables[0].find(text) is None]
    if new:
        tables.append(VectorTable.of(new, panel_vectors(new)))
    return Judges(KnownFirst(tables, unknown))


def main(arguments: Sequence[str]) -> int:
    """Write FILE anew."""
    if len(arguments) != 1:
        print("judge_benchmark.py FILE.jsonl")
        return 2
    path = Path(arguments[0])
    try:
        run = read_run(path)
    except Mistake as mistake:
        print(mistake)
        return 2
    asked = {(task, each.id): each for task in TASKS for each in questions(task)}
    known = [line for line in run.lines if (line.task, line.id) in asked]
    wrong = [problem for line in known if (problem := impossible(line, asked[line.task, line.id]))]
    if wrong:
        print("\n".join(wrong))
        return 1
    told = {line.clue for line in known if line.clue and asked[line.task, line.id].language == "en"}
    panel = panel_for(sorted(told))
    lines = [judged_again(line, asked[line.task, line.id], panel) for line in known]
    changed = sum(replace(new, panel=old.panel) != old for old, new in zip(known, lines, strict=True))
    beside = path.with_name(f"{path.name}.new")
    written = [Heading(player=run.player), *lines]
    beside.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in written))
    beside.replace(path)
    print(
        f"{len(lines)} answers, {len(run.lines) - len(known)} to unknown questions left out, {changed} judged otherwise"
    )
    print("\n".join(result_lines(scored(replace(run, lines=tuple(lines))))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
