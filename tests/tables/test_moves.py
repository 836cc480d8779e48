"""A move is decided at once, shown and answered once when its row is stored, whatever happens to the row."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.store import (
    StoreProblem,
    StoreUncertain,
    StoreUnwritable,
)
from hareloom.tables.requests import PersonAction, TableRequest

from .evening import at
from .held import settle
from .moving import Held, begun, giving

pytestmark = pytest.mark.anyio


async def test_a_move_is_done_once_however_often_it_is_requested() -> None:
    """The answer to the same id is the same, and the log has it once."""
    table = await at(Phase.GIVE)
    request = giving(table, "Tom", "once")
    first = begun(table, "Tom", request)
    assert first == [], "it is not done before it is stored"
    again = begun(table, "Tom", request)
    await settle()
    version = table.live.state.version
    late = begun(table, "Tom", request)
    await settle()
    assert (first, again, late, table.live.state.version) == ([None], [None], [None], version)
    assert table.clients["Ana"].view["table"]["seats"][str(table.seat("Tom"))]["given"]


async def test_another_request_with_a_used_id_is_refused() -> None:
    """It would pass for done though it is not; as an answer it waits for its row, too, and the first one stands."""
    table = await at(Phase.GIVE)
    first = begun(table, "Tom", giving(table, "Tom", "once"))
    other = begun(table, "Tom", TableRequest(id="once", action=a.TakeBack(**table.now())))
    own = begun(table, "Ana", giving(table, "Ana", "once"))
    await settle()
    late = begun(table, "Tom", TableRequest(id="once", action=a.TakeBack(**table.now())))
    await settle()
    assert (first, own) == ([None], [None])
    for answer in (other, late):
        assert isinstance(answer[0], Refusal)
        assert answer[0].code is Code.ID_USED
    assert table.clients["Ana"].view["table"]["seats"][str(table.seat("Tom"))]["given"]


def test_every_request_can_be_compared() -> None:
    """Whatever a person may ask has a hash, and the same request has the same."""
    for kind in get_args(PersonAction):
        fields = {field.name: _some(field.type) for field in msgspec.structs.fields(kind) if field.required}
        assert hash(kind(**fields)) == hash(kind(**fields))


def _some(kind: Any) -> Any:
    text = str(kind)
    return () if "tuple" in text else "x" if "str" in text else 1


async def test_nothing_is_shown_or_answered_before_its_row_has_landed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the move, nor a repetition of it, nor a refusal that rests on it, nor the view of a newcomer."""
    table = await at(Phase.GIVE)
    held, seat = Held(monkeypatch), str(table.seat("Tom"))
    moved = begun(table, "Tom", giving(table, "Tom", "one"))
    repeated = begun(table, "Tom", giving(table, "Tom", "one"))
    refused = begun(table, "Tom", TableRequest(id="two", action=a.BeReady(**table.now())))
    await settle()
    table.connects("Tom")
    assert (moved, repeated, refused) == ([], [], [])
    for name in ("Tom", "Ana"):
        assert not table.clients[name].view["table"]["seats"][seat].get("given")
    assert not table.live.view(table.ids["Tom"]).table.seats[int(seat)].given
    await held.let_go(table)
    assert (moved, repeated) == ([None], [None])
    assert isinstance(refused[0], Refusal)
    assert table.clients["Ana"].view["table"]["seats"][seat]["given"]
    held.end()


