"""The end of a game in a real browser: it begins with the reader, counts the evening, and opens the storybook."""

from __future__ import annotations

import re

import held
import pytest
from measured import cut_off
from playing import add_bots, join, open_table, play_to_phase, play_to_the_end, play_until
from playwright.sync_api import expect
from visits import Audit, Visit
from votes import Turn

SHORT = {"target_score": 5, "first_storyteller": "random"}
READABLE = 28
"""Pixels of a 1920x1080 screen: a name that can be read from four metres."""
WIDE_ENOUGH = 185

OVERLAP = """() => {
  const clue = document.querySelector('section.clue .slip')?.getBoundingClientRect();
  const pairs = [...document.querySelectorAll('.teams li')];
  if (!clue || pairs.length !== 4) return null;
  return pairs.map((each) => each.getBoundingClientRect())
    .filter((pair) => pair.left < 0 || pair.right > innerWidth
      || (pair.bottom > clue.top && pair.top < clue.bottom && pair.right > clue.left && pair.left < clue.right)).length;
}"""
OUTSIDE = """() => [...document.querySelectorAll('.screen *')].filter((e) => e.checkVisibility())
  .map((e) => [e, e.getBoundingClientRect()]).filter(([e, box]) => box.width > 1 && !e.closest('.out-of-view')
    && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
  .map(([e]) => `${e.tagName} ${e.getAttribute('class')}`)"""
AREA = "each => each.getBoundingClientRect().width * each.getBoundingClientRect().height"
HEARD = """() => { window.heard = []; new MutationObserver(() => {
  const words = document.querySelector('.ceremony h1 span')?.textContent;
  if (words && words !== window.heard.at(-1)) window.heard.push(words);
}).observe(document.body, { childList: true, subtree: true, characterData: true }) }"""
WIDTHS = "all => all.map((each) => each.getBoundingClientRect().width)"
SIZES = "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"


def test_two_games_of_an_evening(visit: Visit, base: str, audit: Audit) -> None:
    """Both players begin with their own place; after the second game the table says who has won how many."""
    mira, tom = visit(390, 844), visit(1280, 800)
    address = open_table(mira, base, "Mira", house=SHORT)
    join(tom, address, "Tom")
    add_bots(mira, 1)
    mira.get_by_role("button", name="Start with").click()
    play_to_the_end([mira, tom])
    for page in (mira, tom):
        expect(page.locator("main h2").first).to_have_text(re.compile(r"^You (won|came (2nd|3rd))"))
        expect(page.get_by_text("games at this table")).to_have_count(0)
        audit(page)
        assert cut_off(page) == []
    mira.get_by_role("button", name="Again, same table").click()
    expect(tom.locator("[data-phase=end]")).to_have_count(0)  # a bot may have told already
    play_to_the_end([mira, tom])
    expect(mira.get_by_text(re.compile(r"^2 games at this table: .*\d\.$"))).to_be_visible()
    tom.reload()
    expect(tom.get_by_text(re.compile(r"^2 games at this table: .*\d\.$"))).to_be_visible()
    # The storybook's door leads to the replay of the game that was just played.
    tom.get_by_role("button", name="Open it").click()
    expect(tom).to_have_url(re.compile(r"/r/\w+/\w+/2$"))
    expect(tom.locator("#cover")).to_contain_text("Tom")
    audit(tom)
    # And later from their tables, for each game.
    tom.goto(f"{base}/tables")
    audit(tom)
    tom.get_by_role("button", name="The storybook 1").click()
    expect(tom).to_have_url(re.compile(r"/r/\w+/\w+/1$"))
    # Who wants no name in books is a hare there, at once, and keeps their name at the table.
    tom.get_by_role("link", name="Back to the table").click()
    tom.get_by_role("button", name="Menu").click()
    tom.get_by_role("button", name="Your name and hare").click()
    audit(tom)
    tom.get_by_role("button", name="Be a nameless hare in storybooks").click()
    expect(tom.get_by_role("button", name="Be a nameless hare in storybooks Yes")).to_be_visible()
    tom.get_by_role("button", name="Close").click()
    tom.get_by_role("button", name="Open it").click()
    expect(tom.locator("#cover")).to_contain_text("hare")
    expect(tom.locator("#cover")).not_to_contain_text("Tom")


