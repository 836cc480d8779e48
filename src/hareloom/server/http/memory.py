"""What a newcomer has heard bots say at other tables: found by the browser's cookies, so players need no account."""

from __future__ import annotations

from starlette.requests import Request

from hareloom.server.http.my_tables import person_of
from hareloom.server.http.requests import hall_of
from hareloom.server.http.sessions import codes_in, cookie_name
from hareloom.store import StoreError
from hareloom.tables.folding import CantBePlayed
from hareloom.tables.heard import numbers, packed
from hareloom.tables.people import extra_of

MOST = 3
"""Tables that are asked: the newest, which have been told what was heard at those before them."""


async def heard_before(request: Request) -> bytes:
    """The phrases that the person in this browser has heard. The answer shows nothing of it, right cookies or wrong."""
    heard: list[int] = []
    for code in codes_in(request)[-MOST:]:
        try:
            seen = await hall_of(request).glance(code)
        except (CantBePlayed, StoreError):
            continue
        person = None if seen is None else person_of(seen[0], request.cookies[cookie_name(code)])
        if person is not None:
            heard += numbers(extra_of(person).heard)
    return packed(heard)
