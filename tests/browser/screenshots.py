"""Pictures of every screen, at phone and desktop size, in every language: ``make screenshots``, into build/screenshots.

Several pages sit on the same seat of the same table, each with its own size and language, so that one game is enough
for all of them: as many as one person may open.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import held
from ceremony_shots import ceremonies
from contact_sheets import sheets
from photos import BROKEN, photo_file
from playing import add_bots, open_table, pick, play_until, share_seat, skip
from playwright.sync_api import Browser, FilePayload, Page, sync_playwright
from reveal_shots import reveals
from servers import table_server
from tongues import tongues

import chromium

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "screenshots"
PHONE, SMALL, DESK, TV = (390, 844), (320, 568), (1280, 800), (1920, 1080)
DRIVER = (1280, 800, "en", "")
CHOSEN = os.environ.get("LANGUAGES", "en,fr")
SIZES = {"phone": PHONE, "small": SMALL, "desk": DESK}
WANTED = os.environ.get("SIZES") or ",".join(SIZES)
VIEWS = [(*SIZES[size], language, "") for size in WANTED.split(",") for language in tongues(CHOSEN)]
AT_ONCE = 7  # and the driver: connections_of_person in src/hareloom/server/caps.py
SCREEN = (*TV, "en", "screen")  # it speaks as the table does
HARD = [(*PHONE, "en", "large"), (*PHONE, "en", "rtl"), (*DESK, "en", "rtl"), (844, 390, "en", "")]
# Fonts and pictures; not those that are hidden or out of view and lazy, which would never come.
THERE = """Promise.allSettled([document.fonts.ready,
  ...[...document.images].filter((each) => each.checkVisibility()
    && (each.loading !== 'lazy' || each.getBoundingClientRect().top < innerHeight)).map((each) => each.decode())])"""
# No picture is on its way to the server any more.
SENT = "() => document.querySelector('section li .prog') === null"
HOW = {
    "large": "document.documentElement.style.fontSize = '200%'",
    "rtl": "document.documentElement.dir = 'rtl'",
    "screen": "",  # it looks at the table for a room, and has no seat
    "": "",
}


@dataclass
class Album:
    """Pages of several sizes and languages that look at the same table; the driver plays."""

    browser: Browser
    base: str
    views: list[tuple[int, int, str, str]]

    def __post_init__(self) -> None:
        self.driver = self.open(*DRIVER)
        self.pages = {view: self.open(*view) for view in self.views}

    def open(self, width: int, height: int, language: str, how: str) -> Page:
        """A page of that size, in that language."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
            device_scale_factor=1,
            has_touch=width < 900,
        )
        context.add_init_script("localStorage.setItem('hareloom.sound', 'off')")
        context.add_init_script(held.WIRES)
        page = context.new_page()
        if HOW[how]:
            page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {HOW[how]} }})")
        page.goto(self.base)
        return page

    def sit_with_the_driver(self) -> None:
        """Bring every page to the driver's seat, and the big screens to its table."""
        for (_, _, _, how), page in self.pages.items():
            page.context.clear_cookies()
            if how == "screen":
                page.goto(f"{self.driver.url}/screen")
                page.locator(".screen").wait_for()
                continue
            share_seat(self.driver, page)
            page.goto(self.driver.url)
            page.locator("#phase").wait_for()

    def each(self, act: Callable[[Page], object]) -> None:
        """Do the same on every page but the big screens, which nobody touches."""
        for (_, _, _, how), page in self.pages.items():
            if how != "screen":
                act(page)

    def shot(self, name: str, *, whole: bool = False) -> None:
        """Take a picture of every page, but of big screens only those of a table."""
        for (width, height, language, how), page in self.pages.items():
            if how == "screen" and not page.url.endswith("/screen"):
                continue
            if HOW[how]:
                page.evaluate(HOW[how])
            held.rest(page)
            page.evaluate(THERE)
            kind = "-".join(filter(None, (f"{width}x{height}", language, how)))
            (FOLDER / kind).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=FOLDER / kind / f"{name}.png", full_page=whole)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()

    def until(self, *words: str) -> None:
        """Let the driver play until its page says one of these."""

        def says() -> bool:
            skip(self.driver)
            text = self.driver.evaluate("document.body.innerText")
            return any(each in text for each in words)

        play_until([self.driver], says)
        held.rest(self.driver)

    def until_the_sum(self) -> None:
        """Let the driver play until a reveal, and bring every page to its sum."""
        self.until("Watch them hop")
        self.each(skip)

    def until_the_end(self) -> None:
        """Let the driver play to the end, and bring every page past the ceremony."""
        self.until("Again, same table")
        for page in self.pages.values():
            page.keyboard.press("Escape")  # big screens take no key: theirs ends by itself
            page.locator("[data-step]").wait_for(state="detached")

    def start(self, bots: int, **settings: object) -> None:
        """A new table with bots, and all pages at it."""
        open_table(self.driver, self.base, "Mira", **settings)
        add_bots(self.driver, bots)
        self.sit_with_the_driver()

    def begin(self) -> None:
        """Start the game."""
        self.driver.get_by_role("button", name="Start with").click()
        self.each(lambda page: page.locator(".lobby").wait_for(state="detached"))


