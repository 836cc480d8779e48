"""The server's side of the looking process."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import Struct

from hareloom.confined.process import Answered, Busy, Confined, Failed, Interrupted, command_of

from .formats import BOUNDS, TYPES, Unfit
from .messages import Delivery, Order

__all__ = ["COMMAND", "Busy", "Fit", "Inspector", "Interrupted", "can_look"]

COMMAND = command_of("hareloom.recordings.worker")
SECONDS = 20.0
"""For one recording. A large mime takes one or two, on a busy machine ten."""
MOST_WAITING = 64
ROOM_TO_PACK = 256 * 1024
"""Bytes that a recording may gain by being packed anew."""


def can_look() -> bool:
    """Is the extra there that looks into recordings? Without it none are taken."""
    return importlib.util.find_spec("av") is not None


class Fit(Struct, frozen=True):
    """A recording that is taken, as it is kept."""

    content: bytes
    seconds: float


class _Unfit(Answered):
    def __init__(self, why: Unfit) -> None:
        self.why = why


class Inspector(Confined):
    """Looks at recordings. What goes wrong with one concerns no other."""

    def __init__(
        self, *, command: Sequence[str] = COMMAND, seconds: float = SECONDS, most_waiting: int = MOST_WAITING
    ) -> None:
        super().__init__("a recording", command=command, seconds=seconds, most_waiting=most_waiting)

    async def look(self, content: bytes, media_type: str, network: str = "") -> Fit:
        """The recording as it is kept. Raises `Unfit` with a sentence, `Busy` or `Interrupted`."""
        try:
            return await self.ask(partial(_exchange, Order(len(content), media_type), content), network)
        except _Unfit as refused:
            raise refused.why from None
        except Failed as problem:
            raise Unfit("The recording can't be read: it takes too much time or memory.") from problem


async def _exchange(order: Order, content: bytes, process: asyncio.subprocess.Process) -> Fit:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(order) + b"\n")
    process.stdin.write(content)
    await process.stdin.drain()
    answer = msgspec.json.decode(await process.stdout.readline(), type=Delivery)
    if answer.why is not None:
        raise _Unfit(Unfit(answer.words, answer.why))
    most = BOUNDS[TYPES[order.type][0]].bytes + ROOM_TO_PACK
    if not 0 < answer.size <= most:
        raise ValueError("no recording")
    return Fit(await process.stdout.readexactly(answer.size), answer.seconds)
