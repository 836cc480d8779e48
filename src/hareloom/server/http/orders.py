"""The operator's orders at the door: banned addresses are refused before anything else is looked at."""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import TYPE_CHECKING

from hareloom.server.http.problems import Refused

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from hareloom.server.admin.orders import Standing

BANNED = 4403


class Doorkeeper:
    """Leads everybody in but those who are banned."""

    def __init__(self, app: ASGIApp, standing: Standing) -> None:
        self.app = app
        self._standing = standing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, or refuse it."""
        client = scope.get("client")
        if client is None or not self._standing.banned(client[0], round(time.time() * 1000)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            words = "The operator of this server doesn't let your address in."
            await Refused(HTTPStatus.FORBIDDEN, "banned", words).answer()(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": BANNED, "reason": "banned"})
