"""The connection is lost, the page is loaded again, there is a second tab: nothing is lost, and little is said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from uuid import uuid4

import held
import pytest
from playing import DRAWN, MOST_STEPS, add_bots, open_table, phase_of, skip, step
from playwright.sync_api import Page, WebSocketRoute, expect
from visits import Visit

NOTE = "Connection lost"
SEEN = (
    "[...document.querySelectorAll('#phase b, [role=option], .chair b')]"
    ".map((each) => each.ariaLabel ?? each.innerText).join(' | ')"
)
MINE = """() => {
  const { phase } = document.querySelector('[data-phase]').dataset;
  const asked = document.querySelector('textarea') ?? document.title.startsWith('●');
  return [phase, ['lobby', 'reveal', 'end'].includes(phase) || Boolean(asked)];
}"""
SHORT = {"target_score": 8}  # more than a turn can give, so that every player gives and votes once


def seen(page: Page) -> str:
    """What the page says is going on, and which cards lie there."""
    words: str = page.evaluate(SEEN)
    return words


def settled(page: Page) -> None:
    """Wait until the table is there again."""
    page.locator("#phase").wait_for()
    expect(page.get_by_text(NOTE)).to_be_hidden()
    held.settle(page)


def loaded_again(page: Page) -> None:
    """Reload."""
    page.reload()


def without_network(page: Page) -> None:
    """Lose the network for a while: a quiet note says so, and what lies there stays."""
    page.locator("#phase").wait_for()
    page.context.set_offline(True)
    expect(page.get_by_text(NOTE)).to_be_visible()
    assert page.locator("#phase").is_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(NOTE)).to_be_hidden()


@pytest.mark.parametrize("happens", [loaded_again, without_network])
def test_in_every_phase(visit: Visit, base: str, happens: Callable[[Page], None]) -> None:
    """In the lobby, claiming, telling, giving, voting, in the reveal and at the end one comes back to the same."""
    page = visit(390, 844)
    open_table(page, base, "Mira", house=SHORT)
    add_bots(page, 3)
    tried = set()
    for _ in range(MOST_STEPS):
        held.settle(page)
        page.wait_for_function(DRAWN)
        phase, mine = page.evaluate(MINE)
        if mine and phase not in tried:
            tried.add(phase)
            skip(page)  # a reveal that is come back to shows its sum
            before = seen(page)
            happens(page)
            settled(page)
            page.wait_for_function(f"before => {SEEN} === before", arg=before)  # words come after their pictures
            assert phase_of(page) == phase
        if phase == "end":
            break
        if phase == "lobby":
            page.get_by_role("button", name="Start with").click()
            page.get_by_role("button", name="I have a story").wait_for()
        elif not step(page):
            held.go_on(page)
    assert tried == {"lobby", "claim", "clue", "give", "vote", "reveal", "end"}


def test_what_was_pressed_without_a_network_is_done_later(visit: Visit, base: str) -> None:
    """A press while the connection is lost is not lost: it is done when the network is back."""
    page = visit(390, 844)
    open_table(page, base, "Mira", house=SHORT)
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").wait_for()
    page.context.set_offline(True)
    expect(page.get_by_text(NOTE)).to_be_visible()
    page.get_by_role("button", name="I have a story").click()
    expect(page.locator("#phase")).to_contain_text("Who tells first?")
    page.context.set_offline(False)
    expect(page.locator("#phase")).to_contain_text("You are telling.")


def test_reload_two_tabs_and_a_double_click(visit: Visit, base: str) -> None:
    """Two tabs on one seat show the same; a double click is one click."""
    page = visit(390, 844)
    open_table(page, base, "Mira", house=SHORT)
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").wait_for()
    second = page.context.new_page()
    second.goto(page.url)
    second.get_by_role("button", name="I have a story").dblclick()
    for tab in (page, second):
        expect(tab.locator("#phase")).to_contain_text("You are telling.")
    second.close()


def _hide(_code: int | None, _reason: str | None) -> None:
    pass


class Net:
    """The network between a page and its table: what it carries passes, is swallowed, or is lost once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.swallows = False
        self.loses = ""
        """The next message of the server with these words is lost."""
        self.connections = 0
        self.pongs = 0
        page.route_web_socket("**/api/tables/*/socket", self._carry)

    def _carry(self, here: WebSocketRoute) -> None:
        self.connections += 1
        there = here.connect_to_server()

        def send(message: str | bytes) -> None:
            if not self.swallows:
                there.send(message)

        def hear(message: str | bytes) -> None:
            if self.loses and self.loses in str(message):
                self.loses = ""
            elif not self.swallows:
                here.send(message)
                self.pongs += "pong" in str(message)

        here.on_message(send)
        there.on_message(hear)
        there.on_close(_hide)  # the page does not learn that the server has gone

    def has_answered(self, times: int) -> bool:
        return self.pongs >= times

    def until(self, condition: Callable[[], Any]) -> None:
        """Let messages pass until that holds."""
        held.until(self.page, condition)


def seat_a_bot(page: Page, base: str) -> None:
    """Seat a bot at the page's table without the page."""
    code = page.url.rsplit("/", 1)[-1]
    body = {"id": f"test-{uuid4().hex}", "action": {"do": "add_bot"}}
    answer = page.request.post(f"{base}/api/tables/{code}/actions", data=body, headers={"Origin": base})
    assert answer.ok, answer.text()


def test_a_frame_that_was_lost_is_noticed(visit: Visit, base: str) -> None:
    """The next frame's number tells that one is missing: the page asks for everything again."""
    page = visit(390, 844)
    net = Net(page)
    open_table(page, base, "Mira")
    taken = page.get_by_role("region", name="The table").locator(".chair:not(.empty)")
    expect(taken).to_have_count(1)
    net.loses = '"bot"'
    seat_a_bot(page, base)
    net.until(lambda: not net.loses)
    expect(taken).to_have_count(1)
    assert net.connections == 1
    seat_a_bot(page, base)
    expect(taken).to_have_count(3)
    assert net.connections == 2


def test_a_connection_that_has_died_without_a_word_is_noticed(visit: Visit, base: str) -> None:
    """When nothing comes any more and nothing is said of it, the page knows within 20 s, and comes back by itself."""
    page = visit(390, 844)
    net = Net(page)
    page.clock.install()
    open_table(page, base, "Mira")
    page.get_by_role("region", name="The table").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    net.swallows = True
    page.clock.run_for(20_000)
    expect(page.locator(".lost")).to_be_visible()
    seat_a_bot(page, base)
    net.swallows = False
    page.clock.run_for(20_000)
    page.clock.resume()
    expect(page.locator(".lost")).to_be_hidden()
    expect(page.get_by_role("region", name="The table").locator(".chair:not(.empty)")).to_have_count(2)


def test_a_quiet_connection_is_kept(visit: Visit, base: str) -> None:
    """Where nobody moves for minutes, the page asks for a sign, gets one, and stays connected."""
    page = visit(390, 844)
    net = Net(page)
    page.clock.install()
    open_table(page, base, "Mira")
    page.get_by_role("region", name="The table").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    for pongs in range(1, 20):
        page.clock.run_for(8000)
        net.until(partial(net.has_answered, pongs))
    assert net.connections == 1
    assert page.locator(".lost").is_hidden()
