"""A fault of the program costs its table a reconnection, and nobody a move: the table is read again from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from hareloom import tasks
from hareloom.game.values import Phase
from hareloom.store import Append, Change, StoreError, StoreProblem, StoreUncertain, StoreUnwritable
from hareloom.tables.context import Counts
from hareloom.tables.post import Post
from hareloom.tables.publish import Publisher
from hareloom.tables.table import LiveTable
from hareloom.tasks import faults

from .evening import Evening, at, evening
from .held import settle
from .moving import begun, giving

pytestmark = pytest.mark.anyio

RESTARTING = 1012


def fails(*_: object, **__: object) -> Any:
    raise RuntimeError("a fault of the program")


async def async_fails(*_: object, **__: object) -> None:
    fails()


async def read_again(table: Evening) -> LiveTable:
    """The table after its clients were sent away: another object, read from the store."""
    assert {client.closed for client in table.clients.values()} == {RESTARTING}
    live = await table.hall.find(table.live.record.code)
    assert live is not None
    assert live is not table.live
    return live


async def test_after_a_fault_in_showing_the_table_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is stored and acknowledged; nobody goes on with a view that lacks it."""
    table = await at(Phase.GIVE)
    before = faults["show a table"]
    with monkeypatch.context() as broken:
        broken.setattr(Publisher, "show", fails)
        answers = begun(table, "Tom", giving(table, "Tom", "given"))
        await settle()
    assert answers == [None]
    assert faults["show a table"] == before + 1
    assert (await read_again(table)).state.version == table.live.state.version


@pytest.mark.parametrize("what", ["comes", "goes", "a newcomer's view"])
async def test_so_it_is_after_a_fault_in_showing_who_is_here(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these frames carries a difference that is never sent again."""
    table = await at(Phase.GIVE)
    with monkeypatch.context() as broken:
        broken.setattr(Publisher, "welcome" if what == "a newcomer's view" else "show", fails)
        if what == "goes":
            table.goes("Tom")
            del table.clients["Tom"]
        else:
            table.connects("Tom")
    await read_again(table)


class Sender:
    """A table with one row, and a fault where it is told what became of it."""

    def __init__(self, name: str, *, faulty: bool = False) -> None:
        self.name, self.faulty = name, faulty
        self.heard: list[StoreError] = []
        self.faults: list[str] = []

    def next_row(self) -> Append:
        return Append(self.name, 0, "", "", b"[]", 0, ())

    def failed(self, error: StoreError) -> None:
        if self.faulty:
            fails()
        self.heard.append(error)

    def broken(self, what: str, fault: Exception) -> None:
        del fault
        self.faults.append(what)

    def landed(self) -> bool:
        return False

    def show(self) -> None: ...

    def tell(self) -> None: ...


@pytest.mark.parametrize("all_at_once", [True, False])
async def test_a_fault_in_one_tables_failure_strands_no_other(all_at_once: bool) -> None:
    """The other tables of the batch hear that their rows were not stored."""
    error = StoreUnwritable(StoreProblem.FULL)

    def append(rows: Sequence[Append]) -> asyncio.Future[list[StoreError | None]]:
        answer = asyncio.get_running_loop().create_future()
        if all_at_once:
            answer.set_exception(error)
        else:
            answer.set_result([error] * len(rows))
        return answer

    post = Post(SimpleNamespace(append=append), Counts())
    tables = [Sender("first", faulty=True), Sender("second"), Sender("third")]
    for table in tables:
        post.send(table)
    await post.settled()
    assert tables[0].faults == ["take back a table's rows"]
    assert [table.heard for table in tables[1:]] == [[error], [error]]


async def test_an_answer_that_cannot_be_given_keeps_nobody_else_waiting() -> None:
    """Others whose requests rest on the same row are answered."""
    table = await at(Phase.GIVE)
    request = giving(table, "Tom", "given")
    table.live.request(table.ids["Tom"], request, fails)
    again = begun(table, "Tom", request)
    await settle()
    assert again == [None]
    await read_again(table)


async def test_a_fault_while_a_tail_is_shown_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server was first. Who waits for the tail hears that it is not certain, and asks the table read again."""
    table = await at(Phase.GIVE)
    other = await table.reopened()
    await other.asks("Ana", giving(other, "Ana", "there").action)
    with monkeypatch.context() as broken:
        broken.setattr(table.live.publisher, "show", fails)
        answers = [begun(table, name, giving(table, name, "here")) for name in ("Tom", "Max")]
        await settle()
    answers.append(begun(table, "Tom", giving(table, "Tom", "late")))
    assert [type(answer) for (answer,) in answers] == [StoreUncertain] * 3
    assert (await read_again(table)).state.version == other.live.state.version


async def test_a_reader_who_gives_up_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that is cancelled while it reads the tail doesn't take the table along."""
    table = await at(Phase.GIVE)
    reading, read = asyncio.Event(), table.store.read

    async def slowly(table_id: str, after: int = 0) -> Any:
        await reading.wait()
        return await read(table_id, after)

    monkeypatch.setattr(table.store, "read", slowly)
    gives_up = asyncio.create_task(table.live.log.catch_up())
    await settle()
    gives_up.cancel()
    answers = begun(table, "Tom", giving(table, "Tom", "given"))
    reading.set()
    await settle()
    assert answers == [None]


async def test_a_fault_in_a_bots_move_leaves_no_seat_without_a_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the table has been read again, and somebody is back, the bot moves."""
    table = await at(Phase.GIVE, "Léa", "Tom", "Ana", bots=1)
    with monkeypatch.context() as broken:
        broken.setattr(table.hall.context.bots, "choose", async_fails)
        await table.scheduler.run(60)
    table.live = await read_again(table)
    table.connects("Tom")
    bot = next(seat.no for seat in table.live.table.seats if seat.bot)
    assert bot in table.live.table.awaited
    await table.scheduler.run(60)
    assert bot not in table.live.table.awaited


async def test_a_fault_in_a_timer_is_one_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock's own moves are no exception."""
    table = await at(Phase.GIVE, "Léa", "Tom", "Ana", pace="brisk")
    with monkeypatch.context() as broken:
        broken.setattr(table.live, "act", fails)
        await table.scheduler.run(600)
    await read_again(table)


async def test_a_table_that_could_not_be_opened_is_deleted_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could ever enter it, and it would stay for half a year: the store is asked until it does so."""
    table = await evening(start=False)
    write, asked = table.store.write, 0

    async def refusing(*changes: Change) -> None:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise StoreUnwritable(StoreProblem.FULL)
        await write(*changes)

    monkeypatch.setattr(tasks, "FIRST_PAUSE", 0)
    monkeypatch.setattr(table.store, "write", refusing)
    await table.hall.discard(table.live)
    assert await table.hall.find(table.live.record.code) is not table.live
    await settle()
    assert asked == 3
    assert await table.store.tables() == 0
