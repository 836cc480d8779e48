"""Rows that wait for their outcomes, each as part of its caller's batch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from ..errors import StoreClosed, StoreError, StoreUncertain, StoreUnwritable
from ..records import Append

_FAILURES = (StoreUncertain, StoreUnwritable, StoreClosed)
MOST = 2**63 - 1
MOST_VERSION = 2**31 - 1


class Batch:
    """A caller's rows. Its future has an outcome for each, or raises where the same failure met them all."""

    __slots__ = ("_left", "_outcomes", "_rows", "future")

    def __init__(self, rows: Sequence[Append]) -> None:
        self._rows = rows
        self._left = len(rows)
        self._outcomes: list[StoreError | None] = [None] * len(rows)
        self.future: asyncio.Future[list[StoreError | None]] = asyncio.get_running_loop().create_future()
        if not rows:
            self.future.set_result([])

    def items(self) -> Iterator[Item]:
        now = asyncio.get_running_loop().time()
        return (Item(self, place, row, now) for place, row in enumerate(self._rows))

    def settle(self, place: int, outcome: Exception | None) -> None:
        """The outcome of one row."""
        if self.future.done():
            return  # the caller has given up, or has an error of our own already
        if outcome is not None and not isinstance(outcome, StoreError):
            self.future.set_exception(outcome)
            return
        self._outcomes[place] = outcome
        self._left -= 1
        if self._left:
            return
        failed = [one for one in self._outcomes if isinstance(one, _FAILURES)]
        if len(failed) == len(self._outcomes):
            doubtful = [one for one in failed if isinstance(one, StoreUncertain)]
            self.future.set_exception((doubtful or failed)[0])
        else:
            self.future.set_result(self._outcomes)


class Item:
    """One row of a batch."""

    __slots__ = ("_batch", "_place", "row", "since")

    def __init__(self, batch: Batch, place: int, row: Append, since: float) -> None:
        self._batch = batch
        self._place = place
        self.row = row
        self.since = since
        """When it was given to us, by the loop's clock."""

    def settle(self, outcome: Exception | None) -> None:
        self._batch.settle(self._place, outcome)


def can_be_stored(row: Append) -> bool:
    """Can the database hold each of its values?"""
    try:
        for text in (row.table_id, row.actor, row.action_id):
            text.encode()
    except UnicodeError:
        return False
    return "\x00" not in row.table_id and -MOST - 1 <= row.at <= MOST and 0 <= row.expected_version < MOST_VERSION
