"""Asks the operator's model: in threads of their own, a few at once, and never for longer than a move may take."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from hareloom.bots.models.player import ModelMove, ModelQuestion, Referee
from hareloom.store import StoreError

from .budget import Budget

AT_ONCE = 8
GRACE = 2.0
"""Seconds after which a player that keeps no deadline is left alone."""


class Player(Protocol):
    """A ModelPlayer."""

    def choose(self, question: ModelQuestion, referee: Referee) -> ModelMove:
        """A move for that seat, or why there is none."""


async def _at_hand(_: tuple[str, ...]) -> None:
    """All pictures are."""


class Models:
    """The model that the operator offers to all tables of this server."""

    def __init__(
        self,
        player: Player,
        *,
        host: str,
        model: str,
        budget: Budget,
        seconds: float = 30.0,
        answer_tokens: int = 600,
        fetch: Callable[[tuple[str, ...]], Awaitable[None]] = _at_hand,
    ) -> None:
        self.host, self.model = host, model
        self.budget = budget
        self.answer_tokens = answer_tokens
        self._player = player
        self.seconds = seconds
        self._fetch = fetch
        """Has the pictures of these decks at hand before they are needed."""
        self._places = asyncio.Semaphore(AT_ONCE)

    async def ask(self, question: ModelQuestion, referee: Referee, decks: tuple[str, ...]) -> ModelMove:
        """The model's move, or the sentence that says why there is none."""
        try:
            async with asyncio.timeout(self.seconds):
                await self._places.acquire()
        except TimeoutError:
            return ModelMove(problem="Too many questions to the model were open.")
        try:
            await self._fetch(decks)
        except (StoreError, OSError):
            self._places.release()
            return ModelMove(problem="The pictures of this game could not be fetched.")
        except BaseException:
            self._places.release()
            raise
        return await self._in_thread(lambda: self._player.choose(question, referee))

    async def _in_thread(self, choose: Callable[[], ModelMove]) -> ModelMove:
        """A thread that the end of the server doesn't wait for."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[ModelMove] = loop.create_future()

        def answered(move: ModelMove) -> None:
            self._places.release()
            if not answer.done():
                answer.set_result(move)

        def work() -> None:
            try:
                move = choose()
            except Exception as problem:  # noqa: BLE001 - whatever it is, the table plays on
                move = ModelMove(problem=f"The model's player failed: {type(problem).__name__}.")
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(answered, move)

        threading.Thread(target=work, name="model", daemon=True).start()
        try:
            async with asyncio.timeout(self.seconds + GRACE):
                return await answer
        except TimeoutError:
            return ModelMove(problem="The model took too long.")
