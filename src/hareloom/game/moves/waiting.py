"""Missing players: the clock stops when no person is here, nudges, more time, and asking a bot to move once."""

from ..actions import StopClock
from ..events import ClockStopped, Event, SeatNudged, StandInAsked, TimeAsked
from ..paces import MORE_TIME, MOST_ASKED
from ..refusals import Code, Refusal
from ..table import Seat, Table
from ..values import NOBODY, REVEAL, SeatNo, StandInWish


def stop_clock(table: Table, action: StopClock) -> list[Event]:
    """Keep the time that is left."""
    if table.clock_left == action.left:
        raise Refusal(Code.ALREADY_MOVED, "The clock stands still already.")
    return [ClockStopped(action.left)]


def ask_for_time(table: Table, seat: Seat) -> list[Event]:
    """Each player may ask, whoever the table waits for: who is read to needs longer than who looks."""
    if table.pace.seconds is None and (table.phase is not REVEAL or table.pace.days):
        raise Refusal(Code.NO_MORE_TIME, "This table has no clock: take the time you need.")
    if table.time_asked.count(seat.no) >= MOST_ASKED:
        words = f"You have asked {MOST_ASKED} times in this phase, for {MORE_TIME} s each; another player may ask."
        raise Refusal(Code.NO_MORE_TIME, words)
    return [TimeAsked(seat.no)]


def nudge(table: Table, by: SeatNo, no: SeatNo) -> list[Event]:
    """Any person at the table may remind a player whom it waits for."""
    if no not in table.awaited or table.seat(no).bot:
        raise Refusal(Code.ALREADY_MOVED, f"The table does not wait for a player on seat {no}.")
    if by == no:
        raise Refusal(Code.NOT_YOUR_PART, "The others wait for you; you can just move.")
    return [SeatNudged(no)]


def ask_stand_in(table: Table, asker: SeatNo, seat: Seat) -> list[Event]:
    """Record a wish; the live table counts them, because how many are enough depends on who is here."""
    no = seat.no
    if asker == no:
        raise Refusal(Code.NOT_YOUR_PART, "Move yourself, or leave the seat to a bot.")
    if seat.bot:
        raise Refusal(Code.SEATING, f"A bot plays on seat {no} already.")
    if no not in table.awaited:
        raise Refusal(Code.ALREADY_MOVED, f"The table does not wait for seat {no}.")
    if asker != NOBODY and (table.pace.seconds or table.pace.days):
        raise Refusal(Code.HAS_CLOCK, "This table has a clock: when time is up, a bot moves.")
    if StandInWish(no, asker) in table.wishes:
        raise Refusal(Code.ALREADY_MOVED, "You have asked for that already; one more must ask.")
    return [StandInAsked(no, asker)]
