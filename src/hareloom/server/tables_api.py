"""Tables over HTTP: open, join, come back, look, act, leave, replay, delete. Whatever the socket can do is here too."""

from __future__ import annotations

import re
from contextlib import suppress
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.game import actions as a
from hareloom.game.refusals import Refusal
from hareloom.server import messages as m
from hareloom.server.limits import Limits
from hareloom.server.problems import Refused, malformed
from hareloom.server.requests import (
    address_of,
    body_of,
    hall_of,
    known_person,
    limits_of,
    person_of,
    site_of,
    table_of,
)
from hareloom.server.sessions import check_origin, drop_cookie, secret_of, set_cookie
from hareloom.store import PersonRecord
from hareloom.tables.asks import Ask, Asking
from hareloom.tables.audience import sight
from hareloom.tables.hall import Entry, private_of
from hareloom.tables.live import LiveTable
from hareloom.tables.people import clean_name
from hareloom.tables.replay import finished_games, replay
from hareloom.tables.secrets import new_id


def answer(value: object, status: int = HTTPStatus.OK) -> Response:
    """A value as JSON, never kept by a cache."""
    return Response(m.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


async def open_table(request: Request) -> Response:
    """Open a table and be its host."""
    asked = await body_of(request, m.OpenTable)
    limits_of(request).opened_tables.check(address_of(request))
    hall = hall_of(request)
    live, entry = await hall.create(asked.language, _name(asked.name), asked.rabbit)
    try:
        await _ask(live, entry.person.id, a.ChangeSettings(edition=asked.edition, house=asked.house, decks=asked.decks))
        if asked.seat:
            await _ask(live, entry.person.id, a.TakeSeat())
    except Refusal:
        await hall.delete(live)  # nobody knows of it yet
        raise
    return _entered(request, live, entry, bearer=asked.bearer)


async def look_at_door(request: Request) -> Response:
    """What there is to know before one joins."""
    live = await table_of(request)
    limits_of(request).requests.check(address_of(request))
    table = live.table
    return answer(
        m.TableDoor(
            code=live.record.code,
            link=f"{site_of(request).invitation_url}/t/{live.record.code}",
            language=live.record.language,
            edition=table.settings.edition,
            phase=table.phase,
            seats=len(table.seats),
            people=len(live.people),
            rabbits_taken=tuple(sorted({person.rabbit for person in live.people.values()})),
            inside=await known_person(request, live) is not None,
        )
    )


async def join_table(request: Request) -> Response:
    """Come to a table; where a seat can be had, sit down."""
    asked = await body_of(request, m.JoinTable)
    live = await table_of(request)
    limits_of(request).joined.check(address_of(request))
    if len(live.people) >= Limits.PEOPLE_PER_TABLE:
        raise Refused(HTTPStatus.CONFLICT, "table_full", f"{Limits.PEOPLE_PER_TABLE} people are at this table already.")
    entry = await hall_of(request).join(live, _name(asked.name), asked.rabbit)
    if asked.seat:
        # A game may be on, or all seats taken: then they watch, and see that.
        with suppress(Refusal):
            await _ask(live, entry.person.id, a.TakeSeat())
    return _entered(request, live, entry, bearer=asked.bearer)


async def enter_table(request: Request) -> Response:
    """Come back by the personal link, on another device."""
    asked = await body_of(request, m.EnterTable)
    live = await table_of(request)
    hall = hall_of(request)
    person = await hall.recognise(live, asked.secret)
    if person is None:
        limits_of(request).misses.check(address_of(request))
        raise Refused(
            HTTPStatus.UNAUTHORIZED, "link_not_good", "This personal link is no longer good. Ask for a new one."
        )
    return _entered(request, live, Entry(person, await hall.enter(person)), bearer=asked.bearer)


async def view_table(request: Request) -> Response:
    """The table as the one who asks sees it."""
    live = await table_of(request)
    person = await person_of(request, live)
    limits_of(request).requests.check(address_of(request))
    live.saw(person.id)
    live.changed()
    return answer(sight(live.table, live.people, person.id, live.audience.connected(), live.audience.of(None)))


async def act(request: Request) -> Response:
    """Do something at the table."""
    asking = await body_of(request, Asking)
    live = await table_of(request)
    person = await person_of(request, live)
    limits_of(request).actions.check(person.id)
    await live.ask(person.id, asking)
    return answer(m.Done(asking.id))


async def rename(request: Request) -> Response:
    """Be called something else."""
    asked = await body_of(request, m.Rename)
    live = await table_of(request)
    person = await person_of(request, live)
    limits_of(request).actions.check(person.id)
    await live.rename(person.id, _name(asked.name))
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def make_link(request: Request) -> Response:
    """A personal link; the one before is no longer good."""
    check_origin(request, site_of(request))
    live = await table_of(request)
    person = await person_of(request, live)
    limits_of(request).joined.check(address_of(request))
    secret = await hall_of(request).personal_link(person)
    # Behind the #, so that no browser sends it to a server and no log ever has it.
    return answer(m.PersonalLink(f"{site_of(request).invitation_url}/t/{live.record.code}#me={secret}"))


async def revoke_link(request: Request) -> Response:
    """The personal link is no longer good."""
    check_origin(request, site_of(request))
    live = await table_of(request)
    await hall_of(request).revoke_link(await person_of(request, live))
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def forget_device(request: Request) -> Response:
    """This device is no longer at the table; the seat stays the person's."""
    check_origin(request, site_of(request))
    live = await table_of(request)
    person = await person_of(request, live)
    secret = secret_of(request, live.record.code)
    assert secret is not None, "somebody was recognised by it"
    await hall_of(request).forget_device(secret)
    live.audience.close(4401, "left", person.id)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    drop_cookie(request, response, live.record.code)
    return response


async def delete_table(request: Request) -> Response:
    """The host deletes the table with all that belongs to it."""
    check_origin(request, site_of(request))
    live = await table_of(request)
    person = await person_of(request, live)
    if not person.host:
        raise Refused(HTTPStatus.FORBIDDEN, "not_your_part", "Only the host can delete the table.")
    await hall_of(request).delete(live)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    drop_cookie(request, response, live.record.code)
    return response


async def list_replays(request: Request) -> Response:
    """Links to the finished games."""
    live = await table_of(request)
    await person_of(request, live)
    key = private_of(live.record).replay_key
    base = f"{site_of(request).invitation_url}/r/{live.record.code}/{key}"
    return answer(m.ReplayList(tuple(f"{base}/{game}" for game in range(1, finished_games(live.table) + 1))))


async def show_replay(request: Request) -> Response:
    """A finished game: for everybody with the link, and for one's own seat with its hand."""
    live = await table_of(request)
    limits_of(request).requests.check(address_of(request), cost=5)
    number = request.path_params["game"]
    # Bounded before it is read: Python refuses to make a number of thousands of digits.
    game = int(number) if re.fullmatch("[0-9]{1,9}", number) else 0
    if request.path_params["key"] != private_of(live.record).replay_key or not 1 <= game <= finished_games(live.table):
        limits_of(request).misses.check(address_of(request))
        raise Refused(HTTPStatus.NOT_FOUND, "no_such_replay", "There is no finished game at this link.")
    person = await known_person(request, live)
    rows = await hall_of(request).store.read(live.record.id)
    return answer(m.Replay(game, tuple(replay(rows, game, None if person is None else person.id))))


async def _ask(live: LiveTable, person_id: str, action: Ask) -> None:
    await live.ask(person_id, Asking(id=new_id(), action=action))


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise malformed("Write a name with at least one character that can be seen.")
    return name


def _entered(request: Request, live: LiveTable, entry: Entry, *, bearer: bool) -> Response:
    site, code = site_of(request), live.record.code
    person: PersonRecord = live.people[entry.person.id]
    response = answer(
        m.Entered(
            code=code,
            link=f"{site.invitation_url}/t/{code}",
            person=person.id,
            seat=person.seat,
            host=person.host,
            secret=entry.secret if bearer else None,
        ),
        HTTPStatus.CREATED,
    )
    if not bearer:
        set_cookie(request, response, site, code, entry.secret)
    return response


def table_routes() -> list[BaseRoute]:
    """Every address of the tables' API."""
    at = "/api/tables/{code}"
    return [
        Route("/api/tables", open_table, methods=["POST"]),
        Route(at, look_at_door, methods=["GET"]),
        Route(at, delete_table, methods=["DELETE"]),
        Route(f"{at}/people", join_table, methods=["POST"]),
        Route(f"{at}/devices", enter_table, methods=["POST"]),
        Route(f"{at}/devices", forget_device, methods=["DELETE"]),
        Route(f"{at}/link", make_link, methods=["POST"]),
        Route(f"{at}/link", revoke_link, methods=["DELETE"]),
        Route(f"{at}/name", rename, methods=["PUT"]),
        Route(f"{at}/view", view_table, methods=["GET"]),
        Route(f"{at}/actions", act, methods=["POST"]),
        Route(f"{at}/replays", list_replays, methods=["GET"]),
        Route("/api/replays/{code}/{key}/{game}", show_replay, methods=["GET"]),
    ]
