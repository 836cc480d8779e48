"""Who is at a table: names, hares, seats. People lie beside the log, never in it."""

from collections.abc import Iterable, Mapping
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hareloom.calls.ways import Ways
from hareloom.game.plain_text import clean_line
from hareloom.game.refusals import Code, Refusal
from hareloom.store import PersonRecord

from .days.hours import PersonalHours

HARES = 12
LONGEST_NAME = 24

Hare: TypeAlias = Annotated[int, Meta(ge=0, lt=HARES, description="One of twelve colours with a symbol.")]


class PersonView(Struct, frozen=True):
    """A person as all clients at the table see them."""

    name: str
    hare: int
    seat: int | None
    """Theirs, though a bot may hold it for them; null for those who watch."""
    host: bool
    here: bool
    """Connected right now."""
    waiting: bool = False
    """Stands at the door until the host lets them in."""
    next_game: bool = False
    """Watches, and sits down when the next game starts."""
    away_until: int | None = None
    """On vacation until then, in milliseconds since 1970, in a game over days."""


class Seen(Struct, frozen=True):
    """How far a person has looked at the table."""

    game: int = 0
    turn: int = 0
    """The last turn whose reveal they have seen."""
    remark: int = 0
    """The number of the last remark that they have read."""


class Extra(Struct, frozen=True, omit_defaults=True):
    """More stored facts about a person."""

    waiting: bool = False
    wants_seat: bool = False
    """Came for a seat when there was none."""
    lends_host: bool = False
    """Is host again when they return."""
    heard: bytes = b""
    """The bots' phrases that this person has heard: heard.py."""
    unnamed: bool = False
    """Is "a hare" of their colour in replays, exports and books."""
    hours: PersonalHours = PersonalHours()
    ways: Ways = Ways()
    """How they are called when it is their turn."""
    called: str = ""
    """The moment for which they were last called."""
    seen: Seen = Seen()


NOTHING_MORE = Extra()


def extra_of(person: PersonRecord) -> Extra:
    return NOTHING_MORE if person.extra == b"{}" else msgspec.json.decode(person.extra, type=Extra)


def is_waiting(person: PersonRecord) -> bool:
    """Does that person stand at the door?"""
    return extra_of(person).waiting


def shown_name(person: PersonRecord) -> str | None:
    """What a person is called in replays, exports and books; None if they want no name there."""
    return None if extra_of(person).unnamed else person.name


def person_view(person: PersonRecord, *, here: bool) -> PersonView:
    extra = extra_of(person)
    return PersonView(
        name=person.name,
        hare=person.hare,
        seat=person.seat,
        host=person.host,
        here=here,
        waiting=extra.waiting,
        next_game=extra.wants_seat and person.seat is None,
        away_until=None if extra.hours.vacation is None else extra.hours.vacation.until,
    )


def host_of(people: Iterable[PersonRecord]) -> PersonRecord | None:
    """Who runs the table."""
    return next((person for person in people if person.host), None)


def found_person(people: Mapping[str, PersonRecord], person_id: str) -> PersonRecord:
    """The person of that id, or a Refusal: they may have been removed a moment ago."""
    person = people.get(person_id)
    if person is None:
        raise Refusal(Code.NOT_YOUR_PART, "You are not at this table any more.")
    return person


def clean_name(name: str) -> str:
    """A name as it will be shown: at most 24 characters; empty if nothing of it can be seen."""
    return clean_line(name, LONGEST_NAME)


def free_hare(wanted: int | None, people: Iterable[PersonRecord]) -> int:
    """The hare that was wanted if it is free, else the first that is; more than twelve people share."""
    taken = {person.hare for person in people}
    if wanted is not None and wanted not in taken:
        return wanted
    return next((hare for hare in OFFERED if hare not in taken), wanted or 0)


OFFERED = (0, 2, 4, 5, 6, 11, 1, 7, 8, 3, 9, 10)
"""The order in which hares are offered: first those that are easiest to tell apart."""
