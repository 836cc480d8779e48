"""The port through which a table speaks to somebody. What carries the bytes is the server's business."""

from typing import Protocol

from hareloom.game.values import SeatNo
from hareloom.game.view_types import Own

from .frames import You


class Wire(Protocol):
    """Takes bytes away without waiting. A wire that can't keep up closes itself rather than letting bytes pile up."""

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Connection:
    """Somebody looking at a table: over which wire, as whom, and what they have been shown."""

    __slots__ = ("frames", "own", "person_id", "seat", "wire", "you")

    def __init__(self, wire: Wire, person_id: str | None) -> None:
        self.wire = wire
        self.person_id = person_id
        """None for a big screen, which is nobody."""
        self.frames = 0
        self.own: Own | None = None
        self.you: You | None = None
        self.seat: SeatNo | None = None
        """The person's, bot or not, when they were last shown something."""
