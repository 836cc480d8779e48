"""How fast one connection is read, so that none takes the event loop from the others.

A request that is started counts against its person's limits. All else that a client may send (pings, parts, nonsense,
requests past a limit) leads to nothing and costs time all the same, so it is handled slowly; what comes faster waits in
the network.
"""

from __future__ import annotations

FRAMES_A_TURN = 8
"""Frames of one connection that are handled in one turn of the event loop."""
IDLE_AT_ONCE = 64
"""Frames that lead to nothing, at once."""
IDLE_A_SECOND = 50
"""And later on."""
_PAUSE = 0.25
"""Seconds for which a connection that has used them up is not read, at least."""


class Pace:
    """The pace of one connection. It reads no clock itself."""

    __slots__ = ("_at", "_left", "_turn")

    def __init__(self, now: float) -> None:
        self._at = now
        self._left = float(IDLE_AT_ONCE)
        self._turn = 0

    def next_turn(self) -> None:
        self._turn = 0

    def take(self) -> bool:
        """May one more frame be handled in this turn? Then it is counted."""
        if self._turn >= FRAMES_A_TURN or self._left < 1:
            return False
        self._turn += 1
        return True

    def idle(self, now: float) -> None:
        """The frame led to nothing."""
        self._left = min(IDLE_AT_ONCE, self._left + (now - self._at) * IDLE_A_SECOND) - 1
        self._at = now

    def pause(self, now: float) -> float:
        """Seconds until frames may be handled again: 0 in the next turn at the latest."""
        if self._left >= 1:
            return 0.0
        self._left = min(IDLE_AT_ONCE, self._left + (now - self._at) * IDLE_A_SECOND)
        self._at = now
        return 0.0 if self._left >= 1 else max(_PAUSE, (1 - self._left) / IDLE_A_SECOND)
