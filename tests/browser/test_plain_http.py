"""What browsers forbid over plain http in a home network: it is missing visibly, with a way round, and never broken."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from visits import Audit, Visit


def new_table(page: Page) -> None:
    """Open a table by what is on the first page."""
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Tonight we play").wait_for()


def test_a_link_can_be_marked_and_copied(visit: Visit, audit: Audit) -> None:
    """Where the page may not copy, the link stands in a field, and a touch marks all of it."""
    page = visit(390, 844, home=True)
    assert not page.evaluate("isSecureContext")
    assert page.evaluate("navigator.clipboard") is None
    new_table(page)
    page.get_by_role("button", name="Copy link").click()
    field = page.get_by_role("textbox", name="The table’s link")
    expect(field).to_have_value(page.evaluate("document.querySelector('input.field').value"))
    assert "/t/" in field.input_value()
    field.click()
    assert (
        page.evaluate(
            "getSelection().toString() || document.activeElement.value.slice("
            "document.activeElement.selectionStart, document.activeElement.selectionEnd)"
        )
        == field.input_value()
    )
    audit(page)


def test_the_menu_says_what_is_missing(visit: Visit, audit: Audit) -> None:
    """Notifications, copying, a screen that stays on: not there, but said, with what to do instead."""
    page = visit(390, 844, home=True)
    new_table(page)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="This device").click()
    missing = menu.get_by_role("region", name="What your browser forbids here")
    expect(missing).to_contain_text("plain http")
    for words in ("Copying links.", "Notifications.", "Keeping the screen on."):
        expect(missing).to_contain_text(words)
    expect(menu.get_by_role("button", name="Keep the screen on")).to_have_count(0)
    expect(menu.get_by_role("button", name="Notification")).to_have_count(0)
    menu.get_by_role("button", name="Personal link").click()
    expect(menu.get_by_role("textbox", name="Personal link")).to_be_visible()
    audit(page)


def test_where_all_is_allowed_nothing_is_missing(visit: Visit, audit: Audit) -> None:
    """Over https, or on the same machine: switches instead of sentences, and no field beside the button that copies."""
    page = visit(390, 844, permissions=["clipboard-write"])
    assert page.evaluate("isSecureContext")
    new_table(page)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(page.get_by_role("textbox", name="The table’s link")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="This device").click()
    expect(menu.get_by_role("region", name="What your browser forbids here")).to_have_count(0)
    awake = menu.get_by_role("button", name="Keep the screen on")
    awake.click()
    expect(awake).to_have_attribute("aria-pressed", "true")
    audit(page)


def test_a_turn_can_be_played(visit: Visit) -> None:
    """From the first page to the telling, and on a big screen: no error anywhere, in both languages."""
    for locale, play, story, telling in (
        ("en", "Play now", "I have a story", "is telling"),
        ("fr", "Jouer tout de suite", "J’ai une histoire", "raconte"),
    ):
        page = visit(390, 844, home=True, locale=locale)
        page.get_by_role("button", name=play).click()
        page.get_by_role("button", name=story).click()
        expect(page.locator("textarea")).to_be_visible()
        code = page.url.rsplit("/", 1)[1]
        screen = visit(1920, 1080, f"/t/{code}/screen", home=True, locale=locale)
        expect(screen.get_by_role("heading", level=1)).to_contain_text(telling)
