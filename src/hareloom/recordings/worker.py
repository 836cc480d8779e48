"""The looking process. It reads recordings from standard input and writes them packed anew to standard output."""

from typing import BinaryIO

import av
import av.subtitles.stream  # PyAV imports it with the first file, when nothing can be imported any more
import msgspec

from hareloom.confined.worker import run

from .formats import Unfit
from .looking import Looked, look
from .messages import Delivery, Greeting, Order


def looked_at(order: Order, content: bytes) -> tuple[Delivery, Looked | None]:
    """Look at a recording, or say why it is not taken."""
    try:
        looked = look(content, order.type)
    except Unfit as wrong:
        return Delivery(why=wrong.why, words=str(wrong)), None
    except MemoryError:
        return Delivery(why="bad_recording", words="It takes more memory to look at than there is."), None
    return Delivery(len(looked.content), looked.seconds), looked


def work(read: BinaryIO, write: BinaryIO) -> None:
    """Take one order after another, until there are no more."""
    decode = msgspec.json.Decoder(Order).decode
    write.write(msgspec.json.encode(Greeting(av.__version__)) + b"\n")
    write.flush()
    while line := read.readline():
        order = decode(line)
        delivery, looked = looked_at(order, read.read(order.size))
        write.write(msgspec.json.encode(delivery) + b"\n")
        if looked is not None:
            write.write(looked.content)
        write.flush()


def main() -> None:
    """Work until the input ends, or until the server is gone."""
    run(work)


if __name__ == "__main__":
    main()
