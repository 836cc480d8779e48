"""Bots think in a process of their own, so that no table waits for them. It starts with the first bot."""

import asyncio
import logging
import os
import subprocess
import sys
from pathlib import Path
from random import SystemRandom
from typing import Protocol

import msgspec
from msgspec import Struct

from hareloom.bots import choose_any
from hareloom.game import actions as a
from hareloom.game.values import Reveal
from hareloom.game.view_types import GameView

_LOG = logging.getLogger("hareloom.bots")

ANSWER_TIMEOUT = 20.0
"""Seconds for an answer, the loading of everything included. Then a bot moves without thinking."""
LONGEST_LINE = 4 * 1024 * 1024


class BotQuestion(Struct, frozen=True, kw_only=True):
    """A question to a bot. The bot process reads it as its own `Question`."""

    view: GameView | None = None
    decks: tuple[str, ...]
    language: str
    character: str = "pip"
    past: tuple[Reveal, ...] = ()
    told: tuple[str, ...] = ()
    hurried: bool = False
    seed: int = 0


class BotAnswer(Struct, frozen=True):
    """Its answer."""

    move: a.SeatMove | None = None
    problem: str = ""


class Bots(Protocol):
    """What chooses the bots' moves."""

    failures: int

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """A bot has sat down: get ready."""

    async def choose(self, question: BotQuestion) -> a.SeatMove | None:
        """A move of the seat whose view it is, or None."""

    async def close(self) -> None:
        """No more thinking."""


class AnyMoveBots:
    """Bots that do something legal: where no process may be started, and in tests of other things."""

    failures = 0

    def __init__(self) -> None:
        self._dice = SystemRandom()

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Nothing to get ready."""

    async def choose(self, question: BotQuestion) -> a.SeatMove | None:
        """Anything that is legal."""
        return None if question.view is None else choose_any(question.view, self._dice)

    async def close(self) -> None:
        """Nothing to end."""


class BotProcess:
    """The real one. A process that fails is started again with the next question; meanwhile bots do something legal."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._dice = SystemRandom()
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._waking: set[asyncio.Task[object]] = set()
        self._awake: set[tuple[tuple[str, ...], str]] = set()
        self._closed = False
        self.failures = 0
        """How often it did not answer as it should, for the metrics; the journal has the reasons."""

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Start it, and let it read these decks, while people still look for their seats."""
        if (decks, language) in self._awake:
            return
        self._awake.add((decks, language))
        task: asyncio.Task[object] = asyncio.ensure_future(self._ask(BotQuestion(decks=decks, language=language)))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def choose(self, question: BotQuestion) -> a.SeatMove | None:
        """What the bot thinks best."""
        answer = await self._ask(question)
        if answer is not None and not answer.problem:
            return answer.move
        return None if question.view is None else choose_any(question.view, self._dice)

    async def _ask(self, question: BotQuestion) -> BotAnswer | None:
        async with self._turn:
            if self._closed:
                return None
            try:
                async with asyncio.timeout(ANSWER_TIMEOUT):
                    answer = await self._exchange(msgspec.json.encode(question) + b"\n")
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as problem:
                self._failed(f"{type(problem).__name__}: {problem}")
                await self._end()
                return None
        if answer.problem:
            self._failed(answer.problem)
        return answer

    def _failed(self, reason: str) -> None:
        self.failures += 1
        _LOG.error("the bot process failed; bots do something legal", extra={"facts": {"reason": reason}})

    async def _exchange(self, line: bytes) -> BotAnswer:
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise OSError("the bot process has no pipes")
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise OSError("the bot process ended")
        return msgspec.json.decode(answer, type=BotAnswer)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "hareloom.bots.thinking", str(self._data)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C ends the server, which then ends this
                env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        self._awake.clear()
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.communicate()  # also closes its pipes

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._process is None else self._process.pid

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        # A caller who still waits for an answer then reads the end of it: only one may read at a time.
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        async with self._turn:
            await self._end()
