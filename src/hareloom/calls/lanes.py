"""Deliveries that wait, in one lane for each host, so that a slow or hostile host holds up nobody but itself.

A host gets two deliveries at once to begin with, more as it answers, and one when it is silent. Then it is left alone,
twice as long each time.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")

FIRST, MOST = 2, 16
"""Deliveries to one host at once."""
SHORTEST_REST, LONGEST_REST = 1.0, 600.0
"""Seconds."""

MANY = 1000
"""Hosts: with fewer, none is forgotten."""


class Lane(Generic[T]):
    """What waits for one host."""

    __slots__ = ("at_once", "most", "rests_until", "silences", "waiting")

    def __init__(self) -> None:
        self.waiting: deque[T] = deque()
        self.at_once = 0
        self.most = FIRST
        self.silences = 0
        self.rests_until = 0.0

    def answered(self) -> None:
        self.silences = 0
        self.most = min(MOST, self.most + 1)

    def was_silent(self, now: float) -> None:
        """Leave the host alone for a while, longer each time."""
        self.rests_until = now + min(LONGEST_REST, SHORTEST_REST * 2**self.silences)
        self.silences = min(self.silences + 1, 20)
        self.most = 1


class Lanes(Generic[T]):
    """The lanes of all hosts, served in turn. `room` is how many deliveries may wait, half of them for one host."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._lanes: dict[str, Lane[T]] = {}
        self._many = MANY
        self.waiting = 0

    def add(self, host: str, one: T) -> bool:
        """Let it wait; False if there is no room."""
        lane = self._lanes.get(host)
        if self.waiting >= self._room or (lane is not None and len(lane.waiting) >= self._room // 2):
            return False
        if lane is None:
            self._forget_idle()
            lane = self._lanes[host] = Lane()
        lane.waiting.append(one)
        self.waiting += 1
        return True

    def lane(self, host: str) -> Lane[T]:
        return self._lanes[host]

    def next(self, now: float) -> tuple[str, T] | None:
        """The next that may go out now. The host that was served goes to the end."""
        for host, lane in self._lanes.items():
            if lane.waiting and lane.at_once < lane.most and lane.rests_until <= now:
                lane.at_once += 1
                self.waiting -= 1
                self._lanes[host] = self._lanes.pop(host)
                return host, lane.waiting.popleft()
        return None

    def wakes_in(self, now: float) -> float | None:
        """Seconds until a host with deliveries has rested; None if none rests."""
        resting = [lane.rests_until for lane in self._lanes.values() if lane.waiting and lane.rests_until > now]
        return min(resting) - now if resting else None

    def done(self, host: str) -> None:
        """A delivery to that host has ended."""
        self._lanes[host].at_once -= 1

    def _forget_idle(self) -> None:
        """Forget hosts that have nothing to do, whenever there are twice as many as were left the last time."""
        if len(self._lanes) < self._many:
            return
        self._lanes = {host: lane for host, lane in self._lanes.items() if lane.waiting or lane.at_once}
        self._many = max(MANY, 2 * len(self._lanes))
