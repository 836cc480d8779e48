"""Files of the page and of the decks, with the caching that suits each."""

from __future__ import annotations

import mimetypes
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Receive, Scope, Send

FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with their content
A_DAY = "public, max-age=86400"
ASK_EVERY_TIME = "no-cache"

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))

# Not left to the machine's own table, which may lack them or, on Windows, hold nonsense.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class Folder:
    """Serves a folder's files, and nothing outside it."""

    def __init__(self, folder: Path, cache: str, asked_every_time: tuple[str, ...] = ()) -> None:
        self.folder = folder.resolve()
        self.cache = cache
        self.asked_every_time = asked_every_time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; the router has put what follows the mount point into path_params."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        path = scope["path_params"]["path"]
        cache = ASK_EVERY_TIME if path in self.asked_every_time else self.cache
        response = answer_with(self.found(path), Headers(scope=scope), cache)
        await response(scope, receive, send)

    def found(self, path: str) -> Path:
        """The file at that path; raises 404 where there is none, or where the path leads outside."""
        try:
            file = (self.folder / path).resolve()
            hidden = any(part.startswith(".") for part in Path(path).parts)
            if not hidden and file.is_relative_to(self.folder) and file.is_file():
                return file
        except (OSError, ValueError):  # a name too long, or with a zero byte in it
            pass
        raise HTTPException(404)


class OpenedFile(FileResponse):
    """A file that is opened before its answer begins: it is sent whole though it goes meanwhile."""

    _opened: anyio.AsyncFile[bytes]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it as it is now, which may be another one than a moment ago."""
        try:
            self._opened = await anyio.open_file(self.path, "rb")
        except OSError as gone:
            raise HTTPException(404) from gone
        async with self._opened as opened:
            self.stat_result = os.fstat(opened.wrapped.fileno())
            for name in ("content-length", "last-modified", "etag"):
                del self.headers[name]
            self.set_stat_headers(self.stat_result)
            await super().__call__(scope, receive, send)

    @asynccontextmanager
    async def _open_file(self) -> AsyncIterator[anyio.AsyncFile[bytes]]:
        yield self._opened


def answer_with(file: Path, request: Headers, cache: str, status: int = 200) -> Response:
    """The file, compressed if the build left a compressed one beside it and the browser takes it."""
    media_type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    chosen, headers = file, {"Cache-Control": cache}
    accepted = {part.split(";")[0].strip() for part in request.get("accept-encoding", "").split(",")}
    compressed = [(name, Path(f"{file}{suffix}")) for name, suffix in ENCODINGS]
    compressed = [(name, path) for name, path in compressed if path.is_file()]
    if compressed:
        headers["Vary"] = "Accept-Encoding"
        for name, path in compressed:
            if name in accepted:
                chosen, headers["Content-Encoding"] = path, name
                break
    response = OpenedFile(chosen, status, headers, media_type, stat_result=chosen.stat())
    if status == 200 and response.headers["etag"] in request.get("if-none-match", ""):
        return NotModifiedResponse(response.headers)
    return response
