"""``hareloom bots``: lists the bots, and measures how well they play, listen and surprise."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.sim.evaluate import Evaluation
    from hareloom.sim.listening import Listening


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
    evaluate.add_argument(
        "--clues",
        type=Path,
        metavar="FILE",
        help="measure instead how well they understand people's clues: lines of kind, card and clue, with tabs between",
    )
    evaluate.add_argument("--times", type=int, default=3, help="tables that each clue is told at (3)")
    evaluate.add_argument("--plot", type=Path, metavar="FILE", help="with --clues: draw the hit rates into an SVG file")
    evaluate.set_defaults(run=run_evaluate)
    evenings = inner.add_parser(
        "evenings",
        help="measure how often they repeat themselves",
        description="The same people play with bots evening after evening, at a new table each. "
        "Prints how many of the bots' clues they had heard on evenings before.",
    )
    evenings.add_argument("--evenings", type=int, default=10, help="how many (10)")
    evenings.add_argument("--games", type=int, default=2, help="games per evening (2)")
    evenings.add_argument("--language", default="en", help="the language of the table (en)")
    evenings.add_argument("--seed", type=int, default=1, help="seed of the random numbers (1)")
    evenings.add_argument("--forget", action="store_true", help="without the memory, to compare")
    evenings.add_argument("--json", action="store_true", help="print the result as JSON")
    evenings.set_defaults(run=run_evenings)


def run_list(_: argparse.Namespace) -> int:
    """Print the characters."""
    from hareloom.bots import CHARACTERS

    for character in CHARACTERS.values():
        words = f"{character.id:12} {character.name:12} {character.temper.value:9} {character.strength.value}"
        sys.stdout.write(words + "\n")
    return 0


def run_evaluate(options: argparse.Namespace) -> int:
    """Measure, and print the result."""
    if options.clues is not None:
        return _run_clues(options)
    if options.plot is not None:
        raise Mistake("--plot draws hit rates of clues: name a file of clues with --clues.")
    if options.turns < 1 or options.games < 2:
        raise Mistake("At least one turn and two games are needed: --turns 1 --games 2.")
    evaluation = _evaluate(options)
    if options.json:
        _print_json(evaluation)
    else:
        _print(evaluation)
    return 0


def run_evenings(options: argparse.Namespace) -> int:
    """Play evenings, and print how much was heard before."""
    from random import Random

    from hareloom.bots.language.bank import spoken
    from hareloom.bots.language.knowledge import Knowledge
    from hareloom.bots.language.vectors import CachingEncoder, SentenceEncoder
    from hareloom.sim.evenings import evenings
    from hareloom.sim.panel import CARDS

    if options.evenings < 1 or options.games < 1:
        raise Mistake("At least one evening and one game are needed: --evenings 1 --games 1.")
    known = Knowledge([card.words for card in CARDS()], spoken(options.language), CachingEncoder(SentenceEncoder()))
    dice = Random(options.seed)  # noqa: S311 - a measurement
    rows = list(evenings(known, options.evenings, options.games, dice, remember=not options.forget))
    if options.json:
        _print_json(rows)
        return 0
    for row in rows:
        share = f"{row.again / max(1, row.clues):.1%} heard before"
        sys.stdout.write(f"evening {row.evening:2}: {row.clues} clues of bots, {share}\n")
    return 0


def _run_clues(options: argparse.Namespace) -> int:
    from hareloom.bots.language.vectors import CachingEncoder, SentenceEncoder
    from hareloom.sim.listening import Audience, Listening, listen, read_clues, tell_to_mixed
    from hareloom.sim.listening_plot import plot

    if options.times < 1:
        raise Mistake("Each clue is told at one table at least: --times 1.")
    clues = read_clues(options.clues)
    audience = Audience(CachingEncoder(SentenceEncoder()))
    hits = tuple(listen(audience, clues, options.seed, options.times))
    found = Listening(options.seed, hits, tuple(tell_to_mixed(audience, clues, options.seed, options.times)))
    if options.plot is not None:
        try:
            options.plot.write_text(plot(found), encoding="utf-8")
        except OSError as problem:
            raise Mistake(f"The plot can't be written to {options.plot}: {problem.strerror}.") from problem
    if options.json:
        _print_json(found)
    else:
        sys.stdout.write("\n".join(_lines_of_clues(found)) + "\n")
    return 0


def _lines_of_clues(found: Listening) -> Iterator[str]:
    yield "Votes that find the card, at tables of six (95 % intervals; at random a fifth):"
    for each in found.hits:
        share = each.found
        what = f"  {each.strength:8} {each.kind:10} {each.decoys:6} decoys, {each.clues:4} clues"
        yield f"{what}: {share.share:.3f} ({share.least:.3f} to {share.most:.3f})"
    yield "A person tells to five mixed bots:"
    for zero in found.zeros:
        shares = f"none {zero.none.share:.1%}, all {zero.all.share:.1%}, zero points {zero.zero.share:.1%}"
        yield f"  {zero.kind:10} {zero.turns:4} turns: {shares}"


def _print_json(found: object) -> None:
    import msgspec

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


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
