"""``hareloom bots``: lists the bots, and measures how well they play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.sim.evaluate import Evaluation


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser("bots", help="list the bots, measure how well they play")
    inner = command.add_subparsers(dest="bots_command", required=True, metavar="COMMAND")
    listing = inner.add_parser("list", help="list the characters")
    listing.set_defaults(run=run_list)
    evaluate = inner.add_parser(
        "evaluate",
        help="measure how well they play",
        description="Storytellers of each strength tell to a fixed panel, and strengths play whole games. "
        "The same seed gives the same result.",
    )
    evaluate.add_argument("--turns", type=int, default=1000, help="turns per storyteller before the panel (1000)")
    evaluate.add_argument("--games", type=int, default=60, help="games per pair and edition (60)")
    evaluate.add_argument("--seed", type=int, default=1, help="seed of the random numbers (1)")
    evaluate.add_argument("--json", action="store_true", help="print the result as JSON")
    evaluate.set_defaults(run=run_evaluate)


def run_list(_: argparse.Namespace) -> int:
    """Print the characters."""
    from hareloom.bots import CHARACTERS

    for character in CHARACTERS.values():
        words = f"{character.id:12} {character.name:12} {character.temper.value:9} {character.strength.value}"
        sys.stdout.write(words + "\n")
    return 0


def run_evaluate(options: argparse.Namespace) -> int:
    """Measure, and print the result."""
    import msgspec

    if options.turns < 1 or options.games < 2:
        raise Mistake("At least one turn and two games are needed: --turns 1 --games 2.")
    evaluation = _evaluate(options)
    if options.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(evaluation), indent=1) + b"\n")
    else:
        _print(evaluation)
    return 0


def _evaluate(options: argparse.Namespace) -> Evaluation:
    from rich.console import Console
    from rich.progress import Progress

    from hareloom.sim.evaluate import LADDER, STRENGTHS, TABLES, Bench, Evaluation, counted, judged

    bench = Bench(options.seed)
    telling, duels = [], []
    quiet = not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        for strength in STRENGTHS:
            turns = bench.tell(strength, options.turns)
            told = progress.track(turns, total=options.turns, description=f"{strength} tells")
            telling.append(counted(strength, list(told)))
        for edition, seats in TABLES:
            for pair in LADDER:
                games = bench.duel(edition, seats, pair, options.games)
                what = f"{edition}: {pair[0]} against {pair[1]}"
                duels.append(judged(edition, seats, pair, list(progress.track(games, options.games, description=what))))
    return Evaluation(seed=options.seed, telling=tuple(telling), duels=tuple(duels))


def _print(evaluation: Evaluation) -> None:
    sys.stdout.write("\n".join(_lines(evaluation)) + "\n")


def _lines(evaluation: Evaluation) -> Iterator[str]:
    yield "Telling to a panel of three, with cards kept out of tuning (95 % intervals):"
    for each in evaluation.telling:
        shares = "  ".join(
            f"{name} {share.share:.1%} ({share.least:.1%} to {share.most:.1%})"
            for name, share in (("none", each.none), ("some", each.some), ("all", each.all))
        )
        yield f"  {each.storyteller:8} {shares}  found {each.found:.1%}  {each.points:.2f} points per turn"
    yield "Points per game, at the same tables:"
    for duel in evaluation.duels:
        yield (
            f"  {duel.edition:8} {duel.players} players, {duel.games} games: {duel.better} {duel.points[0]:.1f}, "
            f"{duel.worse} {duel.points[1]:.1f}; {duel.difference:+.2f} ± {1.96 * duel.error:.2f}, p = {duel.p:.2g}"
        )
