"""Who is called when it is their turn: once for each thing to do, not at night, and never twice."""

from __future__ import annotations

import msgspec
import pytest

from hareloom.calls.ways import MailWay, Ways, Webhook
from hareloom.game.refusals import Refusal
from hareloom.game.values import Phase
from hareloom.store import RevokeSessions, SavePrivate
from hareloom.tables.days.hours import PersonalHours, Vacation
from hareloom.tables.people import extra_of
from hareloom.tables.settings import Private
from hareloom.tables.ways import set_webhook

from ..evening import evening
from ..held import settle
from .days import A_DAY, HOUR, Week, week
from .test_days import teller

pytestmark = pytest.mark.anyio


async def callable_week(**what: object) -> tuple[Week, str]:
    """A game whose people can all be called, and who tells first."""
    some = await week(**what)  # type: ignore[arg-type]
    for name in some.table.ids:
        await some.can_be_called(name)
    return some, await teller(some)


async def test_a_player_is_called_once_for_each_thing_to_do() -> None:
    """After a minute, and not again while they take their time; the next phase calls the next players."""
    some, first = await callable_week()
    await some.passes(30)
    assert some.called.calls == []
    await some.passes(10 * HOUR)
    assert some.called.who == [f"{first}: clue"]
    (call,) = some.called.calls
    assert call.code == some.table.live.record.code
    assert len(call.ways.push) == 1
    assert first not in call.others
    await some.plays(first)
    await some.passes(HOUR)
    others = [name for name in some.table.ids if name != first]
    assert sorted(some.called.who[1:]) == sorted(f"{name}: give" for name in others)
    for name in others:
        await some.plays(name)
    await some.passes(HOUR)
    assert len(some.called.calls) == 1 + 3 + 3


async def test_nobody_is_called_for_what_they_have_done() -> None:
    """Who moves within the minute hears nothing."""
    some, first = await callable_week()
    await some.plays(first)
    await some.passes(HOUR)
    assert f"{first}: clue" not in some.called.who


async def test_nobody_is_called_at_night() -> None:
    """The call comes with the morning, by the person's own clock."""
    some, first = await callable_week(hours=24)
    await some.extra(first, hours=PersonalHours(zone="UTC"))
    # The clock of the test shows 22:30.
    await some.passes(9 * HOUR)
    assert some.called.calls == []
    await some.passes(HOUR)
    assert some.called.who == [f"{first}: clue"]


async def test_nobody_is_called_on_vacation() -> None:
    """While the game waits for them; when they are back, they are."""
    some, first = await callable_week(vacation="wait")
    now = some.table.scheduler.wall_clock()
    away = Vacation(now, now + 2 * 24 * 3600 * 1000)
    await some.extra(first, hours=PersonalHours(quiet=None, vacation=away))
    await some.passes(2 * A_DAY - 60)
    assert some.called.calls == []
    await some.passes(120)
    assert some.called.who == [f"{first}: clue"]


async def test_who_has_the_table_open_is_called_later() -> None:
    """They see that it is their turn; after half an hour they have perhaps forgotten it."""
    some, first = await callable_week()
    table = await some.live()
    table.connects(first)
    await some.passes(25 * 60)
    assert some.called.calls == []
    await some.passes(10 * 60)
    assert some.called.who == [f"{first}: clue"]


async def test_nobody_is_called_when_their_time_is_over() -> None:
    """A bot moves for them, and there is nothing to come for."""
    some, first = await callable_week(hours=4)
    await some.table.scheduler.run(5 * HOUR)
    await some.timekeeper.look()
    await settle()
    assert (await some.live()).phase() is Phase.GIVE
    assert f"{first}: clue" not in some.called.who


async def test_a_restart_calls_nobody_twice() -> None:
    """The row that claims a call is there before it is sent: after a crash it may be lost, but it is not sent again."""
    some, first = await callable_week()
    await some.passes(120)
    assert some.called.who == [f"{first}: clue"]
    await some.restarts()
    await some.passes(5 * HOUR)
    assert some.called.who == [f"{first}: clue"]


async def test_two_servers_call_once() -> None:
    """Both look at the same moment; the row decides."""
    some, first = await callable_week()
    other = await some.table.reopened()
    other.hall.context.caller = some.called
    moment = "1.1.clue"
    for live in (some.table.live, other.live):
        live.call(some.table.ids[first], moment)
    await settle()
    assert some.called.who == [f"{first}: clue"]


async def test_a_device_that_was_logged_out_is_not_called() -> None:
    """Nor is an address that nobody has confirmed."""
    some, first = await callable_week()
    table = await some.live()
    person = table.ids[first]
    await table.live.changed(person, "out", lambda _: ((), [RevokeSessions(person)]))
    mail = MailWay("lea@example.org", "en", b"hash", 1)
    ways = Ways(push=(await _way(some, first)).push, mail=mail)
    await some.extra(first, ways=ways)
    await some.passes(HOUR)
    assert some.called.calls == []


async def _way(some: Week, name: str) -> Ways:
    return extra_of((await some.live()).person(name)).ways


async def test_the_tables_webhook_hears_of_every_player() -> None:
    """Also of those who have chosen no way of their own."""
    some = await week()
    first = await teller(some)
    table = await some.live()
    hook = Webhook("https://chat.example/hook", "slack")
    change = SavePrivate(table.live.record.id, msgspec.json.encode(Private(webhook=hook)))
    await table.live.changed(table.ids["Léa"], "hook", lambda _: ((), [change]))
    await some.passes(HOUR)
    assert [(call.name, call.webhook) for call in some.called.calls] == [(first, hook)]
    assert some.table.phase() is Phase.CLUE


async def test_who_stands_in_for_the_host_sets_no_webhook() -> None:
    """The role goes back when its owner comes, and the players' names must not go where a guest wanted them."""
    table = await evening("Léa", "Tom", "Ana", start=False)
    table.goes("Léa")
    await table.scheduler.run(200)
    lent = next(name for name in ("Tom", "Ana") if table.person(name).host)
    with pytest.raises(Refusal):
        await set_webhook(table.live, table.ids[lent], Webhook("https://chat.example/hook", "slack"))
    assert table.live.state.private.webhook is None
