"""HTTP by uvicorn, with a time limit: it drops clients that begin a request and do not finish it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

SECONDS_FOR_A_REQUEST = 20.0
"""From the connection, or from a request's first byte, to its last. Bodies are small."""


class TimedHttp(HttpToolsProtocol):
    """Uvicorn alone waits without limit, so silent clients could use up all connections."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _wait(self) -> None:
        self._stop_waiting()
        self._timeout = self.loop.call_later(SECONDS_FOR_A_REQUEST, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None
