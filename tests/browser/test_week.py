"""A game that lasts a week, in less than a minute: three people in three time zones, who are never there together."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playing import open_table
from playwright.sync_api import expect
from visits import Audit, Visit
from week import Friend, MovedServer, visit_in_turn

# Clocks in Europe are put forward in the night before the 28th.
WEDNESDAY = datetime(2027, 3, 24, tzinfo=UTC)
ZONES = {"Mira": "Europe/Paris", "Tom": "America/New_York", "Ana": "Asia/Tokyo"}
# Half past eight in the morning, by each one's own clock, in hours of UTC; in Tokyo it is the day after.
MORNINGS = {"Ana": -0.5, "Mira": 7.5, "Tom": 12.5}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[MovedServer]:
    """A server whose clock this test sets."""
    found = MovedServer(tmp_path, WEDNESDAY - timedelta(hours=5))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def base(server: MovedServer) -> str:
    """Its address, for everything that visits."""
    return server.base


@pytest.fixture
def friends(visit: Visit, server: MovedServer) -> list[Friend]:
    """Three people at a table of days, each in their own time zone; the game has begun, and all have gone."""
    found = [
        Friend(name, visit(390, 844, timezone_id=zone, reduced_motion="reduce"), server) for name, zone in ZONES.items()
    ]
    mira, *others = found
    mira.page.clock.set_fixed_time(server.now)
    mira.address = open_table(mira.page, server.base, "Mira", pace="days", house={"target_score": 30})
    for friend in others:
        friend.address = mira.address
        friend.page.clock.set_fixed_time(server.now)
        friend.page.goto(mira.address)
        friend.page.get_by_label("Your name").fill(friend.name)
        with friend.page.expect_response("**/hours"):  # the page tells the server its time zone
            friend.page.get_by_role("button", name="Sit down").click()
        friend.page.get_by_role("heading", name="we play").wait_for()
        friend.goes()
    mira.page.get_by_role("button", name="Start with").click()
    mira.page.locator("[data-phase=clue]").wait_for(state="attached")
    mira.goes()
    return found


def stood_in(friend: Friend) -> list[list[int]]:
    """For whom bots moved, turn by turn."""
    answer = friend.page.request.get(f"{friend.server.base}/api/tables/{friend.code}/turns")
    return [turn["stood_in"] for turn in answer.json()["turns"]]


def test_a_week(friends: list[Friend], server: MovedServer, audit: Audit) -> None:
    """Each comes once a day, in the morning. The server is restarted, and clocks are put forward, in the middle."""
    mira = friends[0]
    for day in range(1, 8):
        visit_in_turn(friends, server, WEDNESDAY + timedelta(days=day), MORNINGS)
        if day == 3:
            server.stop()
            server.is_at(server.now + timedelta(minutes=10))
            server.start()
    view = mira.table()
    assert {person["name"] for person in view["people"].values()} == set(ZONES)
    assert view["table"]["turn"] >= 4
    assert not any(stood_in(mira)), "everybody had time enough, also in the night that was an hour shorter"
    assert all(any("Since you were here" in words for words in friend.missed) for friend in friends)
    zones = {friend.name: friend.table()["you"]["days"]["zone"] for friend in friends}
    assert zones == ZONES
    # The list of one's tables says the same.
    mira.page.goto(f"{server.base}/tables")
    expect(mira.page.get_by_role("link", name="Tom")).to_be_visible()
    audit(mira.page)


def test_deadlines_are_shown_by_each_ones_own_clock(friends: list[Friend], server: MovedServer) -> None:
    """One's own, or the latest of those whom the table waits for; on the day on which clocks are put forward, too."""
    server.is_at(WEDNESDAY + timedelta(days=3, hours=15))
    by_clock = "at => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(at)"
    latest = set()
    for friend in friends:
        friend.comes()
        view = friend.table()
        due = view["you"]["days"]["due"] or view["days"]["latest"]
        expect(friend.page.get_by_text(friend.page.evaluate(by_clock, due)).first).to_be_attached()
        latest.add(friend.page.evaluate(by_clock, view["days"]["latest"]))
        friend.goes()
    assert len(latest) == 3


def test_a_vacation(friends: list[Friend], server: MovedServer, audit: Audit) -> None:
    """One says in the menu that she is away: the others see it, bots move for her, and then she is back."""
    mira, tom, ana = friends
    server.is_at(WEDNESDAY + timedelta(hours=23.5))
    ana.comes()
    ana.plays()
    ana.page.get_by_role("button", name="Menu").click()
    menu = ana.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="My hours and calls").click()
    sheet = ana.page.get_by_role("dialog").last
    sheet.get_by_label("Back on").fill("2027-03-30")
    sheet.get_by_role("button", name="I’m away").click()
    expect(sheet.get_by_text("You are on vacation, back on")).to_be_visible()
    audit(ana.page)
    ana.goes()
    for day in (1, 2, 3, 4):
        visit_in_turn([mira, tom], server, WEDNESDAY + timedelta(days=day), MORNINGS)
    seat = next(person["seat"] for person in mira.table()["people"].values() if person["name"] == "Ana")
    assert any(seat in turn for turn in stood_in(mira))
    server.is_at(WEDNESDAY + timedelta(days=6, hours=23.5))
    ana.comes()
    ana.plays()
    expect(ana.page.locator("#phase")).to_be_visible()
    assert any("Since you were here" in words for words in ana.missed)
    ana.goes()
