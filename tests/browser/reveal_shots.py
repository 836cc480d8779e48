"""Pictures of every beat of the reveal, for screenshots.py: time stands still for each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import held
from playwright.sync_api import Browser, Page
from votes import Turn

PHONE, DESK, TV = (390, 844), (1280, 800), (1920, 1080)
SIX = [[], [0], [3], [5], [0], [3]]
TWELVE = [[], [0], [1, 5], [0], [0, 7], [1], [2, 4], [1, 8], [1, 9], [10, 0], [11], [1, 3]]
CASES: tuple[tuple[str, list[list[int]], dict[str, Any], tuple[tuple[int, int], ...]], ...] = (
    ("six", SIX, {}, (PHONE, (320, 568), (844, 390), DESK, TV)),
    ("none", [[], [3], [3], [2], [3], [4]], {}, (PHONE,)),
    ("twelve", TWELVE, {}, (PHONE, DESK, TV)),
    ("party", [[2], [1], [1], [1], [2], [2], [1], [7]], {"edition": "party", "red": 1}, (PHONE, DESK)),
    ("team", [[], [0], [3], [4], [], [4], [4], [4]], {"edition": "team"}, (PHONE,)),
)
NOW = """(() => { const on = document.querySelector('[data-beat]');
  return on ? `${on.dataset.beat}-${on.dataset.do}` : '' })()"""
TICK = 60
LONGEST = 40_000


def reveals(browser: Browser, base: str, folder: Path) -> None:
    """Each case at each of its sizes, a picture a step."""
    for name, votes, settings, sizes in CASES:
        for size in sizes:
            turn = Turn(base, len(votes), votes, **settings)
            turn.begin()
            context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
            context.add_init_script("localStorage.setItem('hareloom.sound', 'off')")
            page = context.new_page()
            if size == TV:
                page.goto(f"{base}/t/{turn.code}/screen")
                page.locator(".frame").wait_for()
            else:
                turn.people[3].sit(page)
            held.rest(page)
            held.hold(page)
            turn.vote()
            still_by_still(page, NOW, "sum", folder / f"reveal-{name}-{size[0]}x{size[1]}")
            context.close()


def still_by_still(page: Page, now: str, last: str, folder: Path) -> None:
    """A picture of each step, as the page names it, until the last is there."""
    folder.mkdir(parents=True, exist_ok=True)
    seen = [""]
    for _ in range(LONGEST // TICK):
        step = page.evaluate(now)
        if step and step != seen[-1]:
            seen.append(step)
            if step.startswith("hush"):
                page.clock.run_for(2 * TICK)  # its pieces come one by one
            held.rest(page)
            page.screenshot(path=folder / f"{len(seen) - 1:02d}-{step}.png")
        if step.startswith(last):
            return
        held.run(page, TICK)
    raise AssertionError(seen)
