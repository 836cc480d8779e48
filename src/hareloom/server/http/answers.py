"""What the tables' API answers: JSON that no cache keeps, and who has come in."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from hareloom.server import messages as m
from hareloom.server.http.requests import site_of
from hareloom.server.http.sessions import cookie_name, drop_cookie, one_of, set_cookie
from hareloom.tables.people import is_waiting

if TYPE_CHECKING:
    from hareloom.tables.door import Entry
    from hareloom.tables.table import LiveTable


def answer(value: object, status: int = HTTPStatus.OK) -> Response:
    """A value as JSON, never kept by a cache."""
    return Response(m.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def done() -> Response:
    """It is done, and there is nothing to say about it."""
    return Response(status_code=HTTPStatus.NO_CONTENT)


def left(request: Request, live: LiveTable) -> Response:
    """It is done, and this browser is no longer at the table."""
    response = done()
    drop_cookie(response, cookie_name(live.record.code, one_of(request)))
    return response


def entered(request: Request, live: LiveTable, entry: Entry, *, bearer: bool) -> Response:
    """A person has come in, by a cookie or a bearer secret."""
    site, code = site_of(request), live.record.code
    person = live.people[entry.person_id]
    response = answer(
        m.Entered(
            code=code,
            link=f"{site.invitation_url}/t/{code}",
            person=person.id,
            seat=person.seat,
            host=person.host,
            secret=entry.secret if bearer else None,
            waiting=is_waiting(person),
        ),
        HTTPStatus.CREATED,
    )
    if not bearer:
        set_cookie(response, site, cookie_name(code, one_of(request)), entry.secret)
    return response
