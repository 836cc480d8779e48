"""A move that is begun by a plain call: done once, told once, and nobody waits for ever behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from hareloom.tables.mailbox import Mailbox

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.store import MemoryStore, Reason, StoreUnwritable
from hareloom.tables.requests import TableRequest

from .evening import Evening, at, settle

pytestmark = pytest.mark.anyio


class Heard:
    """Somebody who asks, and what they were answered."""

    def __init__(self) -> None:
        self.answers: list[BaseException | None] = []

    def answer(self, error: BaseException | None) -> None:
        self.answers.append(error)


def giving(table: Evening, name: str, ask_id: str) -> TableRequest:
    """That person gives the first card of the hand."""
    card = table.live.table.seat(table.seat(name)).hand[0]
    return TableRequest(id=ask_id, action=a.GiveCards(**table.now(), cards=(card,)))


async def test_a_move_is_done_once_however_often_it_is_asked_for() -> None:
    """The answer to the same id is the same, and the log has it once."""
    table, heard = await at(Phase.GIVE), Heard()
    asking = giving(table, "Tom", "once")
    assert table.live.begin(table.ids["Tom"], asking, heard)
    assert heard.answers == [], "it is not done before it is stored"
    await settle()
    version = table.live.state.version
    assert table.live.begin(table.ids["Tom"], asking, heard)
    await settle()
    assert (heard.answers, table.live.state.version) == ([None, None], version)
    assert table.ears["Ana"].view["table"]["seats"][str(table.seat("Tom"))]["given"]


async def test_what_comes_while_a_move_is_stored_waits_for_it() -> None:
    """A second one is not begun beside the first; asked the usual way, it comes after it."""
    table, first, second = await at(Phase.GIVE), Heard(), Heard()
    assert table.live.begin(table.ids["Tom"], giving(table, "Tom", "one"), first)
    assert not table.live.begin(table.ids["Ana"], giving(table, "Ana", "two"), second)
    await table.live.ask(table.ids["Ana"], giving(table, "Ana", "two"))
    assert first.answers == [None]
    assert table.live.begin(table.ids["Max"], giving(table, "Max", "three"), second)
    await settle()
    assert second.answers == [None]


async def test_a_refused_move_holds_nobody_up() -> None:
    """Whoever asks too late is told so at once, and the next one is heard."""
    table, late, next_one = await at(Phase.GIVE), Heard(), Heard()
    stale = TableRequest(id="late", action=a.BeReady(**table.now()))
    assert table.live.begin(table.ids["Tom"], stale, late)
    (refusal,) = late.answers
    assert isinstance(refusal, Refusal)
    assert refusal.code == Code.WRONG_PHASE
    assert table.live.begin(table.ids["Tom"], giving(table, "Tom", "now"), next_one)
    await settle()
    assert next_one.answers == [None]


async def test_a_move_after_somebody_elses_is_decided_anew() -> None:
    """Another server has written to the log: what happened there is taken in, and the move counts after it."""
    table, heard = await at(Phase.GIVE), Heard()
    other = await table.reopened()
    await other.asks("Ana", giving(other, "Ana", "there").action)
    assert table.live.begin(table.ids["Tom"], giving(table, "Tom", "here"), heard)
    await settle()
    assert heard.answers == [None]
    assert table.live.state.version == other.live.state.version + 1
    assert table.live.table.seat(table.seat("Ana")).given
    assert table.live.table.seat(table.seat("Tom")).given


async def test_a_move_that_became_impossible_meanwhile_is_refused() -> None:
    """The other server has closed the phase already."""
    table, heard = await at(Phase.GIVE), Heard()
    other = await table.reopened()
    asking = giving(table, "Tom", "here")
    for name in ("Tom", "Ana", "Max"):
        await other.moves(name)
    assert table.live.begin(table.ids["Tom"], asking, heard)
    await settle()
    (refusal,) = heard.answers
    assert isinstance(refusal, Refusal)
    assert table.live.mailbox.take(), "nobody waits for ever"


async def test_what_could_not_be_stored_was_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """The asker hears why, nobody sees anything, and with room again the same request is done."""
    table, heard = await at(Phase.GIVE), Heard()
    asking, frames = giving(table, "Tom", "again"), table.ears["Ana"].frames
    append = MemoryStore.append

    def full(*_: Any) -> Awaitable[int]:
        raise StoreUnwritable(Reason.FULL)

    monkeypatch.setattr(MemoryStore, "append", full)
    assert table.live.begin(table.ids["Tom"], asking, heard)
    await settle()
    assert isinstance(heard.answers[0], StoreUnwritable)
    assert table.ears["Ana"].frames == frames
    monkeypatch.setattr(MemoryStore, "append", append)
    assert table.live.begin(table.ids["Tom"], asking, heard)
    await settle()
    assert heard.answers[1] is None


async def test_the_mailbox_serves_in_order_and_passes_by_who_has_gone() -> None:
    """Who waits longest is next; who has given up keeps nobody from coming in, even with the turn in hand."""
    mailbox, order = Mailbox(), list[str]()

    async def come(name: str) -> None:
        async with mailbox:
            order.append(name)

    assert mailbox.take()
    assert not mailbox.take()
    tasks = [asyncio.create_task(come(name)) for name in ("one", "two", "three")]
    await settle()
    tasks[0].cancel()
    await settle()
    mailbox.leave()
    tasks[1].cancel()  # it has been given the mailbox, and does not know yet
    await settle()
    assert order == ["three"]
    assert mailbox.take()
