"""Which partner gives: bots say before everybody whether they have a card, and leave the last word to a person."""

from msgspec import Struct

from hareloom.game.values import Signal
from hareloom.game.view_types import Own, Public, SeatView

from .give import best_fit
from .mind import Mind

GOOD = 1.2
"""A card that fits so well is worth saying "I have one"."""


class Agreed(Struct, frozen=True):
    """What a bot does about its partner: say something, give, or wait."""

    say: Signal | None = None
    give: bool = False


def agree(mind: Mind, table: Public, own: Own) -> Agreed:
    """Say once what one has. Then give if the partner wants that, or if it falls to oneself."""
    me = table.seats[own.seat]
    partner = _partner(table, me)
    if partner is None or partner.no == table.storyteller or mind.hurried or not own.may.signal:
        return Agreed(give=True)
    if me.signal is None and table.clue is not None:
        has_one = best_fit(mind, table.clue, own.hand or ()) >= GOOD
        return Agreed(say=Signal.HAVE_ONE if has_one else Signal.YOU_GIVE)
    if not partner.bot:
        return Agreed(give=partner.signal is Signal.YOU_GIVE)
    if partner.signal is None or partner.signal is me.signal:
        return Agreed(give=table.order.index(me.no) < table.order.index(partner.no))
    return Agreed(give=me.signal is Signal.HAVE_ONE)


def _partner(table: Public, me: SeatView) -> SeatView | None:
    """Who shares the hare."""
    return next((seat for seat in table.seats.values() if seat.unit == me.unit and seat.no != me.no), None)
