"""What a seat is asked in a cycle. All seats move at once, so it follows from the seat's view at the cycle's beginning.

Moves are settled: nobody takes back, mends a clue, or says that they have seen the reveal.
"""

from enum import StrEnum

from hareloom.game.view_types import GameView, Public, SeatView


class Part(StrEnum):
    """A seat's part in a cycle."""

    NOTHING = "nothing"
    CLAIM = "claim"
    """Claim the first turn, or leave it to others."""
    TELL = "tell"
    GIVE = "give"
    AGREE = "agree"
    """In Team: give, or signal the partner."""
    VOTE = "vote"


def part_of(view: GameView) -> Part:
    """What this seat is asked now."""
    table, own = view.table, view.own
    if own is None or own.seat not in table.awaited:
        return Part.NOTHING
    may = own.may
    if may.claim:
        return Part.CLAIM
    if may.tell is not None:
        return Part.TELL
    if may.vote is not None:
        return Part.VOTE
    if may.give:
        return _giving(table, own.seat) if may.signal else Part.GIVE
    return Part.NOTHING


def _giving(table: Public, no: int) -> Part:
    """A pair gives or signals at first. When both have signalled, the signals say which of them gives."""
    me = table.seats[no]
    partner = next(seat for seat in table.seats.values() if seat.unit == me.unit and seat.no != no)
    if me.signal is None or partner.signal is None:
        return Part.AGREE
    return Part.GIVE if _gives(table, me, partner) else Part.NOTHING


def _gives(table: Public, me: SeatView, partner: SeatView) -> bool:
    """Who has one, if the other leaves it to them; of two with the same signal the one who sits first."""
    if me.signal is not partner.signal:
        return me.signal == "have_one"
    return table.order.index(me.no) < table.order.index(partner.no)
