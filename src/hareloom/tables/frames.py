"""What a connection is sent: first the whole view, then only what changed, as a JSON Merge Patch (RFC 7396)."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct

from hareloom.game.seen import Own, Public

from .people import PersonSeen


class You(Struct, frozen=True):
    """Who the one who sees this is."""

    person: str
    """A key of people."""
    host: bool
    """May run the table."""


class Sight(Struct, frozen=True):
    """All that one audience sees: the table, its people, and (with a seat) what is one's own."""

    table: Public
    people: dict[str, PersonSeen]
    """By their public ids."""
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
        changed.update(dict.fromkeys(old.keys() - new.keys()))
        return changed
    changed = {}
    for field in new.__struct_fields__:
        was, is_now = getattr(old, field), getattr(new, field)
        if was is not is_now and was != is_now:
            changed[field] = _value(was, is_now)
    return changed


def _value(was: Any, is_now: Any) -> Any:  # noqa: ANN401 - as above
    if is_now is UNSET:
        return None  # a house rule that was let go is a field that is gone
    kind = type(is_now)
    # Seats, people and permissions change in one place only most of the time, so it pays to look inside.
    if kind is type(was) and (kind is dict or hasattr(kind, "__struct_fields__")):
        return patch(was, is_now)
    return is_now


def numbered(number: int, body: bytes) -> bytes:
    """A frame's bytes: its number before a body that several connections share."""
    return b'{"frame":%d,"sight":%b}' % (number, body)
