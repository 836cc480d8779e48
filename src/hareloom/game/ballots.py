"""Which ballots are allowed. Where several things are wrong, the first in the order of this file is said."""

from collections.abc import Sequence

from .actions import CastBallot
from .refusals import Code, Refusal
from .rules import Rules
from .values import Ballot, Laid, Position, SeatNo

ORDER = (
    Code.NOT_A_VOTER,
    Code.VOTE_REQUIRED,
    Code.TOO_MANY_VOTES,
    Code.NO_SUCH_IMAGE,
    Code.OWN_IMAGE,
    Code.DUPLICATE_VOTE,
    Code.RED_REQUIRED,
    Code.RED_GREEN_SAME,
    Code.NO_RED_TOKEN,
)


def check_ballot(rules: Rules, ballot: Ballot | CastBallot, laid: Sequence[Laid], own: SeatNo, has_red: bool) -> None:
    """Refuse a ballot that a voter may not cast. `own`: whose pictures are forbidden; NOBODY if none are."""
    images = len(laid)
    votes = ballot.votes
    if not votes:
        raise Refusal(Code.VOTE_REQUIRED, "A ballot needs a token on a picture.")
    if len(votes) > rules.tokens:
        have = "one token" if rules.tokens == 1 else "two tokens"
        raise Refusal(Code.TOO_MANY_VOTES, f"You have {have}; {len(votes)} were placed.")
    own_image = None
    for position in votes:
        if not 1 <= position <= images:
            raise _no_such_image(position, images)
        if laid[position - 1].owner == own and own_image is None:
            own_image = position
    if own_image is not None:
        raise Refusal(Code.OWN_IMAGE, f"Picture {own_image} is your own; choose another one.")
    if len(votes) == 2 and votes[0] == votes[1]:
        raise Refusal(Code.DUPLICATE_VOTE, f"Both tokens lie on picture {votes[0]}; they go on two pictures.")
    if rules.red_token or ballot.red is not None:
        _check_red(rules, ballot, images, has_red)


def _check_red(rules: Rules, ballot: Ballot | CastBallot, images: int, has_red: bool) -> None:
    red = ballot.red
    if not has_red:
        if red is not None:
            raise Refusal(Code.NO_RED_TOKEN, "You have no red token to place; leave it out.")
        return
    if red is None:
        raise Refusal(Code.RED_REQUIRED, "The storyteller places the red token too.")
    if not 1 <= red <= images:
        raise _no_such_image(red, images)
    if rules.party_red_green_distinct and red in ballot.votes:
        raise Refusal(Code.RED_GREEN_SAME, f"Red and green both lie on picture {red}; this table wants them apart.")


def _no_such_image(position: Position, images: int) -> Refusal:
    return Refusal(Code.NO_SUCH_IMAGE, f"There is no picture {position}; they are numbered 1 to {images}.")
