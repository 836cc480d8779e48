"""Hearts: for a clue as soon as it is told, for a picture when all is revealed."""

from ..actions import GiveHeart
from ..events import Event, HeartGiven
from ..refusals import Code, Refusal
from ..roles import muted
from ..table import Seat, Table
from ..values import REVEAL, Heart


def give_heart(table: Table, seat: Seat, action: GiveHeart) -> list[Event]:
    """One for each thing, not for one's own, and none from those who must not give anything away."""
    no, position = seat.no, action.position or 0
    if muted(table, no):
        raise Refusal(Code.MUTED, "You know too much to say anything before the reveal, even by a heart.")
    revealed = table.phase is REVEAL
    if position:
        if not revealed:
            raise Refusal(Code.NOT_YET, "Pictures get hearts in the reveal; before it a heart would be a hint.")
        if not 1 <= position <= len(table.laid):
            raise Refusal(Code.NO_SUCH_IMAGE, f"There are pictures 1 to {len(table.laid)}; {position} is none.")
    owner = table.laid[position - 1].owner if position else table.storyteller
    if owner == no:
        raise Refusal(Code.OWN_IMAGE, "That is yours; hearts are for what the others made.")
    has_it = Heart(no, position) in (table.reveals[-1].hearts if revealed else table.hearts)
    if has_it != action.take_back:
        raise Refusal(Code.ALREADY_MOVED, "It has your heart already." if has_it else "There is no heart of yours.")
    return [HeartGiven(no, position, action.take_back)]
