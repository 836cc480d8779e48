"""The server's time, in the test's hand: timers, wall clock, bots' thinking and what is due stand still until told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl

from tests.tables.held import HeldScheduler, settle

from hareloom.tables.days.timekeeper import Timekeeper
from hareloom.tables.hall import Hall
from hareloom.tables.scheduler import Timer

PATH = "/test/time"
LEFT = 61.0
"""Seconds after which who has made a request, and is gone, counts as away."""


def now() -> int:
    """The machine's clock, in milliseconds."""
    return time.time_ns() // 1_000_000


class Scheduler(HeldScheduler):
    """What waits for no time is done at once, as ever."""

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        if seconds <= 0:
            return asyncio.get_running_loop().call_soon(what)
        return super().call_later(seconds, what)


class ServerTime:
    """Answers for PATH, and leaves all else to the server.

    ``POST ?pass=2.5`` lets seconds pass, ``?next`` goes on to the next moment at which something happens, ``?at=MS``
    to a time of the wall clock, ``?reset`` past everybody who has left. Each answers when all that follows is done and
    sent: which frame each table's clients have then, how many there are, and whether there was anything to happen.
    """

    def __init__(self, hall: Hall, began: int | None = None) -> None:
        self.app: Callable[..., Awaitable[None]]
        self._hall = hall
        self._scheduler = Scheduler(self.settled)
        self._set_clock(now() if began is None else began)
        self._keeper: Timekeeper | None = None
        hall.context.scheduler = self._scheduler

    def _set_clock(self, at: int) -> None:
        self._scheduler.began = at - round(1000 * self._scheduler.seconds)

    async def settled(self) -> None:
        """Wait until the server has nothing left to do."""
        hall = self._hall
        while True:
            await hall.context.post.settled()
            await settle()
            tables = hall.open_tables()
            if all(live.log.idle and not live.timers.busy for live in tables):
                return
            for live in tables:
                await live.timers.settled()

    async def _move(self, how: dict[str, str]) -> bool:
        moved = True
        match how:
            case {"pass": seconds}:
                await self._scheduler.run(float(seconds))
            case {"next": _}:
                moved = await self._scheduler.run_next()
            case {"at": at}:
                await self._scheduler.run(max(0.0, (int(at) - self._scheduler.wall_clock()) / 1000))
            case {"reset": _}:
                await self._scheduler.run(LEFT)
                self._set_clock(now())
        if how:
            self._keeper = self._keeper or Timekeeper(self._hall)
            await self._keeper.look_at_all()
        await self.settled()
        return moved

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request."""
        if scope["type"] != "http" or scope["path"] != PATH:
            await self.app(scope, receive, send)
            return
        how = dict(parse_qsl(scope["query_string"].decode(), keep_blank_values=True))
        moved = await self._move(how)
        tables = {live.record.code: live for live in self._hall.open_tables()}
        frames = {code: live.publisher.frame for code, live in tables.items()}
        connections = {code: len(live.presence) for code, live in tables.items()}
        body = json.dumps({"moved": moved, "frames": frames, "connections": connections}).encode()
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})
