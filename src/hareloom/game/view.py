"""What a seat or the public may know. This is the only place that decides it, and it is an allow-list.

Each field of a view is a function of named fields of the Table: `view` applies all of these functions, `Changes` those
whose inputs are other objects than before. A picture is named by its content alone; owners, ballots and the
storyteller's card come out of a turn only through its Reveal, which exists once the turn is scored.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from .clue_text import LONGEST
from .house_rules import HouseRules
from .refusals import Code, Refusal
from .roles import cards_wanted, forbidden_owner, is_voter, muted, own_positions, same_team
from .table import Seat, Table
from .values import CLAIM, CLUE, END, GIVE, NOBODY, REVEAL, VOTE, CardId, ClueForm, Position, SeatNo
from .view_types import GameView, HouseRule, May, Own, Public, SeatView, Telling, Voting

OwnFields: TypeAlias = dict[SeatNo, dict[str, Any]]
"""Fields of own views, by seat and name."""

Patch: TypeAlias = dict[str, Any]
"""A JSON Merge Patch (RFC 7396): what to merge into a value to get another."""


def view(table: Table, no: SeatNo | None) -> GameView:
    """The table as that seat sees it; for None, as everybody may."""
    return GameView(public(table), None if no is None else own(table, no))


def public(table: Table) -> Public:
    """What everybody may know."""
    return Public(**{name: field(table) for name, (_, field) in _PUBLIC.items()})


def own(table: Table, no: SeatNo) -> Own:
    """What that seat alone may know; a number without a seat knows nothing."""
    place = table.place(no)
    if place < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {no}.")
    seat = table.seats[place]
    return Own(**{name: field(table, seat) for name, (_, field) in _OWN.items()})


def may(table: Table, no: SeatNo) -> May:
    """What that seat may do now: `decide` accepts exactly this."""
    return _may(table, table.seat(no))


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
            patch: dict[SeatNo, Any] = difference(_seats(before), _seats(after))
            return patch
        changes = {}
        for place, seat in enumerate(after.seats):
            if seat is before.seats[place] and not self._plan.scores:
                continue
            was, now = _seat_values(before, place), _seat_values(after, place)
            if was != now:
                pairs = zip(_SEAT_FIELDS, was, now, strict=True)
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
        public=fields(_PUBLIC, inputs),
        own=fields(_OWN, inputs),
        for_all=bool(fields(_OWN, inputs)),
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


# The public fields: what each depends on, and how it comes out of the table.


def _seats(table: Table) -> dict[SeatNo, SeatView]:
    return {seat.no: SeatView(*_seat_values(table, place)) for place, seat in enumerate(table.seats)}


_SEAT_FIELDS = SeatView.__struct_fields__


def _seat_values(table: Table, place: int) -> tuple[Any, ...]:
    """A SeatView's fields, in their order."""
    seat, scores = table.seats[place], table.scores
    unit = place % (len(scores) or len(table.seats))
    return (
        seat.no,
        seat.bot,
        unit,
        scores[unit] if scores else 0,
        len(seat.hand),
        bool(seat.given),
        seat.ballot is not None,
        seat.ready,
        seat.signal,
        seat.stood_in,
    )


@lru_cache(maxsize=256)
def _house_rules(house: HouseRules) -> tuple[HouseRule, ...]:
    return tuple(HouseRule(key, value) for key, value in house.changed())


_PUBLIC: dict[str, tuple[tuple[str, ...], Callable[[Table], Any]]] = {
    "edition": (("settings",), attrgetter("settings.edition")),
    "house": (("settings",), lambda table: _house_rules(table.settings.house)),
    "decks": (("settings",), attrgetter("settings.decks")),
    "pace": (("settings",), attrgetter("settings.pace")),
    "phase": (("phase",), attrgetter("phase")),
    "game": (("game",), attrgetter("game")),
    "turn": (("turn",), attrgetter("turn")),
    "rules": (("rules",), lambda table: table.rules if table.rules.in_force else None),
    "order": (("order",), lambda table: tuple([seat.no for seat in table.seats])),
    "seats": ((), _seats),  # Changes compares them seat by seat
    "storyteller": (("storyteller",), attrgetter("storyteller")),
    "clue": (("clue",), attrgetter("clue")),
    "images": (("laid",), lambda table: tuple([laid.card for laid in table.laid])),
    "awaited": (("awaited",), attrgetter("awaited")),
    "closing": (("closing",), lambda table: table.closing != NOBODY),
    "pile": (("pile",), lambda table: len(table.pile)),
    "discard": (("discard",), lambda table: len(table.discard)),
    "reveal": (("reveals",), lambda table: table.reveals[-1] if table.reveals else None),
    "winners": (("winners",), attrgetter("winners")),
    "wishes": (("wishes",), attrgetter("wishes")),
    "reactions": (("reactions",), attrgetter("reactions")),
    "history": (("reveals", "phase"), lambda table: table.reveals if table.phase is END else ()),
}


