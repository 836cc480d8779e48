"""Where programs read what the server understands: /api/openapi.json and /api/schema.json."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hareloom.server.http.api import table_routes
from hareloom.server.http.ready import readyz
from hareloom.server.http.routes import healthz


@cache
def documents() -> dict[str, bytes]:
    """Both documents as they are sent, built at the first request."""
    # Imported here, because the OpenAPI document describes the routes of this file too.
    from hareloom.server.openapi.document import openapi_document  # noqa: PLC0415
    from hareloom.server.openapi.schema import schema_document  # noqa: PLC0415

    return {"openapi": msgspec.json.encode(openapi_document()), "schema": msgspec.json.encode(schema_document())}


async def openapi(_request: Request) -> Response:
    """The OpenAPI document of this server."""
    return Response(documents()["openapi"], headers={"Cache-Control": "no-cache"}, media_type="application/json")


async def schema(_request: Request) -> Response:
    """A JSON Schema of every message, of the socket's too."""
    return Response(documents()["schema"], headers={"Cache-Control": "no-cache"}, media_type="application/json")


def openapi_routes() -> list[Route]:
    """The addresses of the documents."""
    return [Route("/api/openapi.json", openapi), Route("/api/schema.json", schema)]


def described_routes() -> list[Route]:
    """Every address that the OpenAPI document describes."""
    well = [Route("/healthz", healthz), Route("/readyz", readyz)]
    return [*well, *openapi_routes(), *table_routes()]
