"""The decoding process. It reads pictures from standard input and writes cards to standard output, one after another.

A decoder may be tricked by a stranger's bytes, so this process has no more than it needs: little memory, no files to
write, none of the server's environment, none of its data.
"""

import os
import sys
import warnings
from typing import BinaryIO

import msgspec
from PIL import AvifImagePlugin

from ..pictures import Framing, Prepared, looked_at, prepared, reads_heic
from ..source import Unreadable
from .messages import Delivery, Greeting, Order

MEMORY = 1024 * 1024 * 1024
"""Bytes of address space. 50 million pixels with transparency take 200 million bytes, three times over."""


def confine() -> None:
    """Give away what decoding doesn't need."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    AvifImagePlugin.DEFAULT_MAX_THREADS = 1  # each thread would take address space, and a core from the games
    limits = {resource.RLIMIT_AS: MEMORY, resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0, resource.RLIMIT_NOFILE: 64}
    for limit, most in limits.items():
        _, hard = resource.getrlimit(limit)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(limit, (allowed, allowed))


def made(order: Order, content: bytes) -> tuple[Delivery, Prepared | None]:
    """Make a card of a picture, or say why not."""
    try:
        card = prepared(looked_at(content, framing=Framing(order.turn, order.crop, order.paper)))
    except Unreadable as wrong:
        return Delivery(why=wrong.why, words=f"This picture {wrong}."), None
    except MemoryError:
        return Delivery(why="unreadable", words="This picture takes more memory to decode than there is."), None
    return Delivery(len(card.card), len(card.thumb), len(card.zoom or b"")), card


def work(read: BinaryIO, write: BinaryIO) -> None:
    """Take one order after another, until there are no more."""
    decode = msgspec.json.Decoder(Order).decode
    write.write(msgspec.json.encode(Greeting(reads_heic())) + b"\n")
    write.flush()
    while line := read.readline():
        order = decode(line)
        delivery, card = made(order, read.read(order.size))
        write.write(msgspec.json.encode(delivery) + b"\n")
        if card is not None:
            write.writelines((card.card, card.thumb, card.zoom or b""))
        write.flush()


def main() -> None:
    """Work until the input ends, or until the server is gone."""
    warnings.simplefilter("ignore")  # about odd files; what matters is said
    confine()
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # not sys.exit: Python would write to the broken pipe once more


if __name__ == "__main__":
    main()
