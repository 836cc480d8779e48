"""What a bot gives: the cards that fit best. In teams, partners first agree which of them gives."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hareloom.game.values import CardId, Clue, Signal
from hareloom.game.view_types import Own, Public, SeatView

from .bot import Bot

GOOD = 2.5
"""From this fit on a bot signals "I have one"."""


def give(bot: Bot, clue: Clue, hand: Sequence[CardId], how_many: int, dice: Random) -> tuple[CardId, ...]:
    """The best fitting cards of the hand, in the hand's order."""
    fits = bot.rate(clue, hand, dice)
    best = {hand[int(at)] for at in (-fits).argsort(kind="stable")[:how_many]}
    return tuple(card for card in hand if card in best)


class Agreement(Struct, frozen=True):
    """What a bot does about its partner: signal, give, or (neither) wait."""

    signal: Signal | None = None
    give: bool = False


def agree(bot: Bot, table: Public, own: Own) -> Agreement:
    """Signal once. Then a person decides which partner gives; two bots compare their signals."""
    me = table.seats[own.seat]
    partner = _partner(table, me)
    if partner is None or partner.no == table.storyteller or bot.hurried or not own.may.signal:
        return Agreement(give=True)
    if me.signal is None and table.clue is not None:
        best = float(bot.knowledge.fit(table.clue, own.hand or ()).max(initial=-1.0))
        return Agreement(signal=Signal.HAVE_ONE if best >= GOOD else Signal.YOU_GIVE)
    if not partner.bot:
        return Agreement(give=partner.signal is Signal.YOU_GIVE)
    if partner.signal is None or partner.signal is me.signal:
        return Agreement(give=table.order.index(me.no) < table.order.index(partner.no))
    return Agreement(give=me.signal is Signal.HAVE_ONE)


def _partner(table: Public, me: SeatView) -> SeatView | None:
    return next((seat for seat in table.seats.values() if seat.unit == me.unit and seat.no != me.no), None)
