"""What a connection is sent: first the whole view, then only what changed, as a JSON Merge Patch (RFC 7396)."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct

from hareloom.game.view_types import Own, Public

from .people import PersonView
from .settings import TableSettings


class NudgeView(Struct, frozen=True):
    """Somebody reminds you that you are waited for."""

    no: int
    """Counted, so that a new one is known from an old one."""
    by: str
    """A key of people."""


class RemarkView(Struct, frozen=True):
    """Something said at the table."""

    person: str
    """A key of people; somebody who has gone is not among them any more."""
    text: str
    at: int
    """Milliseconds since 1970."""


class ClockView(Struct, frozen=True):
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
    nudge: NudgeView | None = None
    """The last one."""
    hushed: bool = False
    """You know too much to speak now."""


class View(Struct, frozen=True):
    """All that one audience sees: the table, its people, and (with a seat) what is one's own."""

    table: Public
    people: dict[str, PersonView]
    """By their public ids."""
    settings: TableSettings
    remarks: dict[int, RemarkView]
    """The last ones, by their numbers, which only grow."""
    clock: ClockView | None = None
    """None where nobody is hurried."""
    you: You | None = None
    own: Own | None = None
    """Missing for those who watch."""
    screens: int = 0
    """How many big screens show this table: nobody looks unseen."""


class Frame(Struct, frozen=True):
    """A number, counted for each connection from 1, and what to merge into the view one has. The first has it all."""

    frame: int
    view: dict[str, Any]


encode = msgspec.json.Encoder().encode


def patch(old: Any, new: Any) -> dict[str, Any]:  # noqa: ANN401 - structs of one type, or dicts, of any sort
    """What must be merged into `old` to get `new`: changed fields only; null where a field is gone or None."""
    kind = type(new)
    if kind is dict:
        changed = {
            key: _value(was, value) for key, value in new.items() if (was := old.get(key)) is not value and was != value
        }
        if old.keys() != new.keys():
            changed.update(dict.fromkeys(old.keys() - new.keys()))
        return changed
    compare = _COMPARE.get(kind)
    if compare is None:
        compare = _COMPARE[kind] = _written_out(kind)
    return compare(old, new)


Compare: TypeAlias = Callable[[Any, Any], dict[str, Any]]
_COMPARE: dict[type, Compare] = {}


def _written_out(kind: type[Struct]) -> Compare:
    """What compares two structs of that kind, field after field.

    After every move all that anybody sees is compared. A loop over the fields' names takes four times as long as this.
    """
    lines = ["def compare(old, new):", "    changed = {}"]
    for name in kind.__struct_fields__:
        lines.append(f"    was, now = old.{name}, new.{name}")
        lines.append(f"    if was is not now and was != now: changed[{name!r}] = value(was, now)")
    lines.append("    return changed")
    names: dict[str, Any] = {"value": _value}
    exec("\n".join(lines), names)  # noqa: S102 - the fields' names of our own types
    compare: Compare = names["compare"]
    return compare


def _value(was: Any, is_now: Any) -> Any:  # noqa: ANN401 - as above
    kind = type(is_now)
    if kind in _WHOLE:
        return is_now
    if is_now is UNSET:
        return None  # a house rule that was let go is a field that is gone
    # Seats, people and permissions change in one place only most of the time, so it pays to look inside.
    if kind is type(was) and (kind is dict or issubclass(kind, Struct)):
        return patch(was, is_now)
    return is_now


_WHOLE = frozenset({bool, int, str, tuple, type(None)})
"""What has no parts that could be patched."""


def numbered(number: int, body: bytes) -> bytes:
    """A frame's bytes: its number before a body that several connections share."""
    return b'{"frame":%d,"view":%b}' % (number, body)
