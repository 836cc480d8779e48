"""A scheduler whose time only a test advances: for tables in its own process, and for the server of browser tests."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Awaitable, Callable

from hareloom.tables.scheduler import Timer

_numbers = itertools.count()


async def settle() -> None:
    """Let every task run until it waits."""
    for _ in range(40):
        await asyncio.sleep(0)


class HeldScheduler:
    """A scheduler whose time passes only in `run` and `run_next`."""

    def __init__(self, settled: Callable[[], Awaitable[None]] = settle, began: int = 1_700_000_000_000) -> None:
        self.seconds = 1000.0
        self.fired = 0
        self.began = began
        """The wall clock's milliseconds when `seconds` was 0."""
        self._settled = settled
        self._waiting: list[tuple[float, int, HeldTimer]] = []

    def now(self) -> float:
        return self.seconds

    def wall_clock(self) -> int:
        return self.began + round(1000 * self.seconds)

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        timer = HeldTimer(what)
        heapq.heappush(self._waiting, (self.seconds + seconds, next(_numbers), timer))
        return timer

    @property
    def waiting(self) -> int:
        """How many timers are pending."""
        return sum(not timer.gone for _, _, timer in self._waiting)

    async def run(self, seconds: float) -> None:
        """Advance the time, and call each timer that comes due."""
        until = self.seconds + seconds
        await self._settled()
        while self._waiting and self._waiting[0][0] <= until:
            at, _, timer = heapq.heappop(self._waiting)
            if not timer.gone:
                self.seconds = max(self.seconds, at)
                self.fired += 1
                timer.what()
                await self._settled()
        self.seconds = until

    async def run_next(self) -> bool:
        """Advance the time to the next timer, and call it with all that are due at once; False if there is none."""
        await self._settled()
        while self._waiting and self._waiting[0][2].gone:
            heapq.heappop(self._waiting)
        if not self._waiting:
            return False
        await self.run(max(0.0, self._waiting[0][0] - self.seconds))
        return True


class HeldTimer:
    """A pending call, unless it is cancelled."""

    def __init__(self, what: Callable[[], None]) -> None:
        self.what = what
        self.gone = False

    def cancel(self) -> None:
        self.gone = True
