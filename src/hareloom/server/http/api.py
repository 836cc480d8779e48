"""Every endpoint of the API, in the order of the OpenAPI document."""

from __future__ import annotations

from starlette.routing import compile_path

from hareloom.server.http import (
    calls,
    days,
    devices,
    documents,
    me,
    my_tables,
    own_cards,
    own_decks,
    own_describing,
    pictures,
    ready,
    recordings,
    replays,
    reports,
    tables,
)
from hareloom.server.http.endpoint import ApiRoute, Endpoint, Upload

GROUPS = (
    ready.endpoints,
    documents.endpoints,
    pictures.endpoints,
    tables.entering,
    my_tables.endpoints,
    me.endpoints,
    calls.endpoints,
    devices.endpoints,
    reports.endpoints,
    days.endpoints,
    recordings.endpoints,
    own_decks.endpoints,
    own_cards.endpoints,
    own_describing.endpoints,
    tables.playing,
    replays.endpoints,
)
ENDPOINTS: tuple[Endpoint, ...] = tuple(endpoint for group in GROUPS for endpoint in group.endpoints)

_UPLOADS = [
    (each.method.encode(), compile_path(each.path)[0], each.upload) for each in ENDPOINTS if each.upload is not None
]


def api_routes() -> list[ApiRoute]:
    """Every address of the API."""
    return [ApiRoute(endpoint) for endpoint in ENDPOINTS]


def upload_at(method: bytes, url: bytes) -> Upload | None:
    """What a request may send at that address, if it is one for files."""
    for takes, pattern, upload in _UPLOADS:
        if method == takes and pattern.match(url.partition(b"?")[0].decode("latin-1")):
            return upload
    return None
