"""The server's side of the bot process: starts it with the first bot, and asks it for moves.

Bots run in a process of their own, so that no table waits while one computes a move.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Protocol

import msgspec
from msgspec.structs import replace

from hareloom.decks.library import Deck, Library
from hareloom.game import actions as a

from .messages import BotAnswer, BotQuestion, LentCard, LentDeck
from .players.any_move import choose_any

_LOG = logging.getLogger("hareloom.bots")

COMMAND = (sys.executable, "-m", "hareloom.bots.worker")
ANSWER_TIMEOUT = 20.0
"""Seconds for an answer, loading included. Then the bot makes any legal move."""
LONGEST_LINE = 4 * 1024 * 1024


class Bots(Protocol):
    """Chooses the bots' moves."""

    failures: int
    failing: bool
    """Did the last question fail?"""
    waiting: int
    """Questions that are not answered yet."""
    thought: Callable[[float], None]
    """Hears how many seconds each answer took."""

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Prepare for questions about these decks: a bot has taken a seat."""

    async def choose(self, question: BotQuestion) -> a.SeatMove | None:
        """A move for the seat whose view it is, or None."""

    async def close(self) -> None:
        """Stop answering and release everything."""


def _unheard(_: float) -> None:
    """Until the server listens."""


class AnyMoveBots:
    """Bots that make any legal move: where no process may be started, and in tests of other things."""

    failures = 0
    failing = False
    waiting = 0

    def __init__(self) -> None:
        self._dice = SystemRandom()
        self.thought: Callable[[float], None] = _unheard

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Nothing to prepare."""

    async def choose(self, question: BotQuestion) -> a.SeatMove | None:
        """Any legal move."""
        return None if question.view is None else choose_any(question.view, self._dice)

    async def close(self) -> None:
        """Nothing to release."""


class BotProcess:
    """Bots of full strength. After a failure a bot makes any legal move, and the next question starts a new process."""

    def __init__(
        self,
        data: Path,
        *,
        command: Sequence[str] = COMMAND,
        answer_timeout: float = ANSWER_TIMEOUT,
        library: Library | None = None,
    ) -> None:
        """The process reads the decks in the data folder itself; of the library it is told the players' own."""
        self._command = (*command, str(data))
        self._library = library
        self._lent: dict[str, Deck] = {}
        self._answer_timeout = answer_timeout
        self._dice = SystemRandom()
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._waking: set[asyncio.Task[object]] = set()
        self._awake: set[tuple[tuple[str, ...], str]] = set()
        self._closed = False
        self.waiting = 0
        self.thought: Callable[[float], None] = _unheard
        self.failing = False
        self.failures = 0
        """How often the process ended, answered nonsense, answered too late or reported a problem."""

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Start the process and let it load these decks before the game begins."""
        if (decks, language) in self._awake:
            return
        self._awake.add((decks, language))
        task: asyncio.Task[object] = asyncio.ensure_future(self._ask(BotQuestion(decks=decks, language=language)))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def choose(self, question: BotQuestion) -> a.SeatMove | None:
        """The bot's choice, or any legal move if the process fails."""
        began = time.perf_counter()
        self.waiting += 1
        try:
            answer = await self._ask(question)
        finally:
            self.waiting -= 1
            self.thought(time.perf_counter() - began)
        if answer is not None and not answer.problem:
            return answer.move
        return None if question.view is None else choose_any(question.view, self._dice)

    async def _ask(self, question: BotQuestion) -> BotAnswer | None:
        async with self._turn:
            if self._closed:
                return None
            try:
                async with asyncio.timeout(self._answer_timeout):
                    answer = await self._exchange(question)
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as problem:
                if not self._closed:  # close() kills the process while a question waits
                    self._failed(f"{type(problem).__name__}: {problem}")
                await self._end()
                return None
            except asyncio.CancelledError:
                await self._end()  # or the next question would read this one's answer
                raise
        self.failing = False
        if answer.problem:
            self._failed(answer.problem)
        return answer

    def _failed(self, reason: str) -> None:
        self.failures += 1
        self.failing = True
        _LOG.error("the bot process failed", extra={"facts": {"reason": reason}})

    async def _exchange(self, question: BotQuestion) -> BotAnswer:
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise OSError("the bot process has no pipes")
        process.stdin.write(msgspec.json.encode(await self._lending(question)) + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise OSError("the bot process ended")
        return msgspec.json.decode(answer, type=BotAnswer)

    async def _lending(self, question: BotQuestion) -> BotQuestion:
        """The question with those own decks that the process doesn't know as they are now."""
        if self._library is None:
            return question
        new = [deck for deck in self._library.own(question.decks) if self._lent.get(deck.id) is not deck]
        for deck in new:
            await self._library.fetch_own(deck)
        self._lent |= {deck.id: deck for deck in new}
        return replace(question, lent=tuple(self._lend(deck) for deck in new)) if new else question

    def _lend(self, deck: Deck) -> LentDeck:
        assert self._library is not None
        find = self._library.picture
        return LentDeck(
            deck.id,
            tuple(
                LentCard(card.id, card.description, card.tags, card.inventory, str(find(card.id, "thumb") or ""))
                for card in deck.cards
            ),
        )

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is not None:
            self._failed(f"the process ended between questions, with code {self._process.returncode}")
            await self._end()
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C ends the server, which then ends this
                env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
            )
        return self._process

    async def _end(self) -> None:
        self._kill()
        process, self._process = self._process, None
        self._awake.clear()
        self._lent.clear()
        if process is not None:
            await process.communicate()  # also closes its pipes

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                self._process.kill()

    @property
    def pid(self) -> int | None:
        """The process id, while the process runs."""
        return None if self._process is None else self._process.pid

    async def close(self) -> None:
        """End the process. A question that waits for an answer gets any legal move."""
        self._closed = True
        self._kill()
        async with self._turn:
            await self._end()
