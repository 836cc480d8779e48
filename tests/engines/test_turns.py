"""A whole turn of every edition in this browser, by what is pressed on the page alone."""

from __future__ import annotations

import pytest
from tests.engines.driver import PHONE, OpenScreen, Screen
from tests.engines.turns import add_bots, open_table, play_a_turn, play_until, start

DESKTOP, TELEVISION = (1440, 900), (1920, 1080)

# Pictures in view that came whole and keep their form: three wide, two high, or the other way round.
WRONG_PICTURES = """return [...document.querySelectorAll('[role=option] img, .cards img')]
  .filter((each) => each.getClientRects().length > 0)
  .filter((each) => each.complete && (each.naturalWidth === 0
    || Math.abs(each.clientWidth / each.clientHeight - 2 / 3) > 0.05 && getComputedStyle(each).objectFit === 'fill'))
  .map((each) => `${each.currentSrc} ${each.clientWidth} x ${each.clientHeight}`)"""


@pytest.mark.parametrize(
    ("edition", "bots", "size"),
    [
        ("classic", 2, PHONE),
        ("revised", 2, DESKTOP),
        ("odyssey", 3, PHONE),
        ("party", 5, DESKTOP),
        ("team", 5, PHONE),
    ],
)
def test_a_whole_turn(screens: OpenScreen, edition: str, bots: int, size: tuple[int, int]) -> None:
    """Somebody tells, all give and vote, the pictures are revealed, and the next turn begins."""
    screen = screens(size=size)
    open_table(screen, edition=edition)
    add_bots(screen, bots)
    start(screen)
    play_until(screen, "reveal")
    assert screen.ask(WRONG_PICTURES) == []
    done = play_until(screen, "reveal", left=True)
    assert done, "the reveal ended before anybody was ready"


@pytest.mark.parametrize(("language", "direction"), [("ar", "rtl"), ("ja", "ltr")])
def test_a_language_has_its_direction_and_letters(screens: OpenScreen, language: str, direction: str) -> None:
    """In Arabic and Japanese the first page and a table with bots are drawn in that language and direction."""
    screen = screens(language=language)
    screen.go("/")
    said = screen.ask("const { lang, dir } = document.documentElement; return [lang, dir || 'ltr']")
    assert said == [language, direction]
    open_table(screen)
    add_bots(screen, 2)
    start(screen)
    letters = {"ar": r"\p{Script=Arabic}", "ja": r"[\p{Script=Hiragana}\p{Script=Han}]"}[language]
    screen.wait(f"return /{letters}/u.test(document.querySelector('#app h1').textContent)", what="the heading")


def test_a_big_screen_follows_the_table(screens: OpenScreen, screen: Screen) -> None:
    """A television in this browser shows the clue, the pictures and the reveal of those who play elsewhere."""
    player = screens("chromium")
    code = open_table(player)
    screen.resize(*TELEVISION)
    screen.go(f"/t/{code}/screen")
    screen.see("main, section", "Ana")
    add_bots(player, 2)
    start(player)
    play_until(player, "vote", clue="The last light on the stairs")
    screen.wait("return document.querySelectorAll('.screen img').length >= 3", what="the pictures on the television")
    assert play_a_turn(player)
