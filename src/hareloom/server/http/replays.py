"""Replays over HTTP: of this server's finished games, and of those that came as files."""

from __future__ import annotations

import re
from http import HTTPStatus

import msgspec
from starlette.requests import Request

from hareloom.replays.format import PlayedDeck
from hareloom.server import messages as m
from hareloom.server.http.endpoint import AT_TABLE, ApiRequest, Group
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import (
    hall_of,
    known_person,
    site_of,
    table_of,
)
from hareloom.tables.people import shown_name
from hareloom.tables.replay import finished_games
from hareloom.tables.retold import GAME, is_retold, read_header

COST = 5
"""Requests that one replay counts for."""

endpoints = Group()


@endpoints("GET /api/tables/{code}/replays", answer=m.ReplayList)
async def list_replays(request: ApiRequest[None]) -> m.ReplayList:
    """Links to the finished games."""
    key = request.live.state.private.replay_key
    base = f"{site_of(request).invitation_url}/r/{request.live.record.code}/{key}"
    return m.ReplayList(tuple(f"{base}/{game}" for game in range(1, finished_games(request.live.table) + 1)))


class Found(msgspec.Struct, frozen=True):
    """A finished game that a link leads to."""

    game: int
    players: dict[int, m.Player]
    steps: bytes
    decks: tuple[PlayedDeck, ...]
    previews: bool
    """The host lets others see a picture of it beside the link."""


@endpoints(
    "GET /api/replays/{code}/{key}/{game}",
    who="person or anyone",
    answer=m.Replay,
    errors=({404: ("no_such_replay",)}, AT_TABLE),
    cost=COST,
)
async def show_replay(request: ApiRequest[None]) -> dict[str, object]:
    """A finished game, for each client with the link; a player also sees their own seat's hand."""
    found = await found_replay(request, own=True)
    # An m.Replay, with its steps as they are kept.
    steps = msgspec.Raw(found.steps)
    return {"game": found.game, "players": found.players, "steps": steps, "decks": found.decks}


async def found_replay(request: Request, *, own: bool = False) -> Found:
    """The game at the request's link; raises Refused. With `own`, as the person who asks saw it, else as everybody."""
    if is_retold(request.path_params["code"]):
        return await _retold(request)
    live = await table_of(request)
    game = _game(request)
    if request.path_params["key"] != live.state.private.replay_key or not 1 <= game <= finished_games(live.table):
        raise _no_such_replay()
    person = await known_person(request, live) if own else None
    seats, steps = await hall_of(request).shelf.replay(live, game, None if person is None else person.id)
    known = {each.id: m.Player(shown_name(each), each.hare) for each in live.people.values()}
    played = {seat: known[who] for seat, who in seats.items() if who in known}
    return Found(game, played, steps, (), live.state.settings.previews)


async def _retold(request: Request) -> Found:
    """A game that was played elsewhere. No host of this server has said that it may be shown beside its link."""
    found = await hall_of(request).store.replay(request.path_params["code"])
    if found is None or request.path_params["key"] != found.key or _game(request) != GAME:
        raise _no_such_replay()
    header = read_header(found.header)
    played = {one.seat: m.Player(one.name, one.hare) for one in header.players if not one.bot}
    return Found(header.game, played, found.steps, header.decks, previews=False)


def _game(request: Request) -> int:
    """The game's number in the path; 0 if it is none."""
    number = request.path_params["game"]
    # Bounded before it is read: Python refuses to make a number of thousands of digits.
    return int(number) if re.fullmatch("[0-9]{1,9}", number) else 0


def _no_such_replay() -> Refused:
    # The key can't be guessed, so a wrong one costs no more than the request: it doesn't close the door to an address.
    return Refused(HTTPStatus.NOT_FOUND, "no_such_replay", "There is no finished game at this link.")
