"""Replays that were asked for, kept ready. A finished game doesn't change, so each is put together once.

Putting one together takes a tenth of a second: it is done beside the event loop, one at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from hareloom.store import StoreError
from hareloom.tasks import spawn

from .replay import players, replay

if TYPE_CHECKING:
    from hareloom.game.values import SeatNo
    from hareloom.store import Row, Store

    from .table import LiveTable

Retold: TypeAlias = "tuple[dict[SeatNo, str], bytes]"
"""Who played each seat, and the steps as JSON."""

MOST_BYTES = 32 * 1024 * 1024


class Shelf:
    """The replays of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[object, Retold] = OrderedDict()
        self._bytes = 0
        self._asked: dict[object, asyncio.Task[Retold]] = {}
        self._thread = ThreadPoolExecutor(1, "replays")

    async def replay(self, live: LiveTable, game: int, person_id: str | None) -> Retold:
        """That game, with the hand of the seat that this person played."""
        # The last game's rows end only when the next one starts.
        version = live.state.version if game == live.table.game else 0
        # A teller may withdraw a recording later.
        kept = frozenset(one.id for one in live.state.recordings.values() if one.keep and one.game == game)
        key = (live.record.id, game, person_id, version, kept)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = spawn(
                self._retell(key, live.record.id, game, person_id, kept), "retell a game", passed_on=(StoreError,)
            )
            task.add_done_callback(lambda _: self._asked.pop(key))
        return await asyncio.shield(task)  # a caller that gives up must not cancel it for the others

    async def _retell(
        self, key: object, table_id: str, game: int, person_id: str | None, kept: frozenset[str]
    ) -> Retold:
        rows = await self._store.read(table_id)
        loop = asyncio.get_running_loop()
        retold = await loop.run_in_executor(self._thread, _retold, rows, game, person_id, kept)
        self._kept[key] = retold
        self._bytes += len(retold[1])
        while self._bytes > MOST_BYTES and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1][1])
        return retold

    def close(self) -> None:
        """Keep nothing, and begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._kept.clear()


def _retold(rows: list[Row], game: int, person_id: str | None, kept: frozenset[str]) -> Retold:
    return players(rows, game), msgspec.json.encode(list(replay(rows, game, person_id, kept)))
