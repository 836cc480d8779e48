"""A deck as a whole: moods, palettes and protagonists stay in the balance that the deck itself sets."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from art import deck

from .facts import Facts, all_facts

CHILD = re.compile(r"\b(child(ren)?|boys?|girls?|bab(y|ies)|toddlers?)\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def cards(painted: deck.Deck) -> dict[str, Facts]:
    """What every card of the deck says of itself."""
    return all_facts(painted.folder)


def test_the_box_is_full(painted: deck.Deck, cards: dict[str, Facts]) -> None:
    """A deck has as many pictures as it wants to have."""
    assert len(cards) in painted.quotas.cards


def test_every_card_says_what_it_is(scripted: deck.Deck) -> None:
    """A script has a sentence, a palette, a frame, a mood and a protagonist, in words that can be counted."""
    cards = all_facts(scripted.folder)
    assert [name for name, card in cards.items() if len(card.sentence) <= 20] == []
    assert {card.key for card in cards.values()} <= set(scripted.palettes)
    assert {card.frame for card in cards.values()} <= deck.FRAMES
    assert {card.mood for card in cards.values()} <= deck.MOODS
    assert {card.protagonist for card in cards.values()} <= deck.PROTAGONISTS


def test_no_two_cards_share_a_sentence() -> None:
    """One card is one idea, and one idea is one card, over all decks."""
    cards = {(name, card): facts for name in deck.every() for card, facts in all_facts(deck.find(name).folder).items()}
    assert len({card.sentence for card in cards.values()}) == len(cards)


def test_enough_cards_are_dark_dry_or_strange(painted: deck.Deck, cards: dict[str, Facts]) -> None:
    """A deck isn't only cute: enough cards are uneasy, of grief or of menace."""
    dark = [name for name, card in cards.items() if card.mood in deck.DARK]
    assert len(dark) in painted.quotas.dark, dark


def test_not_too_many_cards_have_a_child(painted: deck.Deck, cards: dict[str, Facts]) -> None:
    """A child counts as the protagonist and as a figure in the words."""
    young = [
        name
        for name, card in cards.items()
        if card.protagonist == "child" or CHILD.search(f"{card.sentence} {painted.words(name)['description']['en']}")
    ]
    assert len(young) in painted.quotas.with_a_child, young


def test_no_palette_is_used_too_often(painted: deck.Deck, cards: dict[str, Facts]) -> None:
    """A palette key paints only as many cards as the deck lets it."""
    used = Counter(card.key for card in cards.values())
    assert {key: count for key, count in used.items() if count not in painted.quotas.each_palette} == {}


def test_neither_frame_nor_protagonist_rules_the_deck(painted: deck.Deck, cards: dict[str, Facts]) -> None:
    """Every way to frame a picture and everyone it can be about is there as often as the deck wants."""
    frames = Counter(card.frame for card in cards.values())
    actors = Counter(card.protagonist for card in cards.values())
    assert all(frames[frame] in painted.quotas.each_frame for frame in deck.FRAMES), frames
    assert all(actors[who] in painted.quotas.each_protagonist for who in deck.PROTAGONISTS), actors


def test_every_mood_is_there(painted: deck.Deck, cards: dict[str, Facts]) -> None:
    """Whatever a storyteller feels, enough cards feel it too: bright, funny and quiet ones as well as dark ones."""
    moods = Counter(card.mood for card in cards.values())
    assert all(moods[mood] in painted.quotas.each_mood for mood in deck.MOODS), moods
