"""A book as one HTML file: the page's own book, with its script, style, fonts and pictures inside.

It opens from a disk, asks nothing of any network, and without script shows the stories as text.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from hareloom.game.values import CardId
from hareloom.mistake import Mistake
from hareloom.printing.output import whole_file
from hareloom.replays.reading import Told

from .album import Album, Find, Size
from .book import Book, book
from .words import Words

BUILT = Path(__file__).parents[1] / "server" / "static" / "book"
"""Where the page's build leaves the book's script and style: web/vite.book.config.ts."""

# What a name or a clue says is never run, and nothing is ever fetched.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True, slots=True)
class Written:
    """What came of it."""

    size: int
    missing: int
    """Pictures that are not here, and are told in words."""


def write_book(game: Told, find: Find, target: Path, language: str = "en", place: str = "") -> Written:
    """Write the file; raises a Mistake, and then leaves none."""
    with whole_file(target, "book.html") as file:
        content, missing = book_html(game, find, language, place)
        file.write(content)
    return Written(len(content), missing)


def book_html(game: Told, find: Find, language: str = "en", place: str = "") -> tuple[bytes, int]:
    """The file's content, and how many pictures are missing in it."""
    told = book(game)
    words = Words(told, language)
    album = Album(find, _wanted(told))
    cards = dict.fromkeys(card for card, _ in _wanted(told))
    pictures = {card: found for card in cards if (found := _pictured(album, card))}
    inside = {"replay": _replay(game), "pictures": pictures, "place": place}
    parts = (
        "<!doctype html>",
        f'<html lang="{language}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
        '<meta name="color-scheme" content="dark">',
        '<meta name="generator" content="Hareloom">',
        f"<title>{escape(words.title())} · Hareloom</title>",
        f"<style>{_built('book.css')}</style>",
        "</head>",
        "<body>",
        '<div id="app"></div>',
        f"<noscript>{''.join(_plain(words))}</noscript>",
        f'<script type="application/json" id="book">{_in_script(msgspec.json.encode(inside).decode())}</script>',
        f"<script>{_script()}</script>",
        "</body>",
        "</html>",
    )
    return "\n".join((*parts, "")).encode(), len(cards) - len(pictures)


def _wanted(told: Book) -> Iterator[tuple[CardId, Size]]:
    """The pictures that turns are remembered by in both sizes, the others small."""
    for spread in told.spreads:
        yield spread.picture.card, "large"
        for one in (spread.picture, *spread.others):
            yield one.card, "small"


def _pictured(album: Album, card: CardId) -> dict[str, str]:
    sizes: tuple[Size, ...] = ("large", "small")
    found = {size: content for size in sizes if (content := album.get(card, size)) is not None}
    return {size: f"data:image/jpeg;base64,{base64.b64encode(content).decode()}" for size, content in found.items()}


def _replay(game: Told) -> dict[str, Any]:
    """The replay as the API sends it, with its decks."""
    header = game.header
    players = {one.seat: {"name": one.name, "hare": one.hare} for one in header.players if not one.bot}
    return {"game": header.game, "players": players, "steps": game.steps, "decks": header.decks}


def _plain(words: Words) -> Iterator[str]:
    """The stories for who has no script: who told what, and who found it."""
    yield f"<h1>{escape(words.title())}</h1>"
    yield f"<p>{escape(words.edition())}, {escape(words.date())}</p>"
    for spread in words.book.spreads:
        yield f'<h2 dir="auto">{spread.turn}. {escape(words.clue(spread))}</h2>'
        yield f'<p dir="auto">{escape(words.told(spread))} · {escape(words.outcome(spread))}</p>'
    yield f"<p>{escape(words.ended())}</p>"


def _in_script(json: str) -> str:
    """JSON in which no tag of HTML begins or ends."""
    return json.replace("<", r"\u003c")


def _script() -> str:
    """The script, in which no word of its own ends it."""
    return _built("book.js").replace("</script", r"<\/script")


def _built(name: str) -> str:
    try:
        return (BUILT / name).read_text(encoding="utf-8")
    except FileNotFoundError as missing:
        raise Mistake("The page hasn't been built. In a checkout, run: make client") from missing
