"""Words in two directions on one page, in a real browser."""

from __future__ import annotations

from playing import open_table
from playwright.sync_api import expect
from visits import Visit


def test_a_latin_name_stands_where_arabic_words_stand(visit: Visit, base: str) -> None:
    """A name that runs to the right begins at the right edge of an Arabic page, as the words around it do."""
    page = visit(390, 844, locale="ar")
    open_table(page, base, "Mira")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.locator(".btn-icon.menu").click()
    name = page.locator("dialog li", has_text="Mira").locator("[dir=auto]")
    expect(name).to_have_css("direction", "ltr")
    expect(name).to_have_css("text-align", "right")


def test_codes_are_typed_from_left_to_right(visit: Visit) -> None:
    """A code is Latin words, so its field begins at the left, on an Arabic page too."""
    page = visit(390, 844, locale="ar")
    page.locator("nav button").nth(2).click()
    expect(page.locator("dialog input")).to_have_css("direction", "ltr")