async def test_a_batch_has_one_row_of_a_table_and_its_successors_follow_when_it_has_landed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is decided on a staged row is not written beside it: the row might lose its race."""
    table = await at(Phase.GIVE)
    held = Held(monkeypatch)
    answers = [begun(table, name, giving(table, name, f"{name}.1".replace("é", "e"))) for name in ("Tom", "Ana", "Max")]
    await settle()
    assert [len(rows) for rows in held.batches] == [1]
    for done in (1, 2, 3):
        await held.let_go(table)
        assert sum(bool(answer) for answer in answers) == done
    assert [rows[0].expected_version for rows in held.batches] == [
        held.batches[0][0].expected_version + more for more in range(3)
    ]
    held.end()


async def test_the_ack_rides_in_the_actors_own_frame() -> None:
    """One message for the actor, the same bytes for those who see only what all see."""
    table = await at(Phase.GIVE)
    sent: dict[str, list[bytes]] = {}
    for name in ("Tom", "Ana", "Max"):
        table.goes(name)
        table.connects(name)
    for name in ("Tom", "Ana", "Max"):
        sent[name] = []
        table.clients[name].send = sent[name].append  # type: ignore[method-assign,assignment]
    request = giving(table, "Tom", "mine")
    table.live.request(table.ids["Tom"], request, lambda _: None, table.connection("Tom"))
    await settle()
    (mine,) = sent["Tom"]
    assert b'"ack":"mine"' in mine
    assert b'"own"' in mine
    assert sent["Ana"] == sent["Max"]
    assert len(sent["Ana"]) == 1


async def test_a_refused_move_holds_nobody_up() -> None:
    """A request that comes too late is refused at once, and the next one is heard."""
    table = await at(Phase.GIVE)
    (refusal,) = begun(table, "Tom", TableRequest(id="late", action=a.BeReady(**table.now())))
    assert isinstance(refusal, Refusal)
    assert refusal.code == Code.WRONG_PHASE
    answers = begun(table, "Tom", giving(table, "Tom", "now"))
    await settle()
    assert answers == [None]


# Rows that could not be written.


async def test_what_could_not_be_stored_was_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """The player hears why, nobody sees anything, and with room again the same request is done."""
    table = await at(Phase.GIVE)
    held, frames = Held(monkeypatch), table.clients["Ana"].frames
    request = giving(table, "Tom", "again")
    first, second = begun(table, "Tom", request), begun(table, "Max", giving(table, "Max", "too"))
    await settle()
    await held.fail(StoreUnwritable(StoreProblem.FULL))
    assert isinstance(first[0], StoreUnwritable)
    assert isinstance(second[0], StoreUnwritable)
    assert table.clients["Ana"].frames == frames
    assert not table.live.table.seat(table.seat("Tom")).given
    held.end()
    again = begun(table, "Tom", request)
    await settle()
    assert again == [None]


@pytest.mark.parametrize("written", [True, False])
async def test_where_it_is_not_certain_the_client_sends_it_again_by_the_same_id(
    written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No refusal: connections close with 1012, the log is read again, and the same id is done once."""
    table = await at(Phase.GIVE)
    held = Held(monkeypatch)
    request = giving(table, "Tom", "perhaps")
    answers = begun(table, "Tom", request)
    await settle()
    rows = held.waiting[0][0]
    held.end()
    if written:
        assert await table.store.append(rows) == [None]
    await held.fail(StoreUncertain(StoreProblem.IO))
    assert isinstance(answers[0], StoreUncertain)
    assert table.clients["Ana"].closed == 1012
    found = await table.hall.find(table.live.record.code)
    assert found is not None
    assert found is not table.live
    table.live = found
    again = begun(table, "Tom", request)
    await settle()
    assert again == [None]
    ids = [row.action_id for row in await table.store.read(found.record.id)]
    assert ids.count("perhaps") == 1


async def test_a_table_may_be_read_again_while_its_rows_are_on_their_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """No batch has two rows of a table, what was let go stages nothing more, and every move is done once."""
    table = await at(Phase.GIVE)
    held = Held(monkeypatch)
    first = begun(table, "Tom", giving(table, "Tom", "first"))
    await settle()
    second = begun(table, "Ana", giving(table, "Ana", "second"))
    table.hall.was_lost(table.live.record.id)
    too_late = begun(table, "Max", giving(table, "Max", "too late"))
    assert [type(each) for each in too_late] == [StoreUncertain]
    read = await table.hall.find(table.live.record.code)
    assert read is not None
    assert read is not table.live
    third: list[BaseException | None] = []
    read.request(table.ids["Max"], giving(table, "Max", "third"), third.append)
    while held.waiting:
        await held.let_go(table)
    held.end()
    assert all(len({row.table_id for row in batch}) == len(batch) for batch in held.batches)
    assert (first, second, third) == ([None], [None], [None])
    ids = [row.action_id for row in await table.store.read(read.record.id)]
    assert sorted(ids[-3:]) == ["first", "second", "third"]
