"""A player with a keyboard alone: reads the page, presses keys, and never touches it otherwise."""

from __future__ import annotations

import held
from playing import DRAWN, OVER, PRESSED_ON, skip, words_on
from playwright.sync_api import Page

FOCUSED = """() => {
  const at = document.activeElement;
  return `${at.getAttribute('role') ?? at.tagName.toLowerCase()} ${at.ariaLabel ?? at.textContent.trim()}`;
}"""
WAITS = "document.querySelector('footer .btn-wait')?.textContent ?? ''"
MOST_STOPS = 60


def tab_to(page: Page, start: str) -> None:
    """Press Tab until what has the focus is, by role and name, what is looked for: ``button Start``."""
    seen = []
    for _ in range(MOST_STOPS):
        seen.append(page.evaluate(FOCUSED))
        if seen[-1].startswith(start):
            return
        page.keyboard.press("Tab")
    message = f"no {start!r} among {seen}"
    raise AssertionError(message)


def step(page: Page) -> bool:
    """Do one thing, if there is one."""
    held.settle(page)
    page.wait_for_function(DRAWN)
    if page.locator("textarea").count():
        tab_to(page, "textarea")
        page.keyboard.type("The long way round")
        tab_to(page, "option")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.keyboard.press("Control+Enter")
        page.locator("textarea").wait_for(state="detached")
        return True
    if skip(page):
        return True
    if words_on(page, "footer .btn-go").startswith(PRESSED_ON):
        held.press(page, "Control+Enter", "table")
        return True
    if page.evaluate(WAITS).startswith(("Choose", "Place")):
        tab_to(page, "option")
        page.keyboard.press("Home")
        while page.evaluate("document.activeElement.ariaDisabled") == "true":
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        return True
    return False


def play_to_the_end(page: Page) -> set[str]:
    """Play until the game is over; the phases that were seen, by their first words."""
    seen = set()
    while not page.locator(OVER).count():
        seen.add(words_on(page, "#phase b"))
        if not step(page):
            held.go_on(page)
    return seen
