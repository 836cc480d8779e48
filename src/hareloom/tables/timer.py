"""A moment of a game, and the time that is left of it."""

from msgspec import Struct

from hareloom.game.table import Table
from hareloom.game.values import Phase

from .view_types import ClockView


class Moment(Struct, frozen=True):
    """What a timer was started for: game, turn and phase."""

    game: int
    turn: int
    phase: Phase

    def __str__(self) -> str:
        return f"{self.game}.{self.turn}.{self.phase}"


def moment_of(table: Table) -> Moment:
    return Moment(table.game, table.turn, table.phase)


class PhaseTimer(Struct, frozen=True):
    """A phase's time: it runs until a moment, or stands still with some left."""

    seconds: int
    """What the phase had from the beginning."""
    ends: float | None
    """On the scheduler's clock; None while it stands still."""
    left: float

    def view(self, now: float) -> ClockView:
        """What is left now, which needs no clock in common."""
        left = self.left if self.ends is None else max(0.0, self.ends - now)
        return ClockView(self.seconds, round(left, 1), self.ends is not None)
