"""The games of a run, one after the other or several at once, always handed over in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from hareloom.mistake import Mistake
from hareloom.replays.format import LONGEST_NAME

from .folder import Folder, Run
from .playing import Playing, Rules
from .records import GameRecord
from .room import Room
from .specs import one_host, read_spec, seat, seat_name


class Place(Struct, frozen=True):
    """Where a run is played: the folder of the decks, and the run's own."""

    data: Path
    folder: Path


class Seated:
    """The players of a run, ready; raises a Mistake if one can't be."""

    def __init__(self, run: Run, place: Place) -> None:
        specs = [read_spec(text) for text in run.players]
        one_host(specs, os.environ)
        room = Room(place.data, run.decks, language=run.language, seconds=run.seconds)
        rules = Rules(edition=run.edition, seats=run.seats, house=run.house, seed=run.seed)
        self._players = [seat(spec, room) for spec in specs]
        if any(spec.kind == "offline" for spec in specs):
            room.knowledge().warm_up()  # or the first move would be charged for it
        names = [seat_name(spec, LONGEST_NAME) for spec in specs]
        self._playing = Playing(rules, room, self._players, names, Folder(place.folder).pay)

    def play(self, number: int) -> GameRecord:
        return self._playing.play(number)

    def close(self) -> None:
        for player in self._players:
            player.close()


def series(run: Run, place: Place, done: int, jobs: int) -> Iterator[GameRecord]:
    """The games after those that are done."""
    numbers = range(done + 1, run.games + 1)
    if jobs == 1 or len(numbers) < 2:
        with closing(Seated(run, place)) as seated:
            yield from map(seated.play, numbers)
        return
    # Not forked: a copy of a process with threads can hang.
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(numbers)), _sit_down, (run, place)) as pool:
        yield from pool.imap(_play, numbers)


_seated: Seated | Mistake | None = None


def _sit_down(run: Run, place: Place) -> None:
    """A process's own players, for all games that it plays."""
    global _seated  # noqa: PLW0603 - a pool's workers have no other place to keep what they begin with
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the run, which then ends these
    try:
        _seated = Seated(run, place)
    except Mistake as wrong:  # raised here, the pool would begin another process, and another
        _seated = wrong


def _play(number: int) -> GameRecord:
    if isinstance(_seated, Mistake):
        raise _seated
    assert _seated is not None
    return _seated.play(number)
