"""Descriptions of own cards: the owner's words, and a machine's draft for them."""

from __future__ import annotations

from http import HTTPStatus

from hareloom.decks.manifest import LONGEST_DESCRIPTION, LONGEST_TAG
from hareloom.game.plain_text import clean_line
from hareloom.server import deck_messages as d
from hareloom.server.http.endpoint import ApiRequest, Group
from hareloom.server.http.own_cards import card_of
from hareloom.server.http.own_decks import owned, read_decks, workshop_of
from hareloom.server.http.problems import Refused

endpoints = Group(before=read_decks)


@endpoints(
    "PATCH /api/own-decks/{id}/cards/{card}",
    d.DescribeCard,
    who="owner",
    errors=({404: ("no_such_card",)},),
)
async def describe_own_card(request: ApiRequest[d.DescribeCard]) -> None:
    """Describe a card in a line: for those who can't see it, and for bots. Tags and inventory are for bots alone."""
    body, own = request.asked, owned(request)
    card = card_of(request, own)
    await workshop_of(request).decks.describe(
        own.deck.id,
        card,
        clean_line(body.description, LONGEST_DESCRIPTION),
        tags=None if body.tags is None else _words(body.tags),
        inventory=None if body.inventory is None else _words(body.inventory),
    )


@endpoints(
    "POST /api/own-decks/{id}/cards/{card}/describe",
    who="owner",
    answer=d.CardDraft,
    errors=({404: ("no_such_card", "no_describer"), 422: ("not_described",), 503: ("describer_silent",)},),
    limit="described",
)
async def draft_description(request: ApiRequest[None]) -> d.CardDraft:
    """Have the operator's machine describe a card. The picture leaves the server; the answer is a draft, not saved."""
    own, workshop = owned(request), workshop_of(request)
    card = card_of(request, own)
    await workshop.decks.pictures.fetch([card])
    picture = workshop.decks.pictures.file(card, "card")
    if picture is None:
        raise Refused(HTTPStatus.NOT_FOUND, "no_such_card", "The deck has no such card any more.")
    language = own.deck.language
    draft = await workshop.describer.describe(picture, language)
    return d.CardDraft(draft.description[language], draft.tags[language], draft.inventory[language])


def _words(given: tuple[str, ...]) -> tuple[str, ...]:
    clean = (clean_line(word, LONGEST_TAG) for word in given)
    return tuple(dict.fromkeys(word for word in clean if word))
