"""The plain HTTP side: is it well, the page, its files, and what isn't there."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom import __version__
from hareloom.decks import BUILT_IN, pictures_of
from hareloom.mistake import Mistake
from hareloom.server.files import A_DAY, ASK_EVERY_TIME, FOREVER, Folder, answer_with

STATIC = Path(__file__).parent / "static"

# The addresses that the page's own router knows.
PAGES = ("/", "/how", "/t/{code}")


class Health(msgspec.Struct, frozen=True):
    """What /healthz answers."""

    status: str
    version: str


def json_answer(value: object, status: int = HTTPStatus.OK) -> Response:
    """A value as JSON, never kept by a cache."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


async def healthz(_request: Request) -> Response:
    """Answer that the server is up."""
    return json_answer(Health("ok", __version__))


async def page(request: Request) -> Response:
    """The page; its script looks at the address and draws what belongs there."""
    return answer_with(STATIC / "index.html", request.headers, ASK_EVERY_TIME)


async def refused(request: Request, problem: Exception) -> Response:
    """An error: as the page for people, as JSON for programs."""
    assert isinstance(problem, HTTPException)
    headers = dict(problem.headers or {})
    if problem.status_code == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get("accept", ""):
        response = answer_with(STATIC / "index.html", request.headers, ASK_EVERY_TIME, HTTPStatus.NOT_FOUND)
    else:
        response = json_answer({"error": HTTPStatus(problem.status_code).phrase}, problem.status_code)
    response.headers.update(headers)
    return response


def routes() -> list[BaseRoute]:
    """Every address the server answers."""
    if not (STATIC / "index.html").is_file():
        raise Mistake("The page hasn't been built. In a checkout, run: make client")
    return [
        Route("/healthz", healthz),
        *(Route(path, page) for path in PAGES),
        Route("/assets/{path:path}", Folder(STATIC / "assets", FOREVER)),
        Route(f"/pictures/{BUILT_IN}/{{path:path}}", Folder(pictures_of(BUILT_IN), A_DAY)),
        # Last: what lies at the top of the built page, such as its icon.
        Route("/{path:path}", Folder(STATIC, A_DAY)),
    ]
