"""Notices a proxy that isn't trusted: behind it all clients have its address, and share the limits of one."""

from __future__ import annotations

import ipaddress
import logging
from typing import TYPE_CHECKING

from hareloom.server.journal import note

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

HEADER = b"x-forwarded-for"


class UntrustedProxies:
    """Warns once of a proxy in this network, and once of one elsewhere, which may as well be a client that lies."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._warned: set[bool] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request as before."""
        if scope["type"] == "http" and len(self._warned) < 2:
            self._look(scope)
        await self.app(scope, receive, send)

    def _look(self, scope: Scope) -> None:
        claimed = b",".join(value for name, value in scope["headers"] if name == HEADER).decode("latin-1")
        address = scope["client"][0] if scope.get("client") else ""
        # Of a trusted proxy, the address that it names has taken the place of its own.
        if not claimed or not address or address in claimed:
            return
        try:
            near = not ipaddress.ip_address(address).is_global
        except ValueError:  # a socket of this machine
            return
        if near not in self._warned:
            self._warned.add(near)
            advice = "trust it by" if near else "if it is yours and no client that lies, trust it by"
            note(
                "X-Forwarded-For is ignored, and all clients of this proxy share one address and its limits; "
                f"{advice} --trusted-proxies {address}",
                logging.WARNING,
                proxy=address,
            )
