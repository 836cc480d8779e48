"""Casting ballots, taking them back, and counting them."""

from operator import add

from ..actions import CastBallot
from ..ballots import check_ballot
from ..events import AllIn, BallotCast, BallotTakenBack, Event, TurnScored
from ..evolve import evolve
from ..refusals import Code, Refusal
from ..roles import forbidden_owner, is_voter, voters_missing
from ..scoring import Outcome, points_by_unit, score_turn, target_position
from ..table import Seat, Table
from ..values import NOBODY, Ballot, Cast, SeatNo


def cast_ballot(table: Table, seat: Seat, action: CastBallot, by_bot: bool) -> list[Event]:
    """Place tokens, or place them differently, until the phase closes."""
    rules, no = table.rules, seat.no
    if not is_voter(table, seat):
        raise Refusal(Code.NOT_A_VOTER, "You have no vote in this turn.")
    has_red = rules.red_token and no == table.storyteller
    ballot = Ballot(action.votes, action.red)
    owners = [laid.owner for laid in table.laid]
    check_ballot(rules, ballot, owners, forbidden_owner(table, no), has_red=has_red)
    if by_bot and seat.ballot is not None:
        raise Refusal(Code.ALREADY_MOVED, f"Seat {no} has voted; a bot votes only for those who have not.")
    cast = BallotCast(no, action.votes, action.red, by_bot)
    if table.closing == NOBODY:
        if _others_missing(table, no):
            return [cast]
        return [cast, score(evolve(table, cast))] if action.settled else [cast, AllIn(no)]
    if action.settled and table.closing == no:
        return [cast, score(evolve(table, cast))]
    return [cast]


def _others_missing(table: Table, no: SeatNo) -> bool:
    rules = table.rules
    if rules.teams:
        return voters_missing(table) != [no]
    left_out = NOBODY if rules.everybody_plays else table.storyteller
    for seat in table.seats:  # noqa: SIM110 - twice as fast as any(...)
        if seat.ballot is None and seat.no not in (no, left_out):
            return True
    return False


def take_back(seat: Seat) -> list[Event]:
    """Until the phase closes a ballot can be taken back."""
    if seat.ballot is None:
        raise Refusal(Code.NOTHING_TO_TAKE_BACK, "You have placed no token that could be taken back.")
    return [BallotTakenBack(seat.no)]


def score(table: Table) -> TurnScored:
    """Count the turn."""
    rules = table.rules
    outcome = outcome_of(table)
    awards = score_turn(rules, outcome)
    gains = points_by_unit(outcome, awards)
    scores = tuple(map(add, table.scores, gains))
    target = None if rules.counting == "crowd" else target_position(rules, outcome)
    return TurnScored(target, awards, scores)


def outcome_of(table: Table) -> Outcome:
    """The turn as the counting sees it."""
    seats = table.seats
    units = len(table.scores)
    return Outcome(
        storyteller=table.storyteller,
        owners=tuple([laid.owner for laid in table.laid]),
        ballots=tuple([Cast(seat.no, seat.ballot) for seat in seats if seat.ballot is not None]),
        seats=tuple([seat.no for seat in seats]),
        units=tuple(range(units)) * (len(seats) // units),
    )
