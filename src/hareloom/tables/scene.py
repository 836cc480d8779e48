"""Everything at a table that somebody may see some of, at one moment."""

from collections.abc import Mapping

from msgspec import Struct

from hareloom.game.table import Table
from hareloom.store import PersonRecord

from .frames import ClockView, NudgeView, RemarkView
from .settings import TableSettings


class Burning(Struct, frozen=True):
    """A phase's time: running until a moment, or standing still with so much left."""

    seconds: int
    """What the phase had from the beginning."""
    ends: float | None
    """On the table's hourglass; None while it stands still."""
    left: float

    def seen(self, now: float) -> ClockView:
        """As it is sent: what is left now, which needs no clock in common."""
        left = self.left if self.ends is None else max(0.0, self.ends - now)
        return ClockView(self.seconds, round(left, 1), self.ends is not None)


class Scene(Struct, frozen=True):
    """The table, its people, and what goes on around the game."""

    table: Table
    people: Mapping[str, PersonRecord]
    settings: TableSettings
    remarks: Mapping[int, RemarkView]
    nudges: Mapping[str, NudgeView]
    knows: Mapping[str, frozenset[int]]
    """The seats that somebody has lost in this turn, with what was to be seen from there."""
    burning: Burning | None
    now: float
