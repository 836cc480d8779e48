"""What readers saw and said: enough about every card, and known to bots alone."""

import json
from collections import Counter
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.bots.language.bank import phrases_for_cards
from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.names import card_names
from hareloom.bots.language.readers import inventories, reader_clues, with_readers
from hareloom.decks.library import Library
from hareloom.decks.shipped import BUILT_INS
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from tests.bots.samples import encoder

DECKS = ("hareloom", "lamplight")


def test_every_picture_has_its_inventory_and_its_clues() -> None:
    """At least twelve things to point at, and twelve clues of several kinds, by three readers or more."""
    assert set(inventories()) == set(reader_clues()) == set(card_names().values())
    assert min(map(len, inventories().values())) >= 12
    for name, clues in reader_clues().items():
        english = [clue for clue in clues if clue.language == "en"]
        kinds = Counter(clue.kind for clue in english)
        assert len(english) >= 12, name
        assert {"plain", "allusive", "cultural", "word", "song"} <= set(kinds), name
        assert len({clue.by for clue in english}) >= 3, name


@pytest.mark.parametrize("deck_id", DECKS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_forty_phrases_that_a_bot_may_say(deck_id: str, language: str) -> None:
    """Those without a word of its description."""
    deck = Library(Path()).deck(deck_id)
    assert deck is not None
    cards = [with_readers(CardText(card.id, card.description, card.tags)) for card in deck.cards]
    knowledge = Knowledge(cards, language, encoder())
    assert (knowledge.chosen & knowledge.sayable).sum(axis=0).min() >= 40


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phrase_is_written_for_one_card(language: str) -> None:
    """None for two of them, and none too long for the smallest slip."""
    written = [phrase.plain for _, phrase in phrases_for_cards(language)]
    assert len(written) == len(set(written))
    assert max(len(phrase.text) for _, phrase in phrases_for_cards(language)) <= 70


def test_no_page_and_no_deck_has_what_readers_know(tmp_path: Path) -> None:
    """Not the manifest, not the API's deck, not its download."""
    chosen = settings({"data": str(tmp_path)}, {}, host="127.0.0.1")
    app = application(chosen, site(chosen.host, chosen.port), open_hall(chosen.data, Library(chosen.data)))
    with TestClient(app, base_url="http://localhost:4273") as client:
        for deck in DECKS:
            manifest = (BUILT_INS / deck / "deck.json").read_text(encoding="utf-8")
            assert not any("inventory" in card for card in json.loads(manifest)["cards"])
            sent = client.get(f"/api/decks/{deck}").text + manifest
            clues = [clue.text for name, clues in reader_clues().items() for clue in clues if name.startswith(deck)]
            assert not any(text in sent for text in clues if len(text.split()) > 3)
            lists = [", ".join(seen[:3]) for name, seen in inventories().items() if name.startswith(deck)]
            assert not any(text in sent for text in lists)
