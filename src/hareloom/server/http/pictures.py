"""Decks and their pictures over HTTP. A request names a picture by its card's hash, which reveals nothing else."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hareloom.decks import Deck, Library, Size
from hareloom.decks.library import CARD_ID_LENGTH
from hareloom.server.http.files import ASK_EVERY_TIME, FOREVER, answer_with

SIZES: Mapping[str, Size] = {"": "card", "@2x": "zoom", "@thumb": "thumb"}
NAME = re.compile(rf"([0-9a-f]{{{CARD_ID_LENGTH}}})(|@2x|@thumb)\.webp")


class DeckInList(msgspec.Struct, frozen=True):
    """A deck as a table's host chooses it."""

    id: str
    name: dict[str, str]
    cards: int
    author: str
    licence: str
    languages: tuple[str, ...]


class CardShown(msgspec.Struct, frozen=True):
    """A card as a browser may know it: its picture's name, and what is read aloud. Never its tags."""

    id: str
    description: dict[str, str]


class DeckShown(msgspec.Struct, frozen=True):
    """A deck with its cards, in the order of their ids."""

    id: str
    name: dict[str, str]
    author: str
    licence: str
    languages: tuple[str, ...]
    cards: tuple[CardShown, ...]


class _Packed(msgspec.Struct, frozen=True):
    """A response that is built once and sent until its decks change."""

    decks: tuple[Deck, ...]
    plain: bytes
    zipped: bytes
    tag: str


class DeckPages:
    """Handlers for decks. They read from the disk, so Starlette runs them on threads."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._packed: dict[str, _Packed] = {}

    def routes(self) -> list[Route]:
        """The addresses of decks and pictures."""
        return [
            Route("/pictures/{name}", self.picture),
            *deck_routes(),
        ]

    def picture(self, request: Request) -> Response:
        """A card's picture. Its name changes with its content, so clients may cache it without limit."""
        name = NAME.fullmatch(request.path_params["name"])
        file = self.library.picture(name[1], SIZES[name[2]]) if name else None
        if file is None:
            raise HTTPException(404)
        try:
            return answer_with(file, request.headers, FOREVER)
        except OSError as gone:  # its deck was removed a moment ago
            raise HTTPException(404) from gone

    def decks(self, request: Request) -> Response:
        """All decks there are."""
        decks = self.library.decks()
        return self._answer(request, "", decks, [_in_list(deck) for deck in decks])

    def deck(self, request: Request) -> Response:
        """One deck and its cards."""
        deck = self.library.deck(request.path_params["id"])
        if deck is None:
            raise HTTPException(404)
        return self._answer(request, deck.id, (deck,), _shown(deck))

    def _answer(self, request: Request, key: str, decks: tuple[Deck, ...], value: object) -> Response:
        packed = self._packed.get(key)
        # The library returns the same objects until decks change, so this compares a few identities.
        if packed is None or packed.decks != decks:
            packed = self._packed[key] = _pack(decks, value)
        headers = {"Cache-Control": ASK_EVERY_TIME, "ETag": packed.tag, "Vary": "Accept-Encoding"}
        if packed.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = packed.plain
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["Content-Encoding"] = packed.zipped, "gzip"
        return Response(body, headers=headers, media_type="application/json")


def list_decks(request: Request) -> Response:
    """All decks there are."""
    return _pages(request).decks(request)


def show_deck(request: Request) -> Response:
    """One deck and its cards: the name of each picture, and its text for screen readers."""
    return _pages(request).deck(request)


def deck_routes() -> list[Route]:
    """The addresses of decks."""
    return [Route("/api/decks", list_decks), Route("/api/decks/{id}", show_deck)]


def _pages(request: Request) -> DeckPages:
    pages: DeckPages = request.app.state.deck_pages
    return pages


def _pack(decks: tuple[Deck, ...], value: object) -> _Packed:
    plain = msgspec.json.encode(value)
    # A weak tag: plain and compressed responses are equivalent.
    return _Packed(decks, plain, gzip.compress(plain, mtime=0), f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"')


def _in_list(deck: Deck) -> DeckInList:
    return DeckInList(deck.id, deck.name, len(deck.cards), deck.author, deck.licence, deck.languages)


def _shown(deck: Deck) -> DeckShown:
    cards = tuple(CardShown(card.id, card.description) for card in deck.cards)
    return DeckShown(deck.id, deck.name, deck.author, deck.licence, deck.languages, cards)
