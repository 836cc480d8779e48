"""People who play as people do: they press what is on the page, and never ask the server."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page

OVER = 'button:text("Again, same table"), p:text("can start the next game")'
PRESSED_ON = ("Give", "Vote", "That", "Watch them", "Ready to", "To the podium", "I have", "Tell")
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
    for _ in range(count):
        before = chairs.count()
        page.get_by_role("button", name="Add a bot").first.click()
        page.wait_for_function("n => document.querySelectorAll('.chair:not(.empty)').length > n", arg=before)
    seated: list[str] = []
    while seated != (seated := chairs.all_inner_texts()):  # the last of them finds its place
        page.wait_for_timeout(250)


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


def play_to_the_end(pages: Sequence[Page], look: Look | None = None, patience: float = 180) -> None:
    """All players do what there is to do, until the game is over on every page."""
    began = time.monotonic()
    while not all(page.locator(OVER).count() for page in pages):
        assert time.monotonic() - began < patience, [page.locator("#phase").inner_text() for page in pages]
        done = [step(page, look) for page in pages]
        if not any(done):
            pages[0].wait_for_timeout(40)


def step(page: Page, look: Look | None = None, *, votes: bool = True) -> bool:
    """Do one thing, if there is one; who does not vote leaves the pictures on the table alone."""
    if look is not None:
        look(page, page.evaluate("document.querySelector('footer .btn-go, footer .btn-wait')?.textContent ?? ''"))
    if page.locator("textarea").count():
        return tell(page)
    if words_on(page, "footer .skip"):
        press(page.locator("footer .skip"))
        return True
    if (words := words_on(page, "footer .btn-go")).startswith(PRESSED_ON):
        # That one, and not another that stands there by the time it is pressed.
        press(page.locator("footer .btn-go").filter(has_text=words.partition("\n")[0]).last)
        return True
    if words_on(page, "footer .btn-wait").startswith(("Choose", "Place")):
        return choose(page, "" if votes else ".fan ")
    return False


def words_on(page: Page, selector: str) -> str:
    """What stands there right now; nothing if there is nothing by now."""
    words: str = page.evaluate("s => [...document.querySelectorAll(s)].at(-1)?.innerText ?? ''", selector)
    return words


def press(button: Locator) -> None:
    """Click it, unless it is gone by now because the table went on."""
    try:
        button.click(timeout=1500)
    except Exception:  # noqa: BLE001 - the next look at the page tells what there is instead
        return


def pick(card: Locator, timeout: float | None = None) -> None:
    """Press a card near its left edge: in a fan the next one lies over the rest of it, and its corners are turned."""
    box = card.bounding_box()
    assert box
    card.click(position={"x": box["width"] * 0.14, "y": box["height"] * 0.42}, timeout=timeout)


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
    try:
        # A card that is lifted covers part of its neighbour, never of the first one.
        lifted = page.locator("[role=option][aria-selected=true]").count()
        pick(free.nth(0 if lifted else free.count() // 2), timeout=1500)
    except Exception:  # noqa: BLE001 - as above
        return False
    vote_in_the_lens(page)
    return True


def vote_in_the_lens(page: Page) -> bool:
    """Where pictures are too small to judge, the lens is where one votes."""
    lens = page.get_by_role("dialog").locator(".btn-go")
    if not lens.count():
        return False
    press(lens.first)
    return True
