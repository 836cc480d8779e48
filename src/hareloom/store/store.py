"""The store's contract. tests/store/contract.py says it once more, for every store to pass."""

from collections.abc import Awaitable, Sequence
from typing import Protocol

from .changes import Change
from .records import PersonRecord, Remark, Row, SessionRecord, TableRecord


class Store(Protocol):
    """Logs of tables, and people beside them.

    Whatever raises has changed nothing. A call that was cancelled may have been done all the same: whoever must know
    asks again with the same action id. Every method may raise `StoreClosed`; those that write may raise
    `StoreUnwritable`, and do their work again as soon as the reason is gone.
    """

    def append(
        self,
        table_id: str,
        expected_version: int,
        actor: str,
        action_id: str,
        events: bytes,
        at: int,
        beside: Sequence[Change] = (),
    ) -> Awaitable[int]:
        """Append one action's events after `expected_version`, and return the new version.

        It is on its way when this is called, and durable when it has returned. The changes beside it are made first,
        in their order, so that one of them may create the table; they and the append are done together or not at all.
        `Repeated` comes before `Conflict`: an action that is there already is recognised whatever version is expected.
        """

    async def write(self, *changes: Change) -> None:
        """Make these changes, in their order, together or not at all."""

    async def expire(self, before: int) -> list[str]:
        """Delete the tables whose last sign of life is before that moment, and return their ids.

        This may be many transactions, so that nobody waits for all of them.
        """

    async def read(self, table_id: str, after_version: int = 0) -> list[Row]:
        """Return the rows after that version, oldest first. An unknown table has none."""

    async def head(self, table_id: str) -> int:
        """Return the newest version, 0 if nothing happened yet."""

    async def table(self, table_id: str) -> TableRecord | None:
        """Find a table by its id."""

    async def table_by_code(self, code: str) -> TableRecord | None:
        """Find a table by its code, spelt exactly so."""

    async def tables(self, active_since: int = 0) -> list[TableRecord]:
        """Return the tables with a sign of life at that moment or later, in the order in which they were opened."""

    async def people(self, table_id: str) -> list[PersonRecord]:
        """Return who is at a table, in the order in which they came."""

    async def person(self, person_id: str) -> PersonRecord | None:
        """Find a person by their id."""

    async def session(self, secret_hash: bytes) -> SessionRecord | None:
        """Find whom a secret lets in."""

    async def sessions(self, person_id: str) -> list[SessionRecord]:
        """Return what lets a person in, oldest first."""

    async def remarks(self, table_id: str, after: int = 0) -> list[Remark]:
        """Return the remarks with a number above that one, in order."""

    async def close(self) -> None:
        """Finish what was asked for, and close. Closing twice is once."""
