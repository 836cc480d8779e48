"""What becomes of people when seats change: written in the same transaction as the events, both or neither."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from hareloom.game.editions import find_edition
from hareloom.game.events import Event, SeatHandedOver, SeatLeft, SeatTaken
from hareloom.game.table import Table
from hareloom.game.values import SeatNo
from hareloom.store import Change, PersonRecord, SaveExtra, SeatPerson

from .people import extra_of


def seat_changes(
    events: Iterable[Event], asker: str | None, people: Mapping[str, PersonRecord], *, removed: bool
) -> list[Change]:
    """Who gets which seat. Somebody who leaves during a game keeps it, to come back to; somebody removed does not."""
    changes: list[Change] = []
    for event in events:
        match event:
            case SeatTaken(bot=""):
                changes += _seat(event.seat, asker, people)
            case SeatHandedOver(bot=""):
                changes += _seat(event.seat, asker, people)
            case SeatHandedOver() if removed:
                changes += _seat(event.seat, None, people)
            case SeatLeft():
                changes += _seat(event.seat, None, people)
            case _:
                pass
    return changes


def _seat(seat: int, asker: str | None, people: Mapping[str, PersonRecord]) -> Iterable[Change]:
    for person in people.values():
        if person.seat == seat and person.id != asker:
            yield SeatPerson(person.id, None)
    if asker is not None:
        yield SeatPerson(asker, seat)
        extra = extra_of(people[asker])
        if extra.wants_seat:
            yield SaveExtra(asker, msgspec.json.encode(replace(extra, wants_seat=False)))


def free_bots(table: Table, people: Mapping[str, PersonRecord]) -> list[SeatNo]:
    """The bots' seats that are kept for nobody."""
    kept = {person.seat for person in people.values()}
    return [seat.no for seat in table.seats if seat.bot and seat.no not in kept]


def seats_for(table: Table, people: Mapping[str, PersonRecord], wishers: int, *, takeover: bool) -> list[SeatNo | None]:
    """Where those sit who are in the next game: on new seats (None) if so many can play, else on bots' seats."""
    counts = find_edition(table.settings.edition).player_counts
    seated = len(table.seats)
    new = next((more for more in range(wishers, 0, -1) if seated + more in counts), 0)
    bots = free_bots(table, people) if takeover else []
    return [None] * new + bots[: wishers - new]
