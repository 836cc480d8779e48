"""The page's HTML, the same at every address: its script renders what belongs there."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse

from hareloom.server.http.files import ASK_EVERY_TIME, answer_with


def meta_tags(said: Mapping[str, str]) -> str:
    """Those properties, as messengers read them in a page's head."""
    return "".join(f'<meta property="{name}" content="{escape(content)}">' for name, content in said.items())


class Shell:
    """Answers with the built HTML.

    Where there is a privacy notice, its head has a link to it of HTML's own type, from which the page knows: without a
    request of its own, and before anything is drawn.
    """

    def __init__(self, file: Path, privacy: str | None) -> None:
        self.privacy = privacy
        self._file = file
        self._linked = b""
        if privacy is not None:
            head, end, rest = file.read_bytes().partition(b"</head>")
            self._linked = head + f'<link rel="privacy-policy" href="{privacy}">'.encode() + end + rest
        self._etag = f'"{hashlib.sha256(self._linked).hexdigest()[:32]}"'

    def answer(self, request: Headers, status: int = 200) -> Response:
        """The page, to ask for anew each time."""
        if self.privacy is None:
            return answer_with(self._file, request, ASK_EVERY_TIME, status)
        # Sent as it is: it is smaller than a packet.
        response = HTMLResponse(self._linked, status, {"Cache-Control": ASK_EVERY_TIME, "ETag": self._etag})
        if status == 200 and self._etag in request.get("if-none-match", ""):
            return NotModifiedResponse(response.headers)
        return response

    def answer_with(self, tags: str) -> Response:
        """The page with more in its head, such as what messengers show beside a link."""
        head, end, rest = (self._linked or self._file.read_bytes()).partition(b"</head>")
        return HTMLResponse(head + tags.encode() + end + rest, headers={"Cache-Control": "no-store"})
