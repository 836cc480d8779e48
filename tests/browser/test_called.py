"""A player is called when it is their turn: from the button in the menu to the note that the browser shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playing import add_bots, open_table
from playwright.sync_api import expect
from pushing import deliver
from tests.calls.calls import Browser
from tests.calls.calls import browser as new_browser
from tests.calls.endpoints import Endpoint, endpoint, until
from visits import Audit, Visit
from week import Friend, MovedServer

DAY = datetime(2027, 6, 2, 10, tzinfo=UTC)

# Chromium's own push service is out of reach here: what it would answer comes from the test, with real keys.
SUBSCRIBED = """(() => {
  const given = SUBSCRIPTION;
  let kept = null;
  const subscription = { ...given, options: {}, toJSON: () => given, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => (kept = subscription);
  PushManager.prototype.getSubscription = async () => kept;
})()"""


@pytest.fixture
def service() -> Iterator[Endpoint]:
    """A push service."""
    with endpoint() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[MovedServer]:
    """A server that may call this machine."""
    found = MovedServer(tmp_path, DAY, {"HARELOOM_CALLS_TO": "127.0.0.1"})
    found.start()
    yield found
    found.stop()


@pytest.fixture
def base(server: MovedServer) -> str:
    """Its address, for everything that visits."""
    return server.base


@pytest.fixture
def keys() -> Browser:
    """The keys of a browser that has subscribed."""
    return new_browser()


@pytest.fixture
def mira(visit: Visit, server: MovedServer, service: Endpoint, keys: Browser, audit: Audit) -> Friend:
    """A person among bots, over days, who has switched calls on for this device, and has gone."""
    given = {"endpoint": f"http://127.0.0.1:{service.port}/mira", "keys": keys.keys}
    page = visit(390, 844, permissions=["notifications"], timezone_id="UTC", service_workers="allow")
    page.context.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(given)))
    page.clock.set_fixed_time(server.now)
    friend = Friend("Mira", page, server)
    friend.address = open_table(page, server.base, "Mira", pace="days")
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    page.locator("[data-phase=clue], [data-phase=give]").first.wait_for(state="attached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My hours and calls").click()
    sheet = page.get_by_role("dialog").last
    sheet.get_by_role("button", name="Call me here").click()
    expect(sheet.get_by_text("This device calls you.")).to_be_visible()
    audit(page)
    friend.goes()
    return friend


def later(server: MovedServer, **how: float) -> None:
    server.is_at(server.now + timedelta(**how))


def test_a_call_becomes_a_note_that_leads_to_the_table(
    mira: Friend, server: MovedServer, service: Endpoint, keys: Browser
) -> None:
    """The server encrypts it, the push service sees nothing of it, the browser shows it, and it tells no secret."""
    later(server, minutes=3)
    until(lambda: service.got)
    (got,) = service.got
    told = keys.read(got.body)
    assert told["code"] == mira.code
    assert mira.code.encode() not in got.body
    page = mira.page
    page.goto(f"{server.base}/how")
    note = deliver(page, server.base, json.dumps(told))
    assert note["tag"] == f"table-{mira.code}"
    assert note["title"] == told["title"]
    hand = mira.table()["own"]["hand"]
    assert not any(card in json.dumps(told) for card in hand)
    # What has been done is not called for, and one thing to do is called for once.
    later(server, hours=1)
    assert len(service.got) == 1


def test_a_lost_call_holds_nothing_up(mira: Friend, server: MovedServer, service: Endpoint) -> None:
    """A push service that has lost it, or is gone: the player comes all the same, or a bot moves in the end."""
    service.answer(410)
    later(server, minutes=3)
    until(lambda: service.got)
    until(lambda: mira.table()["you"]["days"]["pushes"] == 0)
    before = mira.table()["table"]["turn"]
    for _ in range(8):
        later(server, hours=38)
    assert mira.table()["table"]["turn"] > before
    mira.comes()
    mira.plays()
    assert any("Since you were here" in words for words in mira.missed)
    mira.goes()
