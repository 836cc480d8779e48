"""The one connection that appends rows: what queued up while the last batch was on its way is the next.

A batch is one statement, and so one transaction. Rows with changes are transactions of their own, beside it. A table
has one row on its way at a time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence

from hareloom.tasks import spawn

from ..errors import BadValue, Conflict, NoSuchTable, StoreClosed, StoreError
from ..records import Append
from .changing import append_with_changes
from .connecting import ANSWER_SECONDS, Connect, Connection, closed
from .dialect import stored_text
from .pending import Batch, Item, can_be_stored
from .postgres_errors import VALUE_ERRORS, is_lost, uncertain, unwritable
from .reading import HEADS
from .transactions import Patience, Transactions

MOST_ROWS = 512
"""In one statement."""
MOST_BESIDE = 4
"""Transactions with changes at once: reads need a connection too."""
CACHED_TABLES = 10_000

# The rows come sorted, so that the batches of two servers never wait for each other in a circle. LATERAL leaves only
# the plan that keeps their order, and that costs least.
INSERT = """INSERT INTO log (table_no, version, actor, action_id, events, at)
    SELECT r.* FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::bytea[], $6::bigint[])
        AS r (table_no, version, actor, action_id, events, at),
        LATERAL (SELECT FROM tables WHERE no = r.table_no LIMIT 1) AS t
    ON CONFLICT DO NOTHING RETURNING table_no"""
# The same for one row, where arrays and their join cost more than the row.
INSERT_ALONE = """INSERT INTO log (table_no, version, actor, action_id, events, at)
    SELECT no, $2, $3, $4, $5, $6 FROM tables WHERE no = $1 ON CONFLICT DO NOTHING RETURNING table_no"""
THERE = """SELECT r.place FROM unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::bytea[],
        $7::bigint[]) AS r (place, id, version, actor, action_id, events, at)
    JOIN tables ON tables.id = r.id
    JOIN log ON log.table_no = tables.no AND log.version = r.version
    WHERE (log.actor, log.action_id, log.events, log.at, log.beside) = (r.actor, r.action_id, r.events, r.at, 0)"""


class Writer:
    """Appends rows."""

    def __init__(self, connect: Connect, transactions: Transactions) -> None:
        self._connect = connect
        self._transactions = transactions
        self._db: Connection | None = None
        # The append cache: each table's number and newest version. Nothing in it outlives the connection: a standby
        # that has taken over may lack rows that the other had.
        self._cache: dict[str, list[int]] = {}
        self._waiting: deque[Item] = deque()
        self._busy: set[str] = set()
        self._inserting = False
        self._beside = 0
        self._open = True
        self._tasks: set[asyncio.Task[None]] = set()
        self.resends = 0
        """How often a batch was sent again after its connection was lost."""

    def append(self, rows: Sequence[Append]) -> asyncio.Future[list[StoreError | None]]:
        batch = Batch(rows)
        if not self._open:
            batch.future.set_exception(StoreClosed())
        elif rows:
            self._waiting.extend(batch.items())
            self._go()
        return batch.future

    async def close(self) -> None:
        """Finish what was started."""
        self._open = False
        while self._tasks:
            await asyncio.wait(self._tasks)
        db, self._db = self._db, None
        if db is not None:
            await closed(db)

    def forget(self, table_id: str) -> None:
        """A table may have been deleted."""
        self._cache.pop(table_id, None)

    def _go(self) -> None:
        """Start what can be started: of each table the first row that waits, if none is on its way."""
        batch: list[Item] = []
        seen: set[str] = set()
        later: deque[Item] = deque()
        while self._waiting:
            item = self._waiting.popleft()
            table_id, changes = item.row.table_id, item.row.changes
            free = table_id not in self._busy and table_id not in seen
            seen.add(table_id)
            if free and changes and self._beside < MOST_BESIDE:
                self._beside += 1
                self._start(self._append_beside(item), table_id)
            elif free and not changes and not self._inserting and len(batch) < MOST_ROWS:
                batch.append(item)
            else:
                later.append(item)
        self._waiting = later
        if batch:
            self._inserting = True
            self._start(self._append_plain(batch), *(item.row.table_id for item in batch))

    def _start(self, work: Coroutine[None, None, None], *tables: str) -> None:
        self._busy.update(tables)
        task = spawn(work, "append rows")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _append_beside(self, item: Item) -> None:
        """A row with changes."""
        try:
            item.settle(await append_with_changes(self._transactions, item.row, item.since))
        except Exception as error:  # noqa: BLE001 - every error is the caller's to handle
            item.settle(error)
        self.forget(item.row.table_id)
        self._beside -= 1
        self._busy.discard(item.row.table_id)
        self._go()

    async def _append_plain(self, items: list[Item]) -> None:
        """Rows without changes."""
        try:
            await self._append_all(items)
        except Exception as error:  # noqa: BLE001 - as above
            self._lose_connection()
            for item in items:
                item.settle(error)
        self._inserting = False
        self._busy.difference_update(item.row.table_id for item in items)
        self._go()

    async def _append_all(self, items: list[Item]) -> None:
        """Send the rows until the database has answered; the same rows, so that each is there once."""
        patience = Patience(min(item.since for item in items))
        attempt = _Attempt()
        while True:
            try:
                if self._db is not None and self._db.is_closed():
                    self._lose_connection()
                db = self._db = self._db or await self._connect()
                # Cheaper than a timeout: the query fails when its connection is gone.
                watch = asyncio.get_running_loop().call_later(ANSWER_SECONDS, db.terminate)
                try:
                    outcomes = await self._sent(db, items, attempt)
                finally:
                    watch.cancel()
            except Exception as error:
                self._lose_connection()
                if not is_lost(error):
                    # With an attempt in doubt, a failure of the next says nothing about it.
                    raise uncertain(error) if attempt.in_doubt else unwritable(error) from error
                attempt.in_doubt |= attempt.sent
                if patience.is_over:
                    raise uncertain(error) if attempt.in_doubt else unwritable(error) from error
                self.resends += attempt.in_doubt
                await patience.pause()
            else:
                for item, outcome in zip(items, outcomes, strict=True):
                    item.settle(outcome)
                return

    async def _sent(self, db: Connection, items: list[Item], attempt: _Attempt) -> list[StoreError | None]:
        """Send the rows. If a value of one can't be stored, the database takes none of them: then without that one."""
        try:
            if len(items) == 1 and await self._sent_alone(db, items[0].row, attempt):
                return [None]
            return await self._sent_all(db, items, attempt)
        except VALUE_ERRORS:
            good = [item for item in items if can_be_stored(item.row)]
            if len(good) == len(items):
                raise
        said = iter(await self._sent_all(db, good, attempt))
        return [next(said) if can_be_stored(item.row) else BadValue() for item in items]

    async def _sent_alone(self, db: Connection, row: Append, attempt: _Attempt) -> bool:
        """Insert one row without ado, if its table is where it should be. Was it inserted?"""
        entry = self._cache.get(row.table_id)
        if entry is None or entry[1] != row.expected_version:
            return False
        attempt.sent = True
        values = (stored_text(row.actor), stored_text(row.action_id), row.events, row.at)
        if await db.fetchval(INSERT_ALONE, entry[0], entry[1] + 1, *values) is None:
            return False
        entry[1] += 1
        return True

    async def _sent_all(self, db: Connection, items: list[Item], attempt: _Attempt) -> list[StoreError | None]:
        """Insert what follows its table's newest row, and say of each row what became of it."""
        attempt.sent = False
        await self._look_up(db, [item.row for item in items])
        outcomes: list[StoreError | None] = [None] * len(items)
        entries = [self._cache.get(item.row.table_id) for item in items]
        follow: list[int] = []
        lost: list[int] = []
        for place, (item, entry) in enumerate(zip(items, entries, strict=True)):
            follows = entry is not None and entry[1] == item.row.expected_version
            (follow if follows else lost).append(place)
        inserted = await self._insert(db, [items[place].row for place in follow], attempt)
        for place in follow:
            entry = entries[place]
            if entry is not None and entry[0] in inserted:
                entry[1] += 1
            else:
                lost.append(place)
        if lost:
            await self._explain(db, items, lost, outcomes, in_doubt=attempt.in_doubt)
        return outcomes

    async def _insert(self, db: Connection, rows: list[Append], attempt: _Attempt) -> set[int]:
        if not rows:
            return set()
        rows.sort(key=lambda row: self._cache[row.table_id][0])
        numbers = [self._cache[row.table_id][0] for row in rows]
        attempt.sent = True
        return {no for (no,) in await db.fetch(INSERT, numbers, *_columns(rows))}

    async def _look_up(self, db: Connection, rows: list[Append], *, anew: bool = False) -> None:
        """Read the tables' numbers and newest versions into the cache, where it doesn't say what the rows expect."""
        cache, wanted = self._cache, []
        for row in rows:
            entry = cache.get(row.table_id)
            if anew or entry is None or entry[1] != row.expected_version:
                wanted.append(row.table_id)
        if not wanted:
            return
        for table_id in wanted:
            cache.pop(table_id, None)
        if len(cache) + len(wanted) > CACHED_TABLES:
            for table_id in [*cache][: len(cache) // 2]:
                del cache[table_id]
        for table_id, no, head in await db.fetch(HEADS, wanted):
            cache[table_id] = [no, head]

    async def _explain(
        self, db: Connection, items: list[Item], lost: list[int], outcomes: list[StoreError | None], *, in_doubt: bool
    ) -> None:
        """Say why rows were not inserted. After an attempt in doubt, one that is there already may be ours."""
        there: set[int] = set()
        if in_doubt:
            rows = [items[place].row for place in lost]
            ids = [row.table_id for row in rows]
            there = {place for (place,) in await db.fetch(THERE, lost, ids, *_columns(rows))}
        await self._look_up(db, [items[place].row for place in lost], anew=True)
        for place in lost:
            entry = self._cache.get(items[place].row.table_id)
            if place in there:
                outcomes[place] = None
            else:
                outcomes[place] = NoSuchTable() if entry is None else Conflict(entry[1])

    def _lose_connection(self) -> None:
        """Nothing that was known outlives it."""
        self._cache.clear()
        db, self._db = self._db, None
        if db is not None:
            db.terminate()


def _columns(rows: Sequence[Append]) -> tuple[list[object], ...]:
    """The rows' versions, actors, ids, events and times."""
    return (
        [row.expected_version + 1 for row in rows],
        [stored_text(row.actor) for row in rows],
        [stored_text(row.action_id) for row in rows],
        [row.events for row in rows],
        [row.at for row in rows],
    )


class _Attempt:
    """What is known of the statement that was sent."""

    __slots__ = ("in_doubt", "sent")

    def __init__(self) -> None:
        self.sent = False
        self.in_doubt = False
        """An earlier attempt may have been carried out."""
