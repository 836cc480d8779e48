"""Decks and their pictures over HTTP. A request names a picture by its card's hash, which reveals nothing else."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from http import HTTPStatus

import msgspec
from msgspec.structs import replace
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hareloom.decks import Deck, Library, Size
from hareloom.decks.languages import best_tag
from hareloom.decks.library import CARD_ID_LENGTH
from hareloom.server.deck_messages import DeckInList, DeckShown
from hareloom.server.http.answers import answer
from hareloom.server.http.decks import in_list, shown
from hareloom.server.http.endpoint import ApiRequest, Group
from hareloom.server.http.files import ASK_EVERY_TIME, FOREVER, answer_with
from hareloom.server.http.own_decks import read_decks, workshop_of
from hareloom.server.http.problems import Refused
from hareloom.server.own.access import sees, use_of
from hareloom.server.own.decks import OwnDeck
from hareloom.server.own.decks import shown as own_shown

PRIVATE = "private, no-store"
SIZES: Mapping[str, Size] = {"": "card", "@2x": "zoom", "@thumb": "thumb"}
NAME = re.compile(rf"([0-9a-f]{{{CARD_ID_LENGTH}}})(|@2x|@thumb)\.webp")


class _Packed(msgspec.Struct, frozen=True):
    """A response that is built once and sent until its decks change."""

    decks: tuple[Deck, ...]
    plain: bytes
    zipped: bytes
    tag: str


class DeckPages:
    """Answers about decks and their pictures, which are read from the disk on threads."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._packed: dict[str, _Packed] = {}

    def routes(self) -> list[Route]:
        """The address of pictures."""
        return [Route("/pictures/{name}", self.picture)]

    async def picture(self, request: Request) -> Response:
        """A card's picture. Its name changes with its content, so clients may cache it without limit.

        Of a deck that a player made, it is for those who may see it, and no cache keeps it.
        """
        name = NAME.fullmatch(request.path_params["name"])
        if name is None:
            raise HTTPException(404)
        card, size = name[1], SIZES[name[2]]
        try:
            listed = await asyncio.to_thread(self._listed_picture, card, size, request.headers)
            return listed or await _own_picture(request, card, size)
        except OSError as gone:  # its deck was removed a moment ago
            raise HTTPException(404) from gone

    def _listed_picture(self, card: str, size: Size, headers: Headers) -> Response | None:
        """A picture that everybody may see."""
        file = self.library.listed_picture(card, size)
        return None if file is None else answer_with(file, headers, FOREVER)

    def decks(self, request: Request) -> Response:
        """All decks that the browser may use."""
        decks = self.library.decks()
        listed = [in_list(deck) for deck in decks]
        workshop = workshop_of(request)
        own = [(deck, use) for deck in workshop.decks.all() if (use := use_of(request, deck)) is not None]
        if own:
            return answer([*listed, *(_own_in_list(deck, mine=use == "owner") for deck, use in own)])
        return self._answer(request, "", decks, lambda: listed)

    async def deck(self, request: Request) -> Response:
        """One deck and its cards."""
        deck_id = request.path_params["id"]
        workshop = workshop_of(request)
        own = workshop.decks.get(deck_id)
        if own is not None:
            if not await sees(request, own, workshop.screens):
                raise HTTPException(404)
            return answer(shown(own_shown(own)))  # its texts are in one language
        deck = await asyncio.to_thread(self.library.deck, deck_id)
        if deck is None:
            raise HTTPException(404)
        wanted = request.query_params.get("language", "")
        tag = best_tag(deck.languages, wanted) if wanted else ""  # so that only as many are kept packed as there are
        return self._answer(request, f"{deck.id} {tag}", (deck,), lambda: shown(deck, tag))

    def _answer(self, request: Request, key: str, decks: tuple[Deck, ...], value: Callable[[], object]) -> Response:
        packed = self._packed.get(key)
        # The library returns the same objects until decks change, so this compares a few identities.
        if packed is None or packed.decks != decks:
            packed = self._packed[key] = _pack(decks, value())
        headers = {"Cache-Control": ASK_EVERY_TIME, "ETag": packed.tag, "Vary": "Accept-Encoding"}
        if packed.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = packed.plain
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["Content-Encoding"] = packed.zipped, "gzip"
        return Response(body, headers=headers, media_type="application/json")


endpoints = Group(before=read_decks)


@endpoints("GET /api/decks", who="anyone", answer=tuple[DeckInList, ...], cost=0)
async def list_decks(request: ApiRequest[None]) -> Response:
    """All decks that you may use: everybody's, and those of players that this browser has made or opened."""
    return await asyncio.to_thread(_pages(request).decks, request)


@endpoints(
    "GET /api/decks/{id}",
    who="anyone",
    answer=DeckShown,
    query=("language",),
    errors=({404: ("no_such_address",)},),
    cost=0,
)
async def show_deck(request: ApiRequest[None]) -> Response:
    """One deck and its cards: the name of each picture, and its text for screen readers.

    With `?language=TAG` each card has its text in that language alone, or in the nearest that there is.

    A player's own deck is shown to those who may use it, and to those at a table that it was brought to.
    """
    return await _pages(request).deck(request)


def _pages(request: Request) -> DeckPages:
    pages: DeckPages = request.app.state.deck_pages
    return pages


def _pack(decks: tuple[Deck, ...], value: object) -> _Packed:
    plain = msgspec.json.encode(value)
    # A weak tag: plain and compressed responses are equivalent.
    return _Packed(decks, plain, gzip.compress(plain, mtime=0), f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"')


async def _own_picture(request: Request, card: str, size: Size) -> Response:
    """A picture that a player sent, for those who may see it. To others it doesn't exist."""
    workshop = workshop_of(request)
    if card in workshop.decks.banned:
        raise Refused(HTTPStatus.GONE, "banned_picture", "The operator of this server has deleted this picture.")
    if not workshop.decks.having(card):
        await workshop.decks.current()
    for own in workshop.decks.having(card):
        if await sees(request, own, workshop.screens):
            await workshop.decks.pictures.fetch([card])
            file = await asyncio.to_thread(workshop.decks.pictures.file, card, size)
            if file is not None:
                return await asyncio.to_thread(answer_with, file, request.headers, PRIVATE)
    raise HTTPException(404)


def _own_in_list(own: OwnDeck, *, mine: bool) -> DeckInList:
    draft = own.deck.state == "draft"
    return replace(in_list(own_shown(own)), own=True, mine=mine, reach=own.deck.reach, draft=draft)
