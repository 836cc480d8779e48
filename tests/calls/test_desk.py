"""Deliveries in the background: each once, bounded, and nobody waits for a slow or hostile endpoint."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hareloom.calls.calling import Calling
from hareloom.calls.counts import Kind
from hareloom.calls.desk import PACE, Delivery, Desk
from hareloom.calls.keys import new_keys
from hareloom.calls.lanes import FIRST, MANY, MOST, Lane, Lanes
from hareloom.calls.push import Pushes
from hareloom.calls.said import SENT, Said
from hareloom.calls.ways import Ways, Webhook

from .calls import AN_HOUR, Heard, browser, call, now
from .endpoints import endpoint, hostile, outgoing

pytestmark = pytest.mark.anyio
KEYS = new_keys()


async def seen(holds: Callable[[], Any]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110 - another thread does it
            await asyncio.sleep(0.005)


@asynccontextmanager
async def calling(heard: Heard, first_wait: float = 0.02, deadline: float = 5.0) -> AsyncIterator[Calling]:
    with outgoing(deadline=deadline) as out:
        pushes = Pushes(out, KEYS, "https://hareloom.example.org")
        made = Calling(out, pushes, None, KEYS, "https://hareloom.example.org", heard, now, first_wait=first_wait)
        yield made
        await made.close()


async def test_a_player_is_called_by_every_way() -> None:
    """Each device gets a message, and so does the table's chat; all of it is counted."""
    phone, laptop, heard = browser(), browser(), Heard()
    with endpoint(201) as service, endpoint(204) as chat:
        async with calling(heard) as caller:
            ways = Ways(push=(phone.way(service.url("/1")), laptop.way(service.url("/2"))))
            caller.call(call(ways=ways, webhook=Webhook(chat.url(), "slack")))
            await seen(lambda: sum(caller.counts.results.values()) == 3)
            assert caller.counts.results == {("push", "sent"): 2, ("webhook", "sent"): 1}
            assert set(caller.counts.waiting.values()) == {0}
    assert sorted(got.path for got in service.got) == ["/1", "/2"]
    assert len(chat.got) == 1
    assert heard.said == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_way_that_is_gone_is_told_once(status: int) -> None:
    """404 and 410 end a way at once, without another try."""
    heard = Heard()
    with endpoint(status) as service, endpoint(status) as chat:
        async with calling(heard) as caller:
            ways = Ways(push=(browser().way(service.url("/1")),))
            caller.call(call(ways=ways, webhook=Webhook(chat.url(), "slack")))
            await seen(lambda: len(heard.said) == 2)
            assert caller.counts.results == {("push", "gone"): 1, ("webhook", "gone"): 1}
    assert sorted(heard.said) == [
        ("gone", "amberottervelvet", "", chat.url()),
        ("gone", "amberottervelvet", "p1", service.url("/1")),
    ]
    assert len(service.got) == len(chat.got) == 1


async def test_a_busy_endpoint_is_asked_again_and_reached_once() -> None:
    """After 429 and 503 a third try arrives, and there is no fourth; an earlier failure is forgiven."""
    heard = Heard()
    with endpoint() as service:
        service.answers = [(429, {"Retry-After": "0"}), (503, {}), (201, {})]
        async with calling(heard) as caller:
            caller.call(call(ways=Ways(push=(browser().way(service.url(), failures=2),))))
            await seen(lambda: heard.said)
            assert caller.counts.results == {("push", "sent"): 1}
            assert caller.counts.waiting["push"] == 0
    assert len(service.got) == 3
    assert [said[0] for said in heard.said] == ["reached"]


async def test_what_was_turned_off_is_not_tried_again() -> None:
    """Before each further try the table is asked; a call that is not wanted any more is dropped, and nothing failed."""
    heard = Heard()
    heard.unwanted = True
    with endpoint(503) as service, endpoint(503) as chat:
        async with calling(heard) as caller:
            ways = Ways(push=(browser().way(service.url()),))
            caller.call(call(ways=ways, webhook=Webhook(chat.url(), "slack")))
            await seen(lambda: len(caller.counts.results) == 2)
            assert caller.counts.results == {("push", "dropped"): 1, ("webhook", "dropped"): 1}
    assert (len(service.got), len(chat.got), heard.said) == (1, 1, [])


