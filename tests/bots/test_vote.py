"""How bots vote where there is little to understand."""

from hareloom.game.values import Clue, ClueForm
from hareloom.sim.panel import CARDS
from tests.bots.samples import knowledge


def test_a_clue_without_text_or_an_unknown_card_fits_zero() -> None:
    """A bot can't hear a spoken clue, and knows nothing about a card whose deck was removed."""
    cards = [card.words.id for card in CARDS()[:4]]
    assert not knowledge().fit(Clue(ClueForm.ALOUD), cards).any()
    assert knowledge().fit(Clue(ClueForm.TEXT, "the sea"), ["unknown", *cards])[0] == 0
    assert knowledge().sense(Clue(ClueForm.ALOUD)) == 0
