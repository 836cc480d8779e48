"""Every page of the program in WebKit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from books import bring, game_file
from selenium.webdriver import WebKitGTK
from selenium.webdriver.support.wait import WebDriverWait

from hareloom.server.http.routes import PAGES

POST = """const [path, body, done] = arguments;
fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  .then((answer) => answer.json()).then(done, (problem) => done({ problem: String(problem) }));"""

# A heading that has words and a size. Only a drawn page has one: the shell is an empty element.
DRAWN = """return [...document.querySelectorAll('#app h1')]
  .some((each) => each.textContent.trim() && each.getClientRects().length > 0)"""

HEADING = "return document.querySelector('#app h1').textContent"
ENGLISH = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages" / "en.json"


def post(webkit: WebKitGTK, path: str, **body: Any) -> dict[str, Any]:
    """Ask the server from within the page, which has its cookies."""
    answer: dict[str, Any] = webkit.execute_async_script(POST, path, body)
    return answer


@pytest.fixture(scope="session")
def addresses(webkit: WebKitGTK, base: str, data: Path) -> dict[str, str]:
    """An address for every page that the server knows, of things that are there and are this browser's own."""
    webkit.get(base)
    table = post(webkit, "/api/tables", name="Ana")["code"]
    own = post(webkit, "/api/own-decks", name="Holidays", reach="link")["id"]
    book = bring(data, game_file(data, turns=4))
    code, key, game = book.removeprefix("/r/").split("/")
    return {
        page: page.replace("{id}/change", f"{own}/change")
        .replace("{id}", "hareloom")
        .replace("/t/{code}", f"/t/{table}")
        .replace("{code}", code)
        .replace("{key}", key)
        .replace("{game}", game)
        for page in PAGES
    }


@pytest.mark.parametrize("page", PAGES)
def test_no_page_is_blank(webkit: WebKitGTK, base: str, addresses: dict[str, str], page: str) -> None:
    """Every page draws itself, at its own address, loaded from nothing."""
    assert "{" not in addresses[page]
    webkit.get(base + addresses[page])
    WebDriverWait(webkit, 30).until(lambda driver: driver.execute_script(DRAWN), f"{page} is blank")
    lost = json.loads(ENGLISH.read_text(encoding="utf-8"))["lost.title"]
    assert webkit.execute_script(HEADING) != lost
