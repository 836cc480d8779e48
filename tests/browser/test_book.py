"""The storybook in a real browser: turned by keys, fingers and its list, printed, and as one file without a network."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pytest
from books import bring, game_file
from measured import cut_off
from playwright.sync_api import Browser, Page, expect
from pypdfium2 import raw
from servers import table_server
from visits import Audit, Visit

from hareloom.decks import Library
from hareloom.replays.reading import read
from hareloom.storybook.html import write_book

SIZES = ((390, 844), (1280, 800))
CUT_OFF = """[...document.querySelectorAll('.book-section.open *')].filter((each) => each.checkVisibility()
  && !each.closest('.out-of-view, svg') && getComputedStyle(each).clipPath === 'none'
  && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
  && getComputedStyle(each).overflowX !== 'visible').map((each) => each.className)"""
SWIPE = """([from, to]) => {
  const stage = document.querySelector('.book-stage');
  const at = (clientX) => new Touch({ identifier: 1, target: stage, clientX, clientY: 300 });
  stage.dispatchEvent(new TouchEvent('touchstart', { touches: [at(from)], bubbles: true }));
  stage.dispatchEvent(new TouchEvent('touchend', { changedTouches: [at(to)], bubbles: true }));
}"""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's data folder."""
    return tmp_path_factory.mktemp("books")


@pytest.fixture(scope="module")
def shelf(data: Path) -> dict[str, str]:
    """The paths of some books."""
    games = {
        "odyssey": game_file(data, 6),
        "party": game_file(data, 6, edition="party"),
        "team": game_file(data, 6, edition="team"),
        "stopped": game_file(data, 2, stopped=True),
        "twelve": game_file(data, 12, 12),
    }
    return {name: bring(data, content) for name, content in games.items()}


@pytest.fixture(scope="module")
def base(data: Path, shelf: dict[str, str]) -> Iterator[str]:  # noqa: ARG001 - what is brought is there at the start
    """The address of a server with these books and the real deck."""
    with table_server(data, "decks") as address:
        yield address


def open_page(page: Page) -> str:
    """Which page is open, by its name."""
    page.locator(".book-section.open").wait_for()
    return page.locator(".book-section.open").get_attribute("id") or ""


