"""Played without a pointer, in a real browser."""

from __future__ import annotations

import re

from keyboard import play_to_the_end, tab_to
from playing import add_bots, join, open_table
from playwright.sync_api import expect
from visits import Audit, Visit


def test_a_whole_game_by_keyboard_alone(visit: Visit, base: str) -> None:
    """Bots are seated, a game is played to its end and the next one begun, and all of it by keys."""
    page = visit(1280, 800)
    open_table(page, base, "Mira", house={"target_score": 5})
    chairs = page.locator(".chair:not(.empty)")
    expect(chairs).to_have_count(1)
    for count in (2, 3, 4):
        tab_to(page, "button Add a bot after")
        page.keyboard.press("Enter")
        expect(chairs).to_have_count(count)
    tab_to(page, "button Start with 4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I have a story")).to_be_visible()
    page.keyboard.press("Control+Enter")  # before a bot says so
    expect(page.locator("textarea")).to_be_visible()
    assert "You are telling." in play_to_the_end(page)
    tab_to(page, "button Again")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Who tells first?")).to_be_visible()


def test_looking_closer_by_keys(visit: Visit, base: str) -> None:
    """Pictures by arrows, numbers and Enter, Z looks closer, Escape puts back; then one is where one was."""
    page = visit(1280, 800)
    open_table(page, base, "Mira")
    add_bots(page, 3)
    tab_to(page, "button Start with 4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I have a story")).to_be_visible()
    page.keyboard.press("Control+Enter")
    expect(page.locator("textarea")).to_be_visible()
    tab_to(page, "option")
    page.keyboard.press("3")
    expect(page.get_by_role("option").nth(2)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("3")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("z")
    expect(page.get_by_role("dialog", name="Picture 4 of 6")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("option").nth(3)).to_be_focused()
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")  # from the heading to the pictures
    expect(page.get_by_role("option").nth(3)).to_be_focused()
    tab_to(page, "button Menu")
    page.keyboard.press("2")  # a number means a picture, wherever the focus is
    expect(page.get_by_role("option").nth(1)).to_be_focused()
    expect(page.get_by_role("option").nth(1)).to_have_attribute("aria-selected", "true")


def test_who_goes_by_keys_writes_at_once(visit: Visit, base: str) -> None:
    """The talk opens at its text field; opened by a finger it doesn't, for a keyboard would cover it."""
    page = visit(1280, 800)
    open_table(page, base, "Mira")
    tab_to(page, "button Table talk")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table talk").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()


def test_keys_that_tell(visit: Visit, base: str, audit: Audit) -> None:
    """Keys say the clue, scores, time, who is missing, and that again; not while one types, and they can be off."""
    page = visit(1280, 800)
    address = open_table(page, base, "Mira")
    join(visit(390, 844), address, "Tom")  # who gives nothing, so that the clue stays
    add_bots(page, 2)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").wait_for()
    said = page.locator(".toast")
    page.keyboard.press("s")
    expect(said).to_contain_text("You: 0 · ")
    page.keyboard.press("Control+Enter")
    page.locator("textarea").fill("")
    page.keyboard.press("Alt+Shift+S")
    expect(said).to_contain_text("You: 0 · ")
    page.locator("textarea").press_sequentially("A cs?")
    expect(page.locator("textarea")).to_have_value("A cs?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, "option")
    page.keyboard.press("Space")
    page.keyboard.press("Control+Enter")
    expect(page.locator("textarea")).to_be_hidden()
    page.keyboard.press("c")
    expect(said).to_have_text("You say: A cs?.")
    page.keyboard.press("w")
    expect(said).to_contain_text("Waiting for")
    page.keyboard.press("t")
    expect(said).to_have_text("There is no clock.")
    page.keyboard.press("l")
    expect(page.locator("[data-voice] p")).to_contain_text(re.compile("You told|Waiting for"))  # not the answer to T
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet.get_by_text("the clue again")).to_be_visible()
    audit(page)
    tab_to(page, "button yes")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(sheet).to_be_hidden()
