"""Whole games in real browsers: several people at once, with bots, on phones and desktops, by clicks alone."""

from __future__ import annotations

import pytest
from playing import add_bots, join, open_table, play_to_the_end, step
from playwright.sync_api import Page, expect
from visits import Audit, Visit

SHORT = {"target_score": 5}


class EveryScreen:
    """Looks at each screen once: axe finds nothing, and nothing sticks out sideways."""

    def __init__(self, audit: Audit) -> None:
        self.audit = audit
        self.seen: set[tuple[int, str]] = set()

    def __call__(self, page: Page, words: str) -> None:
        """Look, if this screen has not been seen at this size."""
        width = page.evaluate("innerWidth")
        # By the first word of the button, which tells one screen from another without telling names apart.
        key = (width, "telling" if words.endswith("is telling") else words.strip().split(" ")[0])
        if words and key not in self.seen:
            self.seen.add(key)
            self.audit(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("edition", "bots", "house"),
    [("odyssey", 2, SHORT), ("party", 4, SHORT), ("team", 4, SHORT), ("revised", 1, {**SHORT, "cards_given": 2})],
)
def test_a_whole_game(visit: Visit, base: str, audit: Audit, edition: str, bots: int, house: dict[str, int]) -> None:
    """Two people and bots play to the end, one on a phone, one at a desk; then the table is there for another game."""
    phone, desk = visit(390, 844), visit(1440, 900)
    address = open_table(phone, base, "Mira", edition=edition, house=house)
    join(desk, address, "Tom")
    add_bots(phone, bots)
    look = EveryScreen(audit)
    look(phone, "lobby")
    look(desk, "lobby")
    phone.get_by_role("button", name="Start with").click()
    play_to_the_end([phone, desk], look)
    for page in (phone, desk):
        expect(page.get_by_role("region", name="The podium")).to_be_visible()
        expect(page.get_by_role("heading", name="All turns again")).to_be_visible()
        look(page, "end")
    desk.locator("ol button").first.click()
    expect(desk.get_by_role("dialog", name="Turn 1")).to_be_visible()
    audit(desk)
    phone.get_by_role("button", name="Again, same table").click()
    expect(desk.get_by_role("heading", name="Who has a story?")).to_be_visible()


def test_twelve_pictures_and_two_tokens_on_a_phone(visit: Visit, base: str) -> None:
    """Twelve pictures are in view at once without scrolling; one votes in the lens, for one and for a second."""
    page = visit(390, 844)
    open_table(page, base, "Mira", house={"first_storyteller": "random"})
    add_bots(page, 11)
    page.get_by_role("button", name="Start with").click()
    pictures = page.get_by_role("listbox", name="The pictures on the table").get_by_role("option")
    for _ in range(400):  # somebody else may tell first, or Mira herself: then it is the next turn
        if pictures.count() == 12 and page.get_by_text("Choose one picture").count():
            break
        if not step(page):
            page.wait_for_timeout(40)
    for picture in pictures.all():
        expect(picture).to_be_in_viewport(ratio=1)
    free = page.locator("[role=option]:not([aria-disabled=true])")
    free.first.click()
    page.get_by_role("dialog").get_by_role("button", name="Vote for").click()
    expect(page.get_by_role("button", name="alone")).to_be_visible()
    free.nth(5).click()
    page.get_by_role("dialog").get_by_role("button", name="Also on").click()
    page.get_by_role("button", name="Vote for").click()
    expect(page.locator("#phase")).to_contain_text("Your vote is in")


def test_by_keyboard_alone(visit: Visit, base: str) -> None:
    """From the claim to the next turn without a pointer: cards by arrows and numbers, the button by Ctrl+Enter."""
    page = visit(1440, 900)
    open_table(page, base, "Mira")  # to 30, so that there is a second turn
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I have a story")).to_be_visible()
    page.keyboard.press("Control+Enter")
    expect(page.locator("textarea")).to_be_visible()
    page.locator("textarea").focus()
    page.keyboard.type("The long way round")
    page.keyboard.press("Tab")
    for _ in range(6):
        if page.evaluate("document.activeElement.getAttribute('role')") == "option":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator("[role=option][aria-selected=true]")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.get_by_role("dialog", name="Card 2 of 6")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Enter")
    hop = page.get_by_role("button", name="Watch them hop")
    expect(hop).to_be_visible(timeout=30_000)
    hop.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ready to go on").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Choose a card to give")).to_be_visible(timeout=30_000)
    page.get_by_role("option").first.focus()
    page.keyboard.press("2")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Choose a picture")).to_be_visible(timeout=30_000)
    free = page.locator("[role=option]:not([aria-disabled=true])").first
    number = free.locator(".no").inner_text()
    free.focus()
    page.keyboard.press(number)
    expect(page.get_by_role("button", name=f"Vote for {number}")).to_be_visible()
    page.keyboard.press("Control+Enter")
    expect(hop).to_be_visible(timeout=30_000)


def test_connection_lost_and_back(visit: Visit, base: str) -> None:
    """Without a network there is a quiet note; what was pressed meanwhile is done when it is back."""
    page = visit(390, 844)
    page.context.add_init_script(
        "window.sockets = []; window.WebSocket = class extends WebSocket {"
        "constructor(...all) { super(...all); window.sockets.push(this); } }"
    )
    open_table(page, base, "Mira", house=SHORT)
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").wait_for()
    page.context.set_offline(True)
    page.evaluate("window.sockets.at(-1).close()")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.get_by_role("button", name="I have a story").click()
    expect(page.locator("#phase")).to_contain_text("Who has a story?")
    page.context.set_offline(False)
    expect(page.locator("#phase")).to_contain_text("You are telling.", timeout=30_000)
    expect(page.get_by_text("Connection lost")).to_be_hidden()


def test_reload_two_tabs_and_a_double_click(visit: Visit, base: str) -> None:
    """A reload costs nothing; two tabs on one seat show the same; a double click is one click."""
    page = visit(390, 844)
    open_table(page, base, "Mira", house=SHORT)
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I have a story").wait_for()
    page.reload()
    page.get_by_role("button", name="I have a story").wait_for()
    second = page.context.new_page()
    second.goto(page.url)
    second.get_by_role("button", name="I have a story").dblclick()
    for tab in (page, second):
        expect(tab.locator("#phase")).to_contain_text("You are telling.")
    second.close()


def test_small_screens(visit: Visit, base: str) -> None:
    """On the smallest phone a whole turn fits: nothing sideways, six pictures in view, targets large enough."""
    page = visit(320, 568)
    open_table(page, base, "Mira", house={"first_storyteller": "random"})
    add_bots(page, 5)
    page.get_by_role("button", name="Start with").click()
    pictures = page.get_by_role("listbox", name="The pictures on the table").get_by_role("option")
    for _ in range(400):
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        if pictures.count() == 6 and page.get_by_text("Choose a picture").count():
            break
        if not step(page):
            page.wait_for_timeout(40)
    for picture in pictures.all():
        expect(picture).to_be_in_viewport(ratio=1)
    for target in page.locator("button:visible").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_play_now_is_one_click(visit: Visit) -> None:
    """One click, and one holds six cards; in French as well."""
    for locale, play, story in (
        ("en", "Play now", "I have a story"),
        ("fr", "Jouer tout de suite", "J’ai une histoire"),
    ):
        page = visit(390, 844, locale=locale)
        page.get_by_role("button", name=play).click()
        expect(page.get_by_role("button", name=story)).to_be_visible()
        expect(page.get_by_role("option")).to_have_count(6)
