"""The decoding process. It reads pictures from standard input and writes cards to standard output."""

from typing import BinaryIO

import msgspec
from PIL import AvifImagePlugin, Image

from hareloom.confined.worker import run

from ..pictures import Framing, Prepared, looked_at, prepared, reads_heic
from ..source import Unreadable
from .messages import Delivery, Greeting, Order


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
    AvifImagePlugin.DEFAULT_MAX_THREADS = 1  # each thread would take address space, and a core from the games
    Image.init()  # from here on it can't import anything
    reads_heic()
    run(work)


if __name__ == "__main__":
    main()
