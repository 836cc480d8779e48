"""The test set, version 1: clues of readers with the pictures to choose from, and hands to tell from.

Cards are named as in their deck (`anglerfish`); a table knows them by the hash of their picture.
`scripts/write_benchmark.py` wrote the data once, and nothing changes it: other questions would be another version.
"""

import functools
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from hareloom.bots.language.names import card_names
from hareloom.game.values import CardId

VERSION = "1"
DECK = "hareloom"
DATA = Path(__file__).parent / "data"
CLUES, HANDS = "clues.jsonl", "hands.jsonl"

Tier: TypeAlias = Literal["plain", "allusive", "cultural"]
Language: TypeAlias = Literal["en", "fr", "de", "es", "zh"]
Task: TypeAlias = Literal["listen", "tell", "give"]
TIERS: tuple[Tier, ...] = get_args(Tier)
LANGUAGES: tuple[Language, ...] = get_args(Language)
TASKS: tuple[Task, ...] = get_args(Task)

HAND = 6
PICTURES = 6
LONGEST = 120
"""The most characters of a clue in the set."""


class ClueQuestion(Struct, frozen=True, kw_only=True):
    """A reader's clue at a table of seven: the storyteller, five listeners with a decoy each, and the player asked."""

    id: str
    """`card-tier-language`."""
    card: str
    tier: Tier
    language: Language
    clue: str
    reader: int
    """Who wrote it, from 1."""
    pictures: tuple[str, ...]
    """The storyteller's card and five decoys, as they lie on the table."""
    target: int
    """The place of the storyteller's card, from 1."""
    hand: tuple[str, ...]
    """The player's own cards, to give one of."""
    own: str
    """The one of them that lies on the table while the player listens, on the seventh place. It can't be voted for."""


class HandQuestion(Struct, frozen=True, kw_only=True):
    """A storyteller's hand at a table of four: tell a clue about one of these cards, in this language."""

    id: str
    """`hand-number-language`."""
    language: Language
    hand: tuple[str, ...]


Question: TypeAlias = ClueQuestion | HandQuestion


@functools.cache
def clue_questions() -> tuple[ClueQuestion, ...]:
    """Those of `listen` and `give`, in the order of the file: by card, tier and language."""
    return tuple(msgspec.json.Decoder(ClueQuestion).decode_lines((DATA / CLUES).read_bytes()))


@functools.cache
def hand_questions() -> tuple[HandQuestion, ...]:
    """Those of `tell`."""
    return tuple(msgspec.json.Decoder(HandQuestion).decode_lines((DATA / HANDS).read_bytes()))


def questions(task: Task) -> tuple[Question, ...]:
    """All questions of a task."""
    return hand_questions() if task == "tell" else clue_questions()


@functools.cache
def ids() -> dict[str, CardId]:
    """The id of each card of the deck by its name, in the order of their names."""
    names = {name.partition("/")[2]: card for card, name in card_names().items() if name.startswith(f"{DECK}/")}
    return dict(sorted(names.items()))


@functools.cache
def names() -> dict[CardId, str]:
    """The name of each card of the deck by its id."""
    return {card: name for name, card in ids().items()}
