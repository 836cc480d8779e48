"""Somebody is missing: the clock that stands still when nobody is here, and asking a bot to move this once."""

from ..actions import StopClock
from ..events import ClockStopped, Event, SeatNudged, StandInAsked
from ..refusals import Code, Refusal
from ..table import Seat, Table
from ..values import NOBODY, SeatNo, StandInWish


def stop_clock(table: Table, action: StopClock) -> list[Event]:
    """What is kept is the time that remains."""
    if table.clock_left == action.left:
        raise Refusal(Code.ALREADY_MOVED, "The clock stands still already.")
    return [ClockStopped(action.left)]


def nudge(table: Table, by: SeatNo, no: SeatNo) -> list[Event]:
    """Anybody may remind a player whom the table waits for."""
    if no not in table.awaited or table.seat(no).bot:
        raise Refusal(Code.ALREADY_MOVED, f"The table does not wait for a player on seat {no}.")
    if by == no:
        raise Refusal(Code.NOT_YOUR_PART, "The others wait for you; you can just move.")
    return [SeatNudged(no)]


def ask_stand_in(table: Table, asker: SeatNo, seat: Seat) -> list[Event]:
    """A wish. Whether enough have it depends on who is here, so the live table counts them."""
    no = seat.no
    if asker == no:
        raise Refusal(Code.NOT_YOUR_PART, "Move yourself, or leave the seat to a bot.")
    if seat.bot:
        raise Refusal(Code.SEATING, f"A bot plays on seat {no} already.")
    if no not in table.awaited:
        raise Refusal(Code.ALREADY_MOVED, f"Nobody waits for seat {no}.")
    if asker != NOBODY and table.pace.seconds is not None:
        raise Refusal(Code.HAS_CLOCK, "This table has a clock: when time is up, a bot moves.")
    if StandInWish(no, asker) in table.wishes:
        raise Refusal(Code.ALREADY_MOVED, "You have asked for that already; one more must ask.")
    return [StandInAsked(no, asker)]