async def test_how_long_to_wait_is_up_to_the_endpoint() -> None:
    """Retry-After is waited for."""
    heard = Heard()
    with endpoint() as service:
        service.answers = [(429, {"Retry-After": "1"}), (201, {})]
        async with calling(heard) as caller:
            began = time.monotonic()
            caller.call(call(ways=Ways(push=(browser().way(service.url()),))))
            await seen(lambda: caller.counts.results)
            assert caller.counts.results == {("push", "sent"): 1}
            assert time.monotonic() - began >= 1


async def test_tries_are_bounded() -> None:
    """Three tries, then the call has failed."""
    heard = Heard()
    with endpoint(500) as service:
        async with calling(heard) as caller:
            caller.call(call(ways=Ways(push=(browser().way(service.url()),))))
            await seen(lambda: heard.said)
            assert caller.counts.results == {("push", "failed"): 1}
            assert caller.counts.waiting["push"] == 0
    assert (len(service.got), len(heard.said)) == (3, 1)


async def test_what_may_have_arrived_is_not_sent_again() -> None:
    """An endpoint that took the request and said nothing gets no second one."""
    heard = Heard()

    def silent(line: socket.socket) -> None:
        while line.recv(65536):
            pass

    with hostile(silent) as service:
        async with calling(heard, deadline=0.2) as caller:
            caller.call(call(ways=Ways(push=(browser().way(service.url()),))))
            await seen(lambda: heard.said)
            assert caller.counts.waiting["push"] == 0
    assert (len(service.got), [said[0] for said in heard.said]) == (1, ["failed"])


async def test_nothing_is_sent_after_its_time() -> None:
    """A call whose phase is over is dropped, and no try is made that would come too late."""
    heard = Heard()
    with endpoint(500) as service:
        async with calling(heard, first_wait=60) as caller:
            caller.call(call(until=now() - 1, ways=Ways(push=(browser().way(service.url()),))))
            await seen(lambda: caller.counts.results)
            assert caller.counts.results == {("push", "dropped"): 1}
            assert service.got == []
            caller.call(call(until=now() + 5000, ways=Ways(push=(browser().way(service.url()),))))
            await seen(lambda: heard.said)
    assert (len(service.got), len(heard.said)) == (1, 1)


async def test_a_slow_host_holds_up_nobody_else() -> None:
    """While many calls wait for a host that says nothing, others go out at once."""
    heard = Heard()

    def silent(line: socket.socket) -> None:
        while line.recv(65536):
            pass

    with hostile(silent) as slow, endpoint(201) as service:
        async with calling(heard, deadline=30) as caller:
            for number in range(200):
                way = browser().way(slow.url(f"/{number}", host="slow.example.org"))
                caller.call(call(ways=Ways(push=(way,))))
            began = time.monotonic()
            caller.call(call(ways=Ways(push=(browser().way(service.url()),))))
            await seen(lambda: service.got)
            assert time.monotonic() - began < 2
            assert len(slow.got) <= FIRST
            assert caller.counts.waiting["push"] == 200 - FIRST


