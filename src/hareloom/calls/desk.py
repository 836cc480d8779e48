"""Delivers one kind of call in the background: bounded, each once, and again only where nothing has arrived."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from hareloom.tasks import spawn

from .counts import Kind, Result
from .lanes import Lanes
from .said import UNWANTED, Said
from .ways import MailWay, PushWay, Webhook

TRIES = 3
FIRST_WAIT = 20.0
"""Seconds before the second try, where the endpoint doesn't say; three times as long before the third."""
LONGEST_WAIT = 3600.0
PACE = 0.025
"""Seconds between two deliveries. Each costs two milliseconds of the processor, for its keys and its handshake: when a
thousand tables call at once, those who play go first."""
SECONDS_TO_END = 3.0
"""For what is under way when the server stops."""

_LOG = logging.getLogger("hareloom.calls")


class Hears(Protocol):
    """Hears what became of the ways: of a table's code, a person's id ("" for the webhook), and the way's address."""

    def gone(self, code: str, person_id: str, address: str) -> None:
        """There is no such way any more."""

    def failed(self, code: str, person_id: str, address: str) -> None:
        """Could not be called, after all tries."""

    def reached(self, code: str, person_id: str, address: str) -> None:
        """Was called, after failures."""

    async def wanted(self, code: str, person_id: str, way: PushWay | MailWay | Webhook) -> bool:
        """Is that person still at the table, and to be called by that way?"""


async def _always() -> bool:
    return True


class Delivery(Struct, frozen=True):
    """One call by one way."""

    code: str
    person_id: str
    address: str
    host: str
    until: int
    """After that it is not worth sending, in milliseconds since 1970."""
    send: Callable[[], Awaitable[Said]]
    failures: int = 0
    """Of the way, before this."""
    tries: int = 0
    wanted: Callable[[], Awaitable[bool]] = _always
    """Asked before another try: it may have been turned off meanwhile."""


class Desk:
    """The deliveries of one kind."""

    def __init__(
        self,
        kind: Kind,
        hears: Hears,
        clock: Callable[[], int],
        *,
        room: int,
        at_once: int,
        took: Callable[[float], None] = lambda _: None,
        first_wait: float = FIRST_WAIT,
    ) -> None:
        self._kind = kind
        self._hears = hears
        self._clock = clock
        self._room = room
        self._at_once = at_once
        self._took = took
        self._first_wait = first_wait
        self._lanes: Lanes[Delivery] = Lanes(room)
        self._under_way: set[asyncio.Task[None]] = set()
        self._later: dict[int, asyncio.TimerHandle] = {}
        self._numbers = 0
        self._wakes: asyncio.TimerHandle | None = None
        self._next = 0.0
        self._closed = False
        self.results: Counter[tuple[Kind, Result]] = Counter()

    @property
    def waiting(self) -> int:
        return self._lanes.waiting + len(self._later)

    def add(self, delivery: Delivery) -> None:
        """Send it when its turn comes."""
        full = self.waiting >= self._room
        if self._closed or full or not self._lanes.add(delivery.host, delivery):
            self._count("dropped")
            return
        self._pump()

    def _pump(self) -> None:
        """Start what may start now, and come back when more may."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        wakes = self._next if self._next > now else None
        if wakes is None and len(self._under_way) < self._at_once:
            found = self._lanes.next(now)
            if found is not None:
                task = spawn(self._deliver(*found), "call a player")
                self._under_way.add(task)
                task.add_done_callback(self._ended)
                wakes = self._next = now + PACE
            elif (rest := self._lanes.wakes_in(now)) is not None:
                wakes = now + rest
        if self._wakes is not None:
            self._wakes.cancel()
        self._wakes = None if wakes is None or self._closed else loop.call_at(wakes, self._pump)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not self._closed:
            self._pump()

    async def _deliver(self, host: str, delivery: Delivery) -> None:
        if self._clock() >= delivery.until:
            self._lanes.done(host)
            self._count("dropped")
            return
        began = time.perf_counter()
        try:
            unwanted = delivery.tries > 0 and not await delivery.wanted()
            said = UNWANTED if unwanted else await delivery.send()
        except Exception as problem:  # noqa: BLE001 - one delivery that can't be made holds up no other
            # Not the problem's words: they may name an address.
            _LOG.error("a call failed", extra={"facts": {"way": self._kind, "fault": type(problem).__name__}})
            said = Said("failed")
        finally:
            self._lanes.done(host)
        self._took(time.perf_counter() - began)
        lane = self._lanes.lane(host)
        if said.silent:
            lane.was_silent(asyncio.get_running_loop().time())
        elif not said.blameless:
            lane.answered()
        self._conclude(delivery, said)

    def _conclude(self, delivery: Delivery, said: Said) -> None:
        way = (delivery.code, delivery.person_id, delivery.address)
        if said.what == "again" and self._try_later(delivery, said.wait):
            return
        if said.what == "sent":
            self._count("sent")
            if delivery.failures:
                self._hears.reached(*way)
        elif said.what == "gone":
            self._count("gone")
            self._hears.gone(*way)
        elif said.blameless:
            self._count("dropped")
        else:
            self._count("failed")
            self._hears.failed(*way)

    def _try_later(self, delivery: Delivery, wait: float | None) -> bool:
        """Try again after a while, if there is time; False if not."""
        pause = min(LONGEST_WAIT, max(wait or 0.0, self._first_wait * 3**delivery.tries))
        late = self._clock() + pause * 1000 >= delivery.until
        if self._closed or late or delivery.tries + 1 >= TRIES or self.waiting >= self._room:
            return False
        self._numbers += 1
        number = self._numbers
        again = replace(delivery, tries=delivery.tries + 1)

        def add() -> None:
            del self._later[number]
            self.add(again)

        self._later[number] = asyncio.get_running_loop().call_later(pause, add)
        return True

    def _count(self, result: Result) -> None:
        self.results[self._kind, result] += 1

    async def close(self) -> None:
        """Let what is under way come to its end, for a moment; drop what waits."""
        self._closed = True
        for timer in (*self._later.values(), self._wakes):
            if timer is not None:
                timer.cancel()
        self._later.clear()
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=SECONDS_TO_END)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
