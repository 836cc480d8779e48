"""A moment of a game: what a timer was started for. What comes later is somebody else's."""

from msgspec import Struct

from hareloom.game.table import Table
from hareloom.game.values import Phase


class Moment(Struct, frozen=True):
    """Game, turn and phase."""

    game: int
    turn: int
    phase: Phase

    def __str__(self) -> str:
        return f"{self.game}.{self.turn}.{self.phase}"


def moment_of(table: Table) -> Moment:
    return Moment(table.game, table.turn, table.phase)
