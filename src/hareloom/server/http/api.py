"""Every endpoint of the API, in the order of the OpenAPI document."""

from __future__ import annotations

from starlette.routing import Route

from hareloom.server.http import (
    calls,
    days,
    devices,
    me,
    my_tables,
    own_cards,
    own_decks,
    own_describing,
    pictures,
    replays,
    reports,
    tables,
)
from hareloom.server.http.endpoint import ApiRoute, Group
from hareloom.server.http.recordings import recording_routes


def table_routes() -> list[Route]:
    """Every address of the API."""
    return [
        *_of(pictures.endpoints),
        *_of(tables.entering, my_tables.endpoints, me.endpoints, calls.endpoints, devices.endpoints),
        *_of(reports.endpoints, days.endpoints),
        *recording_routes(),
        *_of(own_decks.endpoints, own_cards.endpoints, own_describing.endpoints),
        *_of(tables.playing, replays.endpoints),
    ]


def _of(*groups: Group) -> list[Route]:
    return [ApiRoute(endpoint) for group in groups for endpoint in group.endpoints]
