"""What a connection is sent: first the whole view, then only what changed, as a JSON Merge Patch (RFC 7396)."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from hareloom.game.seen import Own, Public

from .manners import Manners
from .people import PersonSeen


class NudgeSeen(Struct, frozen=True):
    """Somebody reminds you that you are waited for."""

    no: int
    """Counted, so that a new one is known from an old one."""
    by: str
    """A key of people."""


class RemarkSeen(Struct, frozen=True):
    """Something said at the table."""

    person: str
    """A key of people; somebody who has gone is not among them any more."""
    text: str
    at: int
    """Milliseconds since 1970."""


class ClockSeen(Struct, frozen=True):
    """The time of the phase that is on."""

    seconds: int
    """What it had from the beginning."""
    left: float
    """Seconds that were left when this was sent."""
    running: bool


class You(Struct, frozen=True):
    """Who the one who sees this is."""

    person: str
    """A key of people."""
    host: bool
    """May run the table."""
    nudge: NudgeSeen | None = None
    """The last one."""
    hushed: bool = False
    """You know too much to speak now."""


class Sight(Struct, frozen=True):
    """All that one audience sees: the table, its people, and (with a seat) what is one's own."""

    table: Public
    people: dict[str, PersonSeen]
    """By their public ids."""
    manners: Manners
    remarks: dict[int, RemarkSeen]
    """The last ones, by their numbers, which only grow."""
    clock: ClockSeen | None = None
    """None where nobody is hurried."""
    you: You | None = None
    own: Own | None = None
    """Missing for those who watch."""
    screens: int = 0
    """How many big screens show this table: nobody looks unseen."""


class Frame(Struct, frozen=True):
    """A number, counted for each connection from 1, and what to merge into the sight one has. The first has it all."""

    frame: int
    sight: dict[str, Any]


encode = msgspec.json.Encoder().encode


def patch(old: Any, new: Any) -> dict[str, Any]:  # noqa: ANN401 - structs of one type, or dicts, of any sort
    """What must be merged into `old` to get `new`: changed fields only; null where a field is gone or None."""
    if isinstance(new, dict):
        changed = {key: _value(old.get(key), value) for key, value in new.items() if old.get(key) != value}
        if old.keys() != new.keys():
            changed.update(dict.fromkeys(old.keys() - new.keys()))
        return changed
    fields, values_of = _FIELDS.get(type(new)) or _fields(type(new))
    return {
        field: _value(was, is_now)
        for field, was, is_now in zip(fields, values_of(old), values_of(new), strict=False)
        if was is not is_now and was != is_now
    }


_FIELDS: dict[type, tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]] = {}


def _fields(kind: type[Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """A struct's fields, and what reads them all at once: after every move every field is compared."""
    names = kind.__struct_fields__
    # One more than the fields, since for a single one attrgetter would not give a tuple.
    _FIELDS[kind] = names, attrgetter(*names, "__class__")
    return _FIELDS[kind]


def _value(was: Any, is_now: Any) -> Any:  # noqa: ANN401 - as above
    if is_now is UNSET:
        return None  # a house rule that was let go is a field that is gone
    kind = type(is_now)
    # Seats, people and permissions change in one place only most of the time, so it pays to look inside.
    if kind is type(was) and (kind is dict or issubclass(kind, Struct)):
        return patch(was, is_now)
    return is_now


def numbered(number: int, body: bytes) -> bytes:
    """A frame's bytes: its number before a body that several connections share."""
    return b'{"frame":%d,"sight":%b}' % (number, body)
