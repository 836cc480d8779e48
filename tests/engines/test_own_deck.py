"""A deck of a player's own pictures, made in this browser and chosen at a table."""

from __future__ import annotations

from pathlib import Path

from photos import photo
from tests.engines.driver import Screen
from tests.engines.turns import open_table

CHANGED = "return /decks\\/(?!new)/.test(location.pathname) && document.querySelector('h1')?.textContent"


def test_a_deck_is_made_and_chosen(screen: Screen, tmp_path: Path) -> None:
    """Four photos become a deck, which its maker brings to a table."""
    files = [tmp_path / f"{number}.png" for number in range(4)]
    for number, file in enumerate(files):
        photo(number, (600, 900)).save(file)
    screen.go("/decks/new")
    screen.bring("input[type=file]", files)
    screen.write("label.name input", "Holidays by the sea")
    screen.press("button", "Keep 4 pictures")
    assert screen.wait(CHANGED, what="the deck") == "Holidays by the sea"
    screen.wait("return document.querySelectorAll('img').length >= 4", what="its pictures")
    open_table(screen)
    screen.press("button", "Choose pictures")
    screen.press("dialog[open] label", "Holidays by the sea")
    screen.press("dialog[open] button", "Play with these 2 decks")
    screen.see("#app", "88 pictures")
