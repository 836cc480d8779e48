"""``hareloom arena``: matches between players of any kind, on the same deals, and a report about them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.research.arena.folder import Folder, Run
    from hareloom.research.arena.records import GameRecord
    from hareloom.research.arena.results import Results
    from hareloom.research.arena.series import Place

DESCRIPTION = (
    "Players meet in whole games: the same deals for all, every player on every seat. "
    "Writes games, results, plots and a report into a folder (docs/ARENA.md)."
)
EPILOG = (
    "A player is offline:cunning (or gentle, clever, or a character's name), random, openai:MODEL@URL, "
    "python:MODULE:CLASS or 'program:COMMAND'."
)
GAMES, SEATS, SECONDS = 40, 4, 30.0
MOST_JOBS = 64
STOPPED = 130
"""The exit code of a program that Ctrl-C has ended: a script must not take half a run for a whole one."""


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "arena", help="let bots, models and programs play against each other", description=DESCRIPTION, epilog=EPILOG
    )
    command.add_argument("players", nargs="*", metavar="PLAYER", help="two or more; the same may be named twice")
    command.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the run is kept")
    command.add_argument("--edition", help="classic, revised, odyssey, party or team (odyssey)")
    command.add_argument("--players", type=int, dest="seats", metavar="NUMBER", help="seats at the table (4)")
    command.add_argument("--games", type=int, default=None, help="how many games; made up to whole deals (40)")
    command.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    command.add_argument("--deck", default="hareloom", help="a deck's id; several with commas (hareloom)")
    command.add_argument(
        "--house",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a house rule, e.g. hand_size=5; may be given several times",
    )
    command.add_argument("--preset", default="", help="settings from the literature: dixitworld")
    command.add_argument("--language", default="en", help="the language that clues are told in (en)")
    command.add_argument(
        "--model-seconds", type=float, default=SECONDS, metavar="SECONDS", help="for a move of a model or program (30)"
    )
    command.add_argument("--jobs", type=int, default=1, metavar="NUMBER", help="games at the same time (1)")
    how = command.add_mutually_exclusive_group()
    how.add_argument("--resume", action="store_true", help="go on with the run in the folder")
    how.add_argument("--again", action="store_true", help="delete the run in the folder, after a question; begin anew")
    how.add_argument("--replay", type=int, metavar="GAME", help="print this game as a replay file, and play nothing")
    command.add_argument("--json", action="store_true", help="print the results as JSON")
    command.add_argument("--data", metavar="FOLDER", default=None, help="the data folder, where added decks are")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play, count and report."""
    from hareloom.research.arena.folder import Folder
    from hareloom.research.arena.series import Place
    from hareloom.server.settings import settings

    folder = Folder(options.out)
    if options.replay is not None:
        return _replay(folder, options.replay)
    _check_installed()
    if not 1 <= options.jobs <= MOST_JOBS:
        raise Mistake(f"--jobs is a number from 1 to {MOST_JOBS}.")
    place = Place(settings({"data": options.data}, os.environ, host="").data, options.out)
    playing = _begun(options, folder)
    with folder.held():
        folder.mend()
        try:
            _play(playing, place, folder, options.jobs)
        except KeyboardInterrupt:
            sys.stderr.write("Stopped. The games so far are kept: go on with --resume.\n")
            return STOPPED
        finally:
            # A run that stopped has results too, as far as it came.
            results = _reported(folder, playing)
    if results is None:
        raise Mistake("No deal was played in all rotations, so there is nothing to count.")
    if options.json:
        import msgspec

        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    else:
        sys.stdout.write("\n".join(_lines(results, folder)) + "\n")
    return 0


