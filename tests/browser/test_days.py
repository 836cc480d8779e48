"""A game over days in real browsers: chosen, played by people who are not there together, and looked at later."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import held
import pytest
from friends import NUMBERS, Friend
from playing import open_table
from playwright.sync_api import Page, expect
from pushing import deliver
from visits import Audit, Visit

PHONE, DESK = (390, 844), (1280, 800)


class Days:
    """A table of days with Mira, who has a page, and three friends who have none."""

    def __init__(self, page: Page, base: str, friends: list[Friend]) -> None:
        self.page, self.base, self.friends = page, base, friends
        self.code = friends[0].code
        self.address = f"{base}/t/{self.code}"

    def table(self) -> dict[str, Any]:
        """The table, as a friend sees it."""
        view: dict[str, Any] = self.friends[0].view()["table"]
        return view

    def reveals(self) -> list[dict[str, Any]]:
        """All turns that were revealed."""
        friend = self.friends[0]
        found: list[dict[str, Any]] = friend.http.get(f"/api/tables/{self.code}/turns", headers=friend.headers).json()[
            "turns"
        ]
        return found

    def until(self, turn: int, phase: str) -> None:
        """Everybody does what there is to do, Mira by the interface for programs, until that moment."""
        for _ in range(400):
            table = self.table()
            if (table["turn"], table["phase"]) == (turn, phase):
                return
            if table["phase"] == "reveal":
                self.go_on()
                continue
            acted = [friend.act(table["phase"]) for friend in self.friends]
            if not any([*acted, self._mira()]):
                held.next_moment(self.base)  # the phase closes
        pytest.fail(f"{turn} {phase} never came: {self.table()['turn']} {self.table()['phase']}")

    def go_on(self) -> None:
        """All are ready: who has made a request just now looks at the reveal."""
        for friend in self.friends:
            friend.go_on()
        self._ask(self.table(), {"do": "be_ready"})

    def _ask(self, table: dict[str, Any], move: dict[str, Any]) -> None:
        action = {**move, **{key: table[key] for key in ("game", "turn", "phase")}}
        body = {"id": f"mira-{next(NUMBERS)}", "action": action}
        at = f"{self.base}/api/tables/{self.code}/actions"
        done = self.page.request.post(at, data=body, headers={"Origin": self.base})
        assert done.ok or move["do"] == "be_ready", done.text()

    def _mira(self) -> bool:
        """The same choices as a friend's, by the cookies of Mira's browser."""
        view = self.page.request.get(f"{self.base}/api/tables/{self.code}/view").json()
        table, own = view["table"], view["own"]
        if own["seat"] not in table["awaited"] or table["phase"] not in {"clue", "give", "vote"}:
            return False
        self._ask(table, self.friends[0].choice(table, own))
        return True


@pytest.fixture
def days(visit: Visit, base: str) -> Iterator[Days]:
    """A game over days that has just begun, and nobody looks at its page."""
    page = visit(*PHONE, timezone_id="Europe/Paris")
    code = open_table(page, base, "Mira", pace="days").rsplit("/", 1)[1]
    with ExitStack() as stack:
        friends = [Friend(base, code, name) for name in ("Tom", "Ida", "Zoé")]
        for friend in friends:
            stack.callback(friend.http.close)
        page.get_by_role("button", name="Start with 4 players").click()
        page.locator("[data-phase=clue]").wait_for(state="attached")
        page.goto(f"{base}/tables")
        yield Days(page, base, friends)


def test_the_pace_of_days_is_chosen_in_the_lobby(visit: Visit, base: str, audit: Audit) -> None:
    """The host chooses hours and what a vacation does; a guest reads it; a sheet has hours and calls."""
    page = visit(*PHONE, timezone_id="Europe/Paris")
    address = open_table(page, base, "Mira")
    page.get_by_role("radio", name="Over days").click()
    page.get_by_label("Time for a move").select_option("48")
    expect(page.get_by_text("For each move there are 48 waking hours")).to_be_visible()
    page.get_by_role("radio", name="the game waits").click()
    expect(page.get_by_text("No need to be together")).to_be_visible()
    guest = visit(*DESK)
    guest.goto(address)
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("For each move there are 48 waking hours")).to_be_visible()
    expect(guest.get_by_text("The game waits for a player on vacation, for a week at most")).to_be_visible()
    audit(guest)
    page.get_by_role("button", name="My hours and calls").click()
    # The zone of this browser was told unasked.
    expect(page.get_by_role("dialog").get_by_text("Paris time (now ")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("This server sends no mail.")).to_be_visible()
    audit(page)
    page.get_by_role("button", name="Quiet hours: On").click()
    expect(page.get_by_role("button", name="Quiet hours: Off")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="My hours and calls").click()
    expect(page.get_by_role("button", name="Quiet hours: Off")).to_be_visible()


def test_what_was_missed_is_shown_in_order(days: Days, audit: Audit) -> None:
    """Who comes back sees each reveal as a show, with the scores of its turn, and then the table; never twice."""
    days.until(4, "clue")
    page = days.page
    page.reload()
    expect(page.get_by_text("3 reveals since you were here")).to_be_visible()
    audit(page)
    page.get_by_role("link", name="With Tom, Ida, and Zoé").click()
    for number, reveal in enumerate(days.reveals(), 1):
        missed = page.locator(".missed")
        expect(missed).to_contain_text(f"Since you were here: {number} of 3")
        expect(page.locator(".slip-place")).to_contain_text(reveal["clue"]["text"])
        held.press(page, "Escape", "show")
        page.get_by_role("button", name="Watch them hop").click()
        scores = page.get_by_role("list", name="Points").locator("i")
        assert sorted(int(score) for score in scores.all_inner_texts()) == sorted(reveal["scores"])
        if number == 1:
            audit(page)
        page.get_by_role("button", name="Next turn" if number < 3 else "To the table").click()
    expect(page.locator("[data-phase=clue]")).to_be_attached()
    page.reload()
    expect(page.locator("[data-phase=clue]")).to_be_attached()
    expect(page.locator(".missed")).to_have_count(0)


def test_a_show_goes_on_when_the_table_does(days: Days) -> None:
    """The others are ready, and the next turn begins: who still looks is not torn away."""
    days.until(1, "vote")
    page = days.page
    page.emulate_media(reduced_motion="no-preference")
    page.goto(days.address)
    page.locator("[data-phase=vote]").wait_for(state="attached")
    days.until(1, "reveal")
    expect(page.get_by_role("button", name="Skip", exact=True)).to_be_visible()
    days.go_on()
    expect(page.get_by_text("The game has gone on. This show waits for you.")).to_be_visible()
    page.get_by_role("button", name="To the table").click()
    expect(page.locator("[data-phase=clue]")).to_be_attached()


def test_tables_are_taken_along(days: Days, visit: Visit) -> None:
    """One link opens all seats on another device, and is gone from its address at once."""
    page = days.page
    page.get_by_role("button", name="Make my link").click()
    link = page.get_by_role("textbox", name="The link to your tables").input_value()
    other = visit(*DESK)
    other.goto(link)
    expect(other.get_by_text("One table came along.")).to_be_visible()
    assert other.url == f"{days.base}/tables"
    other.get_by_role("link", name="With Tom, Ida, and Zoé").click()
    expect(other.locator(".deadline")).to_be_visible()
    held.press(other, "t", "table")
    expect(other.locator("[aria-live]").first).to_contain_text(" until ")


def test_the_service_worker_shows_what_is_pushed(visit: Visit, base: str) -> None:
    """A push message becomes a note with the table's tag; it says what the server wrote, and leads there."""
    page = visit(*DESK, "/tables", service_workers="allow")
    page.context.grant_permissions(["notifications"], origin=base)
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    note = deliver(page, base, json.dumps({"code": "bedteacup", "title": "Hareloom", "body": "Your turn, with Tom."}))
    assert [note[key] for key in ("title", "body", "tag")] == ["Hareloom", "Your turn, with Tom.", "table-bedteacup"]


def test_a_link_of_a_mail_asks_before_it_does_anything(visit: Visit, audit: Audit) -> None:
    """It is one button; a token that is wrong, or of a table that is gone, is answered kindly."""
    page = visit(*PHONE, "/t/bbbbbbbbbb/mail#stop=no-such-token-was-ever-in-a-mail-of-ours")
    audit(page)
    page.get_by_role("button", name="Yes, stop and erase it").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is no longer good.")
