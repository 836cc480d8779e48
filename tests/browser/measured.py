"""Measures pages that have come to rest."""

from __future__ import annotations

from held import rest
from playwright.sync_api import Page
from visits import CUT_OFF


def cut_off(page: Page) -> list[str]:
    """Words that are wider or higher than what they stand in."""
    rest(page)
    found: list[str] = page.evaluate(CUT_OFF)
    return found
