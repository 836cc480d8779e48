"""HTTP by uvicorn, with bounds: on a request's time, and on the size of its head and its body.

Uvicorn alone waits without limit and reads heads of any size, so a few strangers could stop everybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hareloom.server.http.api import upload_at
from hareloom.server.http.limits import plain_address
from hareloom.server.http.problems import Refused

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
    from uvicorn.server import ServerState

SECONDS_FOR_A_REQUEST = 20.0
"""From the connection, or from a request's first byte, to its last. Bodies are small, but for pictures."""
LINE = 8 * 1024
"""The address, with its query."""
HEADER = 16 * 1024
"""One header, name and value."""
HEADERS = 32 * 1024
"""All headers. A browser that has been at a hundred tables sends 6.5 KB of cookies."""
HEADERS_COUNT = 100
UPGRADE = 16 * 1024
"""The whole head of an upgrade: what picows reads."""
REQUEST = 128 * 1024
"""Head and body as they come over the wire. What a body may hold is each address's own limit, and far smaller."""

_SECONDS_TO_READ_IT = 1.0
_TOO_LARGE = {
    HTTPStatus.REQUEST_URI_TOO_LONG: f"An address has at most {LINE} bytes here.",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: f"A request has at most {HEADERS_COUNT} headers here, of at most "
    f"{HEADER} bytes each and {HEADERS} in all. Too many cookies? Delete those of this site.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: f"A request has at most {REQUEST} bytes here.",
}
_PIECE = 4096
"""As much of a head is parsed at once, so that one that is too large costs little."""


def _nothing() -> None:
    pass


class BoundedHttp(HttpToolsProtocol):
    """One HTTP connection. Who goes beyond a bound gets an answer that says so, and the connection closes."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._timeout: asyncio.TimerHandle | None = None
        self._in_head = True
        self._fed = 0
        """Bytes since the request's first."""
        self._most = REQUEST
        self._headers_size = 0
        self._refused = False
        self.gone: Callable[[], None] = _nothing
        """Called when this is no plain connection any more."""

    @property
    def idle(self) -> bool:
        """Is no answer on its way?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        at = 0
        while at < len(data) and not self._refused:
            piece = data[at : at + _PIECE] if self._in_head else data[at:]
            at += len(piece)
            self._fed += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # an answer to nonsense, or a socket now
            if self._in_head and self._fed > LINE + HEADERS + _PIECE:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            elif self._fed > self._most:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        self._in_head, self._fed, self._headers_size, self._most = True, 0, 0, REQUEST
        self._wait()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LINE:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        size = len(name) + len(value)
        self._headers_size += size
        if size > HEADER or self._headers_size > HEADERS or len(self.headers) > HEADERS_COUNT:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._in_head = False
        upload = upload_at(self.parser.get_method(), self.url)
        if upload is not None:
            self._most = upload.most + LINE + HEADERS
            self._wait(upload.seconds)
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._fed = True, 0
        self._stop_waiting()
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        if self._refused:
            return
        if len(self.url) + self._headers_size + 4 * len(self.headers) + 64 > UPGRADE:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            self.gone()
            super().handle_websocket_upgrade()

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer, as far as no other response has begun, and close. What still comes is thrown away."""
        if self._refused:
            return
        self._refused = True
        if not self.idle:
            self.transport.abort()
            return
        answer = Refused(status, "too_large", _TOO_LARGE[status]).answer()
        lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
        lines += [name + b": " + value for name, value in answer.raw_headers]
        self.transport.write(b"\r\n".join([*lines, b"connection: close", b"", bytes(answer.body)]))
        # Closing at once would reset the connection, and the answer would be lost with it.
        self.transport.write_eof()
        self.loop.call_later(_SECONDS_TO_READ_IT, self.transport.abort)

    def _wait(self, seconds: float | None = None) -> None:
        self._stop_waiting()
        self._timeout = self.loop.call_later(seconds or SECONDS_FOR_A_REQUEST, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None
