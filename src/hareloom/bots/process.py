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
from random import Random, SystemRandom
from typing import Protocol

import msgspec
from msgspec.structs import replace

from hareloom.decks.library import Deck, Library
from hareloom.game import actions as a
from hareloom.game.values import Phase
from hareloom.tasks import spawn

from .messages import BotAnswer, BotQuestion, LentCard, LentDeck
from .players.any_move import choose_any

_LOG = logging.getLogger("hareloom.bots")

COMMAND = (sys.executable, "-m", "hareloom.bots.worker")
ANSWER_TIMEOUT = 20.0
"""Seconds for an answer. Then the bot makes any legal move. New decks are loaded in many small answers."""
SLOW = 30.0
"""Seconds after which a deck that is still being loaded is mentioned to the operator."""
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

    @property
    def slow(self) -> bool:
        """Does a deck take long to load?"""

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Prepare for questions about these decks: a bot has taken a seat."""

    async def choose(self, question: BotQuestion, *, patient: bool = False) -> a.BotMove | None:
        """A move for the seat whose view it is, or None. One that is patient lets all others go first."""

    async def close(self) -> None:
        """Stop answering and release everything."""


def _unheard(_: float) -> None:
    """Until the server listens."""


def any_legal_move(question: BotQuestion, dice: Random) -> a.BotMove | None:
    """What is done without a thought: nothing in a reveal, where no move is missing."""
    if question.view is None or question.view.table.phase is Phase.REVEAL:
        return None
    return choose_any(question.view, dice)


class AnyMoveBots:
    """Bots that make any legal move: where no process may be started, and in tests of other things."""

    failures = 0
    failing = False
    slow = False
    waiting = 0

    def __init__(self) -> None:
        self._dice = SystemRandom()
        self.thought: Callable[[float], None] = _unheard

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Nothing to prepare."""

    async def choose(self, question: BotQuestion, *, patient: bool = False) -> a.BotMove | None:  # noqa: ARG002
        """Any legal move."""
        return any_legal_move(question, self._dice)

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
        self._patience = asyncio.Lock()
        self._hurried = 0
        """Questions of tables where people wait."""
        self._calm = asyncio.Event()
        """Is there none?"""
        self._calm.set()
        self._waking: set[asyncio.Task[BotAnswer | None]] = set()
        self._awake: set[tuple[tuple[str, ...], str]] = set()
        self._closed = False
        self.waiting = 0
        self.thought: Callable[[float], None] = _unheard
        self._loading: dict[tuple[tuple[str, ...], str], float] = {}
        """Since when decks are being loaded."""
        self.failing = False
        self.failures = 0
        """How often the process ended, answered nonsense, answered too late or reported a problem."""

    def wake(self, decks: tuple[str, ...], language: str) -> None:
        """Start the process and let it load these decks before the game begins."""
        if (decks, language) in self._awake:
            return
        self._awake.add((decks, language))
        task: asyncio.Task[BotAnswer | None] = spawn(self._load(decks, language), "load decks for the bots")
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    @property
    def slow(self) -> bool:
        """Does a deck take long to load?"""
        now = time.monotonic()
        return any(now - since > SLOW for since in self._loading.values())

    async def _load(self, decks: tuple[str, ...], language: str) -> BotAnswer | None:
        """Let the process read these decks, slice by slice: other tables' questions come between."""
        key, began = (decks, language), time.monotonic()
        self._loading[key] = began
        try:
            while True:
                answer = await self._ask(BotQuestion(decks=decks, language=language))
                if answer is None or not answer.loading:
                    break
        finally:
            self._loading.pop(key, None)
        if (seconds := time.monotonic() - began) > SLOW:
            facts = {"decks": list(decks), "seconds": round(seconds, 1)}
            _LOG.warning("a deck was slow to load for the bots", extra={"facts": facts})
        return answer

    async def choose(self, question: BotQuestion, *, patient: bool = False) -> a.BotMove | None:
        """The bot's choice, or any legal move if the process fails."""
        if patient:
            async with self._patience:  # one at a time, so that those who come meanwhile wait for no more than one
                await self._calm.wait()
                return await self._choose(question)
        self._hurried += 1
        self._calm.clear()
        began = time.perf_counter()
        try:
            return await self._choose(question)
        finally:
            self.thought(time.perf_counter() - began)
            self._hurried -= 1
            if not self._hurried:
                self._calm.set()

    async def _choose(self, question: BotQuestion) -> a.BotMove | None:
        self.waiting += 1
        try:
            answer = await self._ask(question)
            while answer is not None and answer.loading:
                loaded = await self._load(question.decks, question.language)
                answer = None if loaded is None else await self._ask(question)
        finally:
            self.waiting -= 1
        if answer is not None and not answer.problem:
            return answer.move
        return any_legal_move(question, self._dice)

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
