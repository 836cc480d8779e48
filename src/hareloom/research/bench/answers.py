"""An answer as one line of JSON, and the file of a run: it survives a stop at any moment."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct

from hareloom.mistake import Mistake
from hareloom.words import shown

from .test_set import VERSION, Task

BENCHMARK = "hareloom"


class Heading(Struct, frozen=True, kw_only=True, tag="run", tag_field="line"):
    """The first line of a file: whose answers these are, to which questions."""

    player: str
    version: str = VERSION
    benchmark: str = BENCHMARK


class AnswerLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="answer", tag_field="line"):
    """What was answered to a question, what it was worth, and what it cost."""

    task: Task
    id: str
    card: str = ""
    """The picture that was voted for, told about or given; empty where no legal answer came."""
    clue: str = ""
    """What was told."""
    problem: str = ""
    """Why there is no answer. It counts as a miss."""
    silent: bool = False
    """Nothing came at all."""
    found: bool = False
    """In `listen`: is it the storyteller's?"""
    none: int = 0
    some: int = 0
    all: int = 0
    """In `tell`: at how many tables the jury's listeners found the card."""
    votes: int = 0
    """In `tell` those that found the card, in `give` those that the decoy drew."""
    panel: tuple[int, int, int, int] | None = None
    """In `tell`, where the panel could judge: none, some, all and votes as the panel has them."""
    panel_votes: int | None = None
    """In `give` in English: the votes that the decoy drew from the panel."""
    asked: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0


Line = Heading | AnswerLine
_READER = msgspec.json.Decoder(Line)
_WRITER = msgspec.json.Encoder()


class Run(Struct, frozen=True):
    """What a file has."""

    player: str
    lines: tuple[AnswerLine, ...]
    """All attempts, in the order they were made. Of a question that was asked twice the last one counts."""

    @property
    def answers(self) -> dict[tuple[Task, str], AnswerLine]:
        """The answer to each question that was asked."""
        return {(line.task, line.id): line for line in self.lines}


def read_run(path: Path) -> Run:
    """Read a file of answers. A last line that was not written to its end is left out. Raises a Mistake."""
    try:
        content = path.read_bytes()
    except OSError as wrong:
        raise Mistake(f"{shown(path)} can't be read: {wrong.strerror}.") from wrong
    whole = content[: content.rfind(b"\n") + 1]
    lines: list[Line] = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            lines.append(_READER.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Mistake(
                f"{shown(path)}, line {number}: this is no answer of 'hareloom bench run': {wrong}."
            ) from wrong
    if not lines or not isinstance(lines[0], Heading):
        raise Mistake(f"{shown(path)} has no answers of 'hareloom bench run'.")
    heading = lines[0]
    if heading.benchmark != BENCHMARK or heading.version != VERSION:
        have = f"version {heading.version} of {heading.benchmark}"
        raise Mistake(f"{shown(path)} answers {shown(have)}; this is version {VERSION} of {BENCHMARK}.")
    return Run(heading.player, tuple(line for line in lines[1:] if isinstance(line, AnswerLine)))


class AnswerFile:
    """A file that answers are added to, one whole line at a time."""

    def __init__(self, path: Path, player: str, *, resume: bool) -> None:
        """Raises a Mistake if the file is there and isn't to be resumed, or is another player's."""
        self._path = path
        there = path.exists() and path.stat().st_size > 0
        if there and not resume:
            raise Mistake(f"{shown(path)} is there already. Go on with --resume, or name another file with --out.")
        self.before: Sequence[AnswerLine] = ()
        try:
            if there:
                self._take_up(player)
            self._file = path.open("ab")
        except OSError as wrong:
            raise Mistake(f"{shown(path)} can't be written: {wrong.strerror}. Name another file with --out.") from wrong
        if not there:
            self._write(Heading(player=player))

    def _take_up(self, player: str) -> None:
        content = self._path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole == 0:  # stopped while the first line was written
            os.truncate(self._path, 0)
            self._path.write_bytes(_WRITER.encode(Heading(player=player)) + b"\n")
            return
        run = read_run(self._path)
        if run.player != player:
            raise Mistake(f"{shown(self._path)} has answers of {shown(run.player)}. Name another file with --out.")
        os.truncate(self._path, whole)
        self.before = run.lines

    def add(self, line: AnswerLine) -> None:
        """Write a line; it is on its way to the disk when this returns."""
        self._write(line)

    def _write(self, line: Line) -> None:
        self._file.write(_WRITER.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def trailing_silences(lines: Sequence[AnswerLine]) -> Iterator[AnswerLine]:
    """The silences that a run stopped with: they are asked again."""
    for line in reversed(lines):
        if not line.silent:
            return
        yield line
