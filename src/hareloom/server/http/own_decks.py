"""Players' own decks over HTTP: begin one, open it by its link, change it, bring it to a table, delete it."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from hareloom.decks.languages import language_problem
from hareloom.decks.manifest import LONGEST_LINE, MOST_CARDS
from hareloom.game.plain_text import clean_line
from hareloom.server import deck_messages as d
from hareloom.server.http.answers import answer, done
from hareloom.server.http.endpoint import ALWAYS, AT_TABLE, OWNER, PERSON, ApiRequest, Group
from hareloom.server.http.limits import Limits
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.http.requests import client_network, hall_of, limits_of, person_of, site_of, table_at
from hareloom.server.http.sessions import drop_cookie, set_cookie
from hareloom.server.own.access import deck_cookie, secret_opens, use_of
from hareloom.server.own.taking import no_such_deck
from hareloom.store import AddReport, DeckTable, Reach, ReportRecord
from hareloom.tables.reports import LONGEST_NOTE

if TYPE_CHECKING:
    from hareloom.server.own.decks import OwnDeck
    from hareloom.server.own.workshop import Workshop
    from hareloom.tables.table import LiveTable


def workshop_of(connection: HTTPConnection) -> Workshop:
    return cast("Workshop", connection.app.state.workshop)


async def read_decks(request: Request) -> None:
    """Read first what another server has changed of players' decks."""
    await workshop_of(request).decks.current()


endpoints = Group(before=read_decks)


def owned(request: Request) -> OwnDeck:
    """The deck in the path, if the browser that asks is its owner's. To others it doesn't exist."""
    own = workshop_of(request).decks.get(request.path_params["id"])
    if own is None or use_of(request, own) != "owner":
        raise no_such_deck()
    return own


def usable(request: Request) -> OwnDeck:
    """The deck in the path, if the browser that asks may use it."""
    own = workshop_of(request).decks.get(request.path_params["id"])
    if own is None or use_of(request, own) is None:
        raise no_such_deck()
    return own


@endpoints(
    "POST /api/own-decks",
    d.MakeOwnDeck,
    who="person or anyone",
    status=201,
    answer=d.OwnDeckMade,
    errors=({403: ("uploads_off",)}, PERSON, AT_TABLE),
    cookie=True,
)
async def make_own_deck(request: ApiRequest[d.MakeOwnDeck]) -> Response:
    """Begin a deck of your own. It is a draft until you say that it is ready."""
    asked, workshop = request.asked, workshop_of(request)
    check_uploads(workshop)
    _check_reach(workshop, asked.reach)
    name, language = _line(asked.name, "a name"), _language(asked.language)
    table = None if asked.table is None else await _table(request, asked.table)
    if asked.reach == "table" and table is None:
        raise malformed("A deck for one table only needs that table: say which.")
    limits_of(request).decks.check(client_network(request))
    own, key, link = await workshop.decks.make(name, language, asked.reach, table)
    response = answer(d.OwnDeckMade(own.deck.id, key, link), HTTPStatus.CREATED)
    set_cookie(response, site_of(request), deck_cookie(own.deck.id), key)
    return response


@endpoints("GET /api/own-decks/limits", who="anyone", answer=d.OwnLimits, errors=(ALWAYS,))
async def own_limits(request: ApiRequest[None]) -> d.OwnLimits:
    """Whether decks can be made here, how large, and how many this address may still begin today."""
    workshop = workshop_of(request)
    on = workshop.uploads != "off"
    return d.OwnLimits(
        on=on,
        server_reach=workshop.uploads == "server",
        cards=MOST_CARDS,
        bytes_a_picture=Limits.PICTURE,
        bytes=workshop.taking.bytes_a_deck,
        decks_left_today=limits_of(request).decks.left(client_network(request)) if on else 0,
        heic=on and await workshop.decoder.reads_heic(),
        describer=workshop.describer.host if on else None,
    )


@endpoints("GET /api/own-decks/{id}", who="owner", answer=d.OwnDeck)
async def show_own_deck(request: ApiRequest[None]) -> d.OwnDeck:
    """A deck of yours, with its cards in their order."""
    return _shown(workshop_of(request), owned(request))


@endpoints(
    "PATCH /api/own-decks/{id}",
    d.ChangeOwnDeck,
    who="owner",
    answer=d.OwnDeck,
    errors=({403: ("uploads_off",), 409: ("no_cards",)},),
)
async def change_own_deck(request: ApiRequest[d.ChangeOwnDeck]) -> d.OwnDeck:
    """Change a deck of yours: its name, who may use it, the order of its cards; or say that it is ready."""
    asked, workshop, own = request.asked, workshop_of(request), owned(request)
    what: dict[str, Any] = {}
    if asked.name is not None:
        what["name"] = _line(asked.name, "a name")
    if asked.reach is not None and asked.reach != own.deck.reach:
        _check_reach(workshop, asked.reach)
        what["reach"] = asked.reach
    if asked.language is not None:
        what["language"] = _language(asked.language)
    for field in ("author", "licence"):
        text = getattr(asked, field)
        if text is not None:
            what[field] = clean_line(text, LONGEST_LINE)
    if asked.state == "ready":
        if not own.cards:
            raise Refused(HTTPStatus.CONFLICT, "no_cards", "A deck without a card can't be played with.")
        what["state"] = "ready"
    if asked.order is not None and sorted(asked.order) != sorted(own.cards):
        raise malformed("The order names other cards than the deck has, or one twice.")
    await workshop.decks.save(own.deck.id, asked.order, **what)
    return _shown(workshop, owned(request))


