"""The folder of a run: its settings, its games and what they cost. A run that was stopped is found as it was left."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from hareloom import __version__
from hareloom.game.house_rules import HouseRules
from hareloom.mistake import Mistake
from hareloom.words import listed, shown

from .records import Cost, GameRecord, append, drop_half_line, read_lines

if sys.platform != "win32":
    import fcntl

NAME: Literal["hareloom-arena"] = "hareloom-arena"


class Run(Struct, frozen=True, kw_only=True):
    """What is played. All of it but the number of games stays the same when a run goes on."""

    format: Literal["hareloom-arena"] = NAME
    version: Literal[1] = 1
    hareloom: str = __version__
    players: tuple[str, ...]
    """As they were named on the command line."""
    edition: str
    seats: int
    house: HouseRules = HouseRules()
    decks: tuple[str, ...]
    language: str
    preset: str = ""
    games: int
    seed: int
    seconds: float
    """For a move of a model or a program."""
    began_at: int = 0
    """Milliseconds since 1970: what the times of its replays are counted from."""

    def differs(self, other: Run) -> list[str]:
        """The settings that are not the same."""
        ours, theirs = asdict(self), asdict(other)
        return [name for name in ours if name not in ("games", "began_at") and ours[name] != theirs[name]]


class Folder:
    """One run's files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.run_file = path / "run.json"
        self.games_file = path / "games.jsonl"
        self.costs_file = path / "costs.jsonl"
        self.results_file = path / "results.json"
        self.report_file = path / "report.html"
        self.plots = path / "plots"

    def run(self) -> Run | None:
        """The run that the folder has; raises a Mistake if its settings can't be read."""
        try:
            return msgspec.json.decode(self.run_file.read_bytes(), type=Run)
        except FileNotFoundError:
            return None
        except NotADirectoryError as wrong:
            raise Mistake(f"{shown(self.path)} is no folder. Name another with --out.") from wrong
        except OSError as wrong:
            raise Mistake(f"{shown(self.run_file)} can't be read: {wrong.strerror}.") from wrong
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            words = f"{shown(self.run_file)} is no run of this version of Hareloom"
            raise Mistake(f"{words}. Name another folder with --out, or begin anew with --again.") from wrong

    def begin(self, run: Run) -> None:
        """Make the folder, and write down what is played; raises a Mistake."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            # As a whole or not at all: games without their settings could not be gone on with.
            beside = self.run_file.with_suffix(".part")
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
            beside.replace(self.run_file)
        except OSError as wrong:
            reason = f"{shown(self.path)} can't be written: {wrong.strerror}"
            raise Mistake(f"{reason}. Name another folder with --out.") from wrong

    def go_on(self, run: Run) -> Run:
        """The run that was stopped, with more games if more are wanted now; raises a Mistake if it is another."""
        before = self.run()
        if before is None:
            raise Mistake(f"{shown(self.path)} has no run to go on with. Leave --resume out to begin one.")
        if differing := before.differs(run):
            words = f"{shown(self.path)} has a run with other settings ({', '.join(differing)})"
            raise Mistake(f"{words}. Go on with the same, or name another folder with --out.")
        now = replace(before, games=max(before.games, run.games))
        if now != before:
            self.begin(now)
        return now

    def mend(self) -> None:
        """Drop the half line that a stop has left behind."""
        drop_half_line(self.games_file)
        drop_half_line(self.costs_file)

    def games(self) -> Iterator[GameRecord]:
        """The games that were played, in their order; raises a Mistake if one is missing."""
        for expected, record in enumerate(read_lines(self.games_file, GameRecord), 1):
            if record.number != expected:
                words = f"{shown(self.games_file)}: game {expected} is missing"
                raise Mistake(f"{words}. Begin the run anew with --again.")
            yield record

    def add(self, record: GameRecord) -> None:
        append(self.games_file, record, durable=True)

    def pay(self, cost: Cost) -> None:
        append(self.costs_file, cost)

    def costs(self) -> Iterator[Cost]:
        return read_lines(self.costs_file, Cost)

    def files(self) -> list[Path]:
        """What a run has written here, and nothing else."""
        own = (self.run_file, self.games_file, self.costs_file, self.results_file, self.report_file)
        plots = [*self.plots.glob("*.svg"), *self.plots.glob("*.png")]
        return [file for file in (*own, *plots) if file.is_file()]

    def clear(self) -> None:
        """Delete the run; raises a Mistake."""
        try:
            for file in self.files():
                file.unlink()
        except OSError as wrong:
            raise Mistake(f"{shown(self.path)} can't be emptied: {wrong.strerror}.") from wrong

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else plays in this folder meanwhile; raises a Mistake if somebody does."""
        try:
            with (self.path / ".lock").open("ab") as file:
                if not _locked(file):
                    raise Mistake(
                        f"Another run is writing into {shown(self.path)}. Wait for it, or name another --out."
                    )
                yield
        except OSError as wrong:
            reason = f"{shown(self.path)} can't be written: {wrong.strerror}"
            raise Mistake(f"{reason}. Name another folder with --out.") from wrong


def _locked(file: IO[bytes]) -> bool:
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def strangers(path: Path) -> str:
    """What lies in a folder that is no run's, in words; empty if nothing does."""
    try:
        found = sorted(each.name for each in path.iterdir() if each.name != ".lock")
    except OSError:
        return ""
    return listed(found, 3) if found else ""
