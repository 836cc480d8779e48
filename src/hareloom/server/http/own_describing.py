"""Descriptions of own cards: the owner's words, and a machine's draft for them."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hareloom.decks.manifest import LONGEST_DESCRIPTION, LONGEST_TAG
from hareloom.game.plain_text import clean_line
from hareloom.server import deck_messages as d
from hareloom.server.http.answers import answer
from hareloom.server.http.own_cards import card_of
from hareloom.server.http.own_decks import OwnRoute, owned, workshop_of
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import body_of, client_network, limits_of, site_of
from hareloom.server.http.sessions import check_origin


async def describe_own_card(request: Request) -> Response:
    """Describe a card in a line: for those who can't see it, and for bots. Tags and inventory are for bots alone."""
    body = await body_of(request, d.DescribeCard)
    own = owned(request)
    card = card_of(request, own)
    await workshop_of(request).decks.describe(
        own.deck.id,
        card,
        clean_line(body.description, LONGEST_DESCRIPTION),
        tags=None if body.tags is None else _words(body.tags),
        inventory=None if body.inventory is None else _words(body.inventory),
    )
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def draft_description(request: Request) -> Response:
    """Have the operator's machine describe a card. The picture leaves the server; the answer is a draft, not saved."""
    check_origin(request, site_of(request))
    limits_of(request).requests.check(client_network(request))
    limits_of(request).described.check(client_network(request))
    own, workshop = owned(request), workshop_of(request)
    card = card_of(request, own)
    await workshop.decks.pictures.fetch([card])
    picture = workshop.decks.pictures.file(card, "card")
    if picture is None:
        raise Refused(HTTPStatus.NOT_FOUND, "no_such_card", "The deck has no such card any more.")
    language = own.deck.language
    draft = await workshop.describer.describe(picture, language)
    return answer(d.CardDraft(draft.description[language], draft.tags[language], draft.inventory[language]))


def _words(given: tuple[str, ...]) -> tuple[str, ...]:
    clean = (clean_line(word, LONGEST_TAG) for word in given)
    return tuple(dict.fromkeys(word for word in clean if word))


def own_describing_routes() -> list[Route]:
    """The addresses of descriptions."""
    at = "/api/own-decks/{id}/cards/{card}"
    return [
        OwnRoute(at, describe_own_card, methods=["PATCH"]),
        OwnRoute(f"{at}/describe", draft_description, methods=["POST"]),
    ]
