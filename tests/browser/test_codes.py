"""Codes that are said, typed and hidden; and leaving a table without losing the seat."""

from __future__ import annotations

import re

from playing import add_bots, join, open_table
from playwright.sync_api import Page, expect
from visits import Audit, Visit


def words_on(page: Page) -> str:
    """The code as the lobby shows it."""
    return page.locator(".invite b").inner_text()


def type_code(page: Page, typed: str) -> None:
    page.get_by_role("button", name="Join with a code").click()
    page.get_by_role("textbox").fill(typed)
    page.get_by_role("button", name="Go to the table").click()


def test_a_code_is_read_out_and_typed(visit: Visit, base: str, audit: Audit) -> None:
    """With spaces and capitals it leads to the table; a slip is a question; a link spelt otherwise is led there."""
    host, tom = visit(1280, 800), visit(320, 568)
    address = open_table(host, base, "Mira")
    words = words_on(host)
    assert re.fullmatch(r"[a-z]{3,6}( [a-z]{3,6}){2}", words)
    assert address.endswith(words.replace(" ", ""))
    listed = "performance.getEntriesByType('resource').filter(e => e.name.includes('/words-')).length"
    assert tom.evaluate(listed) == 0, "the list comes only when it is needed"
    first, second, third = words.split()
    slip = f"{second[:2]}q{second[2:]}"  # no other word is as near to it
    type_code(tom, f"{first} {slip} {third}")
    question = tom.get_by_role("button", name=words)
    expect(question).to_be_focused()
    audit(tom)
    tom.keyboard.press("Enter")
    expect(tom).to_have_url(address)
    tom.goto(f"{base}/t/{words.replace(' ', '-').upper()}")
    expect(tom).to_have_url(address)
    expect(tom.get_by_label("Your name")).to_be_visible()
    tom.goto(f"{base}/t/{first}{slip}{third}")
    expect(tom.get_by_role("heading", name="Nothing lies here")).to_be_visible()
    tom.get_by_role("button", name=words).click()
    expect(tom).to_have_url(address)


def test_a_streamer_hides_the_code(visit: Visit, base: str, audit: Audit) -> None:
    """On the page, in the sheet and on the big screen of the same browser; it is remembered, and shown again."""
    page = visit(1280, 800)
    address = open_table(page, base, "Mira")
    words = words_on(page)
    screen = page.context.new_page()
    screen.goto(f"{address}/screen")
    expect(screen.get_by_text(words)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite friends").click()
    sheet = page.get_by_role("dialog", name="Invite friends")
    expect(sheet.get_by_text(words)).to_be_visible()
    audit(page)
    sheet.get_by_role("button", name="Hide the code").last.click()
    page.keyboard.press("Escape")
    for shown in (page, screen):
        expect(shown.get_by_role("button", name="Show the code").first).to_be_visible()
        text = shown.evaluate("document.body.innerText")
        assert not any(word in text for word in (words, words.replace(" ", "")))
        assert shown.get_by_role("img", name="QR code").count() == 0
    audit(screen)
    page.reload()
    page.get_by_role("button", name="Show the code").click()
    assert words_on(page) == words
    expect(screen.get_by_text(words)).to_be_visible()


def test_leaving_asks_and_coming_back_finds_the_seat(visit: Visit, base: str, audit: Audit) -> None:
    """The host leaves a game: a bot plays on; back on the same device they hold the seat and the role at once."""
    host, tom = visit(390, 844), visit(1280, 800)
    address = open_table(host, base, "Mira")
    join(tom, address, "mira")
    add_bots(host, 2)
    host.get_by_role("button", name="Start with").click()
    expect(tom.locator("#phase")).to_contain_text("story")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    audit(host)
    host.get_by_role("button", name="Leave", exact=True).click()
    expect(host).to_have_url(f"{base}/")
    host.get_by_role("link", name="Your tables").click()
    host.get_by_role("link", name=re.compile("mira")).click()
    expect(host).to_have_url(address)
    expect(host.get_by_role("listbox", name="Your hand")).to_be_visible()
    screen = visit(1920, 1080, f"/t/{address.rsplit('/', 1)[1]}/screen")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Stop this game").click()
    audit(host)
    host.get_by_role("button", name="Stop the game").click()
    expect(tom.get_by_text("Mira has stopped the game.")).to_be_visible()
    expect(host.get_by_text("You have stopped the game.")).to_be_visible()
    expect(screen.get_by_text("Mira has stopped the game.")).to_be_visible()
    tom.reload()
    expect(tom.get_by_text("Mira has stopped the game.")).to_be_visible()
    expect(tom.get_by_role("heading", name="Tonight we play")).to_be_visible()
    expect(host.locator(".chair b").filter(has_text="mira (2)")).to_be_visible()
