"""What a run writes down: a line of JSON for every game, and apart from it what the games cost.

A game's line has no clock in it, so that the same seed gives the same bytes. Costs are written as they arise, so that
a game that was stopped in the middle, and is played again, has cost what it has cost.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from hareloom.game.values import Phase, Reveal, SeatNo
from hareloom.mistake import Mistake
from hareloom.replays.format import Header, ReplayStep
from hareloom.words import shown

Line = TypeVar("Line", bound=Struct)


class Fallback(Struct, frozen=True, kw_only=True):
    """A move that a player didn't make: an offline bot made it."""

    player: int
    seat: SeatNo
    turn: int
    phase: Phase
    why: str
    illegal: bool
    """The player did answer, but with a move that the rules refuse, or with nonsense."""


class Replay(Struct, frozen=True):
    """The game as a replay file has it; its times are counted from 0."""

    header: Header
    steps: tuple[ReplayStep, ...]


class GameRecord(Struct, frozen=True, kw_only=True):
    """One game."""

    number: int
    deal: int
    rotation: int
    lineup: tuple[int, ...]
    """For each seat, clockwise, the number of the player, from 0."""
    scores: tuple[int, ...]
    """By hare: a seat's, in Team a pair's."""
    winners: tuple[int, ...]
    """The hares that won; several where they tie."""
    moves: tuple[int, ...]
    """For each player how many moves were made by it or for it."""
    fallbacks: tuple[Fallback, ...]
    replay: Replay

    @property
    def turns(self) -> tuple[Reveal, ...]:
        """As the game's last step tells them."""
        last: dict[str, Any] = self.replay.steps[-1].view["table"]
        return msgspec.convert(last["history"], tuple[Reveal, ...])


class Cost(Struct, frozen=True, kw_only=True):
    """What a player has cost in a game, or in one move of it."""

    game: int
    player: int
    asked: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0


def append(path: Path, line: Struct, *, durable: bool = False) -> None:
    """Write a line at the end, in one piece; processes may do so beside each other. Raises a Mistake."""
    try:
        with path.open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(line) + b"\n")
            if durable:
                os.fsync(file.fileno())
    except OSError as wrong:
        raise Mistake(
            f"{shown(path)} can't be written: {wrong.strerror}. Make room, and go on with --resume."
        ) from wrong


def read_lines(path: Path, kind: type[Line]) -> Iterator[Line]:
    """The lines that are there. A last line without its end was cut off by a stop, and is left out."""
    decode = msgspec.json.Decoder(kind).decode
    number = 0
    try:
        with path.open("rb") as file:
            for line in file:
                number += 1
                if line.endswith(b"\n"):
                    yield decode(line)
    except FileNotFoundError:
        return
    except OSError as wrong:
        raise Mistake(f"{shown(path)} can't be read: {wrong.strerror}.") from wrong
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Mistake(f"{shown(path)}: line {number} is damaged. Begin the run anew with --again.") from wrong


def drop_half_line(path: Path) -> None:
    """Cut off what a stop left behind of a line; raises a Mistake."""
    try:
        content = path.read_bytes()
        if content and not content.endswith(b"\n"):
            os.truncate(path, content.rfind(b"\n") + 1)
    except FileNotFoundError:
        return
    except OSError as wrong:
        raise Mistake(f"{shown(path)} can't be mended: {wrong.strerror}.") from wrong