def _wanted(options: argparse.Namespace) -> Run:
    """What the command line asks for; raises a Mistake if that can't be played."""
    import time

    from hareloom.cli.simulate import house_rule
    from hareloom.game.editions import find_edition
    from hareloom.game.house_rules import read_house_rules
    from hareloom.game.refusals import Refusal
    from hareloom.research.arena.deals import whole_deals
    from hareloom.research.arena.folder import Run
    from hareloom.research.arena.presets import find_preset
    from hareloom.research.arena.specs import KINDS, read_spec

    if len(options.players) < 2:
        raise Mistake(f"An arena needs two players or more, such as: offline:cunning random. A player is {KINDS}.")
    for text in options.players:
        read_spec(text)
    games = GAMES if options.games is None else options.games
    if games < 1:
        raise Mistake("At least one game must be played: --games 1.")
    if not 0 < options.model_seconds <= 3600:
        raise Mistake("--model-seconds is a number of seconds, up to an hour: --model-seconds 30.")
    edition, seats = options.edition or "odyssey", SEATS if options.seats is None else options.seats
    try:
        house = read_house_rules(dict(house_rule(rule) for rule in options.house))
        if options.preset:
            preset = find_preset(options.preset)
            if options.edition or options.seats is not None or options.house:
                raise Mistake(
                    "A preset sets edition, players and house rules: leave --edition, --players, --house out."
                )
            edition, seats, house = preset.edition, preset.seats, preset.house
        find_edition(edition).for_players(seats, house)
    except Refusal as refusal:
        raise Mistake(refusal.sentence) from refusal
    return Run(
        players=tuple(options.players),
        edition=edition,
        seats=seats,
        house=house,
        decks=tuple(options.deck.split(",")),
        language=options.language,
        preset=options.preset,
        games=whole_deals(games, len(options.players)),
        seed=options.seed,
        seconds=options.model_seconds,
        began_at=time.time_ns() // 1_000_000,
    )


def _begun(options: argparse.Namespace, folder: Folder) -> Run:
    """The run to play: a new one, or the one in the folder."""
    from hareloom.research.arena.folder import strangers
    from hareloom.words import shown

    if options.resume and not options.players:
        before = folder.run()
        if before is None:
            raise Mistake(f"{shown(folder.path)} has no run to go on with. Leave --resume out to begin one.")
        return before
    wanted = _wanted(options)
    if options.resume:
        if options.games is None:
            wanted = _as_before(wanted, folder)
        return folder.go_on(wanted)
    if options.again and folder.files():
        _ask(folder)
        with folder.held():
            folder.clear()
    elif folder.run_file.exists():
        words = f"{shown(folder.path)} has a run already"
        raise Mistake(f"{words}. Go on with --resume, begin anew with --again, or name another folder with --out.")
    elif there := strangers(folder.path):
        raise Mistake(f"{shown(folder.path)} has other files ({there}). Name a new folder with --out.")
    _tried(options, wanted)
    asked = GAMES if options.games is None else options.games
    if wanted.games != asked:
        words = f"{len(wanted.players)} players play each deal {len(wanted.players)} times"
        sys.stderr.write(f"{words}, so {wanted.games} games are played instead of {asked}.\n")
    folder.begin(wanted)
    return wanted


def _as_before(wanted: Run, folder: Folder) -> Run:
    """Without --games, as many as the run was begun with."""
    from msgspec.structs import replace

    before = folder.run()
    return wanted if before is None else replace(wanted, games=before.games)


def _tried(options: argparse.Namespace, wanted: Run) -> None:
    """Seat the players once, so that what can't be played leaves no folder behind."""
    from hareloom.game.editions import find_edition
    from hareloom.game.refusals import Refusal
    from hareloom.research.arena.room import Room
    from hareloom.research.arena.specs import one_host, read_spec, seat
    from hareloom.server.settings import settings

    data = settings({"data": options.data}, os.environ, host="").data
    room = Room(data, wanted.decks, language=wanted.language, seconds=wanted.seconds)
    try:
        find_edition(wanted.edition).for_table(wanted.seats, wanted.house, len(room.cards))
    except Refusal as refusal:
        raise Mistake(refusal.sentence) from refusal
    specs = [read_spec(text) for text in wanted.players]
    one_host(specs, os.environ)
    for spec in specs:
        seat(spec, room).close()


