"""Whole games in real browsers: several people at once, with bots, on phones and desktops, by clicks alone."""

from __future__ import annotations

from typing import ClassVar

import held
import pytest
from measured import cut_off
from playing import add_bots, join, open_table, play_to_the_end, play_until, share_seat
from playwright.sync_api import Page, expect
from tongues import groups
from visits import CUT_OFF, Audit, Visit

PHASE = "document.querySelector('[data-phase]').dataset.phase"
SHORT = {"target_score": 5}


class EveryScreen:
    """Looks at each screen once: axe finds nothing, and nothing sticks out sideways or is cut off."""

    seen: ClassVar[set[tuple[int, str, str]]] = set()
    """Shared by all games: most screens are the same in every edition."""

    def __init__(self, audit: Audit, edition: str) -> None:
        self.audit = audit
        self.edition = edition if edition in {"party", "team"} else ""

    def __call__(self, page: Page, words: str) -> None:
        """Look, if this screen has not been seen at this size."""
        width = page.evaluate("innerWidth")
        # By the first word of the button, which tells one screen from another without telling names apart.
        key = (width, self.edition, "telling" if words.endswith("is telling") else words.strip().split(" ")[0])
        if words and key not in self.seen:
            self.seen.add(key)
            self.audit(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert cut_off(page) == []


@pytest.mark.parametrize(
    ("edition", "bots", "house"),
    [
        ("odyssey", 2, SHORT),
        ("party", 4, SHORT),
        ("team", 4, SHORT),
        ("revised", 1, {**SHORT, "cards_given": 2}),
    ],
)
def test_a_whole_game(visit: Visit, base: str, audit: Audit, edition: str, bots: int, house: dict[str, int]) -> None:
    """Two people and bots play to the end, one on a phone, one at a desk; then the table is there for another game."""
    phone, desk = visit(390, 844), visit(1440, 900)
    address = open_table(phone, base, "Mira", edition=edition, house=house)
    join(desk, address, "Tom")
    add_bots(phone, bots)
    look = EveryScreen(audit, edition)
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
    expect(desk.get_by_role("heading", name="Who tells first?")).to_be_visible()


def test_twelve_pictures_and_two_tokens_on_a_phone(visit: Visit, base: str) -> None:
    """Twelve pictures are in view at once without scrolling; one votes in the lens, for one and for a second."""
    page = visit(390, 844)
    open_table(page, base, "Mira", house={"first_storyteller": "random"})
    add_bots(page, 11)
    page.get_by_role("button", name="Start with").click()
    pictures = page.get_by_role("listbox", name="The pictures on the table").get_by_role("option")
    # Another player may tell first, or Mira herself: then it is the next turn.
    play_until([page], lambda: pictures.count() == 12 and page.get_by_text("Choose one picture").count())
    for picture in pictures.all():
        expect(picture).to_be_in_viewport(ratio=1)
    free = page.locator("[role=option]:not([aria-disabled=true])")
    free.first.click()
    # By keys: a finger that presses where it gave a card a moment ago is taken for a double tap (doubleTap.ts).
    page.get_by_role("dialog").get_by_role("button", name="Token on").press("Enter")
    expect(page.get_by_role("button", name="alone")).to_be_visible()
    free.nth(5).click()
    page.get_by_role("dialog").get_by_role("button", name="Also on").press("Enter")
    page.get_by_role("button", name="Vote for").press("Enter")
    expect(page.locator("#phase")).to_contain_text("Your vote is in")


def test_small_screens(visit: Visit, base: str) -> None:
    """On the smallest phone a whole turn fits: nothing sideways, six pictures in view, targets large enough."""
    page = visit(320, 568)
    open_table(page, base, "Mira", house={"first_storyteller": "random"})
    add_bots(page, 5)
    page.get_by_role("button", name="Start with").click()
    pictures = page.get_by_role("listbox", name="The pictures on the table").get_by_role("option")

    def may_vote() -> bool:
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        return pictures.count() == 6 and page.get_by_text("Choose a picture").count() > 0

    play_until([page], may_vote)
    for picture in pictures.all():
        expect(picture).to_be_in_viewport(ratio=1)
    held.rest(page)
    for target in page.locator("button:visible").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("tags", groups(), ids=" ".join)
def test_nothing_is_cut_off_in_any_language(visit: Visit, base: str, tags: list[str]) -> None:
    """On the smallest phone, in every phase: no word is cut off, nothing leads sideways. `make proof` tries all."""
    driver = visit(1280, 800)
    address = open_table(driver, base, "Mira", house={"target_score": 8})
    second = visit(1280, 800)
    join(second, address, "Noor")
    add_bots(driver, 4)
    viewers = {visit(320, 568, locale=locale): locale for locale in tags}
    for viewer in viewers:
        share_seat(driver, viewer)
        viewer.goto(address)
        viewer.locator("#phase").wait_for()
    seen: dict[Page, set[str]] = {viewer: set() for viewer in viewers}
    troubles: set[tuple[str, str, str]] = set()

    def looked() -> bool:
        held.settle(*viewers)
        for viewer, phases in seen.items():
            phase, wide, cut = viewer.evaluate(f"[{PHASE}, document.documentElement.scrollWidth, {CUT_OFF}]")
            troubles.update((viewers[viewer], phase, what) for what in (*cut, *(["sideways"] if wide > 320 else [])))
            phases.add(phase)
        return all("end" in phases for phases in seen.values())

    looked()
    driver.get_by_role("button", name="Start with").click()
    play_until([driver, second], looked)
    assert troubles == set()
    for phases in seen.values():
        assert phases == {"lobby", "claim", "clue", "give", "vote", "reveal", "end"}


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
