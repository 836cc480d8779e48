"""Reads requests: bounded and typed, with a clear refusal for malformed ones."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from hareloom.server.http.limits import Limits, network_of, refuse_for
from hareloom.server.http.problems import Refused, malformed, no_such_table, not_let_in
from hareloom.server.http.sessions import secret_of
from hareloom.tables.codes import is_code
from hareloom.tables.folding import CantBePlayed, Closed
from hareloom.tables.people import is_waiting
from hareloom.tables.secrets import hashed

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


def client_network(connection: HTTPConnection) -> str:
    """The network that a client counts for. Behind a trusted proxy its address is the one that the proxy names."""
    return network_of(connection.client.host) if connection.client else "unknown"


async def json_of(request: Request, kind: type[T]) -> T:
    """The body as that type."""
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


async def long_body_of(request: Request, most: int, too_large: Refused, cut: str) -> bytes:
    """A body that is a file, within its limit; nothing of a larger one is kept."""
    announced = request.headers.get("content-length", "0")
    if announced.isdecimal() and int(announced) > most:
        raise too_large
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise too_large
    except ClientDisconnect as gone:  # no client reads this, but otherwise it would count as a server error
        raise malformed(cut) from gone
    return bytes(body)


async def table_of(connection: HTTPConnection) -> LiveTable:
    """The table in the path."""
    return await table_at(connection, connection.path_params["code"])


async def table_at(connection: HTTPConnection, code: str) -> LiveTable:
    """The table of that code. Wrong codes count against limits, so that guessing gets nowhere."""
    network = client_network(connection)
    guesses, secret = limits_of(connection).guesses, secret_of(connection, code)
    closed = guesses.closed(network)
    if secret is None:
        refuse_for(closed)  # before the table is looked for, so that not even the time tells
    try:
        live = await hall_of(connection).find(code) if is_code(code) else None
        if live is not None:
            await live.up_to_date()
    except Closed as problem:
        raise Refused(HTTPStatus.FORBIDDEN, "closed", str(problem)) from problem
    except CantBePlayed as problem:
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "set_aside", str(problem), {"Retry-After": "60"}) from problem
    if live is None:
        guesses.check(network)
        raise no_such_table()
    if closed and secret is not None and await hall_of(connection).recognise(live, secret) is None:
        guesses.check(network)
        refuse_for(closed)
    return live


async def person_of(connection: HTTPConnection, live: LiveTable) -> PersonRecord:
    """The person who makes the request, at that table."""
    person = await known_person(connection, live)
    if person is None:
        raise not_let_in()
    if is_waiting(person):
        raise Refused(HTTPStatus.FORBIDDEN, "waiting", "You stand at the door until the host lets you in.")
    return person


async def visitor_of(connection: HTTPConnection) -> tuple[LiveTable, PersonRecord]:
    """The table in the path, and the person there who makes the request."""
    live = await table_of(connection)
    return live, await person_of(connection, live)


def known_in_memory(request: Request) -> tuple[LiveTable, PersonRecord] | None:
    """The same as far as it takes no reading: for those who are past a limit."""
    code = request.path_params["code"]
    live, secret = hall_of(request).in_memory(code), secret_of(request, code)
    session = None if live is None or secret is None else live.state.sessions.get(hashed(secret))
    person = None if live is None or session is None else live.people.get(session.person_id)
    return None if live is None or person is None else (live, person)


async def known_person(connection: HTTPConnection, live: LiveTable) -> PersonRecord | None:
    """The person who makes the request, if they are at that table."""
    secret = secret_of(connection, live.record.code)
    if secret is None:
        return None
    person = await hall_of(connection).recognise(live, secret)
    if person is None:
        limits_of(connection).guesses.check(client_network(connection))
    return person
