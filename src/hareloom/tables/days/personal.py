"""What people say about themselves in a game over days: their hours, a vacation, how far they have looked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from hareloom.store import SaveExtra

from ..people import Extra, Seen, extra_of, found_person
from ..secrets import new_id
from .hours import Quiet, Vacation

if TYPE_CHECKING:
    from ..context import Outcome
    from ..state import State
    from ..table import LiveTable


async def set_hours(live: LiveTable, person_id: str, zone: str, quiet: Quiet | None) -> None:
    await _change(live, person_id, lambda extra: replace(extra, hours=replace(extra.hours, zone=zone, quiet=quiet)))


async def set_vacation(live: LiveTable, person_id: str, until: int | None) -> None:
    """Go on vacation now; with None, be back. One that is on keeps its beginning."""
    now = live.context.scheduler.wall_clock()

    def changed(extra: Extra) -> Extra:
        before = extra.hours.vacation
        since = before.since if before is not None and before.until > now else now
        return replace(extra, hours=replace(extra.hours, vacation=None if until is None else Vacation(since, until)))

    await _change(live, person_id, changed)


async def saw(live: LiveTable, person_id: str, seen: Seen) -> None:
    """Note how far a person has looked. It never goes back, and nothing that is still to come counts as seen."""
    state = live.state
    table = state.table
    last = max((reveal.turn for reveal in table.reveals), default=0)
    before = extra_of(found_person(state.people, person_id)).seen
    newest = (table.game, min(seen.turn, last)) if seen.game == table.game else (0, 0)
    game, turn = max(newest, (before.game, before.turn))
    after = Seen(game, turn, max(before.remark, min(seen.remark, state.last_remark)))
    await _change(live, person_id, lambda extra: replace(extra, seen=after))


async def _change(live: LiveTable, person_id: str, how: Callable[[Extra], Extra]) -> None:
    """Change what is stored about a person; what is so already is no row of the log."""
    before = extra_of(found_person(live.state.people, person_id))
    if how(before) == before:
        return

    def change(state: State) -> Outcome:
        extra = how(extra_of(found_person(state.people, person_id)))
        return (), [SaveExtra(person_id, msgspec.json.encode(extra))]

    await live.changed(person_id, new_id(), change)
