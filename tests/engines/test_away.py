"""What this browser shows when the server is gone, and what it would show if it were too old."""

from __future__ import annotations

from pathlib import Path

from servers import table_server
from tests.engines.driver import OpenScreen, Screen

CONTROLLED = "return navigator.serviceWorker?.controller?.state === 'activated'"
# The check runs again as it would in a browser without what is taken away here.
CHECK_AGAIN = """delete window.structuredClone;
const check = document.createElement('script');
check.src = document.querySelector('script[data-check]').src;
document.head.append(check);"""


def test_without_a_server_the_page_says_so(screens: OpenScreen, tmp_path: Path) -> None:
    """A browser that was here before opens every address without a network, and says what is wrong."""
    with table_server(tmp_path, "decks") as base:
        screen = screens(at=base)
        screen.go("/")
        screen.wait(CONTROLLED, what="the service worker")
    screen.go("/tables")
    screen.see("h1", "No way through just now")
    screen.forget_troubles()  # that the server isn't there


def test_a_browser_that_is_too_old_gets_a_kind_page(screen: Screen) -> None:
    """Where something is missing that the page needs, the check says which browsers have it, in the reader's words."""
    screen.go("/")
    screen.ask(CHECK_AGAIN)
    screen.see("h1", "too old")
    screen.see("p", "Firefox 115")
