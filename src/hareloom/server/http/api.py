"""Every endpoint of the API, in the order of the OpenAPI document."""

from __future__ import annotations

from starlette.routing import Route

from hareloom.server.http import calls, days, devices, me, my_tables, replays, reports, tables
from hareloom.server.http.endpoint import ApiRoute, Group
from hareloom.server.http.own_cards import own_card_routes
from hareloom.server.http.own_decks import own_deck_routes
from hareloom.server.http.own_describing import own_describing_routes
from hareloom.server.http.recordings import recording_routes


def table_routes() -> list[Route]:
    """Every address of the tables' API."""
    return [
        *_of(tables.entering, my_tables.endpoints, me.endpoints, calls.endpoints, devices.endpoints),
        *_of(reports.endpoints, days.endpoints),
        *recording_routes(),
        *own_deck_routes(),
        *own_card_routes(),
        *own_describing_routes(),
        *_of(tables.playing, replays.endpoints),
    ]


def _of(*groups: Group) -> list[Route]:
    return [ApiRoute(endpoint) for group in groups for endpoint in group.endpoints]
