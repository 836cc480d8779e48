"""What people are shown of a game over days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..people import extra_of
from ..view_types import DaysView, YourDays
from .deadlines import days_of, deadlines, latest

if TYPE_CHECKING:
    from hareloom.store import PersonRecord

    from ..state import State


def days_view(state: State) -> DaysView | None:
    """For all."""
    return None if days_of(state.table) is None else DaysView(latest(state))


def your_days(state: State, person: PersonRecord) -> YourDays | None:
    """For one person alone."""
    if days_of(state.table) is None:
        return None
    extra = extra_of(person)
    hours, mail = extra.hours, extra.ways.mail
    return YourDays(
        due=deadlines(state).get(person.seat or 0),
        zone=hours.zone,
        quiet=hours.quiet,
        away_until=None if hours.vacation is None else hours.vacation.until,
        seen=extra.seen,
        pushes=sum(way.session in state.sessions for way in extra.ways.push),
        mail="" if mail is None else mail.address,
        mail_confirmed=mail is not None and mail.confirmed,
        webhook=person.host and bool(state.private.webhook),
    )
