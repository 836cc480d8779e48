"""/healthz: does the server answer? /readyz: can tables be played, and does anything need the operator's eye?

Everybody learns whether it works. What exactly is wrong is for the operator: in the journal, and in the answer to a
request from the server's own machine.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
from starlette.requests import Request

from hareloom import __version__
from hareloom.server.http.endpoint import ApiRequest, Group
from hareloom.server.http.problems import Refused
from hareloom.server.journal import note
from hareloom.store import SaveFact, StoreError
from hareloom.tasks import spawn

if TYPE_CHECKING:
    from hareloom.tables.hall import Hall

SECONDS_FOR_STORE = 2.0
SECONDS_KEPT = 1.0
"""However often strangers ask, the disk is tried once in this time."""
LEAST_FREE = 256 * 1024 * 1024
"""Bytes on the disk below which it is nearly full."""


endpoints = Group()


class Health(msgspec.Struct, frozen=True):
    """The server answers."""

    status: Literal["ok"]
    version: str
    """Hareloom's own."""


class Readiness(msgspec.Struct, frozen=True):
    """Tables can be played."""

    status: Literal["ok", "degraded"]
    """`degraded`: they can, but something needs the operator's eye."""
    version: str
    details: tuple[str, ...] = ()
    """What is wrong, for a request from the server's own machine."""


class Found(msgspec.Struct, frozen=True):
    """What a look found."""

    broken: str = ""
    """Why nothing can be stored."""
    worries: tuple[str, ...] = ()


class Look:
    """Looks, remembers for a moment what it found, and notes what has changed in the journal."""

    def __init__(self, hall: Hall, data: Path) -> None:
        self._hall = hall
        self._data = data
        self._found: asyncio.Task[Found] | None = None
        self._at = 0.0
        self._noted = Found()

    async def found(self) -> Found:
        """What there is to say, at most a moment old."""
        looking = self._found
        if looking is None or (looking.done() and time.monotonic() - self._at > SECONDS_KEPT):
            looking = self._found = spawn(self._look(), "look whether all is well")
        return await asyncio.shield(looking)

    async def _look(self) -> Found:
        found = Found(await self._try_store(), tuple(self._worries()))
        self._at = time.monotonic()
        if found != self._noted:
            self._noted = found
            reasons = [found.broken, *found.worries] if found.broken else list(found.worries)
            note("not all is well" if reasons else "all is well again", logging.WARNING, reasons=reasons)
        return found

    async def _try_store(self) -> str:
        """Write, since a full disk can still be read."""
        write = self._hall.store.write(SaveFact("ready", str(self._hall.context.scheduler.wall_clock()).encode()))
        try:
            await asyncio.wait_for(write, SECONDS_FOR_STORE)
        except StoreError as problem:
            return str(problem)
        except TimeoutError:
            return f"The store did not answer within {SECONDS_FOR_STORE:g} s."
        return ""

    def _worries(self) -> list[str]:
        worries = []
        free = shutil.disk_usage(self._data).free
        if free < LEAST_FREE:
            worries.append(f"The disk is nearly full: {free // 1024 // 1024} MB are left.")
        if unheard := self._hall.neighbours.worry():
            worries.append(unheard)
        if self._hall.context.bots.failing:
            worries.append("The bots' process fails, so bots make any legal move; the journal says why.")
        if self._hall.context.bots.slow:
            worries.append("A deck takes long to load for the bots; until then they move late at its tables.")
        return worries


@endpoints("GET /healthz", who="anyone", answer=Health, cost=0)
async def healthz(_: ApiRequest[None]) -> Health:
    """Answer that the server is up."""
    return Health("ok", __version__)


@endpoints("GET /readyz", who="anyone", answer=Readiness, errors=({503: ("not_ready", "draining")},), cost=0)
async def readyz(request: ApiRequest[None]) -> Readiness:
    """Answer whether tables can be played."""
    look: Look = request.app.state.look
    found = await look.found()
    if request.app.state.standing.orders.draining or request.app.state.drain.begun:
        words = "This server opens no more tables."
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "draining", words, {"Retry-After": "60"})
    if found.broken:
        words = found.broken if _is_operator(request) else "Nothing can be stored at the moment."
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "not_ready", words, {"Retry-After": "5"})
    details = found.worries if _is_operator(request) else ()
    return Readiness("degraded" if found.worries else "ok", __version__, details)


def _is_operator(request: Request) -> bool:
    """A request from this machine that no proxy has forwarded."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    return not forwarded and request.client is not None and request.client.host in ("127.0.0.1", "::1")
