"""Reports over HTTP: a person makes one, the host reads the table's."""

from __future__ import annotations

from http import HTTPStatus

from hareloom.decks import Library
from hareloom.server import messages as m
from hareloom.server.http.endpoint import ApiRequest, Group
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import hall_of
from hareloom.server.own.decks import OwnDecks
from hareloom.tables.people import host_of
from hareloom.tables.reports import Report, report

MOST_LISTED = 100

endpoints = Group()


@endpoints(
    "POST /api/tables/{code}/reports",
    Report,
    errors=({409: ("no_such_remark", "no_such_person", "nothing_said")},),
    limit="reports",
)
async def make_report(request: ApiRequest[Report]) -> None:
    """Report a remark, a name, the clue or a picture to the table's host and to the server's operator."""
    live = request.live
    library: Library = request.app.state.library

    def picture(card: str) -> bytes | None:
        chosen = live.table.settings.decks
        cards = live.context.decks.cards_of(chosen)
        if cards is None:  # one of the decks is deleted, and still shown in this game
            cards = tuple(one.id for deck in map(library.deck, chosen) if deck is not None for one in deck.cards)
        file = library.picture(card) if card in cards else None
        return None if file is None else file.read_bytes()

    own: OwnDecks = request.app.state.workshop.decks
    if request.asked.card is not None and own.having(request.asked.card):
        await own.pictures.fetch([request.asked.card])
    await report(live, request.asked, picture)
    host = host_of(live.people.values())
    for connection in list(live.presence.connections):
        if host is not None and connection.person_id == host.id:
            connection.wire.send(m.encode(m.Reported(request.asked.kind)))


@endpoints("GET /api/tables/{code}/reports", answer=tuple[m.ReportShown, ...], errors=({403: ("not_your_part",)},))
async def list_reports(request: ApiRequest[None]) -> tuple[m.ReportShown, ...]:
    """The host sees what was reported at the table, the newest first."""
    if not request.person.host:
        raise Refused(HTTPStatus.FORBIDDEN, "not_your_part", "Only the host sees what was reported.")
    found = await hall_of(request).store.reports(request.live.record.id, MOST_LISTED)
    return tuple(m.ReportShown(one.kind, one.what, one.who, one.note, one.at) for one in found)
