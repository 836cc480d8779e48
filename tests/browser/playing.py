"""People who play as people do: they press what is on the page, and never ask the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import held
from playwright.sync_api import Locator, Page, expect

OVER = 'button:text("Again, same table"), p:text("can start the next game")'
PRESSED_ON = ("Give", "Vote", "That", "Watch them", "Ready to", "To the podium", "I have", "Tell")
# There is something to press, to write, or to wait for.
DRAWN = "() => document.querySelector('.btn, .skip, textarea') !== null"
NOW = f"""() => {{
  const last = (selector) => [...document.querySelectorAll(selector)].at(-1)?.innerText ?? '';
  return ({DRAWN})() ? {{ tells: document.querySelector('textarea') !== null, shows: last('footer .skip') !== '',
    go: last('footer .btn-go'), wait: last('footer .btn-wait') }} : null;
}}"""
MOST_STEPS = 3000
Look = Callable[[Page, str], None]


def open_table(page: Page, base: str, name: str, **settings: object) -> str:
    """Open a table for the person at that page, go there, and return its address."""
    answer = page.request.post(f"{base}/api/tables", data={"name": name, **settings}, headers={"Origin": base})
    assert answer.status == 201, answer.text()
    address = f"{base}/t/{answer.json()['code']}"
    page.goto(address)
    return address


def add_bots(page: Page, count: int) -> None:
    """Press the first free place round the table, as often as wanted."""
    chairs = page.get_by_role("region", name="The table").locator(".chair:not(.empty)")
    expect(chairs).not_to_have_count(0)
    before = chairs.count()
    for number in range(1, count + 1):
        page.get_by_role("button", name="Add a bot").first.click()
        expect(chairs).to_have_count(before + number)
    held.answered(page)


def join(page: Page, address: str, name: str) -> None:
    """Come by the link and sit down."""
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("heading", name="we play").wait_for()


def share_seat(one: Page, other: Page) -> None:
    """Let another browser sit on the same seat."""
    for cookie in one.context.cookies():
        name, value, domain, path = cookie["name"], cookie["value"], cookie["domain"], cookie["path"]
        other.context.add_cookies([{"name": name, "value": value, "domain": domain, "path": path}])


def play_until(pages: Sequence[Page], there: Callable[[], object], look: Look | None = None) -> None:
    """All players do what there is to do until that is so; when nobody has anything to do, time goes on."""
    for _ in range(MOST_STEPS):
        held.settle(*pages)
        if there():
            return
        moved = [step(page, look) for page in pages]
        if not any(moved):
            held.go_on(*pages)
    raise AssertionError([page.locator("#phase").inner_text() for page in pages])


def play_to_the_end(pages: Sequence[Page], look: Look | None = None) -> None:
    """All players do what there is to do, until the game is over on every page."""
    play_until(pages, lambda: all(page.locator(OVER).count() for page in pages), look)


def play_to_phase(pages: Sequence[Page], phase: str) -> None:
    """The same until that phase is there, for all of them."""
    play_until(pages, lambda: all(phase_of(page) == phase for page in pages))


def phase_of(page: Page) -> str:
    """Which phase the page has drawn."""
    phase: str = page.evaluate("document.querySelector('[data-phase]')?.dataset.phase ?? ''")
    return phase


def step(page: Page, look: Look | None = None, *, votes: bool = True) -> bool:
    """Do one thing, if there is one; who does not vote leaves the pictures on the table alone."""
    held.settle(page)
    now = now_on(page)
    if look is not None:
        look(page, now["go"] or now["wait"])
    if now["tells"]:
        return tell(page)
    if now["shows"] and skip(page):
        return True
    if (words := now["go"]).startswith(PRESSED_ON):
        page.locator("footer .btn-go").filter(has_text=words.partition("\n")[0]).last.click()
        return True
    if now["wait"].startswith(("Choose", "Place")):
        return choose(page, "" if votes else ".fan ")
    return False


def now_on(page: Page) -> dict[str, Any]:
    """What there is to do, once something is drawn."""
    found: dict[str, Any] | None = page.evaluate(NOW)
    while found is None:
        page.wait_for_function(DRAWN)
        found = page.evaluate(NOW)
    return found


def skip(page: Page) -> bool:
    """Skip a show, if one is on. By its key: the button may be gone the moment one presses it."""
    if not words_on(page, "footer .skip"):
        return False
    listens = "ceremony" if page.locator(".ceremony").count() else "show"
    held.press(page, "Escape", listens)
    page.locator("footer .skip").wait_for(state="detached")
    return True


def words_on(page: Page, selector: str) -> str:
    """What stands there right now; nothing if there is nothing by now."""
    words: str = page.evaluate("s => [...document.querySelectorAll(s)].at(-1)?.innerText ?? ''", selector)
    return words


def pick(card: Locator) -> None:
    """Press a card near its left edge: in a fan the next one lies over the rest of it, and its corners are turned."""
    box = card.bounding_box()
    assert box
    card.click(position={"x": box["width"] * 0.14, "y": box["height"] * 0.42})


def tell(page: Page) -> bool:
    """Choose a card if there is one to be chosen, say something, tell it."""
    cards = page.get_by_role("listbox").get_by_role("option")
    if cards.count():
        pick(cards.first)
    page.locator("textarea").fill("Almost home")
    page.locator("footer .btn-go").click()
    page.locator("textarea").wait_for(state="detached")
    return True


def choose(page: Page, among: str = "") -> bool:
    """Lift the next card, or put the next token on a picture that is not the player's own."""
    if vote_in_the_lens(page):
        return True
    free = page.locator(f"{among}[role=option]:not([aria-disabled=true], [aria-selected=true])")
    if not free.count():
        return False
    # A card that is lifted covers part of its neighbour, never of the first one.
    lifted = page.locator("[role=option][aria-selected=true]").count()
    pick(free.nth(0 if lifted else free.count() // 2))
    vote_in_the_lens(page)
    return True


def vote_in_the_lens(page: Page) -> bool:
    """Where pictures are too small to judge, the lens is where one votes."""
    lens = page.get_by_role("dialog").locator(".btn-go")
    if not lens.count():
        return False
    lens.first.click()
    return True
