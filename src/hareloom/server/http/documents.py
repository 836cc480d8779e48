"""Where programs read what the server understands: /api/openapi.json and /api/schema.json."""

from __future__ import annotations

import asyncio
from functools import cache
from threading import Lock

import msgspec
from starlette.responses import Response

from hareloom.server.http.endpoint import ApiRequest, Group

endpoints = Group()


_ONE_AT_A_TIME = Lock()


def documents() -> dict[str, bytes]:
    """Both documents as they are sent, built at the first request."""
    with _ONE_AT_A_TIME:
        return _built()


@cache
def _built() -> dict[str, bytes]:
    # Imported here, because the OpenAPI document describes the endpoints of this file too.
    from hareloom.server.openapi.document import openapi_document  # noqa: PLC0415
    from hareloom.server.openapi.schema import schema_document  # noqa: PLC0415

    return {"openapi": msgspec.json.encode(openapi_document()), "schema": msgspec.json.encode(schema_document())}


@endpoints("GET /api/openapi.json", who="anyone", answer=dict, cost=0)
async def openapi(_: ApiRequest[None]) -> Response:
    """The OpenAPI document of this server."""
    return await _document("openapi")


@endpoints("GET /api/schema.json", who="anyone", answer=dict, cost=0)
async def schema(_: ApiRequest[None]) -> Response:
    """A JSON Schema of every message, of the socket's too."""
    return await _document("schema")


async def _document(name: str) -> Response:
    content = (await asyncio.to_thread(documents))[name]  # building them takes a while, in which others are answered
    return Response(content, headers={"Cache-Control": "no-cache"}, media_type="application/json")
