"""Messages about decks over HTTP: choosing one, and making one of your own. The schema comes from these types."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from hareloom.bots.language.knowing import Knowing
from hareloom.decks.manifest import (
    LONGEST_DESCRIPTION,
    LONGEST_LINE,
    LONGEST_TAG,
    MOST_CARDS,
    MOST_INVENTORY,
    MOST_TAGS,
)
from hareloom.server.messages import Language, Secret
from hareloom.store import Reach

DeckState: TypeAlias = Literal["draft", "ready"]

OwnId = Annotated[str, Meta(pattern=r"^own-[a-z2-7]{16}$(?!\n)", description="An own deck's id.")]
Line = Annotated[str, Meta(max_length=LONGEST_LINE)]
Word = Annotated[str, Meta(max_length=LONGEST_TAG)]
TableCode = Annotated[str, Meta(min_length=1, max_length=64, description="A table's code.")]
CardName = Annotated[str, Meta(pattern=r"^[0-9a-f]{20}$(?!\n)", description="A picture's name.")]


class DeckInList(Struct, frozen=True):
    """A deck as a table's host chooses it."""

    id: str
    name: dict[str, str]
    """By language."""
    cards: int
    """How many."""
    author: str
    licence: str
    languages: tuple[str, ...]
    """Those its cards are described in."""
    described: int
    """How many of its cards are described, in any language."""
    fan: tuple[str, ...]
    """The cards that stand for it: up to three, those that its maker named first."""
    bots: Knowing
    """What bots know about it: of each card, of some, or only the colours."""
    own: bool = False
    """A player has made it in the page."""
    mine: bool = False
    """This browser may change and delete it."""
    reach: Reach | None = None
    """Of an own deck: who may use it."""
    draft: bool = False
    """It is not ready, and can't be played with."""


class CardShown(Struct, frozen=True):
    """A card as a browser may know it: its picture's name, and what is read aloud. Never its tags."""

    id: str
    description: dict[str, str]


class DeckShown(Struct, frozen=True):
    """A deck with its cards, in the order of their ids."""

    id: str
    name: dict[str, str]
    author: str
    licence: str
    languages: tuple[str, ...]
    described: int
    """How many of its cards are described, in any language."""
    cards: tuple[CardShown, ...]
    fan: tuple[str, ...]
    bots: Knowing


class MakeOwnDeck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin a deck of your own. It can be played with when it is ready."""

    name: Line
    reach: Reach = "table"
    table: TableCode | None = None
    """Bring it to this table, at which you are. Needed where it is for that table only."""
    language: Language = "en"
    """The language of its name and its descriptions."""


class OwnDeckMade(Struct, frozen=True):
    """A new deck and its two secrets. This browser also has a cookie now, so it needs neither."""

    id: str
    key: str
    """Lets its owner change and delete it: `/decks#mine=ID.KEY` in another browser."""
    link: str
    """Lets others use it, where it is for everybody with its link: `/decks#open=ID.LINK`."""


class OwnCard(Struct, frozen=True):
    """A card of an own deck, as its owner sees it."""

    card: str
    """The picture's name: `/pictures/NAME.webp`."""
    sent: str
    """The SHA-256 of what was sent."""
    description: str
    position: int
    """From 0."""


class OwnDeckLimits(Struct, frozen=True):
    """How much an own deck may hold."""

    cards: int
    bytes_a_picture: int
    """As it is sent."""
    bytes: int
    """All pictures together, as they are kept."""


class OwnDeck(Struct, frozen=True):
    """A deck of yours."""

    id: str
    name: str
    reach: Reach
    state: DeckState
    author: str
    licence: str
    language: str
    cards: tuple[OwnCard, ...]
    """In their order."""
    bytes: int
    """As they are kept."""
    limits: OwnDeckLimits


class CardTaken(Struct, frozen=True):
    """The picture is a card now, durably. Sent again, it gets the same answer."""

    card: str
    """The picture's name."""
    sent: str
    same_as: str | None = None
    """The deck has this picture already, from another file, so no card was added: it is this one."""


class ChangeOwnDeck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change a deck of yours. What is not named stays as it is."""

    name: Line | None = None
    reach: Reach | None = None
    author: Line | None = None
    licence: Line | None = None
    language: Language | None = None
    state: Literal["ready"] | None = None
    """It may be played with from now on; it needs a card at least."""
    order: Annotated[tuple[CardName, ...], Meta(max_length=MOST_CARDS)] | None = None
    """All its cards, in their new order."""


class DescribeCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Describe a card: read aloud to those who can't see it, and to bots. Empty takes it away."""

    description: Annotated[str, Meta(max_length=LONGEST_DESCRIPTION)]
    tags: Annotated[tuple[Word, ...], Meta(max_length=MOST_TAGS)] | None = None
    """For bots: moods, themes, stories. Left out, they stay."""
    inventory: Annotated[tuple[Word, ...], Meta(max_length=MOST_INVENTORY)] | None = None
    """For bots: what is to be seen. Left out, it stays."""


class CardDraft(Struct, frozen=True):
    """What a machine says about a card. Read it, correct it, and save it with the card."""

    description: str
    tags: tuple[str, ...]
    inventory: tuple[str, ...]


class OpenOwnDeck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a deck by its link, or your own by its key."""

    link: Secret


class OwnDeckOpened(Struct, frozen=True):
    """This browser may use the deck from now on."""

    id: str
    mine: bool
    """It was the owner's key, so this browser may change and delete it too."""


class BringDeck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bring a deck that you may use to a table at which you are: its host can choose it then."""

    table: TableCode


class ReportCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Report a picture to the server's operator."""

    card: CardName
    note: Annotated[str, Meta(max_length=1000, description="At most 300 characters of it are kept.")] = ""


class OwnLimits(Struct, frozen=True):
    """Whether decks can be made here, and how large."""

    on: bool
    """Decks can be made on this server."""
    server_reach: bool
    """They may be for everybody on this server."""
    cards: int
    bytes_a_picture: int
    bytes: int
    """A deck's pictures together, as they are kept."""
    decks_left_today: int
    """That this address may still begin."""
    heic: bool
    """The server reads HEIC, for browsers that can't."""
    describer: str | None
    """The host of the machine that describes pictures here, if there is one: pictures are sent there when you ask."""
