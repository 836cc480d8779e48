"""`program:COMMAND`: a program in any language. One line of JSON in, one line out; docs/ARENA.md has the fields.

It is started with the first question and stays. If it is late or ends, it is ended, and the next question starts it
anew: so a late answer is never taken for another question's.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
from threading import Thread
from typing import Any

import msgspec

from hareloom.game import actions as a
from hareloom.mistake import Mistake
from hareloom.words import shown

from .player import Answer, Question, Referee

LONGEST = 1_000_000
"""Of an answer, in bytes."""
GRACE = 2.0
"""Seconds for a program to end when its input does."""


class Program:
    """The program's process, and one exchange at a time."""

    def __init__(self, command: str, seconds: float) -> None:
        """Raises a Mistake if there is no such program."""
        try:
            self._command = shlex.split(command)
        except ValueError as wrong:
            raise Mistake(f"program: {shown(command)} can't be read as a command: {wrong}.") from wrong
        if not self._command or shutil.which(self._command[0]) is None:
            raise Mistake(f"program: {shown(command)}: there is no such program here. Write its path, or install it.")
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, question: Question, _referee: Referee) -> Answer:
        line = self._exchange(_asked(question))
        if not line:
            words = f"The program ended, or gave no answer within {self._seconds:g} seconds."
            return Answer(problem=words, silent=True)
        try:
            return Answer(move=_read(line, question))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            return Answer(problem=f"The program's line is no action: {str(wrong)[:200]}")

    def _exchange(self, line: bytes) -> bytes:
        """The answer's line; empty if none came in time."""
        try:
            process = self._started()
        except OSError:
            return b""
        heard: list[bytes] = []

        def talk() -> None:
            # A pipe of a process that is being ended can fail in several ways; each of them is silence.
            with contextlib.suppress(OSError, ValueError):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(line)
                process.stdin.flush()
                heard.append(process.stdout.readline(LONGEST))

        talking = Thread(target=talk, daemon=True)
        talking.start()
        talking.join(self._seconds)
        if not heard or not heard[0].endswith(b"\n"):
            self._kill()
            talking.join(GRACE)
            return b""
        return heard[0]

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # so that what it starts ends with it
            )
        return self._process

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def close(self) -> None:
        """End it: first by the end of its input, then by force."""
        if self._process is None or self._process.stdin is None:
            return
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self._process.stdin.close()
            self._process.wait(GRACE)
        self._kill()


def _asked(question: Question) -> bytes:
    fields = {"game": question.game, "seed": question.seed, "view": question.view, "past": question.past}
    return msgspec.json.encode(fields) + b"\n"


def _read(line: bytes, question: Question) -> a.BotMove | None:
    """An action as in docs/PROTOCOL.md; where it names no game, turn and phase, those of the question are meant."""
    said: Any = msgspec.json.decode(line)
    if isinstance(said, dict):
        table = question.view.table
        said = {"game": table.game, "turn": table.turn, "phase": table.phase} | said
    move: a.BotMove | None = msgspec.convert(said, a.BotMove | None)
    return move
