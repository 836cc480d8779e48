"""Prints a box: the chosen parts, for the chosen editions, into one PDF."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from hareloom.decks.languages import best_text
from hareloom.decks.library import Deck, Library
from hareloom.game.editions import EDITIONS, Edition
from hareloom.game.rules import MOST_SEATS

from .boards import print_boards
from .cards import Progress, print_cards
from .cover import FAN, print_cover
from .document import Document, Foot
from .fonts import fallbacks, printable
from .output import whole_file
from .paper import PAPERS
from .pieces import print_hares, print_tokens
from .rules import print_rules
from .texts import Texts
from .track import print_track

PARTS = ("cover", "cards", "pieces", "track", "rules")


@dataclass(frozen=True, slots=True)
class Order:
    """What a person wants printed."""

    deck: Deck
    cards: Sequence[int]
    """Numbers in the deck, from 1 on."""
    paper: str = "a4"
    language: str = "en"
    backs: bool = False
    editions: tuple[Edition, ...] = tuple(EDITIONS.values())
    parts: tuple[str, ...] = PARTS
    fonts: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """What came of it."""

    pages: int
    size: int


def print_box(order: Order, library: Library, target: Path, progress: Progress | None = None) -> Printed:
    """Write the PDF; raises a Mistake, and then leaves no file."""
    with whole_file(target) as file:
        with closing(_begun(order)) as document:
            _draw(document, order, library, progress)
            content = document.written()
        file.write(content)
    return Printed(document.pages, len(content))


def units(editions: Sequence[Edition]) -> int:
    """How many hares run at most: a pair shares one."""
    return max(max(edition.player_counts) // (2 if edition.rules.teams else 1) for edition in editions)


def tokens_each(editions: Sequence[Edition]) -> int:
    """How many tokens of its own a hare needs; in Party the green ones are used."""
    return 2 if any(edition.two_votes_from for edition in editions) else 1


def _named(order: Order) -> dict[str, str]:
    """Name, author and licence of the deck, as they are printed."""
    deck = order.deck
    said = {"name": best_text(deck.name, order.language), "author": deck.author, "licence": deck.licence}
    return {key: printable(text) for key, text in said.items()}


def _begun(order: Order) -> Document:
    texts, named = Texts(order.language), _named(order)
    document = Document(
        PAPERS[order.paper],
        Foot(texts("deck", **named), texts("game")),
        order.language,
        backs=order.backs,
        fallbacks=fallbacks(named.values(), order.fonts),
    )
    document.about(f"{named['name']} · Hareloom", named["author"])
    return document


def _draw(document: Document, order: Order, library: Library, progress: Progress | None) -> None:
    texts = Texts(order.language)
    hares = units(order.editions)
    files = [library.picture(card.id, "zoom") for card in order.deck.cards]
    cards = [(number, file) for number in order.cards if (file := files[number - 1])]
    if "cover" in order.parts:
        fan = [file for _, file in cards[:FAN]]
        print_cover(document, texts, contents=_contents(texts, order), cards=fan, **_named(order))
    if "cards" in order.parts:
        print_cards(document, texts, cards, len(files), library.back(order.deck.id), progress)
    if "pieces" in order.parts:
        print_boards(document, texts, hares)
        print_hares(document, texts, hares)
        party = any(edition.rules.red_token for edition in order.editions)
        print_tokens(document, texts, hares, tokens_each(order.editions), MOST_SEATS if party else 0)
    if "track" in order.parts:
        print_track(document, texts)
    if "rules" in order.parts:
        print_rules(document, texts, order.editions)


def _contents(texts: Texts, order: Order) -> list[str]:
    hares = units(order.editions)
    lines = {
        "cards": [texts("cover.cards", count=len(order.cards))],
        "pieces": [
            texts("cover.boards", count=hares),
            texts("cover.hares", count=hares),
            texts("cover.tokens"),
        ],
        "track": [texts("cover.track")],
        "rules": [
            texts("cover.rules", editions=", ".join(texts(f"edition.{edition.id}") for edition in order.editions))
        ],
    }
    return [line for part, found in lines.items() if part in order.parts for line in found]
