"""The tables that a browser is at: found by its cookies, so that nobody needs an account."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hareloom.game.roles import awaited
from hareloom.server import messages as m
from hareloom.server.requests import address_of, hall_of, is_waiting, limits_of
from hareloom.server.sessions import codes_in, cookie_name, drop_cookie
from hareloom.store import PersonRecord
from hareloom.tables.live import LiveTable

MOST = 100


async def own_tables(request: Request) -> Response:
    """The tables that this browser is at, the liveliest first. Programs have no cookies and know their own."""
    codes = codes_in(request)[::-1][:MOST]  # browsers send the newest last
    limits, address = limits_of(request), address_of(request)
    limits.requests.check(address, cost=1 + len(codes))
    hall = hall_of(request)
    found: list[m.OwnTable] = []
    gone: list[str] = []
    for code in codes:
        live = await hall.find(code)
        person = None if live is None else await hall.recognise(live, request.cookies[cookie_name(code)])
        if live is None or person is None:
            if limits.misses.wait(address):
                break  # more than anybody has by accident: cookies are no cheaper way to guess codes
            gone.append(code)
        elif not is_waiting(person):
            found.append(_own_table(live, person))
    found.sort(key=lambda table: -table.active_at)
    response = Response(m.encode(found), headers={"Cache-Control": "no-store"}, media_type="application/json")
    for code in gone:
        drop_cookie(response, cookie_name(code))
    return response


def _own_table(live: LiveTable, person: PersonRecord) -> m.OwnTable:
    table = live.table
    others = [one.name for one in live.people.values() if one.id != person.id and not is_waiting(one)]
    return m.OwnTable(
        code=live.record.code,
        edition=table.settings.edition,
        phase=table.phase,
        people=tuple(others),
        name=person.name,
        hare=person.hare,
        host=person.host,
        awaited=live.seat_of(person) in awaited(table),
        here=len(live.audience.connected()),
        active_at=live.stirred_at,
    )
