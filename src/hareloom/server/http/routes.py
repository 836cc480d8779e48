"""The page and its files, and error pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus
from pathlib import Path
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Route

from hareloom.mistake import Mistake
from hareloom.server.http.files import A_DAY, FOREVER, Folder
from hareloom.server.http.installed import INVITATION, invitation, manifest_route
from hareloom.server.http.pictures import DeckPages
from hareloom.server.http.preload import read_preloads
from hareloom.server.http.problems import Refused
from hareloom.server.http.share_card import BOOK, preview, share_card_routes
from hareloom.server.http.shell import Shell
from hareloom.server.settings import Settings
from hareloom.tables.codes import joined

STATIC = Path(__file__).parents[1] / "static"

# The addresses that the page's own router knows.
PAGES = (
    "/",
    "/how",
    "/decks",
    "/decks/new",
    "/decks/{id}",
    "/decks/{id}/change",
    "/tables",
    "/t/{code}",
    "/t/{code}/screen",
    "/t/{code}/mail",
    BOOK,
)
PRIVACY = "/privacy"
SERVICE_WORKER = "sw.js"
"""Its name stays the same when it changes, so that browsers find a newer one."""


def pages(shell: Shell) -> list[Route]:
    """Serve the page at each of its addresses; its script renders what belongs there."""
    preload = read_preloads(STATIC)
    told: dict[str, Callable[[Request], Awaitable[str]]] = {
        BOOK: preview,
        INVITATION: partial(invitation, preload=preload),
    }
    """What messengers are told of these pages."""

    def at(path: str) -> Route:
        async def page(request: Request) -> Response:
            if (elsewhere := _one_form(path, request)) is not None:
                return RedirectResponse(elsewhere, HTTPStatus.PERMANENT_REDIRECT)
            tags = await told[path](request) if path in told else ""
            response = shell.answer_with(tags) if tags else shell.answer(request.headers)
            response.headers["Link"] = preload.links(path, request.headers.get("accept-language", ""))
            response.headers.add_vary_header("Accept-Language")
            return response

        return Route(path, page)

    all_pages = PAGES if shell.privacy is None else (*PAGES, PRIVACY)
    return [*map(at, all_pages), manifest_route(STATIC, preload)]


def _one_form(path: str, request: Request) -> str | None:
    """Where a page is whose table's code is written in another form, such as with hyphens; None if it is here."""
    written = request.path_params.get("code", "")
    code = joined(written)
    if code in (None, written):
        return None
    parts = {name: quote(part, safe="") for name, part in request.path_params.items()}
    return path.format(**parts | {"code": code}) + (f"?{request.url.query}" if request.url.query else "")


async def refused(request: Request, problem: Exception) -> Response:
    """An error: as the page for people, as a problem for programs."""
    assert isinstance(problem, HTTPException)
    headers = dict(problem.headers or {})
    if problem.status_code == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get("accept", ""):
        shell: Shell = request.app.state.shell
        response = shell.answer(request.headers, HTTPStatus.NOT_FOUND)
    else:
        response = _in_words(problem.status_code, request).answer()
    if problem.status_code == HTTPStatus.METHOD_NOT_ALLOWED and (methods := _methods(request)):
        headers["Allow"] = ", ".join(sorted(methods))
    response.headers.update(headers)
    return response


def _methods(request: Request) -> set[str]:
    """What may be asked of this address, by all routes that have it."""
    found = [route for route in request.app.routes if isinstance(route, Route)]
    matching = [route for route in found if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in matching for method in route.methods or ()}


def _in_words(status: int, request: Request) -> Refused:
    if status == HTTPStatus.NOT_FOUND:
        return Refused(status, "no_such_address", f"There is nothing at {request.url.path}.")
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        return Refused(status, "wrong_method", f"{request.url.path} can't be asked for with {request.method}.")
    return Refused(status, "malformed", HTTPStatus(status).phrase + ".")


def page_shell(settings: Settings) -> Shell:
    """The page, as built, for a server with these settings."""
    if not (STATIC / "index.html").is_file():
        raise Mistake("The page hasn't been built. In a checkout, run: make client")
    return Shell(STATIC / "index.html", PRIVACY if settings.privacy_notice is not None else None)


def routes(decks: DeckPages, shell: Shell) -> list[BaseRoute]:
    """Every address the server answers."""
    return [
        *pages(shell),
        *share_card_routes(),
        Route("/assets/{path:path}", Folder(STATIC / "assets", FOREVER)),
        *decks.routes(),
        # Last: what lies at the top of the built page, such as its icon.
        Route("/{path:path}", Folder(STATIC, A_DAY, asked_every_time=(SERVICE_WORKER,))),
    ]
