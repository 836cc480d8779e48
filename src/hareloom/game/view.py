"""What a seat or the public may know. This is the only place that decides it, and it is an allow-list.

Each field of a view is a function of named fields of the Table: `view` applies all of these functions, `changes.py`
those whose inputs are other objects than before. A picture is named by its content alone; owners, ballots and the
storyteller's card come out of a turn only through its Reveal, which exists once the turn is scored.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from .clue_text import LONGEST
from .editions import find_edition
from .house_rules import HouseRules
from .refusals import Code, Refusal
from .roles import cards_wanted, forbidden_owner, is_voter, muted, own_positions, same_team
from .rules import Need
from .table import Seat, Table
from .values import CLAIM, CLUE, END, GIVE, NOBODY, REVEAL, VOTE, CardId, ClueForm, Position, SeatNo
from .view_types import GameView, HouseRule, May, Own, Public, SeatView, Telling, Voting


def view(table: Table, no: SeatNo | None) -> GameView:
    """The table as that seat sees it; for None, as everybody may."""
    return GameView(public(table), None if no is None else own(table, no))


def public(table: Table) -> Public:
    """What everybody may know."""
    return Public(**{name: field(table) for name, (_, field) in PUBLIC.items()})


def own(table: Table, no: SeatNo) -> Own:
    """What that seat alone may know; a number without a seat knows nothing."""
    place = table.place(no)
    if place < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {no}.")
    seat = table.seats[place]
    return Own(**{name: field(table, seat) for name, (_, field) in OWN.items()})


def may(table: Table, no: SeatNo) -> May:
    """What that seat may do now: `decide` accepts exactly this."""
    return _may(table, table.seat(no))


# The public fields: what each depends on, and how it comes out of the table.


def seats_view(table: Table) -> dict[SeatNo, SeatView]:
    return {seat.no: SeatView(*seat_values(table, place)) for place, seat in enumerate(table.seats)}


SEAT_FIELDS = SeatView.__struct_fields__


def seat_values(table: Table, place: int) -> tuple[Any, ...]:
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


@lru_cache(maxsize=256)
def _needs(edition: str, house: HouseRules) -> tuple[Need, ...]:
    return find_edition(edition).needs(house)


PUBLIC: dict[str, tuple[tuple[str, ...], Callable[[Table], Any]]] = {
    "edition": (("settings",), attrgetter("settings.edition")),
    "house": (("settings",), lambda table: _house_rules(table.settings.house)),
    "decks": (("settings",), attrgetter("settings.decks")),
    "needs": (("settings",), lambda table: _needs(table.settings.edition, table.settings.house)),
    "pace": (("settings",), attrgetter("settings.pace")),
    "phase": (("phase",), attrgetter("phase")),
    "game": (("game",), attrgetter("game")),
    "turn": (("turn",), attrgetter("turn")),
    "rules": (("rules",), lambda table: table.rules if table.rules.in_force else None),
    "order": (("order",), lambda table: tuple([seat.no for seat in table.seats])),
    "seats": ((), seats_view),  # Changes compares them seat by seat
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
    "time_asked": (("time_asked",), attrgetter("time_asked")),
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


OWN: dict[str, tuple[tuple[str, ...], Callable[[Table, Seat], Any]]] = {
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
