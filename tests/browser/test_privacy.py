"""The operator's privacy notice, in a real browser, as our template filled in."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from visits import Audit, Visit

from serving import free_port, serving

TEMPLATE = Path(__file__).parents[2] / "docs" / "examples" / "privacy.md"
ATTACK = "\n\n<img src=x onerror=alert(1)> and [this](javascript:alert(1)) are only words.\n"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server as an operator starts it."""
    folder, port = tmp_path_factory.mktemp("operator"), free_port()
    notice = folder / "privacy.md"
    filled = re.sub(r"\[\[(.*?)\]\]", r"\1", TEMPLATE.read_text(encoding="utf-8"), flags=re.DOTALL)
    notice.write_text(filled + ATTACK, encoding="utf-8")
    flags = ["--port", str(port), "--data", str(folder / "data"), "--privacy-notice", str(notice)]
    with serving([sys.executable, "-m", "hareloom", "serve", *flags], port, patience=20) as (address, _):
        yield address


@pytest.mark.parametrize(("width", "height", "locale"), [(320, 568, "fr"), (1280, 800, "en")])
def test_the_notice_is_found_and_read(visit: Visit, audit: Audit, width: int, height: int, locale: str) -> None:
    """From the foot of the first page; in its own words, safely, without scrolling sideways; and back."""
    page = visit(width, height, locale=locale)
    title = {"en": "Privacy", "fr": "Confidentialité"}[locale]
    audit(page)
    page.get_by_role("contentinfo").get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_count(5)
    expect(page.get_by_role("listitem")).to_have_count(8)
    expect(page.get_by_role("link", name="your tables")).to_have_attribute("href", "/tables")
    expect(page.get_by_text("<img src=x onerror=alert(1)> and [this](javascript:alert(1))")).to_be_attached()
    assert page.locator("main img, main script, main a[href^='javascript']").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    audit(page)
    page.reload()
    expect(page.get_by_role("heading", level=2)).to_have_count(5)
    page.locator("main a[href='/']").click()
    expect(page.get_by_role("heading", name="Hareloom")).to_be_visible()
