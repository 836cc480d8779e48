"""Every dialog of a table: no violation that axe finds, letters that stand out, and the focus comes back."""

from __future__ import annotations

from held import rest
from playing import add_bots, open_table
from playwright.sync_api import Page, expect
from visits import Audit, Visit

LOBBY = ("House rules", "Choose pictures", "How to play", "Table talk")
MENU = (
    "Invite friends",
    "Run the table",
    "This table’s rules",
    "A turn in five pictures",
    "Your name and hare",
    "Keys",
    "This device",
    "Report",
    "Leave the table",
)


def look(page: Page, audit: Audit) -> None:
    """Audit the dialog that is open, and close it."""
    expect(page.locator("dialog[open]").last).to_be_visible()
    rest(page)  # until it has come in
    audit(page)
    while count := page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).not_to_have_count(count)
    page.wait_for_function("() => document.activeElement !== document.body")  # the focus is somewhere


def test_every_dialog_can_be_used_by_everybody(visit: Visit, base: str, audit: Audit) -> None:
    """Of the lobby, a bot's seat, the menu, and a picture that is looked at."""
    page = visit(1280, 800)
    open_table(page, base, "Mira")
    add_bots(page, 3)
    for name in LOBBY:
        page.get_by_role("button", name=name).first.click()
        look(page, audit)
    page.locator(".chair:not(.empty, .you)").first.click()
    page.get_by_role("button", name="Another bot").click()
    look(page, audit)
    for name in MENU:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name=name).first.click()
        look(page, audit)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").click()
    page.get_by_role("button", name="Look closer").first.click()
    look(page, audit)
