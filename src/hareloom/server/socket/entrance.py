"""The first look at a connection: a table's socket goes straight to picows, all else to uvicorn's HTTP.

Thousands of players come back at once after a restart. Reading each request twice would double what that costs.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

from hareloom.server.http import bounded
from hareloom.server.http.limits import plain_address
from hareloom.server.socket.crowd import Crowd
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
        crowd: Crowd,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._crowd = crowd
        self._config = config
        self._state = server_state
        self._app_state = app_state
        self._http: bounded.BoundedHttp | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn asks them for shutdown() alone
        peer = transport.get_extra_info("peername")
        address = plain_address(str(peer[0])) if peer else ""
        trusted = getattr(self._config.loaded_app, "trusted_hosts", ())
        self._crowd.come(self, address, trusted=address in trusted)
        self._timeout = asyncio.get_running_loop().call_later(bounded.SECONDS_FOR_A_REQUEST, transport.abort)

    def data_received(self, data: bytes) -> None:
        self._stop_waiting()
        protocol: UpgradeProtocol | bounded.BoundedHttp
        # Nothing may come behind the request before it is answered.
        whole = data.find(b"\r\n\r\n") == len(data) - 4
        if whole and len(data) < bounded.UPGRADE and _A_SOCKET.match(data):
            self._crowd.leave(self)
            protocol = UpgradeProtocol(self._config, self._state, self._app_state)
        else:
            protocol = self._http = bounded.BoundedHttp(self._config, self._state, self._app_state)
            self._http.gone = self._gone
        protocol.connection_made(self._transport)
        self._transport.set_protocol(protocol)
        protocol.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio names it
        self._stop_waiting()
        self._gone()

    # What the crowd asks.

    @property
    def idle(self) -> bool:
        return self._http is None or self._http.idle

    def send_away(self) -> None:
        self._transport.abort()

    def _gone(self) -> None:
        self._crowd.leave(self)

    def _stop_waiting(self) -> None:
        self._timeout.cancel()
        self._state.connections.discard(self)

    def shutdown(self) -> None:
        """The server stops, and nothing was asked yet."""
        self._transport.close()
