"""``hareloom simulate``: many games by random legal players, and what they add up to."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.sim.simulate import Played, Summary


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "simulate",
        help="play many games by random players",
        description="Plays whole games by random legal players and sums them up. The same seed gives the same result.",
    )
    command.add_argument("--edition", default="odyssey", help="classic, revised, odyssey, party or team (odyssey)")
    command.add_argument("--players", type=int, default=6, help="how many play (6)")
    command.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    command.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    command.add_argument("--deck", type=int, default=84, metavar="CARDS", help="how many cards the deck has (84)")
    command.add_argument(
        "--house",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a house rule, e.g. solo_finder_4=true, bonus_cap=null; may be given several times",
    )
    command.add_argument("--json", action="store_true", help="the summary as JSON")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Simulate, and print the summary."""
    from hareloom.game.house_rules import read_house_rules
    from hareloom.game.refusals import Refusal
    from hareloom.sim.simulate import simulate, summarise

    if options.games < 1:
        raise Mistake("At least one game must be played: --games 1.")
    try:
        house = read_house_rules(dict(_house_rule(rule) for rule in options.house))
        games = simulate(options.edition, options.players, options.games, options.seed, house, options.deck)
        played = _with_progress(games, options.games)
    except Refusal as refusal:
        raise Mistake(refusal.sentence) from refusal
    summary = summarise(options.edition, options.players, house, options.seed, played)
    _print_json(summary) if options.json else _print_table(summary)
    return 0


def _house_rule(rule: str) -> tuple[str, Any]:
    import msgspec

    key, equals, value = rule.partition("=")
    if not equals:
        raise Mistake(f"A house rule is written KEY=VALUE, for example hand_size=7; this was {rule!r}.")
    try:
        return key, msgspec.json.decode(value)
    except msgspec.DecodeError:
        # Words need no quotes on a command line; several are divided by commas.
        return key, value.split(",") if key == "clue_forms" else value


def _with_progress(games: Iterable[Played], total: int) -> list[Played]:
    if not sys.stderr.isatty():
        return list(games)
    from rich.console import Console
    from rich.progress import track

    return list(track(games, "Playing", total, console=Console(stderr=True), transient=True))


def _print_json(summary: Summary) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")


def _print_table(summary: Summary) -> None:
    def percent(share: float | None) -> str:
        return "-" if share is None else f"{share:.1%}"

    changed = ", ".join(f"{key}={value}" for key, value in summary.house.changed()) or "none"
    rows = [
        ("edition", f"{summary.edition}, {summary.players} players, house rules: {changed}"),
        ("games", f"{summary.games} (seed {summary.seed})"),
        ("turns a game", f"{summary.turns_per_game:.2f} ({summary.shortest} to {summary.longest})"),
        ("points a turn and hare", f"{summary.points_per_turn_and_seat:.3f}"),
        ("points a game, by hare", ", ".join(f"{points:.1f}" for points in summary.points_by_seat)),
        (
            "found by none / some / all",
            " / ".join(map(percent, (summary.none_found, summary.some_found, summary.all_found))),
        ),
        ("reshuffles a game", f"{summary.reshuffles_per_game:.2f}"),
        ("shared victories", percent(summary.shared_victories)),
    ]
    for name, value in rows:
        sys.stdout.write(f"{name:<28}{value}\n")
