"""A server with both decks, and browsers that are started when a test first asks for them.

``scripts/engines.py firefox -m pytest tests/engines`` runs these tests. Whatever a page says is wrong fails the test
at its end, without the test having to look.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from servers import table_server
from tests.engines.browsers import Engines
from tests.engines.driver import PHONE, OpenScreen, Screen

import engines

# Whether with sound is a question that these tests have answered before.
ANSWERED = "localStorage.setItem('hareloom.sound', 'off'); localStorage.setItem('hareloom.language', arguments[0])"


@pytest.fixture(scope="session")
def started() -> Iterator[Engines]:
    """The browsers of this run."""
    browsers = Engines(os.environ.get(engines.VARIABLE, "firefox"))
    yield browsers
    browsers.close()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def base(data: Path) -> Iterator[str]:
    """The address of a server with both decks, that takes pictures of players' own."""
    with table_server(data, "decks") as address:
        yield address


@pytest.fixture
def screens(started: Engines, base: str) -> Iterator[OpenScreen]:
    """Opens pages; when the test is over, none of them may have gone wrong."""
    opened: list[Screen] = []

    def open_screen(
        engine: str = started.own, size: tuple[int, int] = PHONE, language: str = "en", at: str = base
    ) -> Screen:
        screen = started.open(engine, at, size)
        opened.append(screen)
        screen.load(f"{at}/healthz")
        screen.ask(ANSWERED, language)
        return screen

    yield open_screen
    troubles = [f"{screen.engine}: {each}" for screen in opened for each in screen.troubles]
    for screen in opened:
        screen.close()
    assert troubles == []


@pytest.fixture
def screen(screens: OpenScreen) -> Screen:
    """A phone in the browser of this run."""
    return screens()
