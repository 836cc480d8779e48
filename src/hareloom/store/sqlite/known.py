"""What the writer remembers of the tables it writes, so that an append needs one statement and one index."""

import sqlite3

_FORGET_ABOVE = 4096


class Known:
    """A table's number in the file, its newest version, and marks of the actions that are in its log.

    A mark is eight bytes of a hash, all of them in a row: a look through a thousand takes well under a microsecond,
    and memory stays small. An action that seems to be there is looked up in the file.
    """

    __slots__ = ("head", "marks", "no")

    def __init__(self, no: int, head: int, marks: bytearray) -> None:
        self.no = no
        self.head = head
        self.marks = marks


def mark(actor: str, action_id: str) -> bytes:
    """Eight bytes that another action hardly has, and nobody outside can make another action have."""
    return hash((actor, action_id)).to_bytes(8, "little", signed=True)


class Memory:
    """What is known of the tables that were written to lately. Forgetting is always safe."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._known: dict[str, Known] = {}

    def get(self, table_id: str) -> Known | None:
        """What is known already."""
        return self._known.get(table_id)

    def learn(self, table_id: str) -> Known | None:
        """Read from the file what there is to know; None if there is no such table."""
        found = self._db.execute("SELECT no FROM tables WHERE id = ?", (table_id,)).fetchone()
        if found is None:
            return None
        rows = self._db.execute(
            "SELECT version, actor, action_id FROM log WHERE table_no = ? ORDER BY version", found
        ).fetchall()
        head = rows[-1][0] if rows else 0
        known = Known(found[0], head, bytearray().join(mark(actor, action_id) for _, actor, action_id in rows))
        if len(self._known) >= _FORGET_ABOVE:
            del self._known[next(iter(self._known))]
        self._known[table_id] = known
        return known

    def forget(self, table_id: str) -> None:
        """Forget a table, because what is known of it may be wrong."""
        self._known.pop(table_id, None)
