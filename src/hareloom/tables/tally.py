"""Who has won how many games at a table: read from the log, so it is the same after every restart."""

from collections.abc import Iterable

from msgspec import Struct

from hareloom.game.table import Table

from .seat_history import SeatHistory


class Tally(Struct, frozen=True):
    """The finished games of a table and their winners. Each of those who tie has won; a stopped game counts nothing."""

    games: int = 0
    people: dict[str, int] = {}
    """How many each person has won, by their public ids; a person who has left for good may be among them."""
    bots: dict[str, int] = {}
    """How many each character has won."""

    def after(self, table: Table, history: SeatHistory) -> "Tally":
        """The tally after a game that has just ended. It counts for who plays the seat then: seats change hands."""
        won = [table.seat(no) for no in table.winners]
        people = [person for seat in won if not seat.bot and (person := history.now.get(seat.no))]
        return Tally(
            self.games + 1, _more(self.people, people), _more(self.bots, {seat.bot for seat in won if seat.bot})
        )


def _more(counts: dict[str, int], names: Iterable[str]) -> dict[str, int]:
    return counts | {name: counts.get(name, 0) + 1 for name in names}
