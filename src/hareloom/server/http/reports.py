"""Reports over HTTP: a person makes one, the host reads the table's."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.server import messages as m
from hareloom.server.http.answers import answer
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import body_of, hall_of, limits_of, person_of, table_of
from hareloom.tables.people import host_of
from hareloom.tables.reports import Report, report

MOST_LISTED = 100


async def make_report(request: Request) -> Response:
    """Report a remark, a name, the clue or a picture to the table's host and to the server's operator."""
    asked = await body_of(request, Report)
    live = await table_of(request)
    person = await person_of(request, live)
    limits_of(request).reports.check(person.id)
    library = request.app.state.library

    def picture(card: str) -> bytes | None:
        file = library.picture(card)
        return None if file is None else file.read_bytes()

    await report(live, asked, picture)
    host = host_of(live.people.values())
    for connection in list(live.presence.connections):
        if host is not None and connection.person_id == host.id:
            connection.wire.send(m.encode(m.Reported(asked.kind)))
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def list_reports(request: Request) -> Response:
    """The host sees what was reported at the table, the newest first."""
    live = await table_of(request)
    person = await person_of(request, live)
    if not person.host:
        raise Refused(HTTPStatus.FORBIDDEN, "not_your_part", "Only the host sees what was reported.")
    found = await hall_of(request).store.reports(live.record.id, MOST_LISTED)
    return answer(tuple(m.ReportShown(one.kind, one.what, one.who, one.note, one.at) for one in found))


def report_routes() -> list[BaseRoute]:
    """The addresses of reports."""
    at = "/api/tables/{code}/reports"
    return [Route(at, make_report, methods=["POST"]), Route(at, list_reports, methods=["GET"])]
