"""The page on a phone: it opens without a network and says so, keeps no secret, and goes on as soon as it can."""

from __future__ import annotations

from pathlib import Path

from playing import add_bots, open_table
from playwright.sync_api import Browser, Page, expect
from servers import table_server
from visits import Audit, Visit

from serving import free_port

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""

PICTURES = "() => caches.open('pictures').then((cache) => cache.keys()).then((kept) => kept.length > 0)"


def controlled(page: Page) -> None:
    """Wait until the worker has kept the page."""
    page.wait_for_function(CONTROLLED)


def test_without_the_server_the_page_opens_and_comes_back(browser: Browser, tmp_path: Path, audit: Audit) -> None:
    """A kind sentence in the reader's language at every address; once the server answers, the page comes by itself."""
    port = free_port()
    with browser.new_context(viewport={"width": 390, "height": 844}, locale="fr", reduced_motion="reduce") as context:
        page = context.new_page()
        with table_server(tmp_path, port=port) as base:
            page.goto(base)
            controlled(page)
        page.goto(f"{base}/tables")
        expect(page.get_by_role("heading", name="Pas de passage pour l’instant")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        audit(page)
        page.evaluate("localStorage.setItem('hareloom.language', 'pl')")  # whose words were never fetched
        page.goto(f"{base}/decks")
        expect(page.get_by_role("heading", name="Pas de passage pour l’instant")).to_be_visible()
        page.evaluate("localStorage.removeItem('hareloom.language')")
        page.goto(f"{base}/tables")
        with table_server(tmp_path, port=port):
            page.get_by_role("heading", name="Pas de passage pour l’instant").wait_for(state="hidden")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert page.url == f"{base}/tables"


def test_nothing_of_a_table_is_kept(visit: Visit, base: str) -> None:
    """After a turn at a table the browser keeps the page, its files and pictures, and nothing else."""
    page = visit(390, 844, service_workers="allow")
    controlled(page)
    open_table(page, base, "Mira")
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").click()
    page.locator("textarea").wait_for()
    page.reload()
    page.locator("textarea").wait_for()
    page.wait_for_function(PICTURES)
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith(("/assets/", "/pictures/"))] == []
