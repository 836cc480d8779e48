"""Requests of players, and a store that keeps them waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from hareloom.game import actions as a
from hareloom.store import Append, SqliteStore, StoreError
from hareloom.tables.requests import TableRequest

from .evening import Evening
from .held import settle


def giving(table: Evening, name: str, request_id: str, card: int = 0) -> TableRequest:
    """That player gives a card of the hand."""
    chosen = table.live.table.seat(table.seat(name)).hand[card]
    return TableRequest(id=request_id, action=a.GiveCards(**table.now(), cards=(chosen,)))


def begun(table: Evening, name: str, request: TableRequest) -> list[BaseException | None]:
    """The answers to a request, as they come."""
    answers: list[BaseException | None] = []
    table.live.request(table.ids[name], request, answers.append)
    return answers


class Held:
    """A store whose appends wait until the test lets them go, or fail as it says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[tuple[Sequence[Append], asyncio.Future[list[StoreError | None]]]] = []
        self._append = SqliteStore.append
        self._patch = monkeypatch
        self.batches: list[Sequence[Append]] = []

        def append(_: SqliteStore, rows: Sequence[Append]) -> asyncio.Future[list[StoreError | None]]:
            future: asyncio.Future[list[StoreError | None]] = asyncio.get_running_loop().create_future()
            self.batches.append(rows)
            self.waiting.append((rows, future))
            return future

        monkeypatch.setattr(SqliteStore, "append", append)

    async def let_go(self, table: Evening) -> None:
        """Write the oldest batch that waits."""
        rows, future = self.waiting.pop(0)
        assert isinstance(table.store, SqliteStore)
        future.set_result(await self._append(table.store, rows))
        await settle()

    async def fail(self, error: StoreError) -> None:
        self.waiting.pop(0)[1].set_exception(error)
        await settle()

    def end(self) -> None:
        self._patch.setattr(SqliteStore, "append", self._append)
