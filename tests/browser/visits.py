"""The types of the fixtures in conftest.py, and the screens that pages are tried on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from playwright.sync_api import Page

# A small phone, a phone, the same on its side, a tablet, a desktop.
SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)]

Audit: TypeAlias = Callable[[Page], None]


class Visit(Protocol):
    """Opens a page: ``visit(390, 844, "/", locale="fr")``. Other words go to Playwright's ``new_context``."""

    def __call__(self, width: int, height: int, path: str = "/", **context: Any) -> Page:
        """Open the page and wait until it is quiet."""
