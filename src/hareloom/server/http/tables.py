"""Tables over HTTP: open, join, come back, look, act, leave, delete. All that the socket can do is here too."""

from __future__ import annotations

from http import HTTPStatus

from starlette.responses import Response

from hareloom.game import actions as a
from hareloom.game.paces import Days
from hareloom.server import messages as m
from hareloom.server.http.answers import answer, entered, left
from hareloom.server.http.devices import about_device
from hareloom.server.http.endpoint import ALWAYS, AT_TABLE, GONE, RULES, SILENT, STORED, ApiRequest, Group
from hareloom.server.http.limits import refuse_for
from hareloom.server.http.memory import heard_before
from hareloom.server.http.own_decks import bring_to, workshop_of
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.http.requests import (
    client_network,
    hall_of,
    known_in_memory,
    known_person,
    limits_of,
    site_of,
    table_of,
)
from hareloom.tables import door
from hareloom.tables.codes import spoken
from hareloom.tables.days.deadlines import days_of
from hareloom.tables.models.allowed import model_host
from hareloom.tables.people import clean_name, is_waiting
from hareloom.tables.requests import PersonAction, TableRequest
from hareloom.tables.secrets import new_id
from hareloom.tables.table import LiveTable
from hareloom.tables.view_types import View

entering = Group()
playing = Group()


@entering(
    "POST /api/tables",
    m.OpenTable,
    who="anyone",
    status=201,
    answer=m.Entered,
    errors=(RULES, {404: ("no_such_deck",)}, ALWAYS, STORED, {503: ("draining",)}),
    cookie=True,
)
async def open_table(request: ApiRequest[m.OpenTable]) -> Response:
    """Open a table and be its host."""
    asked = request.asked
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


@entering("GET /api/tables/{code}", who="person or anyone", answer=m.TableDoor, errors=(AT_TABLE,))
async def look_at_door(request: ApiRequest[None]) -> Response:
    """Describe a table to a person who may join it; with `?for=screen`, to a big screen that may look at it."""
    live = await table_of(request)
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


@entering(
    "POST /api/tables/{code}/people",
    m.JoinTable,
    who="anyone",
    status=201,
    answer=m.Entered,
    errors=({409: ("table_full", "locked", "no_watchers")}, AT_TABLE),
    cookie=True,
)
async def join_table(request: ApiRequest[m.JoinTable]) -> Response:
    """Join a table, and sit down if there is a free seat."""
    live = await table_of(request)
    limits_of(request).joined.check(client_network(request))
    limits_of(request).joined_table.check(f"{live.record.id} {client_network(request)}")
    name, about, heard = _name(request.asked.name), about_device(request), await heard_before(request)
    entry = await door.join(live, name, request.asked.hare, seat=request.asked.seat, about=about, heard=heard)
    return entered(request, live, entry, bearer=request.asked.bearer)


@playing("PUT /api/tables/{code}/name", m.Rename, errors=(SILENT,), limit="actions")
async def rename(request: ApiRequest[m.Rename]) -> None:
    """Change your name."""
    await door.rename(request.live, request.person.id, _name(request.asked.name))


@playing("PUT /api/tables/{code}/hare", m.ChangeHare, errors=({409: ("hare_taken",)}, SILENT), limit="actions")
async def change_hare(request: ApiRequest[m.ChangeHare]) -> None:
    """Change your hare, if the new one is free."""
    await door.change_hare(request.live, request.person.id, request.asked.hare)


@playing("PUT /api/tables/{code}/unnamed", m.BeUnnamed, errors=(GONE,), limit="actions")
async def be_unnamed(request: ApiRequest[m.BeUnnamed]) -> None:
    """Be "a hare" of your colour in replays, exports and books, or have your name there again."""
    await door.be_unnamed(request.live, request.person.id, unnamed=request.asked.unnamed)


@playing("DELETE /api/tables/{code}/me", errors=({409: ("not_your_part",)},), cookie=True)
async def leave_table(request: ApiRequest[None]) -> Response:
    """Leave for good: your name, remarks and devices are forgotten. In a game a bot takes your seat over."""
    await door.leave(request.live, request.person.id)
    return left(request, request.live)


@playing("DELETE /api/tables/{code}", errors=({403: ("not_your_part",)},), cookie=True)
async def delete_table(request: ApiRequest[None]) -> Response:
    """The host deletes the table with all that belongs to it."""
    if not request.person.host:
        raise Refused(HTTPStatus.FORBIDDEN, "not_your_part", "Only the host can delete the table.")
    await hall_of(request).delete(request.live)
    return left(request, request.live)


@playing("GET /api/tables/{code}/view", answer=View)
async def view_table(request: ApiRequest[None]) -> View:
    """The table as the person who makes the request sees it."""
    live, person = request.live, request.person
    live.presence.saw(person.id)
    live.timers.look()
    return live.view(person.id)


def is_done(request: ApiRequest[TableRequest]) -> bool:
    """Was it done before? It is acknowledged again past all limits: a refusal would say that nothing has changed."""
    known = known_in_memory(request)
    return known is not None and known[0].has_done(known[1].id, request.asked)


@playing("POST /api/tables/{code}/actions", TableRequest, answer=m.Done, errors=(RULES,), past_limits=is_done)
async def act(request: ApiRequest[TableRequest]) -> m.Done:
    """Do something at the table."""
    live, person, asked = request.live, request.person, request.asked
    wait = limits_of(request).wait_to_act(person.id, asked.action)
    if not live.has_done(person.id, asked):
        refuse_for(wait)
    await live.requested(person.id, asked)
    return m.Done(asked.id)


async def _do(live: LiveTable, person_id: str, action: PersonAction) -> None:
    await live.requested(person_id, TableRequest(id=new_id(), action=action))


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise malformed("Write a name with at least one character that can be seen.")
    return name
