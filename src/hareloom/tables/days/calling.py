"""Who is called, and when.

A call is claimed by a row of the log before it is sent: a crash may lose it, never double it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from hareloom.calls.call import Call, Wanted
from hareloom.calls.ways import Ways
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.store import SaveExtra

from ..people import extra_of, found_person
from ..timer import moment_of
from .deadlines import deadlines
from .hours import quiet_until

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hareloom.store import PersonRecord

    from ..context import Outcome
    from ..state import State
    from ..table import LiveTable

_WANTED: Mapping[Phase, Wanted] = {Phase.CLUE: "clue", Phase.GIVE: "give", Phase.VOTE: "vote"}


def calls(state: State, after: int) -> dict[str, int]:
    """When each person is to be called who was not called for this phase: after so many milliseconds, never at night.

    Nobody is called for whom a bot moves before that.
    """
    moment = str(moment_of(state.table))
    due = deadlines(state)
    found: dict[str, int] = {}
    for person in state.people.values():
        if person.seat not in due:
            continue
        extra = extra_of(person)
        if extra.called == moment or not (state.private.webhook or _ways(state, extra.ways) != Ways()):
            continue
        at = state.phase_at + after
        vacation = extra.hours.vacation
        if vacation is not None and vacation.since <= at < vacation.until:
            at = vacation.until
        at = quiet_until(extra.hours, at)
        if at < due[person.seat]:
            found[person.id] = at
    return found


def claim(moment: str, person_id: str) -> Callable[[State], Outcome]:
    """Note that a person is called, unless they have moved or were called already."""

    def how(state: State) -> Outcome:
        person = found_person(state.people, person_id)
        extra = extra_of(person)
        if str(moment_of(state.table)) != moment or person.seat not in deadlines(state) or extra.called == moment:
            raise Refusal(Code.ALREADY_MOVED, "There is nothing to call this player for.")
        return (), [SaveExtra(person_id, msgspec.json.encode(replace(extra, called=moment)))]

    return how


def call_of(live: LiveTable, person: PersonRecord) -> Call:
    """What is sent to that person, and to the table's webhook."""
    state = live.state
    extra = extra_of(person)
    return Call(
        code=live.record.code,
        table_id=live.record.id,
        person_id=person.id,
        name=person.name,
        others=tuple(one.name for one in state.people.values() if one.id != person.id and one.seat is not None),
        language=live.record.language,
        wanted=_WANTED[state.table.phase],
        until=deadlines(state)[person.seat or 0],
        zone=extra.hours.zone,
        ways=_ways(state, extra.ways),
        webhook=state.private.webhook,
    )


def _ways(state: State, ways: Ways) -> Ways:
    """Those that can be used: devices that were not logged out, and an address that was confirmed."""
    push = tuple(way for way in ways.push if way.session in state.sessions)
    return Ways(push=push, mail=ways.mail if ways.mail and ways.mail.confirmed else None)