@endpoints("DELETE /api/own-decks/{id}", who="owner", cookie=True)
async def delete_own_deck(request: ApiRequest[None]) -> Response:
    """Delete a deck of yours. Games that are under way still show it; it goes when they end, within 7 days."""
    own = owned(request)
    await workshop_of(request).tidying.delete(own.deck.id)
    response = done()
    drop_cookie(response, deck_cookie(own.deck.id))
    return response


@endpoints(
    "POST /api/own-decks/{id}/open",
    d.OpenOwnDeck,
    who="anyone",
    answer=d.OwnDeckOpened,
    errors=(OWNER,),
    cookie=True,
)
async def open_own_deck(request: ApiRequest[d.OpenOwnDeck]) -> Response:
    """Open a deck by its link, or by its owner's key: this browser may use it from now on, or change it too."""
    asked, own = request.asked, workshop_of(request).decks.get(request.path_params["id"])
    use = None if own is None or own.deck.state in ("hidden", "closed") else secret_opens(own, asked.link)
    if own is None or use is None:
        limits_of(request).guesses.check(client_network(request))
        raise no_such_deck()
    response = answer(d.OwnDeckOpened(own.deck.id, mine=use == "owner"))
    # Who opens their own deck by its link stays its owner.
    if use == "owner" or use_of(request, own) != "owner":
        set_cookie(response, site_of(request), deck_cookie(own.deck.id), asked.link)
    return response


@endpoints("POST /api/own-decks/{id}/tables", d.BringDeck, who="owner", errors=(PERSON, AT_TABLE))
async def bring_own_deck(request: ApiRequest[d.BringDeck]) -> None:
    """Bring a deck that you may use to a table at which you are: the host can choose it, and all there see it."""
    own = usable(request)
    if own.deck.reach == "table" and use_of(request, own) != "owner":
        raise no_such_deck()
    table = await _table(request, request.asked.table)
    await workshop_of(request).decks.bring(own.deck.id, table)


@endpoints("POST /api/own-decks/{id}/reports", d.ReportCard, who="owner", errors=({404: ("no_such_card",)},))
async def report_own_card(request: ApiRequest[d.ReportCard]) -> None:
    """Report a picture of a deck that you may use to the server's operator. Nobody is told who reported it."""
    asked, own, workshop = request.asked, usable(request), workshop_of(request)
    limits_of(request).reports.check(client_network(request))
    await workshop.decks.pictures.fetch([asked.card] if asked.card in own.cards else [])
    file = workshop.decks.pictures.file(asked.card, "card") if asked.card in own.cards else None
    if file is None:
        raise Refused(HTTPStatus.NOT_FOUND, "no_such_card", "The deck has no such card any more.")
    note, hall = clean_line(asked.note, LONGEST_NOTE), hall_of(request)
    at, picture = hall.context.scheduler.wall_clock(), await asyncio.to_thread(file.read_bytes)
    # Where a table's id would stand is the deck's.
    await hall.store.write(AddReport(ReportRecord(own.deck.id, at, "picture", asked.card, "", note, picture)))


async def bring_to(request: Request, live: LiveTable, decks: tuple[str, ...]) -> None:
    """Bring those of these decks that are players' own to a new table, as far as the browser may use them."""
    own_decks = workshop_of(request).decks
    for deck_id in decks:
        own = own_decks.get(deck_id)
        if own is not None and use_of(request, own) is not None:
            await own_decks.bring(deck_id, DeckTable(live.record.id, live.record.code))


def check_uploads(workshop: Workshop) -> None:
    if workshop.uploads == "off":
        words = "On this server no decks are made in the page. Its operator can allow it: hareloom serve --uploads on."
        raise Refused(HTTPStatus.FORBIDDEN, "uploads_off", words)


def _check_reach(workshop: Workshop, reach: Reach) -> None:
    if reach == "server" and workshop.uploads != "server":
        words = "On this server a deck can't be for everybody. It can be for a table, or for those with its link."
        raise Refused(HTTPStatus.FORBIDDEN, "uploads_off", words)


async def _table(request: Request, code: str) -> DeckTable:
    """A table at which the person who asks is."""
    live = await table_at(request, code)
    await person_of(request, live)
    return DeckTable(live.record.id, live.record.code)


def _line(text: str, what: str) -> str:
    line = clean_line(text, LONGEST_LINE)
    if not line:
        raise malformed(f"Write {what} with at least one character that can be seen.")
    return line


def _language(tag: str) -> str:
    if problem := language_problem(tag):
        raise malformed(f"{problem}.")
    return tag


def _shown(workshop: Workshop, own: OwnDeck) -> d.OwnDeck:
    deck = own.deck
    assert deck.state in ("draft", "ready"), "others have no owner any more"
    cards = [d.OwnCard(card.card, card.sent, card.description, at) for at, card in enumerate(own.cards.values())]
    return d.OwnDeck(
        id=deck.id,
        name=deck.name,
        reach=deck.reach,
        state=deck.state,
        author=deck.author,
        licence=deck.licence,
        language=deck.language,
        cards=tuple(cards),
        bytes=own.bytes,
        limits=d.OwnDeckLimits(MOST_CARDS, Limits.PICTURE, workshop.taking.bytes_a_deck),
    )
