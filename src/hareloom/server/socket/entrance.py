"""The first look at a connection: a table's socket goes straight to picows, all else to uvicorn's HTTP.

Thousands of players come back at once after a restart. Reading each request twice would double what that costs.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

from hareloom.server.http import bounded
from hareloom.server.socket.picows import UpgradeProtocol

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

_A_SOCKET = re.compile(
    rb"GET /api/tables/[^/? ]+/(?:socket|screen)[? ].*\r\nUpgrade: *websocket\r\n", re.DOTALL | re.IGNORECASE
)


class Entrance(asyncio.Protocol):
    """Holds a connection until its first bytes. A proxy may also ask for an upgrade later, which uvicorn sees."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._state = server_state
        self._app_state = app_state

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn asks them for shutdown() alone
        self._timeout = asyncio.get_running_loop().call_later(bounded.SECONDS_FOR_A_REQUEST, transport.abort)

    def data_received(self, data: bytes) -> None:
        self._leave()
        whole = len(data) < bounded.UPGRADE and data.endswith(b"\r\n\r\n")
        kind = UpgradeProtocol if whole and _A_SOCKET.match(data) else bounded.BoundedHttp
        protocol = kind(self._config, self._state, self._app_state)
        protocol.connection_made(self._transport)
        self._transport.set_protocol(protocol)
        protocol.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio names it
        self._leave()

    def _leave(self) -> None:
        self._timeout.cancel()
        self._state.connections.discard(self)

    def shutdown(self) -> None:
        """The server stops, and nothing was asked yet."""
        self._transport.close()
