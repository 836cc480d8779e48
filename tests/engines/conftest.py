"""A server with both decks, and WebKit on a screen of its own. ``scripts/webkit.py`` runs these tests."""

from __future__ import annotations

import os
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from servers import table_server

import webkit as installed

# Larger than every window: a window as large as a phone is possible in full screen alone.
SCREEN = "2000x1200x24"


@contextmanager
def _screen() -> Iterator[str]:
    """A screen without a monitor: the value of DISPLAY. Xvfb chooses a free number and says it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb didn't start"
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


@pytest.fixture(scope="session")
def webkit() -> Iterator[WebKitGTK]:
    """WebKit, started once, as large as a phone."""
    found = installed.browser()
    assert found, "run these tests by scripts/webkit.py"
    options = Options()
    options.binary_location = str(found)
    options.add_argument("--automation")
    options.add_argument("--full-screen")
    with _screen() as display:
        service = Service("/usr/bin/WebKitWebDriver", env={**os.environ, "DISPLAY": display})
        with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):  # about Selenium's own code
            driver = WebKitGTK(options, service)
        driver.set_script_timeout(30)
        driver.set_window_size(390, 844)
        yield driver
        driver.quit()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def base(data: Path) -> Iterator[str]:
    """The address of a server with both decks, that takes pictures of players' own."""
    with table_server(data, "decks") as address:
        yield address
