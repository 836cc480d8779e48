"""Every move that a seat may make now: exactly what `decide` accepts. For simulations and proofs."""

from .actions import SeatMove
from .possible import A_CLUE, possible_moves
from .table import Table
from .values import SeatNo
from .view import view


def legal(table: Table, no: SeatNo) -> list[SeatMove]:
    """Of clues one wording; of ballots and gifts each set once, unsettled."""
    return list(possible_moves(view(table, no)))


__all__ = ["A_CLUE", "legal"]