# A seat's own fields, in the same way. Of other seats only their order counts: partners sit opposite.


def _hand(table: Table, seat: Seat) -> tuple[CardId, ...] | None:
    """Where the storyteller must speak blind, nobody looks in the first turn: anyone could become the storyteller."""
    rules = table.rules
    if rules.hidden_hand and table.phase in (CLAIM, CLUE):
        everybody = table.turn == 1 or rules.party_hide_all_until_clue
        if everybody or seat.no == table.storyteller:
            return None
    return seat.hand


def _forbidden(table: Table, seat: Seat) -> tuple[Position, ...] | None:
    """The pictures that a voter may not choose; None for a seat that does not vote."""
    return own_positions(table, forbidden_owner(table, seat.no)) if is_voter(table, seat) else None


def _positions(table: Table, seat: Seat) -> tuple[Position, ...]:
    if not table.laid:
        return ()
    mine = own_positions(table, seat.no)
    return mine or (_forbidden(table, seat) if table.phase is VOTE else None) or ()


def _may(table: Table, seat: Seat) -> May:
    """The same permissions are the same object, so that comparing them is cheap."""
    no, phase = seat.no, table.phase
    talk = not muted(table, no)
    if phase is GIVE:
        return _may_give(table, seat, talk)
    if phase is VOTE:
        forbidden = _forbidden(table, seat)
        if forbidden is None:
            return _may_talk(talk)
        rules = table.rules
        red = rules.red_token and no == table.storyteller
        voting = (rules.tokens, forbidden, red, rules.party_red_green_distinct)
        return _may_vote(voting, seat.ballot is not None, table.closing == no, talk)
    if phase is REVEAL:
        return _may_look(not seat.ready, table.lingered, talk)
    if phase is CLUE:
        return _may_tell(talk, *_telling(table)) if no == table.storyteller else _may_talk(talk)
    if phase is CLAIM:
        return May(claim=table.rules.first_storyteller != "host_choice", talk=talk)
    return _may_talk(talk)


def _telling(table: Table) -> tuple[tuple[ClueForm, ...], bool]:
    return table.rules.clue_forms, table.rules.names_card


def _may_give(table: Table, seat: Seat, talk: bool) -> May:
    no = seat.no
    wanted = cards_wanted(table, no)
    return _may_giving(
        table.clue_mendable and no == table.storyteller,
        wanted,
        table.rules.teams and not same_team(table, no, table.storyteller),
        wanted > 0 and bool(seat.given),
        table.closing == no,
        talk,
    )


@lru_cache(maxsize=64)
def _may_giving(mend: bool, wanted: int, signal: bool, take_back: bool, settle: bool, talk: bool) -> May:
    return May(mend=mend, give=wanted, signal=signal, take_back=take_back, settle=settle, talk=talk)


@lru_cache(maxsize=256)
def _voting(tokens: int, forbidden: tuple[Position, ...], red: bool, red_apart: bool) -> Voting:
    return Voting(tokens, forbidden, red, red_apart)


@lru_cache(maxsize=1024)
def _may_vote(how: tuple[int, tuple[Position, ...], bool, bool], take_back: bool, settle: bool, talk: bool) -> May:
    return May(vote=_voting(*how), take_back=take_back, settle=settle, talk=talk)


@lru_cache(maxsize=16)
def _may_look(ready: bool, go_on: bool, talk: bool) -> May:
    return May(ready=ready, go_on=go_on, talk=talk)


@lru_cache(maxsize=32)
def _may_tell(talk: bool, forms: tuple[ClueForm, ...], with_card: bool) -> May:
    return May(tell=Telling(forms, with_card, LONGEST), talk=talk)


@lru_cache(maxsize=2)
def _may_talk(talk: bool) -> May:
    return May(talk=talk)


_OWN: dict[str, tuple[tuple[str, ...], Callable[[Table, Seat], Any]]] = {
    "seat": (("order",), lambda _, seat: seat.no),
    "hand": (("seat.hand", "rules", "phase", "turn", "storyteller"), _hand),
    "given": (("seat.given",), lambda _, seat: seat.given),
    "ballot": (("seat.ballot",), lambda _, seat: seat.ballot),
    "positions": (("seat.given", "order", "rules", "phase", "storyteller", "laid"), _positions),
    "may": (
        (
            *("seat.given", "seat.ballot", "seat.ready"),
            *("order", "rules", "phase", "storyteller", "laid", "closing", "clue_mendable", "lingered"),
        ),
        _may,
    ),
}


_FIELDS = Table.__struct_fields__
_ROLES = frozenset({"order", "phase", "rules", "storyteller", "laid"})
_INPUTS = {name for depends_on, _ in (*_PUBLIC.values(), *_OWN.values()) for name in depends_on}
_SEAT_INPUTS = tuple(f"seat.{name}" for name in Seat.__struct_fields__)
assert _INPUTS - {"order"} <= {*_FIELDS, *_SEAT_INPUTS}, "inputs are the fields of the Table and of the seat"
