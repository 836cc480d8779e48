"""The post: rows on their way to the store. Nothing is shown or answered before the row it rests on has landed.

One batch is on its way while the next gathers. It has at most one row of each table, so that a row never follows one
that lost its race.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from hareloom.store import Append, Store, StoreError, StoreProblem, StoreUncertain
from hareloom.tasks import report

if TYPE_CHECKING:
    from .context import Counts

MOST_ROWS = 128
"""In a batch."""


class Sender(Protocol):
    """A table with rows to send."""

    def next_row(self) -> Append | None:
        """The first row that has not landed; None if there is none, or it can't be sent now."""

    def landed(self) -> bool:
        """The row sent last is durable. Is there another one to send?"""

    def show(self) -> None:
        """Work out what everybody is to see of it."""

    def tell(self) -> None:
        """Send it, and answer what waited for it."""

    def failed(self, error: StoreError) -> None:
        """The row sent last is not in the log (or, with StoreUncertain, perhaps not)."""

    def broken(self, what: str, fault: Exception) -> None:
        """One of these calls has raised an error, which must cost no other table anything."""


class Post:
    """Sends the tables' rows, a batch at a time."""

    def __init__(self, store: Store, counts: Counts) -> None:
        self._store = store
        self._counts = counts
        self._waiting: deque[Sender] = deque()
        self._sent: list[Sender] = []
        self._began = 0.0
        self._due = False
        self._idle: list[asyncio.Future[None]] = []

    def send(self, table: Sender) -> None:
        """That table has a row to send."""
        self._waiting.append(table)
        if not self._sent and not self._due:
            self._due = True
            # Not at once: what else arrived in this round of the loop shares the commit.
            asyncio.get_running_loop().call_soon(self._go)

    async def settled(self) -> None:
        """Wait until every row has landed."""
        while self._sent or self._waiting:
            idle = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            await idle

    @property
    def waiting(self) -> int:
        """Tables whose rows wait for the disk."""
        return len(self._waiting) + len(self._sent)

    def _go(self) -> None:
        self._due = False
        rows: list[Append] = []
        tables: set[str] = set()
        later: list[Sender] = []
        while self._waiting and len(rows) < MOST_ROWS:
            table = self._waiting.popleft()
            row = table.next_row()
            if row is None:
                continue
            if row.table_id in tables:  # it was let go with a row on its way, and read again
                later.append(table)
                continue
            tables.add(row.table_id)
            rows.append(row)
            self._sent.append(table)
        self._waiting.extend(later)
        if not rows:
            self._rest()
            return
        self._began = time.perf_counter()
        try:
            sent = self._store.append(rows)
        except Exception as error:  # noqa: BLE001 - closed; whatever it is, the next batch must go
            self._fail(self._sent, error)
        else:
            sent.add_done_callback(self._landed)

    def _landed(self, answer: asyncio.Future[list[StoreError | None]]) -> None:
        tables, self._sent = self._sent, []
        error = answer.exception()
        if error is not None:
            self._fail(tables, error)
            return
        counts = self._counts
        began, landed_at = self._began, time.perf_counter()
        counts.append_seconds += (landed_at - began) * len(tables)
        counts.commits.add(landed_at - began)
        outcomes = answer.result()
        landed: list[Sender] = []
        for table, outcome in zip(tables, outcomes, strict=True):
            if outcome is None:
                counts.appends += 1
                landed.append(table)
                if table.landed():
                    self._waiting.append(table)
        self._go()  # the disk works while this thread tells everybody
        # All frames are sent in a row: a client that is awake takes the next one without being woken again.
        for table in landed:
            _safely(table, "show a table", table.show)
        for table in landed:
            _safely(table, "send a table's frames", table.tell)
        told_at = time.perf_counter()
        counts.sends.add(told_at - landed_at)
        counts.actions_took.add(told_at - began, len(landed))
        for table, outcome in zip(tables, outcomes, strict=True):
            if outcome is not None:
                _safely(table, "take back a table's rows", partial(table.failed, outcome))

    def _fail(self, tables: list[Sender], error: BaseException) -> None:
        if not isinstance(error, StoreError):
            report("store rows", error)
            error = StoreUncertain(StoreProblem.FAULT)
        self._sent = []
        for table in tables:
            _safely(table, "take back a table's rows", partial(table.failed, error))
        self._go()

    def _rest(self) -> None:
        idle, self._idle = self._idle, []
        for one in idle:
            if not one.done():
                one.set_result(None)


def _safely(table: Sender, what: str, do: Callable[[], None]) -> None:
    """A fault at one table costs the others of its batch nothing."""
    try:
        do()
    except Exception as fault:  # noqa: BLE001 - whatever it is
        table.broken(what, fault)
