"""Puts the server together."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from hareloom.decks import Library
from hareloom.server.headers import SecurityHeaders
from hareloom.server.http import refused, routes
from hareloom.server.links import Site
from hareloom.server.settings import Settings


def application(settings: Settings, site: Site) -> ASGIApp:
    """The whole server as an ASGI application."""
    library = Library(settings.data_dir)
    app = Starlette(routes=routes(library), exception_handlers={HTTPException: refused})
    app.state.settings = settings
    app.state.site = site
    app.state.library = library
    # Outside of Starlette's own middleware, so that even the answer to a crash carries the headers.
    return SecurityHeaders(app)
