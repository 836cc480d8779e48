"""Puts the operator's large model at the tables of this server."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from hareloom.bots.models.limits import Limits
from hareloom.bots.models.player import ModelPlayer
from hareloom.server.journal import note
from hareloom.store import StoreError
from hareloom.store.facts import changed
from hareloom.tables.models.asking import Models
from hareloom.tables.models.budget import Budget, Today
from hareloom.tasks import spawn

if TYPE_CHECKING:
    from hareloom.decks import Library
    from hareloom.server.model_settings import ModelSettings
    from hareloom.tables.hall import Hall

FACT = "model_tokens"
"""What the store remembers of the day, of all servers together, so that a restart forgets nothing."""


def _with(taken: Today, known: bytes | None) -> bytes:
    return msgspec.json.encode(_today(known).after(taken))


def _today(kept: bytes | None) -> Today:
    return Today() if kept is None else msgspec.json.decode(kept, type=Today)


class ModelsHere:
    """Puts the model at the tables of this server, and remembers what it took today."""

    def __init__(self, chosen: ModelSettings | None, hall: Hall, library: Library) -> None:
        self._hall = hall
        self._library = library
        self._saving: asyncio.Task[None] | None = None
        self.budget: Budget | None = None
        if chosen is None:
            return
        limits = Limits(seconds=chosen.seconds, answer_tokens=chosen.answer_tokens)
        self.budget = Budget(chosen.tokens, chosen.tokens_a_day)
        self.budget.on_taken = self._save_soon
        hall.context.models = Models(
            ModelPlayer(chosen.machine, limits=limits, pictures=self._picture),
            host=chosen.machine.host,
            model=chosen.machine.model,
            budget=self.budget,
            seconds=chosen.seconds,
            answer_tokens=chosen.answer_tokens,
            fetch=self._fetch,
        )

    async def open(self) -> None:
        """Read what was taken today before the server started."""
        if self.budget is None:
            return
        self.budget.today = _today(await self._hall.store.fact(FACT))

    async def refresh(self) -> None:
        """Take over what other servers have taken meanwhile."""
        saving = self._saving is not None and not self._saving.done()
        if self.budget is not None and not saving:
            known = _today(await self._hall.store.fact(FACT))
            self.budget.today = known.after(self.budget.unsaved)

    async def close(self) -> None:
        if self._saving is not None:
            await self._saving

    def _save_soon(self) -> None:
        if self._saving is None or self._saving.done():
            self._saving = spawn(self._save(), "note the tokens of a model")

    async def _save(self) -> None:
        budget = self.budget
        assert budget is not None
        while budget.unsaved.tokens:
            taken, budget.unsaved = budget.unsaved, Today()
            try:
                # Added to what other servers have taken: the operator pays for all of them.
                all_took = await changed(self._hall.store, FACT, partial(_with, taken))
            except StoreError as problem:
                note("the large model's tokens of today could not be noted", logging.WARNING, reason=str(problem))
                budget.unsaved = taken.after(budget.unsaved)  # noted with the next ones
                return
            budget.today = _today(all_took).after(budget.unsaved)

    def _picture(self, card_id: str) -> bytes:
        path = self._library.picture(card_id)
        if path is None:
            raise FileNotFoundError("the picture is gone")
        return path.read_bytes()

    async def _fetch(self, decks: tuple[str, ...]) -> None:
        for deck in self._library.own(decks):
            await self._library.fetch_own(deck)
