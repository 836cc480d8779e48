"""Which fonts the page is set in, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tongues import tongues
from visits import Visit

OURS = "the page's own"
OF_THE_DEVICE = {
    "ru": {"Noto Serif", "Noto Sans"},
    "ar": {"Noto Naskh Arabic", "Noto Sans Arabic"},
    "ja": {"Noto Serif CJK JP", "Noto Sans CJK JP"},
    "zh": {"Noto Serif CJK SC", "Noto Sans CJK SC"},
    "ko": {"Noto Serif CJK KR", "Noto Sans CJK KR"},
}
"""What Debian has of those that web/src/styles/type.css names: nearly the same letters are drawn otherwise in Tokyo and
Beijing."""


def families(page: Page, selector: str) -> set[str]:
    """The fonts that the letters of an element were really taken from."""
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {OURS if font["isCustomFont"] else font["familyName"] for font in fonts if font["glyphCount"]}


@pytest.mark.parametrize("language", tongues("all"))
def test_letters_come_from_fonts_that_have_them(visit: Visit, language: str) -> None:
    """All letters of a language are in the fonts meant for it: Latin in the page's own, others in the device's."""
    page = visit(390, 844, locale=language)
    found = families(page, ".tagline span") | families(page, "nav button b") | families(page, "nav button span")
    assert found <= OF_THE_DEVICE.get(language, {OURS})
    assert found


def test_a_name_s_letters_beyond_polish_and_turkish_are_ours_too(visit: Visit) -> None:
    """Czech letters are fetched where they occur, and no sooner."""
    page = visit(390, 844)
    fetched = "() => performance.getEntriesByType('resource').filter(({ name }) => /-ext-/.test(name)).length"
    assert page.evaluate(fetched) == 0
    page.locator("nav button b").first.evaluate("element => { element.textContent = 'Říčka'; }")
    page.wait_for_function(fetched)
    page.evaluate("document.fonts.ready")
    assert families(page, "nav button b") == {OURS}
