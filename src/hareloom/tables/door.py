"""Coming to a table and leaving it: joining, another name or hare, being forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.game.rules import MOST_SEATS
from hareloom.game.table import in_game
from hareloom.store import (
    AddPerson,
    AddSession,
    ChangeHare,
    PersonRecord,
    RemovePerson,
    RenamePerson,
    SaveExtra,
)

from .chat import check_silence
from .devices import new_session
from .people import HARES, Extra, extra_of, found_person, free_hare
from .requests import TableRequest
from .seating import free_bots, remove_from_seat
from .secrets import new_id, new_secret

if TYPE_CHECKING:
    from .context import Outcome
    from .state import State
    from .table import LiveTable

SPARE = 2 * MOST_SEATS
"""More people than watchers for whom a table has room: players, and players who have left their seats."""


class Entry(Struct, frozen=True):
    """A person who was let in, and the secret that lets them in again."""

    person_id: str
    secret: str


async def join(
    live: LiveTable, name: str, hare: int | None, *, seat: bool, about: str = "", heard: bytes = b""
) -> Entry:
    """Add a newcomer to the table; they sit down if they want to and there is a seat."""
    person_id, secret, table_id = new_id(), new_secret(), live.record.id
    at = live.context.scheduler.wall_clock()
    session = new_session(secret, person_id, table_id, at, about=about)

    def how(state: State) -> Outcome:
        check_door(state, live.context.watchers, seat=seat)
        person = PersonRecord(
            id=person_id,
            table_id=table_id,
            name=name,
            hare=free_hare(hare, state.people.values()),
            seat=None,
            host=False,
            joined_at=at,
            extra=msgspec.json.encode(Extra(waiting=state.settings.approve, wants_seat=seat, heard=heard)),
        )
        return (), [AddPerson(person), AddSession(session)]

    await live.changed(person_id, "join", how)
    live.presence.saw(person_id)
    take = _seat_to_be_had(live.state) if seat and not live.state.settings.approve else None
    if take is not None:
        # Another newcomer may have been faster: then they watch, and are in the next game.
        with suppress(Refusal):
            await live.requested(person_id, TableRequest(id=new_id(), action=take))
    return Entry(person_id, secret)


def check_door(state: State, most_watchers: int, *, seat: bool) -> None:
    """Refuse a newcomer whom the table has no room for."""
    settings = state.settings
    if settings.locked:
        raise Refusal(Code.LOCKED, "The host has locked this table, so no new players can join.")
    watches = not seat or _seat_to_be_had(state) is None
    if watches and not settings.watchers and not (seat and settings.approve):
        words = "There is no free seat, and the host allows no watchers. Come back for the next game."
        raise Refusal(Code.NO_WATCHERS, words)
    watching = sum(person.seat is None and not person.host for person in state.people.values())
    # A free seat is for the next who comes to play, however many people watch or wait at the door.
    full = watching >= most_watchers if watches or settings.approve else len(state.people) >= most_watchers + SPARE
    if full:
        raise Refusal(Code.TABLE_FULL, f"{len(state.people)} people are at this table already.")


def _seat_to_be_had(state: State) -> a.TakeSeat | None:
    """A new seat before a game. During one, newcomers watch and choose a bot's seat; without watchers, they get one."""
    if not in_game(state.table.phase):
        return a.TakeSeat() if len(state.table.seats) < MOST_SEATS else None
    bots = free_bots(state) if state.settings.takeover and not state.settings.watchers else []
    return a.TakeSeat(seat=bots[0]) if bots else None


async def rename(live: LiveTable, person_id: str, name: str) -> None:
    def how(state: State) -> Outcome:
        check_silence(state, found_person(state.people, person_id))
        return (), [RenamePerson(person_id, name)]

    await live.changed(person_id, new_id(), how)


async def change_hare(live: LiveTable, person_id: str, hare: int) -> None:
    """Change the person's hare, if the new one is free or there are more people than hares."""

    def how(state: State) -> Outcome:
        check_silence(state, found_person(state.people, person_id))
        taken = {person.hare for person in state.people.values() if person.id != person_id}
        if hare in taken and len(taken) < HARES:
            raise Refusal(Code.HARE_TAKEN, "Another person at this table is that hare. Choose another.")
        return (), [ChangeHare(person_id, hare)]

    await live.changed(person_id, new_id(), how)


async def be_unnamed(live: LiveTable, person_id: str, *, unnamed: bool) -> None:
    """Have no name in replays, exports and books, or have it there again. At the table nothing is to be seen of it."""

    def how(state: State) -> Outcome:
        extra = extra_of(found_person(state.people, person_id))
        return (), [SaveExtra(person_id, msgspec.json.encode(replace(extra, unnamed=unnamed)))]

    await live.changed(person_id, new_id(), how)


async def leave(live: LiveTable, person_id: str) -> None:
    """Leave for good: name, remarks and devices go. In a game a bot takes the seat over."""

    def how(state: State) -> Outcome:
        person = found_person(state.people, person_id)
        if person.host and len(state.people) > 1:
            raise Refusal(Code.NOT_YOUR_PART, "Hand the role of the host on first; then leave.")
        events, changes = remove_from_seat(live.context, state, person)
        return events, [*changes, RemovePerson(person_id)]

    await live.changed(person_id, new_id(), how)
