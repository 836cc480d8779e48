"""``hareloom simulate``: many games by random legal players, and what they add up to."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
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
    command.add_argument(
        "--replay",
        type=Path,
        metavar="FILE",
        help="play as in this file of 'hareloom replay export' (edition, players, house rules, number of cards), "
        "and set its own numbers beside",
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
    replayed = _replayed(options) if options.replay is not None else None
    try:
        house = replayed.house if replayed else read_house_rules(dict(house_rule(rule) for rule in options.house))
        games = simulate(options.edition, options.players, options.games, options.seed, house, options.deck)
        played = _with_progress(games, options.games)
    except Refusal as refusal:
        raise Mistake(refusal.sentence) from refusal
    summary = summarise(options.edition, options.players, house, options.seed, played)
    if options.json:
        _print_json({"simulated": summary, "replay": replayed} if replayed else summary)
    else:
        _print_table(summary, replayed)
    return 0


def _replayed(options: argparse.Namespace) -> Summary:
    """The numbers of a replay; what was played there is what the options say from now on."""
    from hareloom.replays.reading import read_file
    from hareloom.sim.recount import as_played, deck_size
    from hareloom.sim.simulate import summarise

    if options.house:
        raise Mistake("The house rules are those of the replay: leave --house out.")
    told = read_file(options.replay)
    if not told.turns:
        raise Mistake("No turn of that game was played to its end, so there is nothing to compare.")
    header = told.header
    options.edition, options.players, options.deck = header.edition, len(header.players), deck_size(told)
    return summarise(options.edition, options.players, header.house, options.seed, [as_played(told)])


def house_rule(rule: str) -> tuple[str, Any]:
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


def _print_json(summary: object) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")


def _print_table(summary: Summary, replayed: Summary | None) -> None:
    beside = dict(_rows(replayed)) if replayed else {}
    for name, value in _rows(summary):
        own = beside.get(name, "") if name not in ("edition", "games") else ""
        sys.stdout.write(f"{name:<28}{value}\n" + (f"{'  in the replay':<28}{own}\n" if own else ""))


def _rows(summary: Summary) -> list[tuple[str, str]]:
    def percent(share: float | None) -> str:
        return "-" if share is None else f"{share:.1%}"

    changed = ", ".join(f"{key}={value}" for key, value in summary.house.changed()) or "none"
    return [
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
