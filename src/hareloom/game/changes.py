"""What is different between two views: only the fields whose inputs have changed are worked out.

What a seat may know is decided in view.py alone; this applies its fields.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from .table import Seat, Table
from .values import SeatNo
from .view import OWN, PUBLIC, SEAT_FIELDS, seat_values, seats_view

OwnFields: TypeAlias = dict[SeatNo, dict[str, Any]]
"""Fields of own views, by seat and name."""

Patch: TypeAlias = dict[str, Any]
"""A JSON Merge Patch (RFC 7396): what to merge into a value to get another."""


class Changes:
    """What is different between two tables: for everybody, and for each seat."""

    __slots__ = ("_after", "_before", "_known", "_own", "_plan", "moved", "public")

    def __init__(self, before: Table, after: Table, known: OwnFields | None = None) -> None:
        """`known`: fields of seats' own views at `before`, so that they are not worked out again. Kept up to date."""
        self._before, self._after = before, after
        self._known = {} if known is None else known
        pairs = zip(_FIELDS, astuple(before), astuple(after), strict=True)
        inputs = frozenset([name for name, was, now in pairs if was is not now])
        self.moved = _moved(before, after) if "seats" in inputs else ()
        """The seats with something else before them; None where the seats or who plays them are others."""
        self._plan = _plan(inputs if self.moved is not None else inputs | {"order"})
        self._own: dict[SeatNo, Patch] = {}
        self.public = self._public_changes()

    @property
    def roles(self) -> bool:
        """May a person see another seat than before, or speak where they could not?"""
        return self._plan.roles

    @property
    def for_all(self) -> bool:
        """Can every seat's own view be another? Otherwise only those of the seats that moved."""
        return self._plan.for_all

    def _public_changes(self) -> Patch:
        before, after, patch = self._before, self._after, {}
        for name, field in self._plan.public:
            was, now = field(before), field(after)
            if was != now:
                patch[name] = difference(was, now)
        if (self.moved != () or self._plan.scores) and (seats := self._seat_changes()):
            patch["seats"] = seats
        return patch

    def _seat_changes(self) -> dict[SeatNo, Any]:
        """As for the other fields, but seat by seat: most moves change one."""
        before, after = self._before, self._after
        if self.moved is None:
            patch: dict[SeatNo, Any] = difference(seats_view(before), seats_view(after))
            return patch
        changes = {}
        for place, seat in enumerate(after.seats):
            if seat is before.seats[place] and not self._plan.scores:
                continue
            was, now = seat_values(before, place), seat_values(after, place)
            if was != now:
                pairs = zip(SEAT_FIELDS, was, now, strict=True)
                changes[seat.no] = {name: new for name, old, new in pairs if old != new}
        return changes

    def own(self, no: SeatNo) -> Patch:
        """What is different for that seat, which is at both tables."""
        found = self._own.get(no)
        if found is not None:
            return found
        patch = self._own[no] = {}
        if self.moved is not None and no not in self.moved and not self._plan.for_all:
            return patch
        before, after = self._before, self._after
        was_seat, seat = before.seat(no), after.seat(no)
        plan = self._plan
        if was_seat is not seat:
            pairs = zip(_SEAT_INPUTS, astuple(was_seat), astuple(seat), strict=True)
            plan = _plan(plan.inputs.union([name for name, was, now in pairs if was is not now]))
        known = self._known.setdefault(no, {})
        for name, field in plan.own:
            was = known[name] if name in known else field(before, was_seat)
            now = known[name] = field(after, seat)
            if was is not now and was != now:
                patch[name] = difference(was, now)
        return patch

    def forget(self) -> None:
        """Drop what is known of seats whose own view may be another, and was not asked for."""
        known = self._known
        if self.moved is None:
            known.clear()
            return
        for no in list(known) if self._plan.for_all else self.moved:
            if no not in self._own:
                known.pop(no, None)


def _moved(before: Table, after: Table) -> tuple[SeatNo, ...] | None:
    if len(before.seats) != len(after.seats):
        return None
    moved = []
    for was, now in zip(before.seats, after.seats, strict=True):
        if was is not now:
            if was.no != now.no or was.bot != now.bot:
                return None
            moved.append(now.no)
    return tuple(moved)


class _Plan(Struct, frozen=True):
    """Which fields to look at when these inputs have changed."""

    inputs: frozenset[str]
    public: list[tuple[str, Callable[[Table], Any]]]
    own: list[tuple[str, Callable[[Table, Seat], Any]]]
    for_all: bool
    roles: bool
    scores: bool


@lru_cache(maxsize=1024)
def _plan(inputs: frozenset[str]) -> _Plan:
    """Kept, since the same inputs change again and again."""

    def fields(of: dict[str, Any], changed: frozenset[str]) -> list[Any]:
        # In the fields' own order, so that it tells nothing of inputs that nobody sees.
        return [(name, field) for name, (depends_on, field) in of.items() if not changed.isdisjoint(depends_on)]

    return _Plan(
        inputs=inputs,
        public=fields(PUBLIC, inputs),
        own=fields(OWN, inputs),
        for_all=bool(fields(OWN, inputs)),
        roles=not _ROLES.isdisjoint(inputs),
        scores="scores" in inputs,
    )


def difference(was: Any, now: Any) -> Any:  # noqa: ANN401 - values of views: structs, dicts, tuples, numbers, texts
    """What to merge into `was` to get `now`; null where something is gone. Tuples are replaced whole."""
    if type(was) is not type(now):
        return now
    if isinstance(now, dict):
        gone = dict.fromkeys(was.keys() - now.keys())
        return {key: difference(was.get(key), value) for key, value in now.items() if was.get(key) != value} | gone
    if isinstance(now, Struct):
        pairs = zip(now.__struct_fields__, astuple(was), astuple(now), strict=True)
        return {name: difference(old, new) for name, old, new in pairs if old is not new and old != new}
    return now


_FIELDS = Table.__struct_fields__
_ROLES = frozenset({"order", "phase", "rules", "storyteller", "laid"})
_INPUTS = {name for depends_on, _ in (*PUBLIC.values(), *OWN.values()) for name in depends_on}
_SEAT_INPUTS = tuple(f"seat.{name}" for name in Seat.__struct_fields__)
assert _INPUTS - {"order"} <= {*_FIELDS, *_SEAT_INPUTS}, "inputs are the fields of the Table and of the seat"
