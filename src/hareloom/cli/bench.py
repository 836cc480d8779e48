"""``hareloom bench``: puts the questions of the benchmark to a player, and shows the leaderboard."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.research.bench.answers import AnswerFile, AnswerLine
    from hareloom.research.bench.asking import Asking, Choice
    from hareloom.research.bench.test_set import Task

# As in research/bench/test_set.py, which takes a second to import.
TASKS: tuple[Task, ...] = ("listen", "tell", "give")
LANGUAGES = ("en", "fr", "de", "es", "zh")
TIERS = ("plain", "allusive", "cultural")
DESCRIPTION = "A fixed test set of clues about our pictures, three tasks and a leaderboard: docs/BENCHMARK.md."


def register(subparsers: Subparsers) -> None:
    """Add the command, and its own commands."""
    command = subparsers.add_parser("bench", help="measure a player by a fixed test set", description=DESCRIPTION)
    own = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    run = own.add_parser(
        "run",
        help="ask a player, and print the result",
        description="Puts the questions to a player, one after the other. The same player gives the same result, "
        "unless it is a large model.",
    )
    run.add_argument(
        "player",
        metavar="PLAYER",
        help="offline:cunning, offline:clever, offline:gentle, random, caption-only, jury, panel, openai:MODEL@URL, "
        "python:MODULE:CLASS or program:COMMAND",
    )
    run.add_argument("--task", choices=(*TASKS, "all"), default="all", help="which task (all)")
    run.add_argument(
        "--language", action="append", choices=LANGUAGES, default=[], help="only this one; may be repeated"
    )
    run.add_argument("--tier", action="append", choices=TIERS, default=[], help="only this one; not of tell")
    run.add_argument("--limit", type=int, metavar="N", help="only so many questions of each task, spread over the set")
    run.add_argument("--out", type=Path, metavar="FILE", help="keep every answer, as JSON Lines")
    run.add_argument("--resume", action="store_true", help="go on with that file where it ended")
    run.add_argument(
        "--model-seconds", type=float, default=60.0, metavar="S", help="for a move of a model or a program (60)"
    )
    run.add_argument("--json", action="store_true", help="print the result as JSON")
    run.set_defaults(run=run_player)
    board = own.add_parser("board", help="print the leaderboard", description="Shipped results, and those of files.")
    board.add_argument("files", nargs="*", type=Path, metavar="FILE", help="answers that 'bench run --out' has kept")
    board.add_argument("--json", action="store_true", help="print the results as JSON")
    board.set_defaults(run=show_board)
    export = own.add_parser("export", help="write the test set into a folder", description="For other programs.")
    export.add_argument("folder", type=Path, metavar="DEST", help="a new folder")
    export.add_argument("--format", choices=("parquet", "jsonl"), default="parquet", help="of the files (parquet)")
    export.add_argument("--pictures", action="store_true", help="with the pictures (5 MB)")
    export.set_defaults(run=export_set)
    card = own.add_parser("card", help="print the dataset card", description="What the set is, how made, its limits.")
    card.add_argument("--path", action="store_true", help="print where its file is")
    card.set_defaults(run=show_card)


def run_player(options: argparse.Namespace) -> int:
    """Ask, keep the answers, and print what they add up to."""
    if options.limit is not None and options.limit < 1:
        raise Mistake("At least one question must be asked: --limit 1.")
    if options.model_seconds <= 0:
        raise Mistake("A move needs some time: --model-seconds 60.")
    if options.resume and options.out is None:
        raise Mistake("Name the file that is to be resumed: --out FILE --resume.")
    from hareloom.research.bench.answers import AnswerFile, Run, trailing_silences
    from hareloom.research.bench.asking import Asking, Choice, Silence
    from hareloom.research.bench.board import result_lines
    from hareloom.research.bench.players import check_player
    from hareloom.research.bench.scoring import scored

    check_player(options.player)
    choice = Choice(
        tasks=TASKS if options.task == "all" else (options.task,),
        languages=tuple(options.language),
        tiers=tuple(options.tier),
        limit=options.limit,
    )
    if not any(choice.of(task, options.player) for task in choice.tasks):
        raise Mistake(f"{options.player} understands none of these languages: leave --language out.")
    file = AnswerFile(options.out, options.player, resume=options.resume) if options.out is not None else None
    lines: list[AnswerLine] = list(file.before) if file is not None else []
    again = {(line.task, line.id) for line in trailing_silences(lines)}
    done = {(line.task, line.id) for line in lines} - again
    asking = Asking(options.player, seconds=options.model_seconds)
    with closing(asking), file or nullcontext():
        try:
            lines += _kept(_with_progress(asking, choice, done, options.player), file)
        except Silence as silence:
            kept = f"Go on with --out {options.out} --resume" if file is not None else "Keep answers with --out FILE"
            raise Mistake(f"{silence} {kept}.") from silence
    result = scored(Run(options.player, tuple(lines)))
    if options.json:
        _print_json(result)
    else:
        sys.stdout.write("\n".join(result_lines(result)) + "\n")
    return 0


def _kept(lines: Iterable[AnswerLine], file: AnswerFile | None) -> Iterator[AnswerLine]:
    for line in lines:
        if file is not None:
            file.add(line)
        yield line


def _with_progress(asking: Asking, choice: Choice, done: set[tuple[Task, str]], player: str) -> Iterator[AnswerLine]:
    asked = asking.ask(choice, done)
    if not sys.stderr.isatty():
        yield from asked
        return
    from rich.console import Console
    from rich.progress import track

    total = sum((task, each.id) not in done for task in choice.tasks for each in choice.of(task, player))
    yield from track(asked, "Asking", total, console=Console(stderr=True), transient=True)


def show_board(options: argparse.Namespace) -> int:
    """Print the leaderboard."""
    from hareloom.research.bench.board import board, board_lines

    results = board(options.files)
    if options.json:
        _print_json(results)
    else:
        sys.stdout.write("\n".join(board_lines(results)) + "\n")
    return 0


def export_set(options: argparse.Namespace) -> int:
    """Write the test set."""
    from hareloom.research.bench.export import export
    from hareloom.words import shown

    written = export(options.folder, options.format, pictures=options.pictures)
    size = sum(path.stat().st_size for path in written) / 1e6
    sys.stdout.write(f"{shown(options.folder)}: {len(written)} files, {size:.1f} MB\n")
    return 0


def show_card(options: argparse.Namespace) -> int:
    """Print the dataset card, or where it is."""
    from hareloom.research.bench.export import CARD
    from hareloom.research.bench.test_set import DATA

    path = DATA / CARD
    sys.stdout.write(f"{path}\n" if options.path else path.read_text(encoding="utf-8"))
    return 0


def _print_json(found: object) -> None:
    import msgspec

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
