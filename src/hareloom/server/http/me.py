"""What is a person's own, at all tables whose secrets this browser holds: to take along, and to erase."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from hareloom.game.events import ClueGiven, ClueMended, HeartGiven, Reacted
from hareloom.server import messages as m
from hareloom.server.http.endpoint import ALWAYS, STORED, ApiRequest, Group
from hareloom.server.http.limits import refuse_for
from hareloom.server.http.own_decks import workshop_of
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import client_network, hall_of, limits_of
from hareloom.server.http.sessions import cookie_name, drop_cookie
from hareloom.server.own.access import DECK_COOKIE, SCREEN_COOKIE, use_of
from hareloom.server.own.decks import OwnDeck
from hareloom.store import PersonRecord
from hareloom.tables import door
from hareloom.tables.codes import is_code
from hareloom.tables.folding import CantBePlayed, read_events
from hareloom.tables.heard import numbers
from hareloom.tables.people import extra_of, is_waiting
from hareloom.tables.requests import HandOnHost, TableRequest
from hareloom.tables.seat_history import person_key
from hareloom.tables.secrets import new_id
from hareloom.tables.table import LiveTable

COST = 4
"""Requests that one table counts for: its whole log is read."""

endpoints = Group()


class _Found(NamedTuple):
    """What the cookies of a browser lead to."""

    seats: list[tuple[str, LiveTable, PersonRecord]]
    gone: list[str]
    """Cookies that lead to nobody any more."""
    left: int
    """Tables that can't be read now, and may be later."""


@endpoints("GET /api/me/export", who="person or anyone", answer=m.Export, errors=(ALWAYS, STORED), cost=0)
async def export_me(request: ApiRequest[None]) -> Response:
    """All that is yours as far as this browser has cookies: names, remarks, clues, recordings, hearts, decks."""
    _check(request)
    found = await _found(request)
    tables = tuple([await _own(request, live, person) for _, live, person in found.seats])
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="hareloom.json"'}
    return Response(
        m.encode(m.Export(tables, tuple(map(_exported, _decks(request))))),
        headers=headers,
        media_type="application/json",
    )


@endpoints(
    "DELETE /api/me",
    who="person or anyone",
    answer=m.Erased,
    errors=({409: ("not_your_part", "seating", "no_such_person")}, ALWAYS, STORED),
    cost=0,
    cookie=True,
)
async def erase_me(request: ApiRequest[None]) -> Response:
    """Leave all tables whose cookies this browser has, for good: your names, remarks and devices are forgotten.

    Where you are the host, another person becomes host, or the table is deleted with you if nobody else is there.
    The decks that you made in this browser are deleted.
    """
    _check(request)
    found = await _found(request)
    for _, live, person in found.seats:
        await _erase(request, live, person)
    decks = _decks(request)
    for own in decks:
        await workshop_of(request).tidying.delete(own.deck.id)
    erased = m.Erased(len(found.seats), found.left, len(decks))
    response = Response(m.encode(erased), media_type="application/json")
    others = (name for name in request.cookies if name.startswith((DECK_COOKIE, SCREEN_COOKIE)))
    for cookie in (*(cookie for cookie, _, _ in found.seats), *found.gone, *others):
        drop_cookie(response, cookie)
    return response


def _check(request: Request) -> None:
    limits_of(request).requests.check(client_network(request), cost=1 + COST * len(request.cookies))


async def _found(request: Request) -> _Found:
    """Look behind each cookie. Raises Refused where not all may be looked behind: part of an answer would pass for all.

    Too many wrong cookies must not be a cheap way to guess codes. The refusal drops those that were looked at, so that
    the next try gets further.
    """
    start = cookie_name("")
    cookies = [(name, secret) for name, secret in request.cookies.items() if name.startswith(start)]
    hall, guesses, network = hall_of(request), limits_of(request).guesses, client_network(request)
    refuse_for(guesses.closed(network))
    found = _Found([], [], 0)
    for cookie, secret in cookies:
        code = cookie.removeprefix(start).partition("-")[0]
        try:
            live = await hall.find(code) if is_code(code) else None
        except CantBePlayed:
            found = found._replace(left=found.left + 1)
            continue
        person = None if live is None else await hall.recognise(live, secret)
        if live is not None and person is not None:
            found.seats.append((cookie, live, person))
            continue
        try:
            guesses.check(network)
        except Refused as refused:
            refused.dropped = tuple(found.gone)
            raise
        found.gone.append(cookie)
    return found


def _decks(request: Request) -> list[OwnDeck]:
    """The decks that were made in this browser."""
    return [own for own in workshop_of(request).decks.all() if use_of(request, own) == "owner"]


def _exported(own: OwnDeck) -> m.ExportedDeck:
    deck = own.deck
    return m.ExportedDeck(
        id=deck.id,
        name=deck.name,
        reach=deck.reach,
        author=deck.author,
        licence=deck.licence,
        language=deck.language,
        created_at=deck.created_at,
        used_at=deck.used_at,
        descriptions=tuple(card.description for card in own.cards.values()),
        zip=f"/api/own-decks/{deck.id}/deck.zip",
    )


async def _own(request: Request, live: LiveTable, person: PersonRecord) -> m.ExportedTable:
    store = hall_of(request).store
    beside = await store.beside(live.record.id)
    me = person_key(person.id)
    clues: list[str] = []
    """Of each turn: the person's own, or nothing."""
    hearts = 0
    for row in await store.read(live.record.id):
        for event in read_events(row.events):
            if isinstance(event, ClueGiven):
                clues.append(event.clue.text if row.actor == me else "")
            elif row.actor != me:
                continue
            elif isinstance(event, ClueMended):
                clues[-1] = event.text  # one that was sung may have had no words before
            elif isinstance(event, Reacted | HeartGiven):
                hearts += -1 if event.taken_back else 1
    called = extra_of(person).ways
    said = [] if beside is None else [one for one in beside.remarks if one.person_id == person.id]
    return m.ExportedTable(
        code=live.record.code,
        name=person.name,
        hare=person.hare,
        host=person.host,
        joined_at=person.joined_at,
        remarks=tuple(m.ExportedRemark(one.text, one.at) for one in said),
        clues=tuple(filter(None, clues)),
        hearts=hearts,
        heard=tuple(numbers(extra_of(person).heard)),
        unnamed=extra_of(person).unnamed,
        recordings=tuple(
            m.ExportedRecording(
                game=one.game,
                turn=one.turn,
                kind=one.kind,
                type=one.type,
                seconds=one.milliseconds / 1000,
                at=one.at,
                file=f"/api/tables/{live.record.code}/recordings/{one.id}" if one.told else None,
            )
            for one in live.state.recordings.values()
            if one.person_id == person.id
        ),
        mail=called.mail.address if called.mail else "",
        pushes=len(called.push),
    )


async def _erase(request: Request, live: LiveTable, person: PersonRecord) -> None:
    others = [one for one in live.people.values() if one.id != person.id]
    if person.host:
        heirs = [one for one in others if not is_waiting(one)]
        if not heirs:
            await hall_of(request).delete(live)
            return
        heir = min(heirs, key=lambda one: (one.id not in live.presence.here(), one.seat is None))
        await live.requested(person.id, TableRequest(id=new_id(), action=HandOnHost(person=heir.id)))
    await door.leave(live, person.id)
