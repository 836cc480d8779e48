"""The reveal, and what follows it: the end, or refilled hands and the next storyteller."""

from ..deck import pass_hands, refill
from ..ending import is_over, winning_seats
from ..events import Event, GameEnded, RevealLingered, SeatReady, TurnBegun
from ..refusals import Code, Refusal
from ..table import Seat, Table
from ..values import Dice


def be_ready(table: Table, seat: Seat, dice: Dice) -> list[Event]:
    """End the turn once the last player is ready."""
    if seat.ready:
        raise Refusal(Code.ALREADY_MOVED, "You are ready already; the others are still looking.")
    if table.awaited in ((seat.no,), ()):
        return [SeatReady(seat.no), *end_turn(table, dice)]
    return [SeatReady(seat.no)]


def go_on(table: Table, dice: Dice) -> list[Event]:
    if not table.lingered:
        raise Refusal(Code.NOT_YET, "The others may look a little longer; say that you are ready instead.")
    return end_turn(table, dice)


def linger(table: Table) -> list[Event]:
    if table.lingered:
        raise Refusal(Code.ALREADY_MOVED, "Every player may go on already.")
    return [RevealLingered()]


def end_turn(table: Table, dice: Dice) -> list[Event]:
    """End the game if it is over; otherwise refill and pass hands, and go on to the next storyteller."""
    rules = table.rules
    if is_over(rules, table.scores, table.turn, len(table.pile)):
        return [GameEnded(winning_seats(table))]
    refilled = refill(table, dice)
    events: list[Event] = [refilled]
    if rules.passes_hands:
        hands = [seat.hand + drawn for seat, drawn in zip(table.seats, refilled.draws, strict=True)]
        events.append(pass_hands(hands))
    following = table.seats[(table.place(table.storyteller) + 1) % len(table.seats)].no
    events.append(TurnBegun(table.turn + 1, following))
    return events
