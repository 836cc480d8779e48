"""Who asks: a cookie for each table, out of reach of scripts; or a bearer secret, for programs.

Where several share one browser, `?as=2` and so on say which of them asks. Each has a cookie of their own.
"""

from __future__ import annotations

import re
from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hareloom.server.links import Site
from hareloom.server.problems import Refused

HALF_A_YEAR = 182 * 24 * 3600


def cookie_name(connection: HTTPConnection, code: str) -> str:
    """The cookie of the one who asks; of several in one browser, the first needs no number."""
    one_of_several = connection.query_params.get("as", "")
    return f"hareloom-{code}-{one_of_several}" if re.fullmatch("[2-9]", one_of_several) else f"hareloom-{code}"


def secret_of(connection: HTTPConnection, code: str) -> str | None:
    """The secret that came with a request."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and secret:
        return secret.strip()
    return connection.cookies.get(cookie_name(connection, code))


def set_cookie(connection: HTTPConnection, response: Response, site: Site, code: str, secret: str) -> None:
    """Let this browser in again. Lax, so that a link in a chat opens the table one is at already."""
    response.set_cookie(
        cookie_name(connection, code),
        secret,
        max_age=HALF_A_YEAR,
        path="/",
        secure=site.secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(connection: HTTPConnection, response: Response, code: str) -> None:
    response.delete_cookie(cookie_name(connection, code), path="/")


def check_origin(connection: HTTPConnection, site: Site) -> None:
    """Somebody else's page may not act for a person who is at a table. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is not None and origin not in site.origins:
        raise Refused(
            HTTPStatus.FORBIDDEN,
            "foreign_origin",
            f"This request comes from a page of {origin}, not from this server. If that is how people reach it, "
            "start the server with --public-url.",
        )