@pytest.mark.parametrize("width", [1280, 1100])
def test_four_pairs_stand_clear_of_the_clue(visit: Visit, base: str, width: int) -> None:
    """Team with eight: no pair is behind the clue or off the page, also with long names."""
    page = visit(width, 800)
    open_table(page, base, "Maximiliane Abendroth-Lan", edition="team", house={"first_storyteller": "random"})
    add_bots(page, 7)
    page.get_by_role("button", name="Start with").click()
    play_until([page], lambda: page.evaluate(OVERLAP) is not None)
    held.rest(page)
    assert page.evaluate(OVERLAP) == 0


def test_twelve_pictures_are_large_on_the_big_screen(visit: Visit, base: str) -> None:
    """At least 185 pixels wide, names and points readable, the way in beside them, nothing off the screen."""
    mira, tom = visit(390, 844), visit(390, 844)
    address = open_table(mira, base, "Mira", house={"first_storyteller": "random"})
    join(tom, address, "Tom")
    screen = visit(1920, 1080, path=f"/t/{address.rsplit('/', 1)[1]}/screen")
    add_bots(mira, 10)
    players = screen.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem")).to_have_count(12)
    held.rest(screen)
    assert screen.evaluate(OUTSIDE) == []
    mira.get_by_role("button", name="Start with").click()
    play_to_phase([mira, tom], "vote")
    held.go_on(mira, tom, screen)  # a bot votes
    pictures = screen.locator("ol li img")
    expect(pictures).to_have_count(12)
    held.rest(screen)
    assert min(pictures.evaluate_all(WIDTHS)) >= WIDE_ENOUGH
    names = screen.get_by_role("list", name="Players").locator("b")
    expect(names).to_have_count(12)
    assert min(names.evaluate_all(SIZES)) >= READABLE
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    held.rest(screen)
    assert screen.evaluate(OUTSIDE) == []
    # Those who have voted look at the table, the others have their backs to it.
    expect(screen.locator("li.waits")).not_to_have_count(0)
    assert screen.locator("li.waits").count() < 12


def test_the_places_are_given_away_before_the_end(visit: Visit, base: str, audit: Audit) -> None:
    """From third to first, for a room and on a phone, where a key leads on; then the end begins with the reader."""
    turn = Turn(base, 6, [[], [0], [0], [1], [1], [1]], house={"target_score": 5})
    turn.begin()
    last, screen = (visit(*size, reduced_motion="no-preference") for size in ((390, 844), (1920, 1080)))
    screen.goto(f"{base}/t/{turn.code}/screen")
    turn.people[5].sit(last)
    # While they vote, a picture is larger than the paper with the clue.
    pictures = screen.locator("ol li img")
    expect(pictures).to_have_count(6)
    assert pictures.first.evaluate(AREA) > screen.get_by_role("region", name="What was told").evaluate(AREA)
    screen.evaluate(HEARD)
    turn.vote()
    for player in turn.people[1:3]:
        player.do("react", **turn.moment())  # a clue that is loved has an award
    for player in turn.people:
        player.do("be_ready", **turn.moment())
    expect(last.get_by_role("button", name="Skip")).to_be_visible()
    assert cut_off(last) == []
    held.press(last, "Escape", "ceremony")
    expect(last.get_by_role("heading", name=re.compile("^You came"))).to_be_visible()
    expect(last.get_by_text("The last hare home")).to_be_visible()
    expect(last.get_by_text("Your picture of the evening")).to_be_visible()
    audit(last)
    # Who comes later has missed it.
    last.reload()
    expect(last.get_by_role("heading", name=re.compile("^You came"))).to_be_visible()
    expect(screen.get_by_role("list", name="Awards")).to_be_visible()
    said = ["The last story is told.", "Second: Léa and Ana, with 3", "And nearest to the moon …", "Tom wins with 6."]
    assert screen.evaluate("window.heard") == said
    held.rest(screen)
    assert screen.evaluate(OUTSIDE) == []
