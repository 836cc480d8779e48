"""The timekeeper of games over days: it asks the store what is due, wakes those tables, and lets them sleep again.

Tables that are not due cost nothing but a row in the store. Several servers share the work: what one has taken, no
other gets for a while.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from hareloom.store import SaveFact, StoreError
from hareloom.tasks import report

from ..folding import CantBePlayed
from .hours import HOUR, MINUTE

if TYPE_CHECKING:
    from ..hall import Hall
    from ..table import LiveTable

DAYS = "days"
"""The fact's name in the store."""
LEASE = MINUTE
"""For how long no other server gets a table that was taken."""
AT_ONCE = 100
"""Tables that are taken at once."""
TOGETHER, PAUSE = 4, 0.005
"""Tables that are woken before others get their turn on the event loop, and for how many seconds they have it."""
JUMP = 10 * MINUTE
"""By how much the wall clock may move otherwise than time does."""
LONGEST_PAUSE = HOUR
"""A longer one between two servers is time in which nobody could move."""
LONGEST_HOLD = 24 * HOUR
BETWEEN_NOTES = MINUTE

_LOG = logging.getLogger("hareloom.tables")


class Kept(Struct, frozen=True):
    """What the store remembers of it, in milliseconds since 1970."""

    seen_at: int
    """When a server last looked at the clock."""
    held_until: int = 0
    """Nothing is done before: the clock has jumped, or there was no server."""


_read = msgspec.json.Decoder(Kept).decode


def after_pause(kept: Kept | None, now: int) -> Kept:
    """What to remember when a server starts: after a pause people get as much time as they lost, up to a day."""
    if kept is None:
        return Kept(now)
    pause = now - kept.seen_at
    held = now + min(pause, LONGEST_HOLD) if pause > LONGEST_PAUSE else 0
    return Kept(now, max(held, min(kept.held_until, now + LONGEST_HOLD)))


def after_look(kept: Kept, now: int, passed: int) -> Kept:
    """What to remember after a look: a wall clock that jumps ahead holds everything back for as long as it jumped."""
    jump = now - kept.seen_at - passed
    held = now + min(jump, LONGEST_HOLD) if jump > JUMP else 0
    return Kept(now, max(held, min(kept.held_until, now + LONGEST_HOLD)))


class Timekeeper:
    """Looks at what is due."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._scheduler = hall.context.scheduler
        self._kept: Kept | None = None
        self._looked = 0.0
        self._noted_at = 0
        self._woken: dict[str, LiveTable] = {}

    async def look_at_all(self) -> None:
        """Do all that is due."""
        while await self.look() == AT_ONCE:
            pass

    async def look(self) -> int:
        """Do what is due, as far as it may be done at once; return how many tables were due."""
        now = self._scheduler.wall_clock()
        kept = await self._clock(now)
        await self._let_sleep()
        if now < kept.held_until:
            return 0
        codes = await self._hall.store.take_due(now, now + LEASE, AT_ONCE)
        self._hall.counts.due += len(codes)
        for start in range(0, len(codes), TOGETHER):
            if start:
                await self._let_sleep()
                await asyncio.sleep(PAUSE)
            await asyncio.gather(*(self._do(code) for code in codes[start : start + TOGETHER]))
        return len(codes)

    async def _clock(self, now: int) -> Kept:
        """Look at the clock, and remember that."""
        looked = self._scheduler.now()
        if self._kept is None:
            read = await self._hall.store.fact(DAYS)
            kept = after_pause(None if read is None else _read(read), now)
        else:
            kept = after_look(self._kept, now, round((looked - self._looked) * 1000))
        if kept.held_until > now and (self._kept is None or self._kept.held_until < kept.held_until):
            _LOG.warning(
                "games over days are held back: the clock has jumped, or the server was off",
                extra={"facts": {"minutes": (kept.held_until - now) // MINUTE}},
            )
        self._kept, self._looked = kept, looked
        if abs(now - self._noted_at) >= BETWEEN_NOTES:
            await self._hall.store.write(SaveFact(DAYS, msgspec.json.encode(kept)))
            self._noted_at = now
        return kept

    async def _do(self, code: str) -> None:
        """Have one table do what is due. Whatever is wrong with it, the others go on."""
        hall = self._hall
        slept = hall.in_memory(code) is None
        try:
            live = await hall.find(code)
            if live is None:
                return
            if slept:
                self._woken[code] = live
            await live.up_to_date()
            live.timers.do_due()  # its rows say when it is due next; without one it is looked at again after the lease
        except CantBePlayed:
            return  # it is set aside, and not due until it is put back into use
        except StoreError as problem:
            _LOG.warning("a table that is due could not be woken: %s", problem)
        except Exception as fault:  # noqa: BLE001 - no fault of one table may end all games over days
            report("do what is due at a table", fault)

    async def _let_sleep(self) -> None:
        """Unload some of what was woken and has nothing more to do."""
        some = dict(itertools.islice(self._woken.items(), 2 * TOGETHER))  # twice as many as come, so that none pile up
        if not some:
            return
        await self._hall.sleep_again(some.values())
        for code, live in some.items():
            del self._woken[code]
            if self._hall.in_memory(code) is live and not live.presence.is_needed():
                self._woken[code] = live  # a bot thinks there: the others first
