"""Prints a book: its cover, a spread a turn, and its last pages, as one PDF."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from hareloom.game.values import CardId
from hareloom.printing.document import Document, Foot
from hareloom.printing.fonts import fallbacks, printable
from hareloom.printing.output import whole_file

from .album import Album, Find, Size
from .book import Book
from .drawing import Desk
from .endings import draw_awards, draw_colophon, draw_places, draw_race
from .front import draw_cover
from .sheet import BOOK_PAPERS, Sheet
from .turns import draw_picture, draw_story
from .words import Words


@dataclass(frozen=True, slots=True)
class Order:
    """How a book is wanted."""

    book: Book
    paper: str = "a5"
    language: str = "en"
    fonts: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """What came of it."""

    pages: int
    size: int
    missing: int
    """Pictures that are not here, and are told in words."""


def print_book(order: Order, find: Find, target: Path) -> Printed:
    """Write the PDF; raises a Mistake, and then leaves no file."""
    with whole_file(target, "book.pdf") as file:
        content, printed = book_pdf(order, find)
        file.write(content)
    return printed


def book_pdf(order: Order, find: Find) -> tuple[bytes, Printed]:
    """The PDF, and what is to be said of it."""
    words = Words(order.book, order.language)
    sheet = Sheet(BOOK_PAPERS[order.paper])
    wanted = list(_pictures(order.book))
    album = Album(find, wanted)
    missing = {card for card, size in wanted if album.get(card, size) is None}
    texts = (*_texts(order.book), *(order.book.descriptions.get(card, "") for card in missing))
    fonts = fallbacks(map(printable, texts), order.fonts, "A name, a clue or a deck has")
    document = Document(sheet.paper, Foot("", ""), order.language, backs=False, fallbacks=fonts)
    with closing(document):
        document.about(f"{printable(words.title())} · Hareloom", "")
        _draw(Desk(document, words, album, sheet))
        content = document.written()
    return content, Printed(document.pages, len(content), len(missing))


def _draw(desk: Desk) -> None:
    """The cover is a right page, so that every turn lies open on two."""
    document, book = desk.document, desk.words.book
    document.spread(("", lambda paper: draw_cover(desk, paper)))
    for spread in book.spreads:
        left, right = partial(draw_story, desk, spread), partial(draw_picture, desk, spread)
        document.spread(("", left), ("", right))
    document.spread(("", lambda _paper: draw_places(desk)), ("", lambda _paper: draw_race(desk)))
    if book.awards:
        document.spread(("", lambda _paper: draw_awards(desk)))
    document.spread(("", lambda paper: draw_colophon(desk, paper)))


def _pictures(book: Book) -> Iterator[tuple[CardId, Size]]:
    yield book.cover.card, "large"
    for spread in book.spreads:
        yield spread.picture.card, "large"
        yield from ((one.card, "small") for one in spread.others)


def _texts(book: Book) -> Iterator[str]:
    """What players and makers of decks wrote, which may be of any script."""
    yield from (player.name or "" for player in book.players)
    for spread in book.spreads:
        yield spread.clue.text
        yield from (one.text for one in spread.spoken)
    for deck in book.decks:
        yield from (deck.name, deck.author, deck.licence)
