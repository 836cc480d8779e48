"""The browsers of a run of these tests, each started when a test first asks for it."""

from __future__ import annotations

import os
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from tests.engines.driver import PlaywrightScreen, Screen, WebKitScreen

import chromium
import engines

PICTURES = Path(__file__).parents[2] / "build" / "engines"

# Larger than every window: a window as large as a phone is possible in full screen alone.
DISPLAY = "2000x1200x24"
# A microphone that beeps and a camera that sees something.
WEBKIT_ARGUMENTS = ("--automation", "--full-screen", "--enable-media-stream=true", "--enable-mock-capture-devices=true")
FIREFOX_PREFERENCES: dict[str, str | float | bool] = {
    "media.navigator.streams.fake": True,
    "media.navigator.permission.disabled": True,
}
CHROMIUM_ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
)


@contextmanager
def _display() -> Iterator[str]:
    """A screen without a monitor: the value of DISPLAY. Xvfb chooses a free number and says it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", DISPLAY, "-nolisten", "tcp"]
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


class Engines:
    """The browsers of this run, each started when it is first asked for."""

    def __init__(self, own: str) -> None:
        self.own = own
        self._open = ExitStack()
        self._playwright: Playwright | None = None
        self._browsers: dict[str, Browser] = {}
        self._webkit: WebKitGTK | None = None

    def open(self, name: str, base: str, size: tuple[int, int]) -> Screen:
        """An empty page of a size, in a browser that knows nothing of it."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        if name == "webkit":
            screen: Screen = WebKitScreen(base, PICTURES, self._webkit_driver())
            screen.resize(*size)
            return screen
        width, height = size
        context = self._browser(name).new_context(viewport={"width": width, "height": height}, locale="en")
        return PlaywrightScreen(name, base, PICTURES, context.new_page())

    def close(self) -> None:
        """Stop them all."""
        self._open.close()

    def _browser(self, name: str) -> Browser:
        if name not in self._browsers:
            if self._playwright is None:
                self._playwright = self._open.enter_context(sync_playwright())
            if name == "firefox":
                found = engines.firefox()
                assert found, "run these tests by scripts/engines.py"
                browser = self._playwright.firefox.launch(
                    channel="moz-firefox", executable_path=found, firefox_user_prefs=FIREFOX_PREFERENCES
                )
            else:
                path = chromium.find()
                assert path, chromium.WHAT_TO_INSTALL
                as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
                browser = self._playwright.chromium.launch(executable_path=path, args=[*CHROMIUM_ARGUMENTS, *as_root])
            self._open.callback(browser.close)
            self._browsers[name] = browser
        return self._browsers[name]

    def _webkit_driver(self) -> WebKitGTK:
        if self._webkit is None:
            found = engines.webkit()
            assert found, "run these tests by scripts/engines.py"
            options = Options()
            options.binary_location = str(found)
            for argument in WEBKIT_ARGUMENTS:
                options.add_argument(argument)
            display = self._open.enter_context(_display())
            service = Service("/usr/bin/WebKitWebDriver", env={**os.environ, "DISPLAY": display})
            with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):  # about Selenium's own code
                self._webkit = WebKitGTK(options, service)
            self._open.callback(self._webkit.quit)
        return self._webkit
