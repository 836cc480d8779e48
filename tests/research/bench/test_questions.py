"""The test set is whole, well formed and fixed."""

import hashlib
from collections import Counter

from hareloom.research.bench.export import CARD
from hareloom.research.bench.test_set import (
    CLUES,
    DATA,
    HANDS,
    LANGUAGES,
    LONGEST,
    TIERS,
    VERSION,
    clue_questions,
    hand_questions,
    ids,
)
from hareloom.sim.panel import CARDS

FIXED = {
    "1": {
        CLUES: "968c9fd3b63ce2d319774a47a3d621b7dcf6212d1f4809fa2ca445a1f14c593d",
        HANDS: "778cd655a21b515a6f1fe6c2b81947c6cab68af8c5884a19d164399cd068b0b1",
    }
}
"""The SHA-256 of the files of each version."""


def test_the_questions_of_a_version_never_change() -> None:
    """A changed byte is another test set: it wants another version."""
    found = {name: hashlib.sha256((DATA / name).read_bytes()).hexdigest() for name in (CLUES, HANDS)}
    assert found == FIXED[VERSION]


def test_every_card_has_a_clue_in_every_tier_and_language() -> None:
    """84 cards, three tiers, five languages: none is missing, none is there twice."""
    wanted = {f"{card}-{tier}-{language}" for card in ids() for tier in TIERS for language in LANGUAGES}
    assert len(ids()) == len(CARDS()) == 84
    assert [question.id for question in clue_questions()] == list(dict.fromkeys(each.id for each in clue_questions()))
    assert {question.id for question in clue_questions()} == wanted


def test_clues_are_short_and_different() -> None:
    """No clue is told twice, none is too long, none gives a card's name away in English."""
    texts = Counter(question.clue.casefold() for question in clue_questions())
    assert max(texts.values()) == 1
    assert all(0 < len(question.clue) <= LONGEST for question in clue_questions())
    assert not [
        each.id for each in clue_questions() if each.language == "en" and each.card in each.clue.casefold().split()
    ]


def test_six_different_pictures_lie_on_the_table_and_the_right_one_among_them() -> None:
    """The target is the clue's card; decoys and hand are other cards, and each card is in one place."""
    for question in clue_questions():
        assert question.pictures[question.target - 1] == question.card
        assert len({*question.pictures, *question.hand}) == 12
        assert question.own in question.hand


def test_the_right_picture_lies_anywhere() -> None:
    """No place is right much more often than another."""
    places = Counter(question.target for question in clue_questions())
    assert sorted(places) == [1, 2, 3, 4, 5, 6]
    assert all(150 < times < 270 for times in places.values())


def test_every_card_is_held_equally_often() -> None:
    """In each language each card is in six hands, and no hand has a card twice."""
    for language in LANGUAGES:
        hands = [question.hand for question in hand_questions() if question.language == language]
        assert len(hands) == 84
        assert all(len(set(hand)) == 6 for hand in hands)
        assert Counter(card for hand in hands for card in hand) == dict.fromkeys(ids(), 6)


def test_the_dataset_card_says_what_the_set_has() -> None:
    """Its numbers are those of the files, and it names licence and version."""
    text = (DATA / CARD).read_text(encoding="utf-8")
    assert f"| `clues` | {len(clue_questions())} |" in text
    assert f"| `hands` | {len(hand_questions())} |" in text
    assert f"version {VERSION}" in text
    assert "CC BY 4.0" in text
    fourth = [question for question in clue_questions() if question.reader == 4]
    assert len(fourth) == 9
    assert "Nine had been" in text
