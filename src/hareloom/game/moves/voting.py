"""Casting ballots, taking them back, and counting them."""

from operator import add

from ..actions import CastBallot
from ..ballots import check_ballot
from ..events import AllIn, BallotCast, BallotTakenBack, Event, TurnScored
from ..refusals import Code, Refusal
from ..roles import forbidden_owner, is_voter
from ..scoring import Outcome, points_by_unit, score_turn, target_position
from ..table import Seat, Table
from ..values import NOBODY, Ballot, Cast


def cast_ballot(table: Table, seat: Seat, action: CastBallot, by_bot: bool) -> list[Event]:
    """Place tokens, or place them differently, until the phase closes."""
    rules, no = table.rules, seat.no
    if (rules.teams or no == table.storyteller) and not is_voter(table, seat):
        raise Refusal(Code.NOT_A_VOTER, "You have no vote in this turn.")
    votes, red, laid, own = action.votes, action.red, table.laid, forbidden_owner(table, no)
    # Most ballots are one token on another player's picture; they need no closer check.
    if (
        rules.red_token
        or red is not None
        or len(votes) != 1
        or not 1 <= votes[0] <= len(laid)
        or laid[votes[0] - 1].owner == own
    ):
        check_ballot(rules, action, laid, own, rules.red_token and no == table.storyteller)
    if by_bot and seat.ballot is not None:
        raise Refusal(Code.ALREADY_MOVED, f"Seat {no} has voted; a bot votes only for those who have not.")
    cast = BallotCast(no, votes, red, by_bot)
    closing = table.closing
    if closing == NOBODY:
        if table.awaited not in ((no,), ()):
            return [cast]
        if not action.settled:
            return [cast, AllIn(no)]
    elif not action.settled or closing != no:
        return [cast]
    return [cast, score(table, Cast(no, Ballot(votes, red)))]


def take_back(seat: Seat) -> list[Event]:
    """Until the phase closes a ballot can be taken back."""
    if seat.ballot is None:
        raise Refusal(Code.NOTHING_TO_TAKE_BACK, "You have placed no token that could be taken back.")
    return [BallotTakenBack(seat.no)]


def score(table: Table, last: Cast | None = None) -> TurnScored:
    """Count the turn. `last`: the ballot that was missing until now, or takes the place of the seat's earlier one."""
    rules = table.rules
    outcome = _outcome(table, last)
    awards = score_turn(rules, outcome)
    gains = points_by_unit(outcome, awards)
    scores = tuple(map(add, table.scores, gains))
    target = None if rules.counting == "crowd" else target_position(rules, outcome)
    return TurnScored(target, awards, scores)


def _outcome(table: Table, last: Cast | None) -> Outcome:
    """The turn as the counting sees it."""
    places = []
    ballots = []
    for seat in table.seats:
        no = seat.no
        places.append(no)
        if last is not None and no == last.seat:
            ballots.append(last)
        elif seat.ballot is not None:
            ballots.append(Cast(no, seat.ballot))
    units = len(table.scores)
    owners = tuple([laid.owner for laid in table.laid])
    unit_of = tuple(range(units)) * (len(places) // units)
    return Outcome(table.storyteller, owners, tuple(ballots), tuple(places), unit_of)
