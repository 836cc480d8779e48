"""Requests that the server's own end cuts short: they are answered, so that the client asks again elsewhere."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING

from hareloom.server.http.problems import Refused

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


def not_certain() -> Refused:
    """Nobody knows whether the request was carried out."""
    words = "It is not certain whether this was done. Send it again with the same id."
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "not_certain", words, {"Retry-After": "1"})


class CutShort:
    """A server that stops cancels what isn't done after a few seconds, for example because its database is silent."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; answer it also if it is cancelled."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except asyncio.CancelledError:
            if begun or scope["type"] != "http":
                raise
            await not_certain().answer()(scope, receive, send)
