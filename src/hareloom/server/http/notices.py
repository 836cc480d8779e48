"""Where the operator's notices are: /privacy.txt, which the page shows at /privacy, and /.well-known/security.txt."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from hareloom.server.http.files import ASK_EVERY_TIME
from hareloom.server.journal import note
from hareloom.server.notices import security_txt
from hareloom.server.settings import Settings


def notice_routes(settings: Settings) -> list[BaseRoute]:
    """The addresses of what the operator has written; none for what isn't there."""
    found: list[BaseRoute] = []
    if (notice := settings.privacy_notice) is not None:

        async def privacy(_request: Request) -> Response:
            return PlainTextResponse(notice, headers={"Cache-Control": ASK_EVERY_TIME})

        found.append(Route("/privacy.txt", privacy))
    if (expires := settings.security_expires) is not None:
        if datetime.now(UTC) >= expires:
            note("security.txt is out of date and not served: --security-expires", logging.WARNING)
        words = security_txt(settings.security_contact, expires, settings.public_url)

        async def security(_request: Request) -> Response:
            # No contact is better than one that leads nowhere.
            if datetime.now(UTC) >= expires:
                raise HTTPException(HTTPStatus.NOT_FOUND)
            return PlainTextResponse(words, headers={"Cache-Control": ASK_EVERY_TIME})

        found.append(Route("/.well-known/security.txt", security))
    return found
