"""Any legal move at random: the player that others are measured against, and a bot's last resort."""

from random import Random

from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.possible import possible_moves
from hareloom.game.values import ClueForm
from hareloom.game.view_types import GameView

CLUES = (
    "What nobody says aloud",
    "Almost home",
    "The long way round",
    "Too late, or too early",
    "A promise is a promise",
    "Somebody is watching",
    "The last one to leave",
    "Once, and never again",
    "Mind the step",
    "It was here a moment ago",
)


def choose_any(view: GameView, dice: Random) -> a.SeatMove | None:
    """A move for that seat, or None when it has nothing to do."""
    moves = [move for move in possible_moves(view) if type(move) in _MAKES]
    # A bot has no voice: it writes its clue wherever the table allows that.
    written = [move for move in moves if not isinstance(move, a.GiveClue) or move.form is ClueForm.TEXT]
    moves = written or moves
    if not moves:
        return None
    move = moves[dice.randrange(len(moves))]
    if isinstance(move, a.GiveClue) and move.text:
        return replace(move, text=CLUES[dice.randrange(len(CLUES))])
    if isinstance(move, a.GiveCards | a.CastBallot):
        return replace(move, settled=True)  # a bot doesn't change its mind
    return move


_MAKES = frozenset({a.ClaimFirstTurn, a.GiveClue, a.GiveCards, a.CastBallot})
