"""What the server and the looking process send each other: a line of JSON, then the bytes that it announces."""

from __future__ import annotations

from msgspec import Struct

from .formats import Why


class Order(Struct, frozen=True):
    """A recording to be looked at; its bytes follow."""

    size: int
    type: str


class Delivery(Struct, frozen=True):
    """The recording as it is kept follows, of this size; or why it is not taken."""

    size: int = 0
    seconds: float = 0.0
    why: Why | None = None
    words: str = ""


class Greeting(Struct, frozen=True):
    """The first line of the process."""

    version: str
    """Of PyAV."""
