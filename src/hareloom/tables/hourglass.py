"""Where a table's time comes from: the event loop's clock, which no one can set back; in tests, one that waits."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Hourglass(Protocol):
    """Time that passes, and what happens when some of it has."""

    def now(self) -> float:
        """Seconds since some moment."""

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer: ...


class LoopTime:
    """The event loop's timers, and the clock that they go by."""

    def now(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, what)
