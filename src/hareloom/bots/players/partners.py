"""Which of two partners gives: they signal once, in public, and then both know."""

from enum import StrEnum

from hareloom.game.values import Signal
from hareloom.game.view_types import Own, Public, SeatView


class Part(StrEnum):
    """What a seat that may give does now."""

    SIGNAL = "signal"
    GIVE = "give"
    WAIT = "wait"


def part_of(table: Public, own: Own, *, hurried: bool = False) -> Part:
    """Signal once. Then a person decides which partner gives; two bots compare their signals."""
    me = table.seats[own.seat]
    partner = _partner(table, me)
    if partner is None or partner.no == table.storyteller or hurried or not own.may.signal:
        return Part.GIVE
    if me.signal is None and table.clue is not None:
        return Part.SIGNAL
    return Part.GIVE if _gives(table, me, partner) else Part.WAIT


def _gives(table: Public, me: SeatView, partner: SeatView) -> bool:
    if not partner.bot:
        return partner.signal is Signal.YOU_GIVE
    if partner.signal is None or partner.signal is me.signal:
        return table.order.index(me.no) < table.order.index(partner.no)
    return me.signal is Signal.HAVE_ONE


def _partner(table: Public, me: SeatView) -> SeatView | None:
    return next((seat for seat in table.seats.values() if seat.unit == me.unit and seat.no != me.no), None)
