"""What bots can do with a deck is said alike in the lobby and where a deck is added, and it is true."""

import json
from pathlib import Path

from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.knowing import SENTENCES, bots_know

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages" / "en.json"


def test_the_page_says_the_same() -> None:
    """Word for word, in English."""
    messages = json.loads(MESSAGES.read_text(encoding="utf-8"))
    assert {key: messages[f"decks.bots.{key}"] for key in SENTENCES} == SENTENCES


def test_what_is_said_is_true() -> None:
    """A description in any language that bots understand counts; one in another does not."""
    german, silent = CardText("a", {"de-AT": "Ein Leuchtturm im Sturm."}), CardText("b")
    assert bots_know([german, CardText("c", tags={"ja": ("\u6d77",)})]) == "full"
    assert bots_know([german, silent]) == "some"
    assert bots_know([silent, CardText("d", {"is": "Viti í stormi."})]) == "guess"
