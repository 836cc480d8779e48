"""Reports over HTTP: a person makes one, the host reads the table's."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.decks import Library
from hareloom.server import messages as m
from hareloom.server.http.answers import answer, done
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import body_of, hall_of, limits_of, visitor_of
from hareloom.server.own.decks import OwnDecks
from hareloom.tables.people import host_of
from hareloom.tables.reports import Report, report

MOST_LISTED = 100


async def make_report(request: Request) -> Response:
    """Report a remark, a name, the clue or a picture to the table's host and to the server's operator."""
    asked = await body_of(request, Report)
    live, person = await visitor_of(request)
    limits_of(request).reports.check(person.id)
    library: Library = request.app.state.library

    def picture(card: str) -> bytes | None:
        chosen = live.table.settings.decks
        cards = live.context.decks.cards_of(chosen)
        if cards is None:  # one of the decks is deleted, and still shown in this game
            cards = tuple(one.id for deck in map(library.deck, chosen) if deck is not None for one in deck.cards)
        file = library.picture(card) if card in cards else None
        return None if file is None else file.read_bytes()

    own: OwnDecks = request.app.state.workshop.decks
    if asked.card is not None and own.having(asked.card):
        await own.pictures.fetch([asked.card])
    await report(live, asked, picture)
    host = host_of(live.people.values())
    for connection in list(live.presence.connections):
        if host is not None and connection.person_id == host.id:
            connection.wire.send(m.encode(m.Reported(asked.kind)))
    return done()


async def list_reports(request: Request) -> Response:
    """The host sees what was reported at the table, the newest first."""
    live, person = await visitor_of(request)
    if not person.host:
        raise Refused(HTTPStatus.FORBIDDEN, "not_your_part", "Only the host sees what was reported.")
    found = await hall_of(request).store.reports(live.record.id, MOST_LISTED)
    return answer(tuple(m.ReportShown(one.kind, one.what, one.who, one.note, one.at) for one in found))


def report_routes() -> list[BaseRoute]:
    """The addresses of reports."""
    at = "/api/tables/{code}/reports"
    return [Route(at, make_report, methods=["POST"]), Route(at, list_reports, methods=["GET"])]
