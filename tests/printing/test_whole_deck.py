"""A deck's cards on paper: how long it takes and how large the file is. `make proof` prints all 84."""

from __future__ import annotations

import os
import time
from pathlib import Path

from hareloom.decks import Library
from hareloom.printing.box import Order, print_box
from tests.printing.measuring import measured

CARDS = int(os.environ.get("HARELOOM_PRINTED_CARDS", "8"))
MOST_SECONDS = 20
MOST_BYTES = 60_000_000


def test_a_deck_is_printed_soon_and_is_not_too_large(tmp_path: Path) -> None:
    """84 cards with their backs take less than 20 s and 60 MB; the back's picture is in the file once."""
    library = Library(tmp_path)
    deck = library.deck("hareloom")
    assert deck
    file = tmp_path / "cards.pdf"
    began = time.monotonic()
    made = print_box(Order(deck, tuple(range(1, CARDS + 1)), parts=("cards",), backs=True), library, file)
    seconds = time.monotonic() - began
    print(f"{CARDS} cards: {seconds:.1f} s, {made.size / 1e6:.1f} MB")  # noqa: T201 - for `make proof`
    assert seconds < MOST_SECONDS
    assert made.size < MOST_BYTES * CARDS / 84 + 1_000_000
    assert file.read_bytes().count(b"/Subtype /Image") == CARDS + 1
    assert sum(len(page.pictures) for page in measured(file)) == 2 * CARDS
