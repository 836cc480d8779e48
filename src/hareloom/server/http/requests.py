"""Reads requests: bounded and typed, with a clear refusal for malformed ones."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from hareloom.server.http.limits import Limits
from hareloom.server.http.problems import Refused, malformed, no_such_table, not_let_in
from hareloom.server.http.sessions import check_origin, secret_of
from hareloom.tables.folding import CantBePlayed, Closed
from hareloom.tables.people import is_waiting
from hareloom.tables.secrets import tidy_code

if TYPE_CHECKING:
    from hareloom.server.links import Site
    from hareloom.store import PersonRecord
    from hareloom.tables.hall import Hall
    from hareloom.tables.table import LiveTable

T = TypeVar("T")


def hall_of(connection: HTTPConnection) -> Hall:
    return cast("Hall", connection.app.state.hall)


def site_of(connection: HTTPConnection) -> Site:
    return cast("Site", connection.app.state.site)


def limits_of(connection: HTTPConnection) -> Limits:
    return cast("Limits", connection.app.state.limits)


def address_of(connection: HTTPConnection) -> str:
    """The client's address, as far as the network knows. Behind a trusted proxy it is the one that the proxy names."""
    return connection.client.host if connection.client else "unknown"


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as that type."""
    check_origin(request, site_of(request))
    limits_of(request).requests.check(address_of(request))
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != "application/json":
        raise Refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "not_json", "Send JSON, as application/json.")
    body = await _read(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise malformed(f"{wrong}.") from wrong


async def _read(request: Request) -> bytes:
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > Limits.BODY:
                raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too_large", f"At most {Limits.BODY} bytes, please.")
    except ClientDisconnect as gone:  # no client reads this, but otherwise it would count as a server error
        raise malformed("The request ended in the middle.") from gone
    return bytes(body)


async def table_of(connection: HTTPConnection) -> LiveTable:
    """The table in the path. Wrong codes count against a limit, so that guessing gets nowhere."""
    code = tidy_code(connection.path_params["code"])
    try:
        live = None if code is None else await hall_of(connection).find(code)
    except Closed as problem:
        raise Refused(HTTPStatus.FORBIDDEN, "closed", str(problem)) from problem
    except CantBePlayed as problem:
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "set_aside", str(problem), {"Retry-After": "60"}) from problem
    if live is None:
        limits_of(connection).misses.check(address_of(connection))
        raise no_such_table()
    return live


async def person_of(connection: HTTPConnection, live: LiveTable) -> PersonRecord:
    """The person who makes the request, at that table."""
    person = await known_person(connection, live)
    if person is None:
        raise not_let_in()
    if is_waiting(person):
        raise Refused(HTTPStatus.FORBIDDEN, "waiting", "You stand at the door until the host lets you in.")
    return person


async def known_person(connection: HTTPConnection, live: LiveTable) -> PersonRecord | None:
    """The person who makes the request, if they are at that table."""
    secret = secret_of(connection, live.record.code)
    if secret is None:
        return None
    person = await hall_of(connection).recognise(live, secret)
    if person is None:
        limits_of(connection).misses.check(address_of(connection))
    return person
