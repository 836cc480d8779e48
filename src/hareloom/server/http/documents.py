"""Where programs read what the server understands: /api/openapi.json and /api/schema.json."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.responses import Response

from hareloom.server.http.endpoint import ApiRequest, Group

endpoints = Group()


@cache
def documents() -> dict[str, bytes]:
    """Both documents as they are sent, built at the first request."""
    # Imported here, because the OpenAPI document describes the endpoints of this file too.
    from hareloom.server.openapi.document import openapi_document  # noqa: PLC0415
    from hareloom.server.openapi.schema import schema_document  # noqa: PLC0415

    return {"openapi": msgspec.json.encode(openapi_document()), "schema": msgspec.json.encode(schema_document())}


@endpoints("GET /api/openapi.json", who="anyone", answer=dict, cost=0)
async def openapi(_: ApiRequest[None]) -> Response:
    """The OpenAPI document of this server."""
    return _document("openapi")


@endpoints("GET /api/schema.json", who="anyone", answer=dict, cost=0)
async def schema(_: ApiRequest[None]) -> Response:
    """A JSON Schema of every message, of the socket's too."""
    return _document("schema")


def _document(name: str) -> Response:
    return Response(documents()[name], headers={"Cache-Control": "no-cache"}, media_type="application/json")
