"""The first page, in a real browser."""

from __future__ import annotations

import json

import held
import pytest
from playwright.sync_api import expect
from tongues import MESSAGES, tongues
from visits import SIZES, Audit, Visit


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_is_in_view(visit: Visit, width: int, height: int) -> None:
    """On every screen the name, the cards, the ways in and the links below are there, without scrolling."""
    page = visit(width, height)
    expect(page.get_by_role("heading", name="Hareloom")).to_be_in_viewport()
    for way in ("Play now", "New table", "Join with a code"):
        expect(page.get_by_role("button", name=way)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="3 cards from the deck").get_by_role("button")).to_have_count(3)
    for picture in page.locator("main img").all():
        expect(picture).to_be_in_viewport(ratio=0.5)
        assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
    for link in ("How to play", "Your tables"):
        expect(page.get_by_role("link", name=link)).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Language")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1440, 900)])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_axe_finds_nothing(visit: Visit, audit: Audit, width: int, height: int, locale: str) -> None:
    """axe-core finds no violation, on the page and with a card held up."""
    page = visit(width, height, locale=locale)
    audit(page)
    page.locator("main button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    audit(page)


def test_speaks_the_language_of_the_browser(visit: Visit) -> None:
    """A person whose browser speaks French is greeted in French."""
    page = visit(390, 844, locale="fr-CA")
    expect(page.get_by_role("button", name="Jouer tout de suite")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page).to_have_title("Hareloom : un jeu de cartes à raconter")


def test_language_is_chosen_and_remembered(visit: Visit) -> None:
    """The language can be changed on the page, and is still chosen after a reload."""
    page = visit(390, 844, locale="en")
    page.get_by_label("Language").select_option(label="Français")
    expect(page.get_by_role("button", name="Jouer tout de suite")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Jouer tout de suite")).to_be_visible()
    page.get_by_label("Langue").select_option(label="English")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_card_is_looked_at_and_put_back(visit: Visit, width: int, height: int) -> None:
    """A card can be held up, larger and with its words, and put back; then one is where one was."""
    page = visit(width, height)
    card = page.locator("main button").nth(1)
    held.rest(page)
    before = page.locator("main img").nth(1).bounding_box()
    card.click()
    lens = page.get_by_role("dialog", name="Picture 2 of 3")
    expect(lens).to_be_visible()
    lens.get_by_role("button", name="Read").click()
    expect(lens.get_by_text("A stag wanders through the snow")).to_be_in_viewport(ratio=0.99)
    held.rest(page)
    after = lens.locator("img").bounding_box()
    assert before
    assert after
    assert after["width"] * after["height"] > before["width"] * before["height"]
    assert after["height"] <= height
    lens.get_by_role("button", name="Close").click()
    expect(lens).to_be_hidden()
    expect(card).to_be_focused()


def test_cards_are_turned_in_the_lens(visit: Visit) -> None:
    """From one card one comes to the next and the previous, round and round."""
    page = visit(390, 844)
    page.locator("main button").nth(2).click()
    expect(page.get_by_role("dialog", name="Picture 3 of 3")).to_be_visible()
    page.get_by_role("button", name="Next picture").click()
    expect(page.get_by_role("dialog", name="Picture 1 of 3")).to_be_visible()
    page.get_by_role("button", name="Previous picture").click()
    expect(page.get_by_role("dialog", name="Picture 3 of 3")).to_be_visible()


def test_keyboard_reaches_everything(visit: Visit) -> None:
    """With the Tab key one comes to each card and to the language; keys alone look at a card and put it back."""
    page = visit(1440, 900)
    reached = []
    for _ in range(10):
        page.keyboard.press("Tab")
        reached.append(
            page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName")
        )
    cards, ways = ["Look closer"] * 3, ["BUTTON"] * 3
    assert [name.split(":")[0] for name in reached] == [*cards, *ways, "A", "A", "A", "SELECT"]
    page.locator("main button").nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Picture 3 of 3")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="Picture 1 of 3")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("dialog", name="Picture 3 of 3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("main button").nth(2)).to_be_focused()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_targets_are_large_enough(visit: Visit, width: int, height: int) -> None:
    """Every control is at least 44 pixels high and wide."""
    page = visit(width, height)
    page.locator("main button").first.click()
    held.rest(page)  # the lens has come in
    for target in page.locator("button:visible, select:visible").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


COMES_INTO_VIEW = """each => {
  each.scrollIntoView({ block: 'center' });
  const { top, bottom } = each.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def test_large_text_stays_readable(visit: Visit) -> None:
    """With text at twice the size nothing is cut off: the page grows downwards, never sideways."""
    page = visit(390, 844)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    # The page measures itself anew, and may grow once more after one has scrolled.
    held.until(page, lambda: page.get_by_label("Language").evaluate(COMES_INTO_VIEW))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_wrong_address_leads_home(visit: Visit) -> None:
    """A mistyped address is answered kindly, and one click leads to the first page without a reload."""
    page = visit(390, 844, "/nowhere")
    expect(page.get_by_role("heading", name="Nothing lies here")).to_be_visible()
    page.evaluate("window.same = true")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("window.same") is True
    page.go_back()
    expect(page.get_by_role("heading", name="Nothing lies here")).to_be_visible()


@pytest.mark.parametrize("language", tongues("all"))
def test_first_load_is_light(visit: Visit, language: str) -> None:
    """Script, style and page are under 42 kB on the wire and fonts under 100 kB, in every language."""
    page = visit(390, 844, locale=language)
    sizes = page.evaluate(
        """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
            .map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize])"""
    )
    assert not any("TablePage" in path for path, _ in sizes)
    assert 0 < sum(size for path, size in sizes if path.endswith((".js", ".css", "/"))) < 42_000
    assert sum(size for path, size in sizes if path.endswith(".woff2")) < 100_000


def test_refusals_are_in_the_page_s_words(visit: Visit, base: str) -> None:
    """A refusal on the first page is said in its language, though its words come later; without a network too."""
    page = visit(390, 844, locale="de")
    german = json.loads((MESSAGES / "de.json").read_text(encoding="utf-8"))
    draining = {"code": "draining", "detail": "in English"}
    page.route(f"{base}/api/tables", lambda route: route.fulfill(status=409, json=draining))
    page.get_by_role("button", name=german["home.play"]).click()
    expect(page.get_by_text(german["refused.draining"])).to_be_visible()
    page.unroute(f"{base}/api/tables")
    page.context.set_offline(offline=True)
    page.get_by_role("button", name=german["home.play"]).click()
    expect(page.get_by_text(german["refused.unreachable"])).to_be_visible()


def test_home_leads_back_to_a_running_game(visit: Visit, base: str) -> None:
    """A player who comes back to the first page in the middle of a game finds the way to their table."""
    page = visit(390, 844)
    page.goto(base)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="I have a story").click()
    address = page.url
    page.goto(base)
    page.get_by_role("link", name="Back to your game").click()
    expect(page).to_have_url(address)
