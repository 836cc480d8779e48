"""What is shown of a storybook beside its link: a card with its best-loved turn, and a preview if the host allows it.

The card tells less than the replay behind the same link: no name, and no picture of a player's own deck.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.game.values import Reveal
from hareloom.replays.format import ReplayStep
from hareloom.replays.merging import merged
from hareloom.server.http.problems import Refused
from hareloom.server.http.replays import Found, found_replay
from hareloom.server.http.requests import client_network, limits_of, site_of
from hareloom.server.http.shell import meta_tags
from hareloom.storybook.book import named_after, remembered_by

if TYPE_CHECKING:
    from starlette.requests import Request

    from hareloom.decks import Library

BOOK = "/r/{code}/{key}/{game}"
COST = 5
"""Requests that one card counts for."""
MOST = 64
"""Cards that are kept ready, of about 100 kB each."""
A_WHILE = "private, max-age=600"

EDITIONS = {"odyssey": "Odyssey", "classic": "Classic", "revised": "Revised", "party": "Party", "team": "Team"}


class ShareCards:
    """Cards are drawn one at a time, beside the event loop."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._kept: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
        self._one = asyncio.Lock()

    async def card(self, turn: Reveal, edition: str) -> bytes:
        """The card of that turn."""
        picture = turn.laid[remembered_by(turn) - 1].card
        key = (picture, turn.clue.text, edition)
        async with self._one:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(self._drawn, *key)
            self._kept.move_to_end(key)
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
            return self._kept[key]

    def _drawn(self, picture: str, clue: str, edition: str) -> bytes:
        from hareloom.storybook.card import share_card  # noqa: PLC0415 - most servers never draw, and Pillow is large

        file = self._library.listed_picture(picture, "zoom")
        return share_card(file, clue, EDITIONS.get(edition, edition))


async def show_card(request: Request) -> Response:
    """The card, for each client with the link."""
    limits_of(request).requests.check(client_network(request), cost=COST)
    turns, edition = _told(await found_replay(request))
    if not turns:
        raise Refused(404, "no_such_replay", "No turn of this game was told to its end.")
    cards: ShareCards = request.app.state.share_cards
    content = await cards.card(named_after(turns), edition)
    return Response(content, headers={"Cache-Control": A_WHILE}, media_type="image/jpeg")


async def preview(request: Request) -> str:
    """What the head of a book's page says to messengers; nothing where the host doesn't allow it."""
    try:
        limits_of(request).requests.check(client_network(request))
        found = await found_replay(request)
    except Refused:
        return ""
    turns, edition = _told(found) if found.previews else ((), "")
    if not turns:
        return ""
    link = f"{site_of(request).invitation_url}{request.url.path}"
    said = {
        "og:type": "book",
        "og:site_name": "Hareloom",
        "og:title": named_after(turns).clue.text or "Hareloom",
        "og:description": EDITIONS.get(edition, edition),
        "og:url": link,
        "og:image": f"{link}/card.jpg",
        "og:image:type": "image/jpeg",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    return meta_tags(said) + '<meta name="twitter:card" content="summary_large_image">'


def _told(found: Found) -> tuple[tuple[Reveal, ...], str]:
    """The turns as they were when they were over, and the edition."""
    turns: dict[int, Reveal] = {}
    view: object = None
    edition = ""
    for step in msgspec.json.decode(found.steps, type=list[ReplayStep]):
        view = merged(view, step.view)
        table = view["table"] if isinstance(view, dict) else {}
        edition = table.get("edition", edition)
        if table.get("reveal"):
            reveal = msgspec.convert(table["reveal"], Reveal)
            turns[reveal.turn] = reveal
        if table.get("phase") == "end":
            break
    return tuple(turns.values()), edition


def share_card_routes() -> list[BaseRoute]:
    """The address of the cards."""
    return [Route(f"{BOOK}/card.jpg", show_card)]
