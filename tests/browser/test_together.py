"""Two people on one device: each has a seat, and between them falls a curtain with nothing behind it."""

from __future__ import annotations

import held
from playing import DRAWN, OVER, add_bots, open_table, step
from playwright.sync_api import Page, expect
from visits import Audit, Visit

HAND = "all => all.map((each) => each.src.match(/pictures.(\\w+)/)[1])"


def add_here(page: Page, name: str) -> None:
    """Another person sits down at this device."""
    page.get_by_role("button", name="Another player on this device").click()
    page.get_by_label("Their name").fill(name)
    page.get_by_role("button", name="Sit down together").click()
    page.get_by_role("dialog").wait_for(state="detached")


def hand_of(page: Page) -> set[str]:
    """The cards in the hand that the page shows."""
    expect(page.get_by_role("option").first).to_be_visible()
    return set(page.get_by_role("option").locator("img").evaluate_all(HAND))


def nothing_of(cards: set[str], page: Page) -> None:
    """Not one of these cards is anywhere in the document, nor a place to choose any."""
    assert page.get_by_role("option").count() == 0
    document = page.content()
    assert [card for card in cards if card in document] == []


def test_each_sees_their_own_hand_only(visit: Visit, base: str, audit: Audit) -> None:
    """A curtain stands before every turn and between the two; behind it nothing of a hand is in the document."""
    page = visit(390, 844)
    open_table(page, base, "Mira")
    add_here(page, "Tom")
    chairs = page.get_by_role("region", name="The table").locator(".chair:not(.empty)")
    expect(chairs).to_have_count(2)
    expect(chairs.filter(has_text="Tom")).to_be_visible()
    audit(page)
    add_bots(page, 2)
    page.get_by_role("button", name="Start with").click()
    expect(page.get_by_role("heading", name="Who holds the device?")).to_be_focused()
    audit(page)
    assert page.locator("img[src*='/pictures/']").count() == 0
    page.get_by_role("button", name="It’s me, Mira").click()
    mira = hand_of(page)
    assert len(mira) == 6
    page.get_by_role("button", name="Pass it on to Tom").click()
    expect(page.get_by_role("heading", name="Pass it on to Tom")).to_be_visible()
    nothing_of(mira, page)
    audit(page)
    page.get_by_role("button", name="It’s me, Tom").click()
    tom = hand_of(page)
    assert len(tom) == 6
    assert not mira & tom
    nothing_of_mira = [card for card in mira if card in page.content()]
    assert nothing_of_mira == []
    page.reload()
    expect(page.get_by_role("heading", name="Who holds the device?")).to_be_visible()
    nothing_of(mira | tom, page)
    page.get_by_role("button", name="It’s me, Tom").click()
    page.get_by_role("button", name="I have a story").click()
    page.locator("textarea").wait_for()
    step(page)  # Tom tells
    expect(page.get_by_role("heading", name="Pass it on to Mira")).to_be_visible()
    expect(page.get_by_text("Mira gives a card now.")).to_be_visible()
    expect(page.get_by_text("Almost home")).to_be_visible()
    nothing_of(mira | tom, page)
    page.get_by_role("button", name="It’s me, Tom").click()  # he wants another look, though she is awaited
    assert hand_of(page) < tom | {""}
    page.get_by_role("button", name="Pass it on to Mira").click()
    page.get_by_role("button", name="It’s me, Mira").click()
    assert hand_of(page) == mira


def test_a_whole_game_on_one_device(visit: Visit, base: str) -> None:
    """Two people and a bot play to the end: the curtain names who is awaited, and one "ready" is for both."""
    page = visit(390, 844)
    open_table(page, base, "Mira", house={"target_score": 5})
    add_here(page, "Tom")
    add_bots(page, 2)
    page.get_by_role("button", name="Start with").click()
    named: set[str] = set()
    while not page.locator(OVER).count():
        held.settle(page)
        page.wait_for_function(DRAWN)
        if page.get_by_text("Nobody else looks, please.").count():
            assert page.get_by_role("option").count() == 0
            named.add(page.locator("h1").inner_text())
            page.locator("main .btn-go:not([aria-disabled=true])").first.click()
        elif not step(page):
            held.go_on(page)
    assert "Who holds the device?" in named
    assert named & {"Pass it on to Mira", "Pass it on to Tom"}
    expect(page.get_by_role("region", name="The podium")).to_be_visible()


def test_a_double_tap_lifts_no_curtain(visit: Visit, base: str) -> None:
    """A player who presses twice, or goes on pressing keys, does not see the other's hand."""
    page = visit(390, 844)
    open_table(page, base, "Mira")
    add_here(page, "Tom")
    add_bots(page, 2)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="It’s me, Mira").click()
    hand_of(page)
    page.get_by_role("button", name="Pass it on to Tom").click()
    page.get_by_role("button", name="It’s me, Tom").dispatch_event("click")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("heading", name="Pass it on to Tom")).to_be_visible()
    assert page.get_by_role("option").count() == 0


def test_one_leaves_and_the_other_stays(visit: Visit, base: str) -> None:
    """The menu is for the player who holds the device; when one has left, there is no curtain. In French as well."""
    page = visit(390, 844, locale="fr")
    address = open_table(page, base, "Mira", language="fr")
    page.get_by_role("button", name="Quelqu’un de plus sur cet appareil").click()
    page.get_by_label("Son nom").fill("Tom")
    page.get_by_role("button", name="S’asseoir ensemble").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Passer à Tom").click()
    page.get_by_role("button", name="Passer à Mira").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Quitter la table").click()
    page.get_by_role("button", name="Quitter", exact=True).click()
    page.get_by_role("button", name="Jouer tout de suite").wait_for()
    page.goto(address)
    expect(page.get_by_role("region", name="La table").locator(".chair.you")).to_be_visible()
    expect(page.get_by_role("button", name="Passer à Tom")).to_have_count(0)


def test_where_newcomers_are_let_in_one_by_one(visit: Visit, base: str) -> None:
    """Another person on the host's own device is let in at once; a locked table says so kindly."""
    page = visit(390, 844)
    address = open_table(page, base, "Mira")
    at = address.replace("/t/", "/api/tables/")

    def decide(number: int, **settings: bool) -> None:
        body = {"id": f"m{number}", "action": {"do": "change_table_settings", **settings}}
        assert page.request.post(f"{at}/actions", data=body, headers={"Origin": base}).ok

    decide(1, approve=True)
    add_here(page, "Tom")
    expect(page.get_by_role("button", name="Pass it on to Tom")).to_be_visible()
    decide(2, locked=True)
    page.get_by_role("button", name="Another player on this device").click()
    page.get_by_label("Their name").fill("Ana")
    page.get_by_role("button", name="Sit down together").click()
    expect(page.get_by_role("alert")).to_contain_text("locked")