async def test_a_call_never_raises(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is wrong with a call costs that call alone, and the journal names no address."""
    heard = Heard()
    async with calling(heard) as caller:
        with caplog.at_level(logging.ERROR, "hareloom.calls"):
            caller.call(
                call(ways=Ways(push=(browser().way("nonsense://secret"),)), webhook=Webhook("http://", "slack"))
            )
            caller.call(call(wanted="dance", webhook=Webhook("https://secret.example.org/", "slack")))
            await seen(lambda: sum(caller.counts.results.values()) == 2)
    assert "could not be called" in caplog.text
    assert "secret" not in caplog.text
    assert [said[0] for said in heard.said] == ["failed", "failed"]


def desk(heard: Heard, room: int = 100, at_once: int = 4, kind: Kind = "push") -> Desk:
    return Desk(kind, heard, now, room=room, at_once=at_once, first_wait=0.01)


def delivery(send: Callable[[], Any], host: str = "a") -> Delivery:
    return Delivery("code", "p", f"https://{host}/", host, now() + AN_HOUR, send)


async def test_the_room_is_bounded() -> None:
    """What finds no room is dropped and counted; one host can't take all of it."""
    heard, held = Heard(), asyncio.Event()

    async def wait() -> Said:
        await held.wait()
        return SENT

    full = desk(heard, room=10, at_once=1)
    for _ in range(20):
        full.add(delivery(wait))
    assert (full.waiting, full.results["push", "dropped"]) == (5, 14)
    for number in range(20):
        full.add(delivery(wait, f"host {number}"))
    assert (full.waiting, full.results["push", "dropped"]) == (10, 29)
    held.set()
    await seen(lambda: full.results["push", "sent"] == 11)
    await full.close()


async def test_many_calls_go_out_one_after_another() -> None:
    """However many are due at once, there is time between two of them for those who play."""
    heard, began = Heard(), []

    async def note() -> Said:
        began.append(time.monotonic())
        return SENT

    made = desk(heard, at_once=64)
    for number in range(10):
        made.add(delivery(note, f"host {number}"))
    await seen(lambda: len(began) == 10)
    assert began[-1] - began[0] >= 8 * PACE
    await made.close()


async def test_a_delivery_that_breaks_is_only_its_own_failure(caplog: pytest.LogCaptureFixture) -> None:
    """An error of our own is one failed call; the journal has its kind and not its words."""
    heard = Heard()

    async def breaks() -> Said:
        raise ValueError("https://secret.example.org/")

    async def works() -> Said:
        return SENT

    made = desk(heard)
    with caplog.at_level(logging.ERROR, "hareloom.calls"):
        made.add(delivery(breaks))
        made.add(delivery(works))
        await seen(lambda: made.results["push", "sent"])
    assert [said[0] for said in heard.said] == ["failed"]
    assert "secret" not in caplog.text
    await made.close()


async def test_closing_waits_for_what_is_under_way_and_drops_the_rest() -> None:
    """A server that stops finishes what it has begun, and begins nothing."""
    heard, sent = Heard(), []

    async def slowly() -> Said:
        await asyncio.sleep(0.1)
        sent.append(1)
        return SENT

    made = desk(heard, at_once=1)
    made.add(delivery(slowly))
    made.add(delivery(slowly))
    await asyncio.sleep(0.01)
    await made.close()
    made.add(delivery(slowly))
    assert (len(sent), made.results["push", "sent"], made.results["push", "dropped"]) == (1, 1, 1)


def test_a_lane_grows_with_answers_and_rests_after_silence() -> None:
    """More at once as a host answers, one after a silence, and a pause that doubles."""
    lane: Lane[str] = Lane()
    for _ in range(100):
        lane.answered()
    assert lane.most == MOST
    rests = []
    for _ in range(12):
        lane.was_silent(1000.0)
        rests.append(lane.rests_until - 1000)
    assert rests[:4] == [1, 2, 4, 8]
    assert rests[-1] == 600
    assert lane.most == 1
    lane.answered()
    lane.was_silent(1000.0)
    assert lane.rests_until == 1001


def test_lanes_take_turns() -> None:
    """A host with much to do doesn't go before one with little; one that rests lets others pass."""
    lanes: Lanes[str] = Lanes(100)
    for host, one in (("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")):
        assert lanes.add(host, one)
    assert [lanes.next(0.0) for _ in range(4)] == [("a", "a1"), ("b", "b1"), ("a", "a2"), None]
    lanes.done("a")
    lanes.lane("a").was_silent(0.0)
    lanes.done("a")
    assert lanes.next(0.5) is None
    assert lanes.wakes_in(0.5) == 0.5
    assert lanes.next(1.0) == ("a", "a3")


def test_many_hosts_cost_no_more_each_than_few() -> None:
    """Idle hosts are looked for now and then, not for each host that is new."""
    lanes: Lanes[str] = Lanes(20_000)
    began = time.process_time()
    for number in range(20_000):
        assert lanes.add(f"host {number}", "")
    assert time.process_time() - began < 1


def test_idle_hosts_are_forgotten() -> None:
    """A host that has nothing to do leaves when there are many; one that has something stays."""
    lanes: Lanes[str] = Lanes(20_000)
    for number in range(3 * MANY):
        lanes.add(f"host {number}", "")
        assert lanes.next(0.0) == (f"host {number}", "")
        if number:
            lanes.done(f"host {number}")
    assert lanes.lane("host 0").at_once == 1
    with pytest.raises(KeyError):
        lanes.lane("host 1")