@pytest.mark.parametrize("size", SIZES)
def test_every_page_passes_the_audit_and_nothing_is_cut_off(
    visit: Visit, audit: Audit, shelf: dict[str, str], size: tuple[int, int]
) -> None:
    """Cover, turns with long, right-to-left and wordless clues, race, awards and last page are readable by all."""
    page = visit(*size, shelf["odyssey"])
    seen: list[str] = []
    while not seen or open_page(page) != seen[-1]:
        seen.append(open_page(page))
        audit(page)
        assert cut_off(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        page.keyboard.press("ArrowRight")
    assert seen[:2] == ["cover", "turn-1"]
    assert seen[-1] == "last"


def test_a_book_is_turned_by_keys_swipes_and_its_contents(visit: Visit, audit: Audit, shelf: dict[str, str]) -> None:
    """Each way opens the page, moves the focus to its heading, and names it in the address; back leaves the book."""
    page = visit(*SIZES[1])
    page.goto(page.url.rstrip("/") + shelf["odyssey"])
    assert open_page(page) == "cover"
    page.keyboard.press("ArrowRight")
    expect(page.locator("#turn-1-heading")).to_be_focused()
    assert page.url.endswith("#turn-1")
    page.keyboard.press("End")
    expect(page.locator("#last-heading")).to_be_focused()
    page.keyboard.press("Home")
    assert open_page(page) == "cover"
    page.evaluate(SWIPE, [300, 120])
    expect(page.locator("#turn-1-heading")).to_be_focused()
    page.evaluate(SWIPE, [120, 300])
    expect(page.locator("#cover-heading")).to_be_focused()
    page.get_by_role("button", name="Contents").click()
    audit(page)
    page.get_by_role("dialog", name="Contents").get_by_role("link", name=re.compile("Turn 4")).click()
    expect(page.locator("#turn-4-heading")).to_be_focused()
    page.get_by_role("button", name="Next").click()
    assert page.url.endswith("#turn-5")
    page.go_back()
    expect(page.locator(".book")).to_have_count(0)
    assert "/r/" not in page.url


def test_a_link_leads_to_a_turn_and_a_picture_is_looked_at_closely(
    visit: Visit, audit: Audit, shelf: dict[str, str]
) -> None:
    """The fragment opens the turn; its pictures open in the lens, whose keys turn no page."""
    page = visit(*SIZES[0], shelf["odyssey"] + "#turn-3")
    assert open_page(page) == "turn-3"
    page.locator("#turn-3 .book-plate").get_by_role("button").click()
    audit(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    assert open_page(page) == "turn-3"


@pytest.mark.parametrize("edition", ["party", "team"])
def test_party_and_team_have_books_too(visit: Visit, audit: Audit, shelf: dict[str, str], edition: str) -> None:
    """A turn of either has a large picture, its others, and passes the audit."""
    page = visit(*SIZES[1], shelf[edition] + "#turn-1")
    expect(page.locator("#turn-1 .book-plate img")).to_be_visible()
    assert page.locator("#turn-1 .book-others li").count() >= 1
    audit(page)


def test_a_stopped_game_has_a_book_of_its_turns(visit: Visit, shelf: dict[str, str]) -> None:
    """Two turns were told; the book has both, and says that it was stopped."""
    page = visit(*SIZES[0], shelf["stopped"] + "#race")
    expect(page.get_by_text("2 turns were told, then it was stopped.")).to_be_visible()
    assert page.locator(".book-is-turn").count() == 2


def printed(page: Page, **paper: object) -> pypdfium2.PdfDocument:
    """What the page's own button gives to the printer, as a PDF."""
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed")
    return pypdfium2.PdfDocument(io.BytesIO(page.pdf(**paper)))  # type: ignore[arg-type]  # what pdf() takes


def pictures(sheet: pypdfium2.PdfPage) -> Sequence[pypdfium2.PdfImage]:
    """The pictures on a sheet."""
    return [one for one in sheet.get_objects(max_depth=8) if one.type == raw.FPDF_PAGEOBJ_IMAGE]


@pytest.mark.parametrize("paper", ["A5", "A4", "Letter"])
def test_paper_has_whole_pages_and_no_buttons(visit: Visit, shelf: dict[str, str], paper: str) -> None:
    """A turn begins a sheet and takes one or two; pictures are JPEG and whole on their sheet; no control is there."""
    page = visit(*SIZES[1], shelf["odyssey"])
    document = printed(page, format=paper)
    texts = [sheet.get_textpage().get_text_range() for sheet in document]
    begins = [next(at for at, text in enumerate(texts) if f"Turn {turn}\r" in text) for turn in range(1, 7)]
    assert all(1 <= after - before <= 2 for before, after in pairwise(begins))
    assert not re.search("Contents|Next|Share|English", "".join(texts))
    assert sum(len(pictures(sheet)) for sheet in document) >= 6 * 6
    for sheet in document:
        width, height = sheet.get_size()
        for one in pictures(sheet):
            left, bottom, right, top = one.get_bounds()
            assert left >= 0
            assert bottom >= 0
            assert right <= width + 1
            assert top <= height + 1
            assert one.get_filters() == ["DCTDecode"]


@pytest.mark.parametrize("book", ["odyssey", "twelve"])
def test_the_plate_has_300_pixels_to_the_inch(visit: Visit, shelf: dict[str, str], book: str) -> None:
    """The storyteller's picture is four inches wide on paper and 1200 pixels in the document: nothing shrinks it."""
    page = visit(*SIZES[1], shelf[book])
    sheet = printed(page, format="A5")[2]
    (plate,) = [one for one in pictures(sheet) if one.get_px_size()[0] == 1200]
    left, _, right, _ = plate.get_bounds()
    assert abs((right - left) - 4 * 72) < 1


def test_one_file_opens_anywhere_without_a_network(browser: Browser, tmp_path: Path, audit: Audit) -> None:
    """The HTML file is turned, shows its pictures, and asks for nothing; without script it tells the stories."""
    told = read(game_file(tmp_path, 6))
    write_book(told, Library(tmp_path).picture, tmp_path / "book.html", place="the kitchen")
    asked: list[str] = []
    troubles: list[str] = []
    page = browser.new_page(locale="fr", reduced_motion="reduce")
    page.on("request", lambda request: asked.append(request.url) if not request.url.startswith("data:") else None)
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    address = (tmp_path / "book.html").as_uri()
    page.goto(address)
    assert open_page(page) == "cover"
    assert page.locator(".book-framed img").evaluate("(one) => one.decode().then(() => one.naturalWidth)") == 1200
    page.keyboard.press("ArrowRight")
    assert page.url.endswith("#turn-1")
    page.keyboard.press("End")
    expect(page.get_by_text("sur the kitchen")).to_be_visible()
    audit(page)
    assert asked == [address]
    assert troubles == []
    page.close()
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(address)
    expect(plain.get_by_role("heading", name="Almost home")).to_be_visible()
    plain.context.close()
