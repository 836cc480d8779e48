"""The chart of the deck lamplight: what is planned is balanced, and what is drawn keeps to the plan."""

from __future__ import annotations

import itertools

import pytest
from art.kit.lamplit.keys import KEYS

from art import deck

from .chart import Row, counted, read
from .facts import all_facts

DECK = deck.find("lamplight")
ROWS = read(DECK.folder / "chart.tsv")
DRAWN = all_facts(DECK.folder)

CAMERAS = frozenset({"above", "below", "far", "close", "interior", "frontal", "side"})
LEADS = frozenset({"one", "pair", "crowd", "animal", "thing", "place"})
DEVICES = frozenset(
    [
        "giant",
        "tiny",
        "substitution",
        "reversal",
        "absence",
        "reflection",
        "metamorphosis",
        "two_times",
        "wrong_material",
        "shadow",
    ]
)
WORN_PLACES = ("sea", "moon", "door", "ladder", "house", "clock", "umbrella")
WANTED_PLACES = ("kitchen", "office", "train", "desert", "hospital", "cellar", "market")
MOST = {
    "camera frontal": 15,
    "giant or tiny": 20,
    "night": 14,
    **{f"key {key}": 11 for key in KEYS},
    **{f"place {place}": 4 for place in WORN_PLACES},
}
LEAST = {
    **{f"camera {camera}": 12 for camera in ("above", "below", "far", "close", "interior")},
    "without people": 25,
    "lead animal": 15,
    "lead thing": 12,
    "lead crowd": 8,
    "lead pair": 10,
    "bright": 32,
    **{f"place {place}": 2 for place in WANTED_PLACES},
}


def drawn() -> list[Row]:
    """The lines of the cards that have a script."""
    return [row for row in ROWS if row.name in DRAWN]


def too_many(rows: list[Row]) -> dict[str, int]:
    """What there is more of than the deck bears."""
    found = counted(rows)
    return {label: found[label] for label, most in MOST.items() if found[label] > most}


def too_few(rows: list[Row]) -> dict[str, int]:
    """What there is less of than the deck needs."""
    found = counted(rows)
    return {label: found[label] for label, least in LEAST.items() if found[label] < least}


def test_every_drawn_card_is_on_the_chart_as_it_is_drawn() -> None:
    """A script has the chart's sentence, key and mood."""
    planned = {row.name: (row.sentence, row.key, row.mood) for row in ROWS}
    assert {name: (card.sentence, card.key, card.mood) for name, card in DRAWN.items()} == {
        name: planned.get(name) for name in DRAWN
    }


def test_every_name_and_every_sentence_is_there_once() -> None:
    """A card's name can be a module's, and no card of the first deck has it."""
    assert len({row.name for row in ROWS}) == len({row.sentence for row in ROWS}) == len(ROWS)
    first = set(deck.find(deck.DEFAULT).names())
    assert [row.name for row in ROWS if not row.name.isidentifier() or row.name in first] == []


def test_the_chart_speaks_in_words_that_can_be_counted() -> None:
    """Cameras, leads, keys, devices and moods are of a known set."""
    assert {row.camera for row in ROWS} <= CAMERAS
    assert {row.lead for row in ROWS} <= LEADS
    assert {row.key for row in ROWS} <= set(KEYS)
    assert {row.device for row in ROWS} == DEVICES
    assert {row.mood for row in ROWS} <= deck.MOODS


def test_neighbours_on_the_chart_never_share_a_key() -> None:
    """Two cards painted one after the other are lit differently."""
    assert [row.name for row, after in itertools.pairwise(ROWS) if row.key == after.key] == []


def test_the_plan_is_balanced() -> None:
    """More cards are planned than are kept, and nothing in the plan is too rare or too frequent."""
    assert len(ROWS) >= DECK.quotas.cards.most
    assert too_many(ROWS) == {}
    assert too_few(ROWS) == {}


def test_nothing_is_drawn_too_often() -> None:
    """Every limit holds while the deck grows."""
    assert too_many(drawn()) == {}


@pytest.mark.skipif(len(DRAWN) < DECK.quotas.cards.least, reason="the deck isn't complete yet")
def test_a_complete_deck_has_enough_of_everything() -> None:
    """The deck has its cameras, leads, bright cards, places, and at least twelve keys."""
    assert too_few(drawn()) == {}
    assert len({row.key for row in drawn()}) >= 12
