"""The tables that a browser is at: found by its cookies, so players need no account."""

from __future__ import annotations

from starlette.responses import Response

from hareloom.game.table import Table, in_game
from hareloom.server import messages as m
from hareloom.server.http.endpoint import ALWAYS, STORED, ApiRequest, Group
from hareloom.server.http.requests import client_network, hall_of, limits_of
from hareloom.server.http.sessions import codes_in, cookie_name, drop_cookie
from hareloom.store import PersonRecord
from hareloom.tables.days.deadlines import days_of, deadlines
from hareloom.tables.folding import CantBePlayed
from hareloom.tables.people import Seen, extra_of, is_waiting
from hareloom.tables.replay import finished_games
from hareloom.tables.secrets import hashed
from hareloom.tables.state import State

MOST = 100

endpoints = Group()


@endpoints(
    "GET /api/tables",
    who="person or anyone",
    answer=tuple[m.MyTable, ...],
    errors=(ALWAYS, STORED),
    cost=0,
    cookie=True,
)
async def my_tables(request: ApiRequest[None]) -> Response:
    """The tables that this browser is at, the liveliest first. Programs have no cookies, so they get none."""
    codes = codes_in(request)[::-1][:MOST]  # browsers send the newest last
    limits, network = limits_of(request), client_network(request)
    limits.requests.check(network, cost=1 + len(codes))
    found: list[m.MyTable] = []
    gone: list[str] = []
    for code in codes:
        try:
            seen = await hall_of(request).glance(code, request.cookies[cookie_name(code)])
        except CantBePlayed:
            continue  # it is set aside, not gone: the cookie stays
        state, here = seen or (None, 0)
        person = None if state is None else person_of(state, request.cookies[cookie_name(code)])
        if state is None or person is None:
            if limits.guesses.missed(network):
                break  # too many wrong cookies: they must not be a cheap way to guess codes
            gone.append(code)
        elif not is_waiting(person):
            found.append(_my_table(code, state, person, here))
    found.sort(key=lambda table: -table.active_at)
    response = Response(m.encode(found), headers={"Cache-Control": "no-store"}, media_type="application/json")
    for code in gone:
        drop_cookie(response, cookie_name(code))
    return response


def person_of(state: State, secret: str) -> PersonRecord | None:
    """Whose secret that is, if it is one of this table's."""
    session = state.sessions.get(hashed(secret))
    return None if session is None else state.people.get(session.person_id)


def _my_table(code: str, state: State, person: PersonRecord, here: int) -> m.MyTable:
    table = state.table
    seated = {one.seat for one in state.people.values()}
    others = [one.name for one in state.people.values() if one.id != person.id and not is_waiting(one)]
    return m.MyTable(
        code=code,
        edition=table.settings.edition,
        phase=table.phase,
        people=tuple(others),
        bots=sum(seat.no not in seated for seat in table.seats),
        name=person.name,
        hare=person.hare,
        host=person.host,
        awaited=state.seat_of(person) in table.awaited,
        here=here,
        active_at=state.active_at,
        games=finished_games(table),
        days=days_of(table) is not None,
        since=state.phase_at if in_game(table.phase) else None,
        due=deadlines(state).get(person.seat or 0),
        waits_for=tuple(
            one.name for one in state.people.values() if one.id != person.id and state.seat_of(one) in table.awaited
        ),
        turn=table.turn,
        missed=0 if days_of(table) is None else _missed(table, extra_of(person).seen),
        unread=0 if days_of(table) is None else _unread(state, person),
    )


def _missed(table: Table, seen: Seen) -> int:
    """How many reveals of this game they have not looked at."""
    last = seen.turn if seen.game == table.game else 0
    return sum(reveal.turn > last for reveal in table.reveals)


def _unread(state: State, person: PersonRecord) -> int:
    last = extra_of(person).seen.remark
    return sum(no > last and remark.person != person.id for no, remark in state.remarks.items())
