"""Pictures of every step of the ceremony before the end, for screenshots.py: time stands still for each of them."""

from __future__ import annotations

from pathlib import Path

import held
from playwright.sync_api import Browser
from reveal_shots import still_by_still
from votes import Turn

SIZES = ((390, 844), (320, 568), (844, 390), (1280, 800), (1920, 1080))
TV = SIZES[-1]
NOW = "document.querySelector('[data-step]')?.dataset.step ?? ''"


def ceremonies(browser: Browser, base: str, folder: Path) -> None:
    """One game that ends after its first turn, at each size."""
    for width, height in SIZES:
        turn = Turn(base, 6, [[], [0], [0], [1], [1], [1]], house={"target_score": 5})
        turn.begin()
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
        context.add_init_script("localStorage.setItem('hareloom.sound', 'off')")
        page = context.new_page()
        if (width, height) == TV:
            page.goto(f"{base}/t/{turn.code}/screen")
            page.locator(".frame").wait_for()
        else:
            turn.people[5].sit(page)
        held.rest(page)
        held.hold(page)
        turn.vote()
        for player in turn.people:
            player.do("be_ready", **turn.moment())
        still_by_still(page, NOW, "win", folder / f"ceremony-{width}x{height}")
        context.close()