def menu(page: Page) -> None:
    """Open the menu."""
    page.locator(".btn-icon.menu").click()


def in_the_menu(at: int) -> Callable[[Page], None]:
    """Press one of its lines, on phones also that which only people with a keyboard see."""
    return lambda page: page.locator("dialog ul button").nth(at).evaluate("each => each.click()")


def close(page: Page) -> None:
    """Close the open dialog."""
    page.keyboard.press("Escape")


def lift(at: int) -> Callable[[Page], None]:
    """Choose a card of the hand, or look closer at a small picture."""
    return lambda page: pick(page.locator("[role=option]:not([aria-disabled=true])").nth(at))


def first_pages(album: Album) -> None:
    """What one sees without a table."""
    album.shot("01-home")
    album.each(lambda page: page.locator("main button").nth(1).click())
    album.shot("02-home-card")
    album.each(close)
    album.each(lambda page: page.goto(f"{album.base}/how"))
    album.shot("03-how")
    album.each(lambda page: page.goto(f"{album.base}/decks"))
    album.each(lambda page: page.locator("li").first.wait_for())
    album.shot("03-decks", whole=True)
    album.each(lambda page: page.locator("li a").first.click())
    album.each(lambda page: page.locator("li").first.wait_for())
    album.shot("03-deck")
    album.each(lambda page: page.goto(f"{album.base}/t/bbbbbbbbbb"))
    album.shot("04-lost")


def own_deck(album: Album) -> None:
    """A deck of one's own: dropped, named, a picture looked at closer, kept, listed."""
    again: FilePayload = {**photo_file(2, quality=50), "name": "b.jpg"}
    photos = [*(photo_file(number) for number in range(8)), again, BROKEN]
    album.each(lambda page: page.goto(f"{album.base}/decks/new"))
    album.shot("50-own-empty")
    album.each(lambda page: page.locator("input[type=file]").set_input_files(photos))
    album.each(lambda page: page.locator("section ul button").nth(7).wait_for())
    album.each(lambda page: page.wait_for_function(SENT))
    album.shot("51-own-pictures", whole=True)
    album.each(lambda page: page.locator("section ul button").first.click())
    album.shot("52-own-closer")
    album.each(close)
    album.each(lambda page: page.locator("footer .btn-go").last.click())
    album.each(lambda page: page.wait_for_url("**/decks/own-*"))
    album.shot("53-own-album")
    album.each(lambda page: page.goto(f"{album.base}/decks"))
    album.each(lambda page: page.locator("li").first.wait_for())
    album.shot("54-own-listed", whole=True)


def choosing(album: Album) -> None:
    """What a host chooses in the lobby: decks and house rules."""
    album.each(lambda page: page.locator("aside section .chip").click())
    album.each(lambda page: page.locator("dialog li").first.wait_for())
    album.shot("08-decks")
    album.each(close)
    album.each(lambda page: page.locator(".rules").click())
    album.shot("08-rules")
    album.each(close)


def odyssey(album: Album) -> None:
    """A whole game of six."""
    open_table(album.driver, album.base, "Mira", house={"target_score": 12})
    album.each(lambda page: page.goto(album.driver.url))
    album.shot("05-door")
    album.sit_with_the_driver()
    album.shot("06-lobby-alone", whole=True)
    add_bots(album.driver, 5)
    album.shot("07-lobby", whole=True)
    choosing(album)
    album.each(menu)
    album.shot("09-menu")
    album.each(close)
    for name, at in (("10-self", 4), ("11-keys", 5)):
        album.each(menu)
        album.each(in_the_menu(at))
        album.shot(name)
        album.each(close)
    album.begin()
    album.shot("12-claim")
    album.driver.get_by_role("button", name="I have a story").click()
    album.each(lambda page: page.locator("textarea").wait_for())
    album.shot("13-telling")
    album.each(lift(1))
    album.each(lambda page: page.locator("textarea").fill("What the tide forgot to take back"))
    album.shot("14-telling-chosen")
    album.until_the_sum()
    album.shot("16-reveal")
    album.each(lambda page: page.locator("footer .btn-go").click())
    album.shot("17-track")
    album.until("Choose a card to give")
    album.shot("18-giving")
    album.each(lift(2))
    album.shot("19-giving-chosen")
    album.until("Choose a picture")
    album.shot("20-voting")
    album.each(lift(0))
    album.shot("21-voting-chosen")
    album.each(close)
    album.until_the_sum()
    album.shot("22-reveal-2")
    album.until_the_end()
    album.shot("23-end", whole=True)
    album.each(lambda page: page.locator("ol button").first.click())
    album.shot("24-past-turn")
    album.each(close)
    book(album)


