"""Four times as large, with letters twice as large, in the reader's own colours: nothing is lost in a game."""

from __future__ import annotations

import held
from playing import OVER, add_bots, join, open_table, phase_of, play_until, share_seat, skip
from playwright.sync_api import Page, expect
from visits import Visit

# What can be used or read, but can't be brought to where it is seen whole and hit. What fades or moves gets its time.
LOST = """async () => {
  const inside = (each) => !each.closest('.out-of-view, [inert], [aria-hidden=true]');
  const all = [...document.querySelectorAll('button, [role=option], textarea, input, select, a[href], h1')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && inside(each));
  const lost = [];
  for (const each of all) {
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [[x, y], [left + 6, y], [x, top + 6]];
    const hit = points.some(([x, y]) => {
      const on = document.elementFromPoint(x, y);
      return on && (each.contains(on) || on.contains(each) || on.closest('label')?.contains(each));
    });
    const cut = left < -1 || right > innerWidth + 1;
    const scrolls = each.closest('.fan, .strip, .scroll');
    const name = (each.ariaLabel ?? each.innerText ?? '').slice(0, 40);
    if (!hit || (cut && !scrolls)) lost.push(`${each.tagName} ${name} ${[left, top, right, bottom].map(Math.round)}`);
  }
  scrollTo(0, 0);
  return lost;
}"""
MAGNIFIED = ((320, 256, 1), (1280, 800, 2), (390, 844, 2))
"""Widths and heights, and how many times as large letters are; the first is a screen of 1280 x 1024 at 400 %."""
WIDTH = "document.documentElement.scrollWidth - innerWidth"


def test_nothing_is_lost(visit: Visit, base: str) -> None:
    """At 400 %, and with letters twice as large, every control of every phase can be scrolled to and hit."""
    desk, tom = visit(1280, 800), visit(390, 844)
    address = open_table(desk, base, "Mira", house={"target_score": 5})
    pages = []
    for width, height, letters in MAGNIFIED:
        pages.append(page := visit(width, height))
        share_seat(desk, page)  # who plays on there, while we look here
        page.goto(address)
        page.evaluate(f"document.documentElement.style.fontSize = '{letters * 100}%'")
    join(tom, address, "Tom")
    for page in pages:
        look(page, "lobby")
    add_bots(desk, 2)
    desk.get_by_role("button", name="Start with").click()
    seen: set[str] = set()

    def looked() -> bool:
        held.settle(*pages)
        phase = phase_of(pages[0])
        if phase not in {*seen, "lobby", "end"}:
            for page in pages:
                expect(page.locator(f"[data-phase={phase}]")).to_be_attached()
                skip(page)  # the reveal's show
                look(page, phase)
            seen.add(phase)
        return desk.locator(OVER).count() > 0

    play_until([desk, tom], looked)
    assert seen >= {"claim", "give", "vote", "reveal"}
    for page in pages:
        skip(page)  # the ceremony
        page.locator(OVER).first.wait_for()
        look(page, "end")


def look(page: Page, phase: str) -> None:
    """All of it is there."""
    expect(page.locator("h1").first).to_be_visible()
    held.rest(page)
    lost = page.evaluate(LOST)
    assert lost == [], phase
    assert page.evaluate(WIDTH) <= 0, phase


def test_what_is_chosen_is_seen_in_the_colours_of_the_reader(visit: Visit, base: str) -> None:
    """Where the browser takes our colours and shadows away, what is chosen and what has the focus has an outline."""
    page = visit(1280, 800, forced_colors="active")
    open_table(page, base, "Mira")
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").click()
    card = page.get_by_role("option").nth(2)
    outline = "each => [getComputedStyle(each).outlineStyle, parseFloat(getComputedStyle(each).outlineWidth)]"
    before = card.evaluate(outline)
    card.click(position={"x": 20, "y": 100})
    page.locator("textarea").focus()
    expect(card).to_have_attribute("aria-selected", "true")
    style, width = card.evaluate(outline)
    assert (style, width >= 3) == ("solid", True), before
    button = page.get_by_role("button", name="Menu").first
    button.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") >= 2
