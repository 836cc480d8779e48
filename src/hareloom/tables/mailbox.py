"""A table's mailbox: one thing at a time, in the order in which they came."""

import asyncio
from collections import deque


class Mailbox:
    """A lock that can also be taken without waiting: where nobody is before it, a move needs no task of its own."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it, if it is free."""
        if self._taken:
            return False
        self._taken = True
        return True

    def leave(self) -> None:
        """Give it to who has waited longest."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():  # else they have been cancelled meanwhile
                waiter.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.leave()  # it was given to somebody who does not want it any more
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
