"""The types of the fixtures in conftest.py, and the screens that pages are tried on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from playwright.sync_api import Page

# A small phone, a phone, the same on its side, a tablet, a desktop.
SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)]

# The same server by a name in a home network. To browsers that is plain http, which 127.0.0.1 is not.
HOME = "hareloom.home.arpa"

# Words that are wider or higher than what they stand in; an ellipsis is meant, and what scrolls is not lost.
CUT_OFF = """[...document.querySelectorAll('button, h1, h2, h3, p, label, li, dt, dd, q, b, .btn')].filter((each) => {
  const style = getComputedStyle(each);
  const box = each.getBoundingClientRect();
  if (!each.checkVisibility() || each.closest('.out-of-view') || box.width < 2) return false;
  const cut = ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis';
  const scrolls = each.closest('.strip');
  const words = each.innerText?.trim();
  return words && ((cut && each.scrollWidth > each.clientWidth + 1) || (!scrolls && box.right > innerWidth + 1)
    || (!scrolls && box.left < -1));
}).map((each) => `${each.tagName} ${each.className}: ${each.innerText.slice(0, 40)}`)"""

Audit: TypeAlias = Callable[[Page], None]


class Visit(Protocol):
    """Opens a page: ``visit(390, 844, "/", locale="fr")``. Other words go to Playwright's ``new_context``.

    With ``home=True`` it comes by a name in a home network, as guests do; with ``asked=True`` it is asked for sound.
    """

    def __call__(
        self, width: int, height: int, path: str = "/", *, home: bool = False, asked: bool = False, **context: Any
    ) -> Page:
        """Open the page and wait until it is quiet."""
