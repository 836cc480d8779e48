"""The cards of players' own decks over HTTP: send a picture, describe it, take it out, take the whole deck along."""

from __future__ import annotations

import asyncio
import io
import re
import zipfile
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import TYPE_CHECKING, Literal, cast, get_args

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hareloom.decks.draft import NOT_STATED, as_id
from hareloom.decks.manifest import MANIFEST, CardEntry, Manifest, encoded
from hareloom.decks.pictures import Framing
from hareloom.decks.source import Why
from hareloom.server import deck_messages as d
from hareloom.server.http.endpoint import ApiRequest, Group, Upload
from hareloom.server.http.limits import Limits
from hareloom.server.http.own_decks import check_uploads, owned, read_decks, workshop_of
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.http.requests import client_network, long_body_of
from hareloom.server.own.access import is_in_game
from hareloom.store.disk.pictures import ENDINGS

if TYPE_CHECKING:
    from hareloom.server.own.decks import OwnDeck
    from hareloom.store import CardRecord
    from hareloom.store.pictures import PictureStore

_SENT = re.compile("[0-9a-f]{64}")
_TURNS = ("0", "90", "180", "270")
SECONDS = 180.0
"""For the largest picture at less than 1 Mbit/s."""


endpoints = Group(before=read_decks)


@endpoints(
    "PUT /api/own-decks/{id}/cards/{card}",
    who="owner",
    upload=Upload(Limits.PICTURE, SECONDS, ("application/octet-stream",)),
    answer=d.CardTaken,
    errors=(
        {403: ("uploads_off",), 409: ("deck_full",), 413: ("too_large",), 503: ("busy",), 507: ("server_full",)},
        {422: ("malformed", *get_args(Why), "banned_picture")},
    ),
    cost=0,
    limit="pictures",
)
async def send_picture(request: ApiRequest[None]) -> d.CardTaken:
    """Send a picture; its address is the SHA-256 of the body. Sent again, it is the same card.

    `?turn=90&crop=x,y,w,h` turns it clockwise and crops it, by parts of the turned picture from 0 to 1;
    `?fit=paper` shows it whole. Only for what a browser can't decode: others crop before they send.
    """
    own, workshop, network = owned(request), workshop_of(request), client_network(request)
    check_uploads(workshop)
    sent, framing = request.path_params["card"], _framing(request)
    if not _SENT.fullmatch(sent):
        raise malformed("The last part of the address is the SHA-256 of the picture, in hexadecimal.")
    in_game = is_in_game(request)
    with workshop.taking.room.for_one(network, in_game=in_game):
        content = await _picture(request)
        return await workshop.taking.take(own.deck.id, sent, content, framing, network, in_game=in_game)


@endpoints(
    "DELETE /api/own-decks/{id}/cards/{card}",
    who="owner",
    errors=({404: ("no_such_card",), 409: ("in_use",)},),
)
async def delete_own_card(request: ApiRequest[None]) -> None:
    """Take a card out of a deck that no game is played with."""
    own, workshop = owned(request), workshop_of(request)
    card = card_of(request, own)
    if own.deck.state != "draft" and await workshop.tidying.is_played(own):
        words = "A game is played with this deck. Take the card out when it has ended."
        raise Refused(HTTPStatus.CONFLICT, "in_use", words)
    await workshop.decks.delete_card(own.deck.id, card)


@endpoints(
    "GET /api/own-decks/{id}/deck.zip",
    who="owner",
    answer=bytes,
    gives=("application/zip",),
    errors=({409: ("no_cards",)},),
    cost=40,
)
async def take_along(request: ApiRequest[None]) -> Response:
    """A deck of yours as a ZIP, for `hareloom deck add` on another server."""
    own = owned(request)
    if not own.cards:
        raise Refused(HTTPStatus.CONFLICT, "no_cards", "There is no card in this deck yet.")
    name = as_id(own.deck.name, "my-deck")
    headers = {"Cache-Control": "private, no-store", "Content-Disposition": f'attachment; filename="{name}.zip"'}
    pieces = _zipped(_manifest(own, name), list(own.cards), workshop_of(request).decks.pictures)
    return StreamingResponse(pieces, headers=headers, media_type="application/zip")


async def _picture(request: Request) -> bytes:
    """The body, within its limit."""
    too_large = Refused(
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        "too_large",
        f"A picture has at most {Limits.PICTURE // 1_000_000} MB here.",
    )
    return await long_body_of(request, Limits.PICTURE, too_large, "The picture ended in the middle.")


def _framing(request: Request) -> Framing:
    asked = request.query_params
    turn, fit, crop = asked.get("turn", "0"), asked.get("fit", "crop"), asked.get("crop")
    if turn not in _TURNS or fit not in {"crop", "paper"}:
        raise malformed("turn is 0, 90, 180 or 270; fit is crop or paper.")
    box = None if crop is None else _box(crop)
    return Framing(cast("Literal[0, 90, 180, 270]", int(turn)), box, fit == "paper")


def _box(text: str) -> tuple[float, float, float, float]:
    try:
        left, top, width, height = (float(part) for part in text.split(","))
    except ValueError:
        left = top = width = height = -1.0
    if not (0 <= left < 1 and 0 <= top < 1 and 0 < width <= 1 and 0 < height <= 1):
        raise malformed("crop is left, top, width and height, as parts of the picture from 0 to 1.")
    return left, top, min(width, 1 - left), min(height, 1 - top)


def card_of(request: Request, own: OwnDeck) -> str:
    card: str = request.path_params["card"]
    if card not in own.cards:
        raise Refused(HTTPStatus.NOT_FOUND, "no_such_card", "The deck has no such card any more.")
    return card


def _manifest(own: OwnDeck, name: str) -> Manifest:
    deck = own.deck
    described = any(card.description for card in own.cards.values())
    return Manifest(
        format=1,
        id=name,
        name={deck.language: deck.name},
        author=deck.author or NOT_STATED,
        licence=deck.licence or NOT_STATED,
        cards=tuple(_entry(number, card, deck.language) for number, card in enumerate(own.cards.values(), 1)),
        languages=(deck.language,) if described else (),
    )


def _entry(number: int, card: CardRecord, language: str) -> CardEntry:
    """As `deck add` reads it. It makes the other sizes from this one, or from the zoom."""
    return CardEntry(
        id=f"card-{number}",
        picture=f"pictures/{card.card}@2x.webp",
        description={language: card.description} if card.description else {},
        tags={language: tuple(card.tags.splitlines())} if card.tags else {},
        inventory={language: tuple(card.inventory.splitlines())} if card.inventory else {},
    )


class _Pieces(io.RawIOBase):
    """A file that can only be written, of which what was written is taken piece by piece."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, content: object, /) -> int:
        piece = bytes(cast("bytes", content))
        self._written.append(piece)
        return len(piece)

    def taken(self) -> bytes:
        pieces, self._written = self._written, []
        return b"".join(pieces)


async def _zipped(manifest: Manifest, cards: list[str], pictures: PictureStore) -> AsyncIterator[bytes]:
    """The ZIP, picture by picture: nothing of it lies in memory or on the disk as a whole."""
    out = _Pieces()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr(MANIFEST, encoded(manifest))
        for card in cards:
            await pictures.fetch([card])
            file = pictures.file(card, "zoom")
            if file is not None:
                archive.writestr(f"pictures/{card}{ENDINGS['zoom']}", await asyncio.to_thread(file.read_bytes))
            yield out.taken()
    yield out.taken()
