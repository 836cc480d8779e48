"""The store's contract; tests/store/contract.py is the suite that every store passes."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from .changes import Change
from .errors import StoreError
from .records import (
    Append,
    ReplayRecord,
    ReplaySummary,
    ReportRecord,
    Row,
    SessionRecord,
    Stored,
    StoredDeck,
    TableSummary,
)


class Store(Protocol):
    """Logs of tables, and people beside them.

    An error means that nothing was written, except for `StoreUncertain`. A cancelled call may still be carried out.
    Every method may raise `StoreClosed`; those that write may raise `StoreUnwritable` and `StoreUncertain`, and work
    again as soon as the reason is gone.
    """

    async def open(self) -> None:
        """Connect, where that takes a while. Raises `StoreRefused` with a sentence for the operator."""

    def append(self, rows: Sequence[Append]) -> asyncio.Future[list[StoreError | None]]:
        """Append rows, at most one a table, in one transaction. Starts immediately.

        The future has one outcome a row, in order: None when the row is durable, or why this row and its changes were
        not stored, which doesn't concern the other rows. It raises `StoreUnwritable` when nothing at all was written,
        and `StoreUncertain` when that is not known.
        """

    async def write(self, *changes: Change) -> None:
        """Make these changes in order, all of them or none."""

    async def load(self, code: str, format: int) -> Stored | None:  # noqa: A002 - the snapshot's field
        """Return all that a waking table needs, read at one moment. A snapshot of another format is ignored."""

    async def beside(self, table_id: str) -> Stored | None:
        """Return what is stored beside the log: as `load`, without snapshot and rows."""

    async def read(self, table_id: str, after_version: int = 0) -> list[Row]:
        """Return the rows after that version, oldest first; none for an unknown table."""

    async def session(self, secret_hash: bytes) -> SessionRecord | None:
        """Return the session of a secret."""

    async def fact(self, name: str) -> bytes | None:
        """Return what the server remembers under that name."""

    async def summaries(self, most: int) -> list[TableSummary]:
        """Return the tables that were active last, at most that many."""

    async def summary(self, which: str) -> TableSummary | None:
        """Return a table in numbers, by its id or code."""

    async def reports(self, table_id: str, most: int) -> list[ReportRecord]:
        """Return what was reported last, at one table or with "" at all, without the pictures."""

    async def report(self, no: int) -> ReportRecord | None:
        """Return one report, with its picture."""

    async def decks(self) -> list[StoredDeck]:
        """Return all decks that players made, the oldest first, with their cards, read at one moment."""

    async def banned_cards(self) -> list[str]:
        """Return the pictures that the operator deleted."""

    async def replay(self, replay_id: str) -> ReplayRecord | None:
        """Return a replay that came as a file."""

    async def replays(self, most: int) -> list[ReplaySummary]:
        """Return the replays that came last as files, at most that many."""

    async def recording_names(self) -> set[str]:
        """Return the names of all recordings that are stored."""

    async def recording_bytes(self) -> int:
        """Return how many bytes all recordings have."""

    async def tables(self) -> int:
        """Return how many tables there are."""

    async def expire(self, before: int, most: int) -> list[str]:
        """Delete at most that many tables that were last active before that time, and return their ids.

        Tables that are set aside stay.
        """

    async def take_due(self, now: int, until: int, most: int) -> list[str]:
        """Take at most that many tables that are due by now, the oldest first, and return their codes.

        No other server gets them before `until`. Then they are due again, unless a `SetDue` has said otherwise.
        """

    async def close(self) -> None:
        """Finish what was started, and close. A second call does nothing."""