def book(album: Album) -> None:
    """The storybook of the game that was just played."""
    link = album.driver.evaluate(
        "fetch(`/api/tables/${location.pathname.slice(3)}/replays`).then((r) => r.json()).then((r) => r.links[0])"
    )
    album.each(lambda page: page.goto(album.base + "/r/" + link.partition("/r/")[2]))
    album.each(lambda page: page.locator("#cover").wait_for())
    album.shot("25-book-cover", whole=True)
    album.each(lambda page: page.locator(".book-rail nav button").nth(2).click())
    album.shot("26-book-turn", whole=True)
    album.each(lambda page: page.keyboard.press("End"))
    album.shot("28-book-last", whole=True)
    album.each(lambda page: page.locator(".book-rail nav button").first.click())
    album.shot("27-book-before-last", whole=True)


def evening(album: Album) -> None:
    """Two games of one table: ties and laps on the track, then the end that counts the evening."""
    album.start(4, house={"rounds_per_player": 1, "target_score": None, "first_storyteller": "random"})
    for game in (1, 2):
        if game == 1:
            album.begin()
        album.until("Watch them hop")
        album.each(lambda page: page.locator("footer .btn-go").click())
        album.shot(f"26-evening-track-{game}")
        album.until_the_end()
        album.shot(f"27-evening-end-{game}", whole=True)
        if game == 1:
            album.driver.get_by_role("button", name="Again, same table").click()
            album.each(lambda page: page.locator("div.end").wait_for(state="detached"))


def other_editions(album: Album) -> None:
    """What only Party and Team have."""
    album.start(5, edition="party", house={"rounds_per_player": 1})
    album.begin()
    album.driver.get_by_role("button", name="I have a story").click()
    album.each(lambda page: page.locator("textarea").wait_for())
    album.shot("30-party-telling")
    album.until("Place the green", "Put your green", "Choose a picture")
    album.shot("31-party-voting")
    album.until_the_sum()
    album.shot("32-party-reveal")
    album.until_the_end()
    album.shot("35-party-end", whole=True)
    album.start(7, edition="team", house={"rounds_per_player": 1, "target_score": None})
    album.shot("33-team-lobby")
    album.begin()
    album.until("Choose a card to give")
    album.shot("34-team-giving")
    album.until_the_end()
    album.shot("36-team-end", whole=True)


def twelve(album: Album) -> None:
    """Twelve pictures and two tokens."""
    album.start(11, house={"first_storyteller": "random"})
    album.shot("40-twelve-lobby", whole=True)
    album.begin()
    album.until("Choose one picture")
    album.shot("41-twelve-voting")
    album.each(lift(3))
    album.shot("42-twelve-lens")
    album.each(close)
    album.until_the_sum()
    album.shot("43-twelve-reveal")
    album.each(lambda page: page.locator("footer .btn-go").click())
    album.shot("44-twelve-track")


def main(wanted: list[str]) -> None:
    """Take them all, or those of the parts that are named."""
    path = chromium.find()
    if path is None:
        sys.exit(chromium.WHAT_TO_INSTALL)
    with (
        tempfile.TemporaryDirectory() as data,
        table_server(Path(data), "painted") as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        albums = [[*VIEWS[at : at + AT_ONCE], SCREEN] for at in range(0, len(VIEWS), AT_ONCE)]
        for views in [*albums, *([HARD] if "en" in tongues(CHOSEN) else [])]:
            album = Album(browser, base, views)
            for part in (first_pages, own_deck, odyssey, evening, other_editions, twelve):
                if not wanted or part.__name__ in wanted:
                    part(album)
            for page in (album.driver, *album.pages.values()):
                page.context.close()
        if not wanted or reveals.__name__ in wanted:
            reveals(browser, base, FOLDER)
        if not wanted or ceremonies.__name__ in wanted:
            ceremonies(browser, base, FOLDER)
        browser.close()
    for sheet in sheets(FOLDER):
        sys.stdout.write(f"{sheet.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
