"""A table's log: rows staged, rows landed, and what happens when another server was first.

State moves at once, the world hears after the commit. `ask` is a plain function for every request: decide on the
staged state, stage a row for the post. What is shown, timed or answered rests on rows that have landed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from hareloom.game.refusals import Code, Refusal
from hareloom.store import (
    Append,
    Change,
    Conflict,
    SaveSnapshot,
    SetDue,
    Stored,
    StoreError,
    StoreProblem,
    StoreUncertain,
    is_away,
)
from hareloom.tasks import report, spawn

from .days.due import next_due
from .done import UNKNOWN, done_key
from .folding import after_rows, folded
from .recordings import with_recordings
from .state import FORMAT, State, after_row, with_beside, write_snapshot

if TYPE_CHECKING:
    from .context import Context, Outcome
    from .presence import Connection, Frames

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_LOG = logging.getLogger("hareloom.tables")

SNAPSHOT_ROWS = 256
"""A snapshot is kept after this many rows, and when the table falls asleep."""

Reply: TypeAlias = Callable[[BaseException | None], None]
How: TypeAlias = "Callable[[State], Outcome]"


class Asked:
    """A request until it is answered. `how` decides it, again if another server was first."""

    __slots__ = ("actor", "connection", "content", "how", "id", "key", "kind", "read_first", "reply")

    def __init__(
        self,
        actor: str,
        id_: str,
        how: How,
        kind: type,
        reply: Reply | None,
        connection: Connection | None = None,
        content: int = UNKNOWN,
    ) -> None:
        self.actor = actor
        self.id = id_
        self.key = done_key(actor, id_)
        self.how = how
        self.kind = kind
        self.reply = reply
        self.connection = connection
        """Its frame carries the ack, so that no other message is needed."""
        self.content = content
        """A hash of what is asked, to tell a repetition from another request with the same id."""
        self.read_first = False
        """Was the log read to its end before this was decided?"""

    def answer(self, error: Exception | None) -> None:
        if self.reply is not None:
            # "Not stored" would be a promise: another server may have stored this request, under the same id.
            self.reply(StoreUncertain(StoreProblem.AWAY) if error is not None and is_away(error) else error)


class Staged:
    """A row on its way, the state after it, and the answers that wait for it to land."""

    __slots__ = ("asked", "later", "row", "state")

    def __init__(self, asked: Asked, row: Append, state: State) -> None:
        self.asked = asked
        self.row = row
        self.state = state
        self.later: list[tuple[Asked, Refusal | None]] = []
        """Refused, or done already, as far as this row is right."""


class TableLog:
    """The rows of one table. `show` gets each state that has landed, `lost` hears when rows could not be written."""

    def __init__(
        self,
        stored: Stored,
        context: Context,
        show: Callable[[State, Asked | None], Frames],
        lost: Callable[[StoreError], None],
    ) -> None:
        self._table_id = stored.table.id
        self._context = context
        self._show = show
        self._lost = lost
        self.state, self._done = folded(stored)
        """What has landed: all that clients are shown."""
        self.ahead = self.state
        """With the staged rows: what requests are decided on."""
        self._staged: deque[Staged] = deque()
        self._landed: Staged | None = None
        self._frames: Frames = []
        self._catching_up: list[Asked] | None = None
        self._next_reading: asyncio.Task[StoreError | None] | None = None
        """A reading of what others have written that has not begun yet."""
        self._heard = 0
        """The version that another server has told of."""
        self.closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._saved = stored.snapshot.version if stored.snapshot else 0

    @property
    def idle(self) -> bool:
        """Has everything landed?"""
        return not self._staged and self._catching_up is None

    def has_done(self, actor: str, action_id: str) -> bool:
        """Is that request stored already, or on its way to be?"""
        return self._done.content(done_key(actor, action_id)) is not None

    def ask(self, asked: Asked) -> None:
        """Decide it on what is staged, and stage what follows."""
        if self.closed:
            asked.answer(StoreUncertain(StoreProblem.AWAY))  # whoever asks again asks the table that was read since
            return
        if self._catching_up is not None:
            self._catching_up.append(asked)
            return
        before = self._done.content(asked.key)
        if before is not None:
            other = UNKNOWN not in (before, asked.content) and before != asked.content
            # The same request, sent again after a lost answer; or another one, which must not pass for done.
            self._answer(
                asked, Refusal(Code.ID_USED, "This id was another request's. Choose a new one.") if other else None
            )
            return
        ahead = self.ahead
        try:
            outcome = asked.how(ahead)
            events, changes = with_recordings(ahead, outcome) if ahead.recordings else outcome
        except Refusal as refusal:
            if not asked.read_first and not self._staged and not self._context.neighbours.alone:
                # Another server may know better, also one that this one has not heard of. What rests on a row on its
                # way is right if that row lands.
                asked.read_first = True
                self._catching_up = [asked]
                self._spawn(self._catch_up(), "read a table's log")
                return
            if asked.actor:
                self._context.counts.refusals[refusal.code] += 1
            self._answer(asked, refusal)
            return
        at = self._context.scheduler.wall_clock()
        self.ahead = after_row(ahead, asked.actor, events, changes, at)
        changes = self._with_due(ahead, changes)
        row = Append(self._table_id, ahead.version, asked.actor, asked.id, _encode(events), at, changes)
        self._done.add(asked.key, asked.content)
        self._staged.append(Staged(asked, row, self.ahead))
        if len(self._staged) == 1:
            self._context.post.send(self)

    def _with_due(self, before: State, changes: Sequence[Change]) -> Sequence[Change]:
        """In a game over days, the row also says when the table is due next."""
        if before.table.pace.days is None and self.ahead.table.pace.days is None:
            return changes
        due = next_due(self.ahead, self._context.delays)
        return changes if due == next_due(before, self._context.delays) else [*changes, SetDue(self._table_id, due)]

    def close(self) -> None:
        """The table is let go: nothing more is staged, for it may be read again and go on elsewhere."""
        self.closed = True

    def in_order(self, then: Callable[[], None]) -> None:
        """Call that when everything asked so far is answered."""

        def how(_: State) -> Outcome:
            raise Refusal(Code.NOT_YET, "This only waits for its turn.")

        asked = Asked("", "", how, object, lambda _: then())
        asked.read_first = True
        self.ask(asked)

    def _answer(self, asked: Asked, refusal: Refusal | None) -> None:
        """Answer when all that it rests on has landed: a refusal would tell of a move that is not durable yet."""
        waits_for = self._staged[-1] if self._staged else self._landed
        if waits_for is not None:
            waits_for.later.append((asked, refusal))
        else:
            asked.answer(refusal)

    # What the post calls.

    def next_row(self) -> Append | None:
        return self._staged[0].row if self._staged else None

    def landed(self) -> bool:
        self._landed = self._staged.popleft()
        self.state = self._landed.state
        return bool(self._staged)

    def show(self) -> None:
        landed = self._landed
        assert landed is not None, "the post shows what has landed"
        self._context.counts.actions[landed.asked.kind] += 1
        self._frames = self._show(landed.state, landed.asked)

    def tell(self) -> None:
        landed, self._landed = self._landed, None
        assert landed is not None, "the post tells of what has landed"
        frames, self._frames = self._frames, []
        try:
            for wire, data in frames:
                wire.send(data)
        except Exception as fault:  # noqa: BLE001 - those who wait for an answer get it all the same
            self.broken("send a table's frames", fault)
        self._conclude(landed.asked, None)
        for asked, refusal in landed.later:
            self._conclude(asked, refusal)
        neighbours = self._context.neighbours
        if not neighbours.alone:
            neighbours.grew(self._table_id, landed.state.version)
        if landed.state.version - self._saved >= SNAPSHOT_ROWS:
            self._spawn(self._save(), "keep a snapshot")

    def failed(self, error: StoreError) -> None:
        """The first staged row is not in the log; with StoreUncertain, perhaps it is."""
        waiting = self._forget_staged()
        if isinstance(error, Conflict):
            self._context.counts.conflicts += 1
            self._catching_up = waiting
            self._spawn(self._catch_up(), "read a table's log")
            return
        for asked in waiting:
            self._conclude(asked, error)
        self._lost(error)

    def broken(self, what: str, fault: Exception) -> None:
        """After a fault of the program, clients may have been shown less than there is: the table is read again."""
        report(what, fault)
        self._lost(StoreUncertain(StoreProblem.FAULT))

    def _conclude(self, asked: Asked, error: Exception | None) -> None:
        """Answer one of several, none of which may miss its answer because of another one."""
        try:
            asked.answer(error)
        except Exception as fault:  # noqa: BLE001 - as said
            self.broken("answer a request", fault)

    def _forget_staged(self) -> list[Asked]:
        """Go back to what has landed. All who wait for an answer, in their order."""
        waiting: list[Asked] = []
        for staged in self._staged:
            self._done.discard(staged.asked.key)
            waiting += [staged.asked, *(asked for asked, _ in staged.later)]
        self._staged.clear()
        self.ahead = self.state
        return waiting

    # What other servers write.

    def hear(self, version: int) -> None:
        """Another server has written up to that version."""
        self._heard = max(self._heard, version)
        if version > self.state.version:
            self._reading()

    async def catch_up(self) -> None:
        """Read and show what others have written before this call. What is asked meanwhile is decided after it.

        If it can't be read, nobody may be shown the table as if it were: raises a StoreError.
        """
        # A request that is given up must not leave the others waiting.
        error = await asyncio.shield(self._reading())
        if error is not None:
            raise error

    def _reading(self) -> asyncio.Task[StoreError | None]:
        """The next reading: one for all who ask before it begins."""
        if self._next_reading is None:
            self._next_reading = self._spawn(self._read_next(), "read a table's log")
        return self._next_reading

    async def _read_next(self) -> StoreError | None:
        while not self.idle:  # a tail that is being read already may lack what this call is about
            landed = asyncio.Event()
            self.in_order(landed.set)
            await landed.wait()
            if self.closed:
                return None  # whoever looks again looks at the table that was read since
        self._next_reading = None
        self._catching_up = []
        return await self._catch_up()

    async def _catch_up(self) -> StoreError | None:
        assert not self._staged, "a row that lands while the tail is read would be folded twice"
        error: StoreError | None = None
        store = self._context.store
        try:
            rows = await store.read(self._table_id, self.state.version)
            state = after_rows(self.state, rows, self._done)
            beside = await store.beside(self._table_id) if any(row.beside for row in rows) else None
            self.state = self.ahead = state if beside is None else with_beside(state, beside)
            for wire, data in self._show(self.state, None):
                wire.send(data)
        except StoreError as problem:
            error = problem
        except Exception as fault:  # noqa: BLE001 - whatever it is, nobody may wait for an end that never comes
            report("show what other servers wrote", fault)
            error = StoreUncertain(StoreProblem.FAULT)
        waiting, self._catching_up = self._catching_up or [], None
        for asked in waiting:
            if error is None:
                self._ask_again(asked)
            else:
                self._conclude(asked, error)
        if error is not None:
            self._lost(error)
        elif self._heard > self.state.version and self.idle:  # told of while the rows were read
            self._heard = self.state.version  # once: a store that has lost rows doesn't have them the next time either
            self._catching_up = []
            self._spawn(self._catch_up(), "read a table's log")
        return error

    def _ask_again(self, asked: Asked) -> None:
        """Decide a request that had to wait: person, seat and role are looked up again."""
        try:
            self.ask(asked)
        except Exception as fault:  # noqa: BLE001 - the others that waited come next
            self._conclude(asked, StoreUncertain(StoreProblem.FAULT))
            self.broken("decide a request", fault)

    def snapshot(self) -> SaveSnapshot | None:
        """What lets the table wake sooner; None if the store has it already."""
        state = self.state
        if state.version == self._saved:
            return None
        self._saved = state.version
        ahead = {staged.asked.key for staged in self._staged}
        return SaveSnapshot(self._table_id, state.version, FORMAT, write_snapshot(state, self._done.without(ahead)))

    def _spawn(self, work: Coroutine[None, None, T], name: str) -> asyncio.Task[T]:
        task = spawn(work, name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _save(self) -> None:
        snapshot = self.snapshot()
        try:
            if snapshot is not None:
                await self._context.store.write(snapshot)
        except StoreError as problem:
            _LOG.warning("a snapshot could not be kept: %s", problem)
