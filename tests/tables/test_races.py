"""Two servers over one store: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.server.http.my_tables import person_of
from hareloom.store import (
    Row,
    SqliteStore,
    StoreProblem,
    StoreUncertain,
    StoreUnreadable,
)
from hareloom.tables.door import join
from hareloom.tables.requests import HandOnHost, RemovePerson, TableRequest

from .evening import at, evening
from .held import settle
from .moving import Held, begun, giving

pytestmark = pytest.mark.anyio


async def test_after_a_conflict_the_tail_is_shown_and_the_move_is_decided_again() -> None:
    """Another server was first: all clients here see its move, and this move counts after it."""
    table = await at(Phase.GIVE)
    other = await table.reopened()
    await other.asks("Ana", giving(other, "Ana", "there").action)
    answers = begun(table, "Tom", giving(table, "Tom", "here"))
    await settle()
    assert answers == [None]
    assert table.live.state.version == other.live.state.version + 1
    for name in ("Tom", "Ana"):
        assert table.clients["Max"].view["table"]["seats"][str(table.seat(name))]["given"]


async def test_the_tail_is_shown_though_the_move_is_refused_then() -> None:
    """The other server has closed the phase already, and all clients here see that."""
    table = await at(Phase.GIVE)
    other = await table.reopened()
    request = giving(table, "Tom", "here")
    for name in ("Tom", "Ana", "Max"):
        await other.moves(name)
    answers = begun(table, "Tom", request)
    await settle()
    (refusal,) = answers
    assert isinstance(refusal, Refusal)
    assert table.clients["Ana"].view["table"]["phase"] == other.phase()


async def test_a_foreign_row_between_two_staged_ones_loses_none_and_doubles_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second staged row never follows a first one that lost its race: both are decided again, in order."""
    table = await at(Phase.GIVE)
    other = await table.reopened()
    held = Held(monkeypatch)
    mine = [begun(table, name, giving(table, name, name)) for name in ("Tom", "Ana")]
    await settle()
    held.end()
    await other.asks("Max", giving(other, "Max", "there").action)
    await held.let_go(table)
    await settle()
    assert mine == [[None], [None]]
    rows = await table.store.read(table.live.record.id)
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    ids = [(row.actor, row.action_id) for row in rows]
    assert len(set(ids)) == len(ids)
    await other.live.log.catch_up()
    assert other.live.table == table.live.table


async def test_a_former_host_is_refused_after_a_conflict() -> None:
    """Person, seat and role are looked up again: the role was handed on at the other server."""
    table = await evening(start=False)
    other = await table.reopened()
    await other.asks("Léa", HandOnHost(person=table.ids["Tom"]))
    answers = begun(table, "Léa", TableRequest(id="late", action=RemovePerson(person=table.ids["Ana"])))
    await settle()
    (refusal,) = answers
    assert isinstance(refusal, Refusal)
    assert refusal.code is Code.NOT_YOUR_PART
    assert table.live.people[table.ids["Tom"]].host
    assert table.ids["Ana"] in table.live.people


async def test_a_person_removed_at_another_server_is_sent_away_here() -> None:
    """Their connection closes when the tail is read, and their seat is a bot's."""
    table = await at(Phase.GIVE)
    other = await table.reopened()
    await other.asks("Léa", RemovePerson(person=table.ids["Tom"]))
    await table.live.log.catch_up()
    assert table.clients["Tom"].closed == 4410
    assert table.live.table == other.live.table
    assert table.live.people == other.live.people


async def test_a_tail_that_is_being_read_does_not_pass_for_a_later_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that asks for all rows waits for a reading that began after it, not for one that had begun before."""
    table = await at(Phase.GIVE)
    other = await table.reopened()
    went_on = asyncio.Event()
    read = SqliteStore.read

    async def slow(store: SqliteStore, *which: Any) -> list[Row]:
        rows = await read(store, *which)
        await went_on.wait()
        return rows

    monkeypatch.setattr(SqliteStore, "read", slow)
    first = asyncio.create_task(table.live.log.catch_up())
    await settle()
    await other.asks("Léa", RemovePerson(person=table.ids["Tom"]))
    second = asyncio.create_task(table.live.log.catch_up())
    await settle()
    went_on.set()
    await second
    assert table.ids["Tom"] not in table.live.people
    await first


async def test_a_request_is_in_doubt_while_the_log_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server may have stored it under the same id: "not stored" would be a lie, so the player asks again."""
    table = await at(Phase.GIVE)
    other = await table.reopened()
    request = giving(table, "Tom", "once")
    await other.asks("Tom", request.action)

    async def away(*_: object) -> list[Row]:
        raise StoreUnreadable(StoreProblem.AWAY)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "read", away)
        answers = begun(table, "Tom", request)
        await settle()
    assert [type(answer) for answer in answers] == [StoreUncertain]


async def test_bots_of_two_servers_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ids of their moves name the moment, so that the second server changes no bot's mind."""
    table = await at(Phase.GIVE, bots=2)
    other = await table.reopened()
    other.connects("Tom")
    await table.scheduler.run(30)
    await table.live.log.catch_up()
    await other.live.log.catch_up()
    rows = await table.store.read(table.live.record.id)
    moves = [(row.actor, row.action_id) for row in rows if row.actor.startswith("bot:")]
    assert len(moves) == len(set(moves)) == 2
    assert other.live.table == table.live.table
    del monkeypatch


async def test_a_glance_at_a_table_knows_who_was_let_in_elsewhere() -> None:
    """Or the list of one's tables would leave it out, and drop the cookie that lets one in."""
    table = await evening(start=False)
    other = await table.reopened()
    entry = await join(other.live, "Zoe", None, seat=False)
    seen = await table.hall.glance(table.live.record.code, entry.secret)
    assert seen is not None
    assert entry.person_id in seen[0].people
    assert person_of(seen[0], entry.secret) is not None
