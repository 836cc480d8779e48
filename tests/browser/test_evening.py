"""An evening with four people: one falls asleep, one leaves and returns on another device, one is sent away."""

from __future__ import annotations

import re

import held
from playing import add_bots, join, open_table, phase_of, play_to_the_end, play_until
from playwright.sync_api import Locator, Page, expect
from visits import Audit, Visit

SHORT = {"target_score": 5, "rounds_per_player": 1}


def own_pace(page: Page, **seconds: int) -> None:
    """The host chooses seconds of their own, before the game."""
    page.get_by_role("radio", name="Your own").click()
    for phase, number in seconds.items():
        page.get_by_label(f"{phase.capitalize()}, s").fill(str(number))
    page.get_by_role("button", name="Keep these seconds").click()
    expect(page.get_by_role("radio", name="Your own")).to_be_checked()


def seat_of(page: Page, name: str) -> Locator:
    """That person in the row of seats."""
    return page.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text=name)


def until_phase(pages: list[Page], movers: list[Page], phase: str) -> None:
    """The movers do what there is to do until all pages are in that phase."""
    play_until(movers, lambda: all(phase_of(page) == phase for page in pages))
    held.settle(*pages)


def menu(page: Page, *names: str) -> None:
    """Open the menu and press these, one after the other."""
    page.get_by_role("button", name="Menu").click()
    for name in names:
        page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_asleep_away_and_sent_away(visit: Visit, base: str, audit: Audit) -> None:
    """Nobody waits longer than the pace says, a returning player has the old seat, and the game ends."""
    lea, tom, ana, max_ = visit(390, 844), visit(1440, 900), visit(320, 568), visit(820, 1180)
    address = open_table(lea, base, "Léa", house=SHORT)
    for page, name in ((tom, "Tom"), (ana, "Ana"), (max_, "Max")):
        join(page, address, name)
    own_pace(lea, tell=180, give=20, vote=180, look=180)
    audit(lea)
    everybody = [lea, tom, ana, max_]
    lea.get_by_role("button", name="Start with").click()
    lea.get_by_role("button", name="I have a story").click()
    until_phase(everybody, [lea], "give")

    # Max falls asleep; a candle burns on every page, and then a bot gives for him.
    for page in everybody:
        expect(page.get_by_role("timer")).to_be_visible()
    tom.get_by_role("button", name="Table talk").click()
    tom.get_by_label("Say something").fill("Max?")
    tom.get_by_role("button", name="Say it").click()
    tom.keyboard.press("Escape")
    expect(ana.get_by_role("button", name="Table talk, 1 unread")).to_be_visible()
    until_phase(everybody, [lea, tom, ana], "vote")
    for page in (lea, tom):
        expect(seat_of(page, "Max")).to_contain_text("a bot moved this once")
    audit(tom)

    # Ana leaves, and comes back on another device, in the middle of the vote.
    menu(ana, "This device", "Personal link")
    link = ana.get_by_role("textbox", name="Personal link").input_value()
    ana.get_by_role("button", name="Leave the table").click()
    ana.get_by_role("button", name="Leave", exact=True).click()
    expect(ana.get_by_role("button", name="Play now")).to_be_visible()
    expect(seat_of(tom, "Ana")).to_have_class(re.compile("away"))
    tablet = visit(844, 390)
    tablet.goto(link)
    expect(tablet.locator("#phase")).to_be_visible()
    expect(seat_of(tom, "Ana")).not_to_have_class(re.compile("away"))
    expect(seat_of(tablet, "You")).to_be_visible()
    for page in (tom, max_):
        page.get_by_role("button", name="Love this clue").click()
    until_phase([lea, tom, tablet, max_], [lea, tom, tablet, max_], "reveal")

    # Tom is sent away; a bot sits there, and the others play on.
    menu(lea, "Run the table", "Tom", "Send Tom away")
    expect(tom.get_by_text("The host has sent you away")).to_be_visible()
    audit(lea)
    lea.keyboard.press("Escape")
    play_to_the_end([lea, tablet, max_])
    awards = lea.get_by_role("list", name="Awards")
    expect(awards.get_by_role("listitem").filter(has_text="Best-loved clue")).to_contain_text("Almost home")


def test_the_door_and_a_nudge(visit: Visit, base: str, audit: Audit) -> None:
    """The host lets in one by one and locks the door; an awaited player is nudged; a person finds their tables."""
    lea, tom = visit(390, 844), visit(1440, 900)
    address = open_table(lea, base, "Léa")
    menu(lea, "Run the table", "I let newcomers in one by one")
    lea.keyboard.press("Escape")
    tom.goto(address)
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="Sit down").click()
    expect(tom.get_by_text("The host will let you in")).to_be_visible()
    lea.get_by_role("button", name="Let in").click()
    expect(tom.get_by_role("heading", name="Tonight we play")).to_be_visible()
    menu(lea, "Run the table", "Locked")
    audit(lea)
    lea.keyboard.press("Escape")
    late = visit(390, 844)
    late.goto(address)
    expect(late.get_by_text("nobody new can join")).to_be_visible()
    add_bots(lea, 2)
    lea.get_by_role("button", name="Start with").click()
    tom.get_by_role("button", name="I have a story").click()
    expect(tom.locator("textarea")).to_be_visible()
    lea.get_by_role("button", name="Table talk").click()
    lea.get_by_role("button", name="Nudge", exact=True).click()
    expect(tom.get_by_text("Léa is waiting for you.")).to_be_visible()
    lea.get_by_role("button", name="Let a bot move once").click()
    expect(tom.locator("textarea")).to_be_hidden()
    tom.goto(f"{base}/tables")
    expect(tom.get_by_role("link", name="With Léa")).to_be_visible()
    audit(tom)
    tom.get_by_role("link", name="With Léa").click()
    expect(tom.locator("#phase")).to_be_visible()
