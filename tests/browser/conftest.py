"""What browser tests share: a server and a real Chromium per worker, pages of any size, what went wrong in them, axe.

``visit(width, height)`` opens the first page; whatever a page says to the console as an error, throws, or asks of
another host fails the test at its end, without the test having to look.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import held
import pytest
from contrast import too_faint
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright
from servers import table_server
from visits import HOME, Audit, Visit

import chromium

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Chromium itself would call its maker; a sandbox needs rights that root in a container doesn't give.
ARGUMENTS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
# A microphone that beeps and a camera that sees a clock, for pages that may use them.
ARGUMENTS.append("--use-fake-device-for-media-stream")
ARGUMENTS.append(f"--host-resolver-rules=MAP {HOME} 127.0.0.1")

# Whether with sound is a question that most tests have answered before.
SILENT = "localStorage.getItem('hareloom.sound') ?? localStorage.setItem('hareloom.sound', 'off')"

# Pictures that are fetched when they come into view may never come.
THERE = """Promise.allSettled([document.fonts.ready,
  ...[...document.images].filter((each) => each.loading !== 'lazy').map((each) => each.decode())])"""

# The longest that a page may take for something; a browser beside another one needs longer than one alone.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium, started once."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.WHAT_TO_INSTALL)
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS + as_root)
        yield started
        started.close()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def base(data: Path) -> Iterator[str]:
    """The address of a server with a data folder of its own, a full deck, and time that the test moves."""
    with table_server(data) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, base: str) -> Iterator[Visit]:
    """Opens pages; when the test is over, none of them may have gone wrong."""
    troubles: list[str] = []
    contexts = []

    def hear(message: ConsoleMessage) -> None:
        # The browser's own notes about what was refused, about a network that a test took away, about a header that
        # means nothing over plain http, and about a picture that a slow machine shows late, are not the page's.
        expected = ["status of 404", "status of 409", "status of 507", "header has been ignored"]
        expected += ["Service Worker registration blocked by Playwright", "cross-world service worker"]
        expected += ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_RESET", "using link preload but not used"]
        if message.type in {"error", "warning"} and not any(words in message.text for words in expected):
            troubles.append(f"console: {message.text} {message.location}")

    at_home = base.replace("localhost", HOME)

    def watch(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and f"{parts.scheme}://{parts.netloc}" not in {base, at_home}:
            troubles.append(f"asked another host: {request.url}")

    def open_page(
        width: int, height: int, path: str = "/", *, home: bool = False, asked: bool = False, **context: Any
    ) -> Page:
        # What the page keeps for later is of no use to a test that ends, and costs each of them a second.
        options = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block", **context}
        opened = browser.new_context(viewport={"width": width, "height": height}, **options)
        opened.add_init_script(held.WIRES)
        if not asked:
            opened.add_init_script(SILENT)
        contexts.append(opened)
        page = opened.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: troubles.append(f"thrown: {error}"))
        page.on("request", watch)
        page.goto((at_home if home else base) + path)
        # Drawn, every picture there, every font there: sooner, and surer, than waiting for the network to fall silent.
        page.locator("#app > *:visible").first.wait_for()
        page.evaluate(THERE)
        return page

    yield open_page
    for context in contexts:
        context.close()
    held.reset(base)
    assert troubles == []


@pytest.fixture
def audit() -> Audit:
    """Runs axe-core over the page: ``audit(page)`` fails with every violation, and with too little contrast."""

    def run(page: Page) -> None:
        page.locator("main").first.wait_for()
        held.rest(page)  # a colour on its way to another is neither
        # Evaluated rather than added as a script element, which our own policy rightly refuses.
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document, { resultTypes: ['violations', 'incomplete'] })")
        violations = [
            f"{each['id']}: {each['help']}: {[node['html'] for node in each['nodes']]}" for each in found["violations"]
        ]
        assert violations == []
        undecided = [node for each in found["incomplete"] if each["id"] == "color-contrast" for node in each["nodes"]]
        assert too_faint(page, undecided) == []

    return run
