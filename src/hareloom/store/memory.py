"""A store that forgets: for tests, simulations and a table that nobody needs tomorrow."""

from collections.abc import Sequence

from .changes import Change, DeleteTable
from .errors import Conflict, NoSuchTable, Repeated, StoreClosed
from .kept import Kept
from .records import PersonRecord, Remark, Row, SessionRecord, TableRecord


class MemoryStore:
    """Everything in dictionaries; all of it is gone when the program ends."""

    def __init__(self) -> None:
        self._now: Kept | None = Kept()

    @property
    def _kept(self) -> Kept:
        if self._now is None:
            raise StoreClosed
        return self._now

    async def append(
        self,
        table_id: str,
        expected_version: int,
        actor: str,
        action_id: str,
        events: bytes,
        at: int,
        beside: Sequence[Change] = (),
    ) -> int:
        """Append, or leave no trace."""
        after = _with(self._kept, beside)
        log = after.logs.get(table_id)
        if log is None:
            raise NoSuchTable
        if (actor, action_id) in log.versions:
            raise Repeated(log.versions[actor, action_id])
        if expected_version != len(log.rows):
            raise Conflict(len(log.rows))
        version = expected_version + 1
        log.rows.append(Row(table_id, version, actor, action_id, events, at))
        log.versions[actor, action_id] = version
        self._now = after
        return version

    async def write(self, *changes: Change) -> None:
        """Change, or leave no trace."""
        self._now = _with(self._kept, changes)

    async def expire(self, before: int) -> list[str]:
        """Delete what was not alive since."""
        kept = self._kept
        gone = [table.id for table in kept.tables.values() if kept.sign_of_life(table).active_at < before]
        for table_id in gone:
            kept.apply(DeleteTable(table_id))
        return gone

    async def read(self, table_id: str, after_version: int = 0) -> list[Row]:
        """Return the tail of a log."""
        log = self._kept.logs.get(table_id)
        return log.rows[max(after_version, 0) :] if log else []

    async def head(self, table_id: str) -> int:
        """Return the length of a log."""
        log = self._kept.logs.get(table_id)
        return len(log.rows) if log else 0

    async def table(self, table_id: str) -> TableRecord | None:
        """Find a table by its id."""
        table = self._kept.tables.get(table_id)
        return table and self._kept.sign_of_life(table)

    async def table_by_code(self, code: str) -> TableRecord | None:
        """Find a table by its code."""
        return next((table for table in await self.tables() if table.code == code), None)

    async def tables(self, active_since: int = 0) -> list[TableRecord]:
        """Return the tables that are alive."""
        shown = map(self._kept.sign_of_life, self._kept.tables.values())
        return [table for table in shown if table.active_at >= active_since]

    async def people(self, table_id: str) -> list[PersonRecord]:
        """Return who is at a table."""
        return [person for person in self._kept.people.values() if person.table_id == table_id]

    async def person(self, person_id: str) -> PersonRecord | None:
        """Find a person."""
        return self._kept.people.get(person_id)

    async def session(self, secret_hash: bytes) -> SessionRecord | None:
        """Find whom a secret lets in."""
        return self._kept.sessions.get(secret_hash)

    async def sessions(self, person_id: str) -> list[SessionRecord]:
        """Return what lets a person in."""
        return [session for session in self._kept.sessions.values() if session.person_id == person_id]

    async def remarks(self, table_id: str, after: int = 0) -> list[Remark]:
        """Return what was said since."""
        return [remark for remark in self._kept.remarks.get(table_id, ()) if remark.no > after]

    async def close(self) -> None:
        """Forget everything."""
        self._now = None


def _with(kept: Kept, changes: Sequence[Change]) -> Kept:
    """What is kept after these changes: the same if there are none, which is what most appends bring."""
    if changes:
        kept = kept.draft()
        for change in changes:
            kept.apply(change)
    return kept
