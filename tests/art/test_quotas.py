"""The deck as a whole: moods, palettes and protagonists stay in balance."""

from __future__ import annotations

import re
from collections import Counter

from art import deck

from .facts import all_facts, palette_keys

FRAMES = {"landscape", "interior", "overhead", "object", "portrait", "crowd", "abstract"}
MOODS = {"wonder", "longing", "comic", "uneasy", "grief", "calm", "menace"}
DARK_DRY_OR_STRANGE = {"uneasy", "grief", "menace"}
PROTAGONISTS = {"child", "adult", "old", "animal", "nobody"}
CHILD = re.compile(r"\b(child(ren)?|boys?|girls?|bab(y|ies)|toddlers?)\b", re.IGNORECASE)
FULL_BOX = 84
LEAST_DARK = 28
MOST_WITH_A_CHILD = 21
MOST_OF_A_KEY = 7
MOST_OF_A_FRAME = 28
MOST_OF_A_PROTAGONIST = 34
LEAST_OF_A_FRAME = 6
LEAST_OF_A_MOOD = 7
LEAST_OF_A_PROTAGONIST = 6
CARDS = all_facts()


def test_the_box_is_full() -> None:
    """A box holds 84 pictures: not one fewer, and not one that had to be cut."""
    assert len(CARDS) == FULL_BOX


def test_every_card_says_what_it_is() -> None:
    """A script has a sentence, a palette, a frame, a mood and a protagonist, in words that can be counted."""
    assert [name for name, card in CARDS.items() if len(card.sentence) <= 20] == []
    assert {card.key for card in CARDS.values()} <= palette_keys()
    assert {card.frame for card in CARDS.values()} <= FRAMES
    assert {card.mood for card in CARDS.values()} <= MOODS
    assert {card.protagonist for card in CARDS.values()} <= PROTAGONISTS


def test_no_two_cards_share_a_sentence() -> None:
    """One card is one idea, and one idea is one card."""
    assert len({card.sentence for card in CARDS.values()}) == len(CARDS)


def test_at_least_a_third_is_dark_dry_or_strange() -> None:
    """The deck isn't cute: at least 28 of 84 are uneasy, of grief or of menace."""
    dark = [name for name, card in CARDS.items() if card.mood in DARK_DRY_OR_STRANGE]
    assert len(dark) >= LEAST_DARK


def test_at_most_a_quarter_has_a_child() -> None:
    """At most 21 of 84 have a child, as protagonist or as one who is told of."""
    young = [
        name
        for name, card in CARDS.items()
        if card.protagonist == "child" or CHILD.search(f"{card.sentence} {deck.words(name)['description']['en']}")
    ]
    assert len(young) <= MOST_WITH_A_CHILD, young


def test_no_palette_is_used_too_often() -> None:
    """A palette key paints at most 7 cards."""
    used = Counter(card.key for card in CARDS.values())
    assert {key: count for key, count in used.items() if count > MOST_OF_A_KEY} == {}


def test_neither_frame_nor_protagonist_rules_the_deck() -> None:
    """Every way to frame a picture and everyone it can be about is there several times, and none everywhere."""
    frames = Counter(card.frame for card in CARDS.values())
    actors = Counter(card.protagonist for card in CARDS.values())
    assert all(LEAST_OF_A_FRAME <= frames[frame] <= MOST_OF_A_FRAME for frame in FRAMES), frames
    assert all(LEAST_OF_A_PROTAGONIST <= actors[who] <= MOST_OF_A_PROTAGONIST for who in PROTAGONISTS), actors


def test_every_mood_is_there() -> None:
    """Whatever a storyteller feels, several cards feel it too: bright, funny and quiet ones as well as dark ones."""
    moods = Counter(card.mood for card in CARDS.values())
    assert all(moods[mood] >= LEAST_OF_A_MOOD for mood in MOODS), moods
