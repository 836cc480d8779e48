"""Tables over HTTP: open, join, come back, look, act, leave, delete. All that the socket can do is here too."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.game import actions as a
from hareloom.game.paces import Days
from hareloom.server import messages as m
from hareloom.server.http.answers import answer, done, entered, left
from hareloom.server.http.calls import call_routes
from hareloom.server.http.days import days_routes
from hareloom.server.http.devices import about_device, device_routes
from hareloom.server.http.limits import refuse_for
from hareloom.server.http.me import me_routes
from hareloom.server.http.memory import heard_before
from hareloom.server.http.my_tables import my_tables
from hareloom.server.http.own_cards import own_card_routes
from hareloom.server.http.own_decks import bring_to, own_deck_routes, workshop_of
from hareloom.server.http.own_describing import own_describing_routes
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.http.recordings import recording_routes
from hareloom.server.http.replays import replay_routes
from hareloom.server.http.reports import report_routes
from hareloom.server.http.requests import (
    body_of,
    changer_of,
    client_network,
    hall_of,
    json_of,
    known_in_memory,
    known_person,
    limits_of,
    site_of,
    table_of,
    visitor_of,
)
from hareloom.server.http.sessions import check_origin
from hareloom.tables import door
from hareloom.tables.codes import spoken
from hareloom.tables.days.deadlines import days_of
from hareloom.tables.models.allowed import model_host
from hareloom.tables.people import clean_name, is_waiting
from hareloom.tables.requests import PersonAction, TableRequest
from hareloom.tables.secrets import new_id
from hareloom.tables.table import LiveTable


async def open_table(request: Request) -> Response:
    """Open a table and be its host."""
    asked = await body_of(request, m.OpenTable)
    if request.app.state.standing.orders.draining:
        words = "This server opens no more tables; it will be restarted soon. Try again in a while."
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "draining", words, {"Retry-After": "300"})
    limits_of(request).opened_tables.check(client_network(request))
    hall = hall_of(request)
    name, heard = _name(asked.name), await heard_before(request)
    live, entry = await hall.create(asked.language, name, asked.hare, about_device(request), heard)
    try:
        await bring_to(request, live, asked.decks)
        await _do(live, entry.person_id, a.ChangeSettings(edition=asked.edition, house=asked.house, decks=asked.decks))
        if asked.pace != "none":
            days = Days() if asked.pace == "days" else None
            await _do(live, entry.person_id, a.ChangePace(pace=asked.pace, days=days))
        if asked.seat:
            await _do(live, entry.person_id, a.TakeSeat())
    except BaseException:
        await hall.discard(live)  # no client knows of it, and none ever will
        raise
    return entered(request, live, entry, bearer=asked.bearer)


async def look_at_door(request: Request) -> Response:
    """Describe a table to a person who may join it; with `?for=screen`, to a big screen that may look at it."""
    live = await table_of(request)
    limits_of(request).requests.check(client_network(request))
    table, person = live.table, await known_person(request, live)
    seated = {person.seat for person in live.people.values()}
    response = answer(
        m.TableDoor(
            code=live.record.code,
            words=spoken(live.record.code),
            link=f"{site_of(request).invitation_url}/t/{live.record.code}",
            language=live.record.language,
            edition=table.settings.edition,
            phase=table.phase,
            seats=len(table.seats),
            people=sum(not is_waiting(person) for person in live.people.values()),
            bots=sum(seat.no not in seated for seat in table.seats),
            hares_taken=tuple(sorted({person.hare for person in live.people.values()})),
            inside=person is not None and not is_waiting(person),
            waiting=person is not None and is_waiting(person),
            locked=live.state.settings.locked,
            approve=live.state.settings.approve,
            watchers=live.state.settings.watchers,
            days=days_of(table) is not None,
            model=model_host(live.context, live.state),
        )
    )
    if request.query_params.get("for") == "screen":
        workshop_of(request).screens.admit(request, response, live)
    return response


async def join_table(request: Request) -> Response:
    """Join a table, and sit down if there is a free seat."""
    asked = await body_of(request, m.JoinTable)
    live = await table_of(request)
    limits_of(request).joined.check(client_network(request))
    limits_of(request).joined_table.check(f"{live.record.id} {client_network(request)}")
    name, about, heard = _name(asked.name), about_device(request), await heard_before(request)
    entry = await door.join(live, name, asked.hare, seat=asked.seat, about=about, heard=heard)
    return entered(request, live, entry, bearer=asked.bearer)


async def view_table(request: Request) -> Response:
    """The table as the person who makes the request sees it."""
    live, person = await visitor_of(request)
    limits_of(request).requests.check(client_network(request))
    live.presence.saw(person.id)
    live.timers.look()
    return answer(live.view(person.id))


async def act(request: Request) -> Response:
    """Do something at the table."""
    check_origin(request, site_of(request))
    limits = limits_of(request)
    wait = limits.requests.wait(client_network(request))
    asked = await json_of(request, TableRequest)
    if wait:  # what was done is acknowledged again all the same: "refused" would say that nothing has changed
        known = known_in_memory(request)
        if known is None or not known[0].has_done(known[1].id, asked):
            refuse_for(wait)
    live, person = await visitor_of(request)
    wait = limits.wait_to_act(person.id, asked.action)
    if not live.has_done(person.id, asked):
        refuse_for(wait)
    await live.requested(person.id, asked)
    return answer(m.Done(asked.id))


async def rename(request: Request) -> Response:
    """Change your name."""
    asked = await body_of(request, m.Rename)
    live, person = await visitor_of(request)
    limits_of(request).actions.check(person.id)
    await door.rename(live, person.id, _name(asked.name))
    return done()


async def change_hare(request: Request) -> Response:
    """Change your hare, if the new one is free."""
    asked = await body_of(request, m.ChangeHare)
    live, person = await visitor_of(request)
    limits_of(request).actions.check(person.id)
    await door.change_hare(live, person.id, asked.hare)
    return done()


async def be_unnamed(request: Request) -> Response:
    """Be "a hare" of your colour in replays, exports and books, or have your name there again."""
    asked = await body_of(request, m.BeUnnamed)
    live, person = await visitor_of(request)
    limits_of(request).actions.check(person.id)
    await door.be_unnamed(live, person.id, unnamed=asked.unnamed)
    return done()


async def leave_table(request: Request) -> Response:
    """Leave for good: your name, remarks and devices are forgotten. In a game a bot takes your seat over."""
    live, person = await changer_of(request)
    await door.leave(live, person.id)
    return left(request, live)


async def delete_table(request: Request) -> Response:
    """The host deletes the table with all that belongs to it."""
    live, person = await changer_of(request)
    if not person.host:
        raise Refused(HTTPStatus.FORBIDDEN, "not_your_part", "Only the host can delete the table.")
    await hall_of(request).delete(live)
    return left(request, live)


async def _do(live: LiveTable, person_id: str, action: PersonAction) -> None:
    await live.requested(person_id, TableRequest(id=new_id(), action=action))


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise malformed("Write a name with at least one character that can be seen.")
    return name


def table_routes() -> list[BaseRoute]:
    """Every address of the tables' API."""
    at = "/api/tables/{code}"
    return [
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables", my_tables, methods=["GET"]),
        Route(at, look_at_door, methods=["GET"]),
        Route(at, delete_table, methods=["DELETE"]),
        Route(f"{at}/people", join_table, methods=["POST"]),
        *me_routes(),
        *call_routes(),
        *device_routes(),
        *report_routes(),
        *days_routes(),
        *recording_routes(),
        *own_deck_routes(),
        *own_card_routes(),
        *own_describing_routes(),
        Route(f"{at}/name", rename, methods=["PUT"]),
        Route(f"{at}/hare", change_hare, methods=["PUT"]),
        Route(f"{at}/unnamed", be_unnamed, methods=["PUT"]),
        Route(f"{at}/me", leave_table, methods=["DELETE"]),
        Route(f"{at}/view", view_table, methods=["GET"]),
        Route(f"{at}/actions", act, methods=["POST"]),
        *replay_routes(),
    ]
