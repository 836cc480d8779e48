"""What the server and the decoding process send each other: a line of JSON, then the bytes that it announces."""

from typing import Literal

from msgspec import Struct

from ..source import Why


class Order(Struct, frozen=True):
    """A picture to be made a card; its bytes follow."""

    size: int
    turn: Literal[0, 90, 180, 270] = 0
    crop: tuple[float, float, float, float] | None = None
    paper: bool = False


class Delivery(Struct, frozen=True):
    """The card's files follow, in this order and of these sizes; or why there are none."""

    card: int = 0
    thumb: int = 0
    zoom: int = 0
    """0 where the picture is too small for one."""
    why: Why | None = None
    words: str = ""


class Greeting(Struct, frozen=True):
    """The first line of the process."""

    heic: bool
