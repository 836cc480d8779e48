"""The server's side of the decoding process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec

from hareloom.confined.process import Answered, Busy, Confined, Failed, Interrupted, command_of

from ..pictures import AS_IT_IS, Framing, Prepared
from ..source import Unreadable
from .messages import Delivery, Greeting, Order

__all__ = ["COMMAND", "Busy", "Decoder", "Interrupted"]

COMMAND = command_of("hareloom.decks.decoding.worker")
SECONDS = 30.0
"""For one picture. A large one takes two, on a busy machine ten."""
LARGEST_CARD = 2_000_000


class _NoCard(Answered):
    def __init__(self, why: Unreadable) -> None:
        self.why = why


class Decoder(Confined):
    """Makes cards of pictures. What goes wrong with one concerns no other."""

    def __init__(self, *, command: Sequence[str] = COMMAND, seconds: float = SECONDS, most_waiting: int = 32) -> None:
        super().__init__("a picture", command=command, seconds=seconds, most_waiting=most_waiting)

    async def card(
        self, content: bytes, framing: Framing = AS_IT_IS, network: str = "", *, in_game: bool = False
    ) -> Prepared:
        """Make a card of a network's picture. Raises `Unreadable` with a sentence, `Busy` or `Interrupted`."""
        order = Order(len(content), framing.turn, framing.crop, framing.paper)
        try:
            return await self.ask(partial(_exchange, order, content), network, in_game=in_game)
        except _NoCard as refused:
            raise refused.why from None
        except Failed as problem:
            words = "This picture could not be decoded here: it takes too much time or memory."
            raise Unreadable(words, "unreadable") from problem

    async def reads_heic(self) -> bool:
        """Does the process read HEIC? It is started once to find out."""
        line = await self.greeted()
        return line is not None and msgspec.json.decode(line, type=Greeting).heic


async def _exchange(order: Order, content: bytes, process: asyncio.subprocess.Process) -> Prepared:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(order) + b"\n")
    process.stdin.write(content)
    await process.stdin.drain()
    answer = msgspec.json.decode(await process.stdout.readline(), type=Delivery)
    if answer.why is not None:
        raise _NoCard(Unreadable(answer.words, answer.why))
    sizes = (answer.card, answer.thumb, answer.zoom)
    if not answer.card or not answer.thumb or not all(0 <= size <= LARGEST_CARD for size in sizes):
        raise ValueError("no card")
    card, thumb, zoom = [await process.stdout.readexactly(size) for size in sizes]
    return Prepared(card, thumb, zoom or None)
