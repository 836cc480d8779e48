"""A table's clock and timers: the event loop's, which never run backwards. Tests use a manual one."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that will be made, unless it is cancelled."""

    def cancel(self) -> None: ...


class Scheduler(Protocol):
    """A clock, and calls at a later time of it."""

    def now(self) -> float:
        """Seconds since a moment that stays the same."""

    def wall_clock(self) -> int:
        """Whole milliseconds since 1970: what the log keeps."""

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer: ...


class LoopScheduler:
    """The event loop's timers, and the clock that they go by."""

    now = staticmethod(time.monotonic)

    def wall_clock(self) -> int:
        return time.time_ns() // 1_000_000

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, what)
