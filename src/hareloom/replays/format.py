"""The replay file: JSON Lines, first a header, then the steps of the public replay as the API sends them.

The steps are what `GET /api/replays/...` has, so there is one description of both, and nothing is told twice: what two
places tell, they can tell differently.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from hareloom.game.house_rules import HouseRules
from hareloom.game.rules import MOST_SEATS
from hareloom.game.view_types import Public

NAME: Literal["hareloom-replay"] = "hareloom-replay"
VERSION: Literal[1] = 1
ENDING = ".jsonl"

MOST_BYTES = 4 * 1024 * 1024
"""Of a file. A game of twelve players has a hundredth of it."""
LONGEST_LINE = 512 * 1024
MOST_STEPS = 20_000
MOST_DECKS = 40
MOST_CARDS = 2_000
LONGEST_NAME = 24
LONGEST_LABEL = 200
LONGEST_DESCRIPTION = 1_000
LATEST = 253_402_300_799_000
"""The last millisecond of the year 9999."""

Moment = Annotated[int, Meta(ge=0, le=LATEST, description="Milliseconds since 1970.")]
# The end is written so that it means the same to every dialect: Python's $ alone would let a newline pass.
END = r"$(?!\n)"
Card = Annotated[str, Meta(pattern=f"^[0-9a-z-]{{1,40}}{END}", description="A picture's name.")]
DeckId = Annotated[
    str, Meta(pattern=f"^[0-9a-z][0-9a-z_-]{{0,63}}{END}", description="A deck's id, where it was played.")
]
Bot = Annotated[str, Meta(pattern=f"^[a-z_]{{0,24}}{END}")]

CARD = re.compile(r"[0-9a-z-]{1,40}")
BOT = re.compile(r"[a-z_]{0,24}")


class PlayedCard(Struct, frozen=True):
    """A picture that lay on the table."""

    id: Card
    description: Annotated[str, Meta(max_length=LONGEST_DESCRIPTION)] = ""
    """What is to be seen on it, in the table's language; for readers who don't have the picture."""


class PlayedDeck(Struct, frozen=True, kw_only=True):
    """A deck that was played with, and those of its pictures that lay on the table."""

    id: DeckId
    name: Annotated[str, Meta(max_length=LONGEST_LABEL)] = ""
    author: Annotated[str, Meta(max_length=LONGEST_LABEL)] = ""
    licence: Annotated[str, Meta(max_length=LONGEST_LABEL)] = ""
    cards: Annotated[tuple[PlayedCard, ...], Meta(max_length=MOST_CARDS)] = ()


class Retold(Struct, frozen=True, kw_only=True):
    """Who played a seat; of several, the last."""

    seat: Annotated[int, Meta(ge=1, le=10_000)]
    name: Annotated[str, Meta(max_length=100)] | None = None
    """None for a person who wants no name here, or is no longer known: a hare of that colour."""
    hare: Annotated[int, Meta(ge=0, lt=12, description="One of twelve colours with a symbol.")]
    bot: Bot = ""
    """The bot's character; empty for a person."""


class Header(Struct, frozen=True, kw_only=True):
    """The first line."""

    format: Literal["hareloom-replay"] = NAME
    version: Literal[1] = VERSION
    """Of the format. A field that is new in it has a default; a change that a reader must know of is a new version."""
    hareloom: Annotated[str, Meta(max_length=40, pattern=f"^[0-9A-Za-z.+-]*{END}")]
    """The program that wrote it."""
    game: Annotated[int, Meta(ge=1, le=1_000_000)]
    """Its number at the table."""
    edition: str
    """classic, revised, odyssey, party or team."""
    house: HouseRules = HouseRules()
    """What the table changed about the edition: docs/RULES.md."""
    language: Annotated[str, Meta(max_length=35, pattern=f"^[0-9A-Za-z-]*{END}")] = "en"
    """The language that the players spoke, as a BCP 47 tag."""
    began_at: Moment
    ended_at: Moment
    finished: bool
    """Played to its end; else it was stopped."""
    decks: Annotated[tuple[PlayedDeck, ...], Meta(max_length=MOST_DECKS)]
    players: Annotated[tuple[Retold, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    """Clockwise."""
    steps: Annotated[int, Meta(ge=1, le=MOST_STEPS)]
    """How many lines follow, so that a file that was cut off is noticed."""


class ReplayStep(Struct, frozen=True):
    """When it happened, and what to merge into the view one has; the first step has all of it."""

    at: int
    """Milliseconds since 1970."""
    view: dict[str, Any]


class FirstView(Struct, frozen=True):
    """The table as everybody saw it when the game began."""

    table: Public


class FirstStep(Struct, frozen=True):
    """The second line."""

    at: Moment
    view: FirstView


def house_rules(house: HouseRules) -> dict[str, Any]:
    """The house rules that are set, as plain values."""
    found: dict[str, Any] = msgspec.to_builtins(house)
    return found
