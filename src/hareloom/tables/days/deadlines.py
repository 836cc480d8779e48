"""Until when each player must have moved, in a game over days. All of it follows from the table's state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hareloom.game.table import Table, in_game
from hareloom.game.values import Phase, SeatNo

from ..people import extra_of
from .hours import HOUR, after_waking

if TYPE_CHECKING:
    from hareloom.game.paces import Days
    from hareloom.store import PersonRecord

    from ..state import State

LONGEST_WAIT = 7 * 24 * HOUR
"""How long a game waits at most for a player who is on vacation."""


def days_of(table: Table) -> Days | None:
    """What the table plays by, if it plays over days; before a game, what was chosen for it."""
    return table.pace.days if in_game(table.phase) else table.settings.pace.days


def deadlines(state: State) -> dict[SeatNo, int]:
    """When a bot moves for each player whom the table waits for. Partners who may both give have the later time."""
    table = state.table
    days = table.pace.days
    if days is None or table.phase not in (Phase.CLUE, Phase.GIVE, Phase.VOTE):
        return {}
    people = {person.seat: person for person in state.people.values() if person.seat is not None}
    found = {
        no: _deadline(days, state.phase_at, people[no])
        for no in table.awaited
        if no in people and not table.seat(no).bot
    }
    if table.phase is Phase.GIVE and table.rules.teams:
        return {no: max(at, found.get(table.partner(no), at)) for no, at in found.items()}
    return found


def _deadline(days: Days, since: int, person: PersonRecord) -> int:
    hours = extra_of(person).hours
    ends = after_waking(hours, since, days.hours * HOUR)
    vacation = hours.vacation
    if vacation is None or vacation.until <= since or vacation.since >= ends:
        return ends
    leaves = max(since, vacation.since)
    if days.vacation == "bot":
        return leaves
    away = (leaves, min(vacation.until, leaves + LONGEST_WAIT))
    return after_waking(hours, since, days.hours * HOUR, [away])


def latest(state: State) -> int | None:
    """The one that all are shown."""
    return max(deadlines(state).values(), default=None)
