"""Who makes a request: a cookie for each table, out of reach of scripts; or a bearer secret, for programs.

Where several share one browser, `?as=2` and so on say which of them asks. Each has a cookie of their own.
"""

from __future__ import annotations

import logging
import re
from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hareloom.server.http.problems import Refused
from hareloom.server.journal import note
from hareloom.server.links import Site

HALF_A_YEAR = 182 * 24 * 3600


def one_of(connection: HTTPConnection) -> str:
    """Which of several people in one browser makes the request; the first needs no number."""
    number = connection.query_params.get("as", "")
    return number if re.fullmatch("[2-9]", number) else ""


def cookie_name(code: str, one: str = "") -> str:
    return f"hareloom-{code}-{one}" if one else f"hareloom-{code}"


def codes_in(connection: HTTPConnection) -> list[str]:
    """The codes of the tables that this browser has been at."""
    start = cookie_name("")
    codes = [name.removeprefix(start) for name in connection.cookies if name.startswith(start)]
    return [code for code in codes if "-" not in code]


def secret_of(connection: HTTPConnection, code: str) -> str | None:
    """The secret that came with a request."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and secret:
        return secret.strip()
    return connection.cookies.get(cookie_name(code, one_of(connection)))


def set_cookie(response: Response, site: Site, name: str, secret: str) -> None:
    """Set the browser's cookie. Lax, so that a link in a chat opens the table with it."""
    response.set_cookie(name, secret, max_age=HALF_A_YEAR, path="/", secure=site.secure, httponly=True, samesite="lax")


def drop_cookie(response: Response, name: str) -> None:
    response.delete_cookie(name, path="/")


def check_origin(connection: HTTPConnection, site: Site) -> None:
    """Refuse requests that another site's page makes for a person. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is not None and origin not in site.origins:
        words = "a page of another address was refused; do players come by the public one?"
        note(words, logging.WARNING, public_url=site.public_url or "")
        raise Refused(
            HTTPStatus.FORBIDDEN,
            "foreign_origin",
            f"This request comes from a page of {origin}, not from this server. If that is how people reach it, "
            "start the server with --public-url.",
        )
