"""When a table is to be looked at next, though nobody may be there. The store has it in a row beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hareloom.game.table import in_game
from hareloom.game.values import NOBODY, Phase

from ..bots import bots_to_move, seats_here
from .calling import calls
from .deadlines import deadlines
from .hours import HOUR

if TYPE_CHECKING:
    from hareloom.game.values import SeatNo

    from ..delays import Delays
    from ..state import State


class Due(Struct, frozen=True):
    """What a table is to do now."""

    close: bool = False
    """The phase is over."""
    moves: tuple[SeatNo, ...] = ()
    """The seats that a bot moves for."""
    calls: tuple[str, ...] = ()
    """The people who are called."""


NOTHING = Due()


def next_due(state: State, delays: Delays) -> int | None:
    """In milliseconds since 1970; None if nothing happens there by itself."""
    table = state.table
    days = table.pace.days
    if days is None or not in_game(table.phase):
        return None
    if table.closing != NOBODY:
        return state.closing_at + round(delays.moment * 1000)
    if table.phase is Phase.REVEAL:
        return state.phase_at + round(delays.linger * 1000)
    if table.phase is Phase.CLAIM:
        return state.phase_at + days.hours * HOUR
    times = [*deadlines(state).values(), *calls(state, round(delays.call * 1000)).values()]
    if bots_to_move(table):
        times.append(state.phase_at + round(delays.bot_least * 1000))
    return min(times, default=None)


def what_is_due(state: State, now: int, here: frozenset[str], delays: Delays) -> Due:
    """What has to happen now. What the timers of a table do for people who are there is left to them."""
    table = state.table
    at = next_due(state, delays)
    if at is None or at > now:
        return NOTHING
    if table.phase is Phase.REVEAL:
        looked_at = bool(seats_here(state, here)) and now < state.phase_at + round(delays.look * 1000)
        return NOTHING if looked_at else Due(close=True)
    if table.closing != NOBODY or table.phase is Phase.CLAIM:
        return Due(close=True)
    over = deadlines(state)
    moves: list[SeatNo] = []
    for no, when in over.items():
        either = table.phase is Phase.GIVE and table.rules.teams and table.partner(no) in moves
        if when <= now and not either:  # one card is enough for a pair
            moves.append(no)
    if not here and now >= state.phase_at + round(delays.bot_least * 1000):
        moves += [no for no in bots_to_move(table) if no not in moves]
    later = round((delays.call_here - delays.call) * 1000)
    called = [
        person
        for person, when in calls(state, round(delays.call * 1000)).items()
        if when + (later if person in here else 0) <= now < over[state.people[person].seat or 0]
    ]
    return Due(moves=tuple(moves), calls=tuple(called))
