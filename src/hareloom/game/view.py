"""What a seat or the public may know. This is the only place that decides it, and it is an allow-list.

A picture is named by its content alone; owners, ballots and the storyteller's card come out of a turn
only through its Reveal, which exists once the turn is scored.
"""

from functools import lru_cache
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from .clue_text import LONGEST
from .house_rules import HouseRules
from .refusals import Code, Refusal
from .roles import awaited, cards_wanted, forbidden_owner, is_voter, muted, own_positions, same_team
from .table import Seat, Table
from .values import CLAIM, CLUE, END, GIVE, REVEAL, VOTE, CardId, ClueForm, Position, SeatNo
from .view_types import GameView, HouseRule, May, Own, Public, SeatView, Telling, Voting


def view(table: Table, no: SeatNo | None) -> GameView:
    """The table as that seat sees it; for None, as everybody may."""
    return GameView(public(table), None if no is None else own(table, no))


def public(table: Table) -> Public:
    """What everybody may know."""
    settings = table.settings
    return Public(
        edition=settings.edition,
        house=_house_seen(settings.house),
        decks=settings.decks,
        phase=table.phase,
        game=table.game,
        turn=table.turn,
        rules=table.rules if table.rules.in_force else None,
        order=tuple([seat.no for seat in table.seats]),
        seats={seat.no: _seat_seen(table, place, seat) for place, seat in enumerate(table.seats)},
        storyteller=table.storyteller,
        clue=table.clue,
        images=tuple([laid.card for laid in table.laid]),
        awaited=tuple(awaited(table)),
        closing=table.closing != 0,
        pile=len(table.pile),
        discard=len(table.discard),
        reveal=table.reveals[-1] if table.reveals else None,
        winners=table.winners,
        pace=settings.pace,
        wishes=table.wishes,
        reactions=table.reactions,
        history=table.reveals if table.phase is END else (),
    )


_LITTLE = {"seats", "closing", "clue_mendable"}
_ELSE = attrgetter(*(field for field in Table.__struct_fields__ if field not in _LITTLE))


class Step(Struct, frozen=True):
    """A small step: which seats look different now, and whose own view may."""

    moved: list[SeatNo]
    concerned: set[SeatNo]


def small_step(before: Table, after: Table) -> Step | None:
    """What a step changed, if it is a small one; else None.

    Most moves are such: a card, a ballot or a sign, which shows at the seat that moved and decides whether the
    storyteller may still mend the clue and whose move was the last one. No other seat's own view has changed. In pairs
    one seat's move concerns its partner, so there no step is small.
    """
    if len(before.seats) != len(after.seats) or after.rules.teams or _ELSE(before) != _ELSE(after):
        return None
    moved = []
    for was, now in zip(before.seats, after.seats, strict=True):
        if was is not now:
            if was.bot != now.bot:
                return None  # whose seat that is decides who sees its cards
            moved.append(now.no)
    concerned = set(moved)
    if before.clue_mendable is not after.clue_mendable:
        concerned.add(after.storyteller)
    if before.closing != after.closing:
        concerned |= {before.closing, after.closing}
    return Step(moved, concerned)


def public_after(seen: Public, table: Table, step: Step) -> Public:
    """As `public(table)`, after a small step from the table that was seen."""
    seats = {**seen.seats}
    for no in step.moved:
        place = table.place(no)
        seats[no] = _seat_seen(table, place, table.seats[place])
    return replace(seen, seats=seats, awaited=tuple(awaited(table)), closing=table.closing != 0)


@lru_cache(maxsize=256)
def _house_seen(house: HouseRules) -> tuple[HouseRule, ...]:
    """Kept, because it is asked for after every move and changes only between games."""
    return tuple(HouseRule(key, value) for key, value in house.changed())


def _seat_seen(table: Table, place: int, seat: Seat) -> SeatView:
    scores = table.scores
    unit = place % (len(scores) or len(table.seats))
    # By their order, since this is done for every seat after every phase: names would take twice as long.
    return SeatView(
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


def own(table: Table, no: SeatNo) -> Own:
    """What that seat alone may know; a number without a seat knows nothing."""
    place = table.place(no)
    if place < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {no}.")
    seat = table.seats[place]
    mine = own_positions(table, no) if table.laid else ()
    forbidden = _forbidden(table, seat, mine) if table.phase is VOTE else None
    return Own(
        seat=no,
        hand=_hand(table, seat),
        given=seat.given,
        ballot=seat.ballot,
        positions=mine or forbidden or (),
        may=_may(table, seat, forbidden),
    )


def _hand(table: Table, seat: Seat) -> tuple[CardId, ...] | None:
    """Where the storyteller must speak blind, nobody looks in the first turn: anyone could become the storyteller."""
    rules = table.rules
    if rules.hidden_hand and table.phase in (CLAIM, CLUE):
        everybody = table.turn == 1 or rules.party_hide_all_until_clue
        if everybody or seat.no == table.storyteller:
            return None
    return seat.hand


def _forbidden(table: Table, seat: Seat, mine: tuple[Position, ...]) -> tuple[Position, ...] | None:
    """The pictures that a voter may not choose; None for a seat that does not vote."""
    if not is_voter(table, seat):
        return None
    owner = forbidden_owner(table, seat.no)
    return mine if owner == seat.no else own_positions(table, owner)


def may(table: Table, no: SeatNo) -> May:
    """What that seat may do now: `decide` accepts exactly this."""
    return own(table, no).may


def _may(table: Table, seat: Seat, forbidden: tuple[Position, ...] | None) -> May:
    """The same permissions are the same object, so that comparing them after every phase is cheap."""
    no, phase = seat.no, table.phase
    talk = not muted(table, no)
    if phase is GIVE:
        return _may_give(table, seat, talk)
    if phase is VOTE:
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