def _ask(folder: Folder) -> None:
    from hareloom.words import count, shown

    games = folder.games_file.read_bytes().count(b"\n") if folder.games_file.exists() else 0
    sys.stderr.write(f"Delete the run in {shown(folder.path)} with {count(games, 'game')}? Type yes: ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() != "yes":
        raise Mistake("Nothing was deleted.")


def _play(playing: Run, place: Place, folder: Folder, jobs: int) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from hareloom.research.arena.series import series

    done = sum(1 for _ in folder.games())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("Playing", total=playing.games, completed=done)
        for record in series(playing, place, done, jobs) if done < playing.games else ():
            folder.add(record)
            progress.advance(task)


def _reported(folder: Folder, playing: Run) -> Results | None:
    """Write results, plots and report of what is there."""
    import msgspec

    from hareloom.research.arena.counting import counted
    from hareloom.research.arena.plots import plots, write
    from hareloom.research.arena.report import report
    from hareloom.words import shown

    results = counted(playing, folder.games(), folder.costs())
    if results is None:
        return None
    drawn = list(plots(results))
    write(drawn, folder.plots)
    try:
        folder.results_file.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
        folder.report_file.write_text(report(results, folder.games(), drawn), encoding="utf-8")
    except OSError as wrong:
        raise Mistake(f"The report can't be written into {shown(folder.path)}: {wrong.strerror}.") from wrong
    return results


def _lines(results: Results, folder: Folder) -> Iterator[str]:
    from hareloom.words import count

    def interval(mean: float, least: float | None, most: float | None, form: str) -> str:
        return f"{mean:{form}}" if least is None else f"{mean:{form}} ({least:{form}} to {most:{form}})"

    run, games = results.run, f"{count(results.games, 'game')} in {count(results.deals, 'deal')}"
    yield f"{run.edition}, {run.seats} players, {games}, seed {run.seed}"
    for each in sorted(results.standings, key=lambda one: -one.points.mean):
        points = interval(each.points.mean, each.points.least, each.points.most, ".1f")
        yield f"{each.marked}: {points} points a game"
        rating = f"rating {each.rating.mu:.1f} ± {each.rating.sigma:.1f}"
        yield f"    wins {each.wins.mean:.1%} (fair share {each.fair:.0%}), {rating}"
        if each.telling:
            told = each.telling
            yield f"    tells: none {told.none.share:.1%}, some {told.some.share:.1%}, all {told.all.share:.1%}"
        if each.listening:
            yield f"    finds {each.listening.found.share:.1%} (at random {each.listening.chance:.0%})"
        if each.fallbacks:
            yield f"    † {each.fallbacks} of {each.moves} moves were made by an offline bot"
    for one in results.differences:
        yield f"{one.one} - {one.other}: {interval(one.points.mean, one.points.least, one.points.most, '+.1f')} points"
    yield f"Report: {folder.report_file}"


def _replay(folder: Folder, number: int) -> int:
    from hareloom.research.arena.retelling import as_file
    from hareloom.words import shown

    kept = folder.run()
    if kept is None:
        raise Mistake(f"{shown(folder.path)} has no run.")
    record: GameRecord | None = next((each for each in folder.games() if each.number == number), None)
    if record is None:
        raise Mistake(f"The run has no game {number}. Its games: 1 to {sum(1 for _ in folder.games())}.")
    sys.stdout.flush()
    sys.stdout.buffer.write(as_file(record.replay, kept.began_at))
    return 0


def _check_installed() -> None:
    """What the reports need is missed before the first game, not after the last."""
    from importlib.util import find_spec

    for name in ("openskill", "matplotlib"):
        if find_spec(name) is None:
            raise Mistake(f"The arena needs {name}. Install it: pip install 'hareloom[research]'.")
