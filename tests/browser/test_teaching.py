"""What a newcomer sees at the play table, and that it is there whole: measured in a real browser."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import held
from playing import add_bots, join, open_table, play_to_phase, share_seat
from playwright.sync_api import Locator, expect
from visits import Audit, Visit

LONG = "What the tide forgot to take back before the day broke over the harbour, the letters, the rain, " * 2
TWICE = "document.documentElement.style.fontSize = '200%'"


def box(found: Locator) -> dict[str, Any]:
    """Where it is on the page."""
    held.rest(found.page)
    there = found.bounding_box()
    assert there
    return dict(there)


def test_a_first_turn_is_taught_in_place(visit: Visit, base: str, audit: Audit) -> None:
    """One sentence a phase, above the button, until it was done; then the hand is large, and a late hare is nudged."""
    page, tom = visit(390, 844), visit(390, 844)
    address = open_table(page, base, "Mira")
    join(tom, address, "Tom")
    add_bots(page, 2)
    page.get_by_role("button", name="Start with").click()
    lesson = page.get_by_role("complementary", name="New to you")
    expect(lesson).to_contain_text("Hint at a card of yours. The others add theirs, all guess.")
    page.get_by_role("button", name="I have a story").click()
    expect(lesson).to_contain_text("The others hide your card among theirs.")
    assert box(lesson)["y"] + box(lesson)["height"] <= box(page.locator("footer .btn"))["y"]
    assert box(lesson)["height"] <= 64, "two lines at most"
    audit(page)
    page.get_by_role("option").first.click()
    page.locator("textarea").fill("Almost home")
    page.locator("footer .btn-go").click()
    held.settle(page)
    held.passes(10, page, tom)  # the bots give
    expect(page.get_by_role("button", name="Nudge Tom")).to_be_visible()
    expect(lesson).to_be_hidden()
    page.wait_for_function("() => document.querySelector('[role=option].at').getBoundingClientRect().width >= 240")
    assert box(page.locator("[role=option].at"))["height"] >= 360
    assert page.locator("[role=option]").count() == 5, "what was told lies on the table"
    page.get_by_role("button", name="Nudge Tom").click()
    expect(tom.locator(".toast")).to_contain_text("Mira is waiting for you.")
    expect(tom.get_by_role("complementary", name="New to you")).to_contain_text("Make yours pass for Mira’s.")
    tom.get_by_role("button", name="Tips off").click()
    tom.get_by_role("button", name="Look closer").click()
    tom.get_by_role("dialog").get_by_role("button", name="Give this card").click()
    play_to_phase([page], "vote")
    expect(tom.get_by_role("listbox", name="The pictures on the table")).to_be_visible()
    expect(tom.get_by_role("complementary", name="New to you")).to_be_hidden()


def test_long_clues_large_letters_and_small_screens(visit: Visit, base: str) -> None:
    """A clue of 190 letters is read whole, names don't touch at 320 px, and the lens gives the picture the screen."""
    desk, tom = visit(1280, 800), visit(390, 844)
    address = open_table(desk, base, "Mira")
    join(tom, address, "Tom")
    add_bots(desk, 4)
    phone = visit(320, 568)
    share_seat(desk, phone)
    phone.goto(address)
    desk.get_by_role("button", name="Start with").click()
    desk.get_by_role("button", name="I have a story").click()
    desk.locator("textarea").fill(LONG[:190].strip())
    desk.get_by_role("option").first.click()
    desk.locator("footer .btn-go").click()
    for phase in ("give", "vote"):
        play_to_phase([tom], phase)
        for page in (desk, phone):
            expect(page.locator("q")).to_contain_text(LONG[:190].strip())
            expect(page.locator("q")).to_be_in_viewport(ratio=1)
            clue, felt = box(page.locator(".clue q")), box(page.locator("main"))
            assert clue["y"] + clue["height"] <= felt["y"] + 1
    names = phone.evaluate(
        """[...document.querySelectorAll('.seats li')].map((seat) => {
          const words = [...seat.querySelectorAll('b, .score')].filter((each) => each.checkVisibility());
          const boxes = words.map((each) => each.getBoundingClientRect());
          return [Math.min(...boxes.map((b) => b.left)), Math.max(...boxes.map((b) => b.right))];
        })"""
    )
    for (_, ends), (begins, _) in pairwise(names):
        assert begins - ends >= 1.5, names
    phone.get_by_role("button", name="Look closer").click()
    phone.wait_for_function("() => document.querySelector('dialog img').getBoundingClientRect().width >= 299.5")
    assert round(box(phone.get_by_role("dialog").locator("img"))["height"]) >= 450


def test_four_pairs_stand_in_one_row_above_the_clue(visit: Visit, base: str) -> None:
    """At 1280 x 800 the fourth pair is not behind the clue; at twice the letters the headline is not cut off."""
    desk, tom = visit(1280, 800), visit(390, 844)
    address = open_table(desk, base, "Mira", edition="team")
    join(tom, address, "Tom")
    add_bots(desk, 6)
    desk.get_by_role("button", name="Start with").click()
    desk.get_by_role("button", name="I have a story").click()
    desk.locator("textarea").fill("Almost home")
    desk.get_by_role("option").first.click()
    desk.locator("footer .btn-go").click()
    expect(desk.get_by_role("region", name="What was told")).to_be_visible()
    *pairs, slip = desk.locator(".teams li, section.clue").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    assert len(pairs) == 4
    assert len({round(pair["y"]) for pair in pairs}) == 1
    assert max(pair["y"] + pair["height"] for pair in pairs) <= slip["y"] + 1
    for page in (desk, tom):
        page.evaluate(TWICE)
        whole = page.locator("#phase").evaluate(
            "each => each.scrollWidth <= each.clientWidth + 1 && each.getBoundingClientRect().top >= 0"
        )
        assert whole


def test_the_title_is_whole_at_twice_the_letters(visit: Visit) -> None:
    """The first page's title stays within every screen when letters are twice as large."""
    for width, height in ((320, 568), (844, 390), (1280, 800)):
        page = visit(width, height)
        page.evaluate(TWICE)
        title = page.locator("h1").evaluate(
            """each => { const range = document.createRange(); range.selectNodeContents(each);
              const { left, right } = range.getBoundingClientRect(); return [left, right]; }"""
        )
        assert (title[0] >= 0, title[1] <= width) == (True, True), (width, title)
