"""Whose order is next, where one is carried out at a time. Networks take turns; those in a game have every other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

Lanes: TypeAlias = dict[str, deque[asyncio.Future[None]]]


class Turns:
    """A lock. A network that waits with many orders doesn't hold up one that waits with one."""

    def __init__(self) -> None:
        self._taken = False
        self._lanes: dict[bool, Lanes] = {True: {}, False: {}}
        """Those who wait: in a game or not, then by network."""
        self._last = (False, "")

    @asynccontextmanager
    async def turn(self, network: str = "", *, in_game: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._taken:
            await self._wait(network, in_game=in_game)
        self._taken, self._last = True, (in_game, network)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, network: str, *, in_game: bool) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._lanes[in_game].setdefault(network, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it had just come to this one
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        was_in_game, was = self._last
        for in_game in (not was_in_game, was_in_game):
            lanes = self._lanes[in_game]
            if was in lanes:  # behind the others, those who came meanwhile too
                lanes[was] = lanes.pop(was)
            while lanes:
                network, lane = next(iter(lanes.items()))
                del lanes[network]
                waiting = lane.popleft()
                if lane:
                    lanes[network] = lane
                if not waiting.done():  # who has given up is passed over
                    waiting.set_result(None)
                    return
        self._taken = False
