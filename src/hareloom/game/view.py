"""What a seat or the public may know. This is the only place that decides it, and it is an allow-list.

A picture is named by its content alone; owners, ballots and the storyteller's card come out of a turn
only through its Reveal, which exists once the turn is scored.
"""

from functools import lru_cache
from operator import attrgetter

from msgspec.structs import replace

from .clue_text import LONGEST
from .house_rules import HouseRules
from .refusals import Code, Refusal
from .roles import awaited, cards_wanted, forbidden_positions, muted, own_positions, same_team, voters
from .seen import HouseRule, May, Own, Public, SeatSeen, Telling, View, Voting
from .table import Seat, Table
from .values import CLAIM, CLUE, END, GIVE, REVEAL, VOTE, CardId, Position, SeatNo


def view(table: Table, no: SeatNo | None) -> View:
    """The table as that seat sees it; for None, as everybody may."""
    return View(public(table), None if no is None else own(table, no))


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
        hearts=table.hearts,
        history=table.reveals if table.phase is END else (),
    )


_BESIDE_SEATS = attrgetter(*(field for field in Table.__struct_fields__ if field != "seats"))


def small_step(before: Table, after: Table) -> frozenset[SeatNo] | None:
    """The seats that moved, if nothing but those seats has changed, so that no other seat's own view has; else None.

    Most moves are such: a card, a ballot or a sign that is not the last one missing. In pairs one seat's move concerns
    its partner, so there no step is small.
    """
    if len(before.seats) != len(after.seats) or after.rules.teams or _BESIDE_SEATS(before) != _BESIDE_SEATS(after):
        return None
    return frozenset([now.no for was, now in zip(before.seats, after.seats, strict=True) if was is not now])


def public_after(seen: Public, table: Table, moved: frozenset[SeatNo]) -> Public:
    """As `public(table)`, after a small step from the table that was seen."""
    seats = {**seen.seats}
    for place, seat in enumerate(table.seats):
        if seat.no in moved:
            seats[seat.no] = _seat_seen(table, place, seat)
    return replace(seen, seats=seats, awaited=tuple(awaited(table)))


@lru_cache(maxsize=256)
def _house_seen(house: HouseRules) -> tuple[HouseRule, ...]:
    """Kept, because it is asked for after every move and changes only between games."""
    return tuple(HouseRule(key, value) for key, value in house.changed())


def _seat_seen(table: Table, place: int, seat: Seat) -> SeatSeen:
    units = len(table.scores) or len(table.seats)
    unit = place % units
    return SeatSeen(
        no=seat.no,
        bot=seat.bot,
        unit=unit,
        score=table.scores[unit] if table.scores else 0,
        cards=len(seat.hand),
        given=bool(seat.given),
        voted=seat.ballot is not None,
        ready=seat.ready,
        signal=seat.signal,
        stood_in=seat.stood_in,
    )


def own(table: Table, no: SeatNo) -> Own:
    """What that seat alone may know; a number without a seat knows nothing."""
    place = table.place(no)
    if place < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {no}.")
    seat = table.seats[place]
    return Own(
        seat=no,
        hand=_hand(table, seat),
        given=seat.given,
        ballot=seat.ballot,
        positions=_marked_positions(table, no),
        may=may(table, no),
    )


def _hand(table: Table, seat: Seat) -> tuple[CardId, ...] | None:
    """Where the storyteller must speak blind, nobody looks in the first turn: anyone could become the storyteller."""
    rules = table.rules
    if rules.hidden_hand and table.phase in (CLAIM, CLUE):
        everybody = table.turn == 1 or rules.party_hide_all_until_clue
        if everybody or seat.no == table.storyteller:
            return None
    return seat.hand


def _marked_positions(table: Table, no: SeatNo) -> tuple[Position, ...]:
    mine = own_positions(table, no)
    if not mine and table.phase is VOTE and no in voters(table):
        return forbidden_positions(table, no)
    return mine


def may(table: Table, no: SeatNo) -> May:
    """What that seat may do now: `decide` accepts exactly this."""
    talk = not muted(table, no)
    phase = table.phase
    if phase is GIVE:
        return _may_give(table, no, talk)
    if phase is VOTE:
        return _may_vote(table, no, talk)
    if phase is CLUE:
        return May(tell=_telling(table, no), talk=talk)
    if phase is REVEAL:
        return May(ready=not table.seat(no).ready, go_on=table.lingered, talk=talk)
    if phase is CLAIM:
        return May(claim=table.rules.first_storyteller != "host_choice", talk=talk)
    return May(talk=talk)


def _telling(table: Table, no: SeatNo) -> Telling | None:
    if no != table.storyteller:
        return None
    rules = table.rules
    return Telling(rules.clue_forms, rules.names_card, LONGEST)


def _may_give(table: Table, no: SeatNo, talk: bool) -> May:
    wanted = cards_wanted(table, no)
    return May(
        mend=table.clue_mendable and no == table.storyteller,
        give=wanted,
        signal=table.rules.teams and not same_team(table, no, table.storyteller),
        take_back=wanted > 0 and bool(table.seat(no).given),
        settle=table.closing == no,
        talk=talk,
    )


def _may_vote(table: Table, no: SeatNo, talk: bool) -> May:
    if no not in voters(table):
        return May(talk=talk)
    rules = table.rules
    return May(
        vote=Voting(
            tokens=rules.tokens,
            forbidden=forbidden_positions(table, no),
            red=rules.red_token and no == table.storyteller,
            red_apart=rules.party_red_green_distinct,
        ),
        take_back=table.seat(no).ballot is not None,
        settle=table.closing == no,
        talk=talk,
    )
