"""The connection is lost, the page is loaded again, there is a second tab: nothing is lost, and little is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playing import add_bots, open_table, step
from playwright.sync_api import Page, expect
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


def at_rest(page: Page, phase: str) -> str:
    """The same, once there is something to see, and nothing of it changes any more."""
    words = ""
    for _ in range(100):
        if phase == "reveal":
            page.keyboard.press("Escape")  # one that is come back to shows its sum; it hears keys once it has begun
        now = seen(page)
        if words and words == now and "The votes are in" not in now:
            break
        words = now
        page.wait_for_timeout(100)
    return words


def settled(page: Page) -> None:
    """Wait until the table is there again."""
    page.locator("#phase").wait_for()
    expect(page.get_by_text(NOTE)).to_be_hidden()


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
    for _ in range(1500):
        phase, mine = page.evaluate(MINE)
        if mine and phase not in tried:
            tried.add(phase)
            before = at_rest(page, phase)
            happens(page)
            settled(page)
            for _ in range(40):  # the words about the pictures come after the pictures
                if seen(page) == before:
                    break
                page.wait_for_timeout(100)
            assert (phase, seen(page)) == (phase, before)
        if phase == "end":
            break
        if phase == "lobby":
            page.get_by_role("button", name="Start with").click()
            page.get_by_role("button", name="I have a story").wait_for()
        elif phase == "claim":
            page.get_by_role("button", name="I have a story").click()
            page.locator("textarea").wait_for()
        elif not mine or not step(page):
            page.wait_for_timeout(40)
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
