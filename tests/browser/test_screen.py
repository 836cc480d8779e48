"""The big screen in a real browser: it follows a whole game without a click, for a room, and shows nobody's hand."""

from __future__ import annotations

import re

import held
import pytest
from playing import add_bots, join, open_table, play_to_phase, play_to_the_end
from playwright.sync_api import Page, expect
from visits import Audit, Visit

TV = (1920, 1080)
SHORT = {"target_score": 5}
READABLE = 26
"""Pixels of a 1920x1080 screen: on a television of a metre across, what can be read from four metres."""

SORT = "document.querySelector('.screen main')?.innerHTML.match(/class=.(\\w+)/)?.[1] ?? ''"
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.screen *')]
  .filter((e) => !e.closest('svg, button, .out-of-view') && e.getClientRects().length
    && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
  .map((e) => parseFloat(getComputedStyle(e).fontSize)))"""


class ForTheRoom:
    """Looks at the screen whenever it shows something else: axe finds nothing, all is large, nothing sticks out."""

    def __init__(self, screen: Page, audit: Audit) -> None:
        self.screen = screen
        self.audit = audit
        self.seen: set[str] = set()

    def __call__(self, _page: Page, _words: str) -> None:
        """Look, if this has not been seen yet."""
        sort = self.screen.evaluate(SORT)
        if sort in self.seen:
            return
        self.seen.add(sort)
        self.audit(self.screen)
        assert self.screen.evaluate(SMALLEST) >= READABLE, sort
        assert self.screen.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        ) == [0, 0]
        assert self.screen.get_by_role("option").count() == 0


@pytest.mark.parametrize(("edition", "bots"), [("odyssey", 2), ("team", 4)])
def test_it_follows_a_whole_game(visit: Visit, base: str, audit: Audit, edition: str, bots: int) -> None:
    """Two people on phones, a screen that nobody touches: who comes, the clue, the reveal, the podium, again."""
    mira, tom = visit(390, 844), visit(390, 844)
    address = open_table(mira, base, "Mira", edition=edition, house=SHORT)
    screen = visit(*TV, path=f"/t/{address.rsplit('/', 1)[1]}/screen")
    players = screen.get_by_role("region", name="Players")
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    expect(screen.get_by_text(address.removeprefix("http://"))).to_be_visible()
    expect(players.get_by_text("Mira", exact=True)).to_be_visible()
    join(tom, address, "Tom")
    expect(players.get_by_text("Tom", exact=True)).to_be_visible()
    expect(players.get_by_text("Mira starts the game.")).to_be_visible()
    add_bots(mira, bots)
    look = ForTheRoom(screen, audit)
    look(mira, "")
    mira.get_by_role("button", name="Start with").click()
    play_to_the_end([mira, tom], look)
    expect(screen.get_by_role("region", name="The podium")).to_be_visible()
    look(mira, "")
    assert len(look.seen) >= 4
    # By key: a press in the place of the last one, as soon as it is there, would be taken for a double tap.
    mira.get_by_role("button", name="Again, same table").press("Enter")
    expect(screen.get_by_role("heading", name="Who tells first?")).to_be_visible()


def test_the_reveal_is_a_show(visit: Visit, base: str, audit: Audit) -> None:
    """Picture by picture, the truth, the sum, then the track: by itself, beside the candle."""
    mira, tom = visit(390, 844), visit(390, 844)
    address = open_table(mira, base, "Mira", house={"first_storyteller": "random"})
    join(tom, address, "Tom")
    screen = visit(*TV, path=f"/t/{address.rsplit('/', 1)[1]}/screen", reduced_motion="no-preference")
    mira.get_by_role("radio", name="Relaxed").click()
    add_bots(mira, 2)
    mira.get_by_role("button", name="Start with").click()
    expect(screen.get_by_role("timer")).to_be_visible()
    held.hold(screen)
    # Nobody says that they are ready to go on, which would end the show.
    play_to_phase([mira, tom], "reveal")
    screen.locator("[data-beat]").wait_for()
    held.until_beat(screen, "dark")
    expect(screen.locator("[data-beat=dark]")).to_be_visible()
    held.until_beat(screen, "truth")
    expect(screen.locator(".big h2")).to_be_visible()
    held.until_beat(screen, "sum")
    expect(screen.locator("[data-beat=sum] .label")).to_have_count(3 + 4)
    held.run(screen, 10_000)
    screen.clock.resume()
    expect(screen.get_by_role("img", name="The track")).to_be_visible()
    audit(screen)


def test_on_the_hosts_own_browser_it_has_no_hand(visit: Visit, base: str) -> None:
    """Beside the host's page, with the host's cookie: not a card of the hand is sent to it, or drawn."""
    mira = visit(1440, 900)
    address = open_table(mira, base, "Mira")
    add_bots(mira, 3)
    told: list[str] = []
    screen = mira.context.new_page()
    screen.on("websocket", lambda socket: socket.on("framereceived", lambda data: told.append(str(data))))
    screen.goto(f"{address}/screen")
    expect(screen.get_by_role("region", name="Players")).to_contain_text("Mira")
    mira.get_by_role("button", name="Start with").click()
    mira.get_by_role("button", name="I have a story").click()
    expect(screen.get_by_role("heading", name="Mira is telling.")).to_be_visible()
    expect(mira.get_by_role("option")).to_have_count(6)
    cards = mira.get_by_role("option").locator("img")
    hand = cards.evaluate_all("all => all.map((each) => each.src.match(/pictures.(\\w+)/)[1])")
    assert len(hand) == 6
    assert told
    assert [card for card in hand if card in "".join(told) or card in screen.content()] == []


def test_the_way_to_it(visit: Visit, base: str, audit: Audit) -> None:
    """The lobby and the menu lead to it, the menu says what to open on the television, and whether it is on."""
    mira = visit(390, 844)
    address = open_table(mira, base, "Mira")
    expect(mira.get_by_role("link", name="Big screen")).to_have_attribute("href", re.compile(r"/t/\w+/screen$"))
    screen = visit(*TV, path=f"/t/{address.rsplit('/', 1)[1]}/screen")
    mira.get_by_role("button", name="Menu").click()
    menu = mira.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="This device").click()
    expect(menu.get_by_text(f"{address.removeprefix('http://')}/screen")).to_be_visible()
    expect(menu.get_by_role("link", name="Open it here")).to_be_visible()
    expect(menu.get_by_text("1 is on.")).to_be_visible()
    audit(mira)
    screen.close()
    expect(menu.get_by_text("1 is on.")).to_be_hidden()


def test_it_speaks_as_the_table_does(visit: Visit, base: str, audit: Audit) -> None:
    """A television whose language nobody has chosen takes the table's; where there is no table, it says so."""
    mira = visit(390, 844, locale="fr")
    address = open_table(mira, base, "Mira", language="fr")
    screen = visit(*TV, path=f"/t/{address.rsplit('/', 1)[1]}/screen", locale="en")
    expect(screen.get_by_role("heading", name="Venez à la table")).to_be_visible()
    audit(screen)
    lost = visit(*TV, path="/t/bbbbbbbbbb/screen")
    expect(lost.get_by_role("heading", name="Nothing lies here")).to_be_visible()


def test_it_comes_back_by_itself(visit: Visit, base: str) -> None:
    """A screen that lost its network says so, and goes on when it is back."""
    mira = visit(390, 844)
    address = open_table(mira, base, "Mira")
    screen = visit(*TV)
    screen.context.add_init_script(
        "window.sockets = []; window.WebSocket = class extends WebSocket {"
        "constructor(...all) { super(...all); window.sockets.push(this); } }"
    )
    screen.goto(f"{address}/screen")
    expect(screen.get_by_role("region", name="Players")).to_contain_text("Mira")
    screen.context.set_offline(True)
    screen.evaluate("window.sockets.at(-1).close()")
    expect(screen.get_by_text("Connection lost")).to_be_visible()
    add_bots(mira, 1)
    screen.context.set_offline(False)
    expect(screen.get_by_role("region", name="Players").locator("li")).to_have_count(2)
    expect(screen.get_by_text("Connection lost")).to_be_hidden()
