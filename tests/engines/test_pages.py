"""Every page of the program, at three sizes, in this browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from books import bring, game_file
from tests.engines.driver import Screen
from tests.engines.turns import POST

from hareloom.server.http.routes import PAGES

SIZES = {"phone": (390, 844), "desktop": (1440, 900), "television": (1920, 1080)}
SIDEWAYS = "return document.documentElement.scrollWidth - innerWidth"
HEADING = "return document.querySelector('#app h1').textContent"
ENGLISH = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages" / "en.json"

Address = Callable[[Screen, str], str]


@pytest.fixture(scope="session")
def book(base: str, data: Path) -> str:
    """The path of a finished game's book."""
    assert base  # the server, whose data folder it is
    return bring(data, game_file(data, turns=4))


@pytest.fixture
def address(book: str) -> Address:
    """The address of a page, of things that are there and are this browser's own."""

    def of(screen: Screen, page: str) -> str:
        code, key, game = book.removeprefix("/r/").split("/")
        if page.startswith("/t/"):
            return page.replace("{code}", screen.ask(POST, "/api/tables", {"name": "Ana"})["code"])
        if page.endswith("/change"):
            return page.replace("{id}", screen.ask(POST, "/api/own-decks", {"name": "Holidays", "reach": "link"})["id"])
        return page.replace("{id}", "hareloom").replace("{code}", code).replace("{key}", key).replace("{game}", game)

    return of


@pytest.mark.parametrize("page", PAGES)
def test_no_page_is_blank(screen: Screen, address: Address, page: str) -> None:
    """Every page draws itself, loaded from nothing, and fits every size that the window takes later."""
    path = address(screen, page)
    assert "{" not in path
    screen.go(path)
    lost = json.loads(ENGLISH.read_text(encoding="utf-8"))["lost.title"]
    assert screen.ask(HEADING) != lost
    for size, (width, height) in SIZES.items():
        screen.resize(width, height)
        screen.wait(f"return ({SIDEWAYS.removeprefix('return ')}) <= 0", what=f"{page} to fit a {size}")
