"""Bots understand clues that others write, in many languages, and learn how each storyteller tells."""

import random
from collections import defaultdict
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from hareloom.bots.players.vote import MEANT, habits
from hareloom.game.values import Ballot, Cast, Clue, ClueForm, Laid, Reveal
from hareloom.sim.panel import CARDS
from tests.bots.samples import knowledge


class WrittenClue(Struct, frozen=True):
    """A clue that a reader wrote from the picture alone, without seeing description and tags."""

    card: str
    language: str
    by: str
    clue: str


@cache
def clues() -> list[WrittenClue]:
    """All clues of the file."""
    lines = (Path(__file__).parent / "clues.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=WrittenClue) for line in lines]


@cache
def found() -> dict[str, float]:
    """By language: how often the right card of six fits best, over ten draws of the other five."""
    dice = random.Random(6)
    cards = {card.name: card.words.id for card in CARDS()}
    hits: dict[str, list[bool]] = defaultdict(list)
    for each in clues():
        others = [card for name, card in cards.items() if name != each.card]
        for _ in range(10):
            six = [cards[each.card], *dice.sample(others, 5)]
            fits = knowledge().fit(Clue(ClueForm.TEXT, each.clue), six)
            hits[each.language].append(bool(fits[0] > fits[1:].max()))
    return {language: sum(right) / len(right) for language, right in hits.items()}


@pytest.mark.parametrize(("language", "least"), [("en", 0.65), ("fr", 0.55), ("de", 0.55), ("es", 0.55), ("zh", 0.55)])
def test_a_clue_of_a_reader_is_understood(language: str, least: float) -> None:
    """The right card of six is found far more often than by chance, with at least 100 clues per language."""
    assert sum(each.language == language for each in clues()) >= 100
    assert found()[language] >= least


def test_a_clue_without_text_or_an_unknown_card_fits_zero() -> None:
    """A bot can't hear a spoken clue, and knows nothing about a card whose deck was removed."""
    cards = [card.words.id for card in CARDS()[:4]]
    assert not knowledge().fit(Clue(ClueForm.ALOUD), cards).any()
    assert knowledge().fit(Clue(ClueForm.TEXT, "the sea"), ["unknown", *cards])[0] == 0


def reveal(storyteller: int, clue: str, card: str, others: list[str]) -> Reveal:
    """A turn that all players have seen."""
    laid = (Laid(card, storyteller), *(Laid(other, 5) for other in others))
    return Reveal(1, storyteller, Clue(ClueForm.TEXT, clue), laid, (Cast(2, Ballot((1,))),), (), (0, 0), target=1)


def test_bots_learn_how_plainly_each_storyteller_tells() -> None:
    """From the reveals, for each storyteller separately."""
    cards = {card.name: card.words for card in CARDS()}
    others = [cards["wig"].id, cards["knot"].id]
    plain = reveal(1, cards["diver"].description["en"], cards["diver"].id, others)
    dark = reveal(2, "bureaucracy and taxes", cards["stag"].id, others)
    past = [plain, dark] * 4
    assert habits(knowledge(), past, 1).meant > MEANT > habits(knowledge(), past, 2).meant
    assert habits(knowledge(), (), 1).meant == MEANT
