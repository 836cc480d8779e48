"""What a seat is asked for now, from what it may do. The model is asked one thing at a time."""

from enum import StrEnum

from hareloom.bots.players.partners import Part, part_of
from hareloom.game.view_types import GameView


class Wanted(StrEnum):
    """The moves a model is asked for. It doesn't take back, mend or react."""

    TELL = "tell"
    GIVE = "give"
    SIGNAL = "signal"
    VOTE = "vote"


def wanted_of(view: GameView) -> Wanted | None:
    """The move that is missing; None where the seat has nothing to do, or waits for its partner."""
    own = view.own
    if own is None:
        return None
    if own.may.tell is not None:
        return Wanted.TELL
    if own.may.give and not own.given:
        part = part_of(view.table, own)
        return {Part.SIGNAL: Wanted.SIGNAL, Part.GIVE: Wanted.GIVE, Part.WAIT: None}[part]
    if own.may.vote is not None and own.ballot is None:
        return Wanted.VOTE
    return None
