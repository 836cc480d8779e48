"""Ballots: who has one, changing it, and the moment before the turn is counted."""

from hareloom.game import actions as a
from hareloom.game.refusals import Code
from hareloom.game.roles import forbidden_positions
from hareloom.game.values import NOBODY, Ballot, Phase
from hareloom.sim.random_player import random_ballot
from hareloom.sim.tabletop import Tabletop

from .at_table import at, move, now, refused


def a_vote(top: Tabletop, seat: int) -> int:
    forbidden = forbidden_positions(top.table, seat)
    return next(position for position in range(1, 13) if position not in forbidden)


def test_only_voters_vote() -> None:
    """The storyteller, and in Team the partner who gave, has no vote."""
    top = at(Phase.VOTE)
    assert refused(top, 1, a.CastBallot(**now(top), votes=(2,)))[0] is Code.NOT_A_VOTER
    pairs = at(Phase.VOTE, "team", 6)
    for seat in pairs.table.seats:
        if seat.given:
            assert refused(pairs, seat.no, a.CastBallot(**now(pairs), votes=(2,)))[0] is Code.NOT_A_VOTER


def test_the_last_voter_has_a_moment_too() -> None:
    """Unsettled, the last ballot leaves the vote open; it can be taken back, changed and settled."""
    top = at(Phase.VOTE)
    for seat in (2, 3, 4):
        move(top, seat, a.CastBallot, votes=(a_vote(top, seat),))
    assert (top.table.phase, top.table.closing) == (Phase.VOTE, 4)
    move(top, 2, a.CastBallot, votes=(a_vote(top, 2),), settled=True)
    assert top.table.phase is Phase.VOTE
    move(top, 4, a.TakeBack)
    assert (top.table.closing, top.table.seat(4).ballot) == (NOBODY, None)
    assert refused(top, 4, a.TakeBack(**now(top)))[0] is Code.NOTHING_TO_TAKE_BACK
    move(top, 4, a.CastBallot, votes=(a_vote(top, 4),))
    move(top, 4, a.CastBallot, votes=(a_vote(top, 4),), settled=True)
    assert top.view().table.phase is Phase.REVEAL


def test_the_clock_closes_a_complete_vote() -> None:
    """When the moment is over the clock counts the turn."""
    top = at(Phase.VOTE)
    for seat in (2, 3, 4):
        move(top, seat, a.CastBallot, votes=(a_vote(top, seat),))
    top.act(a.CLOCK, a.ClosePhase(**now(top)))
    assert top.table.phase is Phase.REVEAL


def test_a_bot_votes_only_for_a_seat_that_has_not() -> None:
    """A stand-in's ballot is refused where the seat has voted, and marked where it has not."""
    top = at(Phase.VOTE)
    top.vote(2, a_vote(top, 2))
    assert refused(top, a.Autopilot(2), random_ballot(top.table, 2, top.dice))[0] is Code.ALREADY_MOVED
    top.act(a.Autopilot(3), random_ballot(top.table, 3, top.dice))
    assert top.table.seat(3).stood_in
    top.vote(4, a_vote(top, 4))
    assert top.table.reveals[0].stood_in == (3,)


def test_the_red_token_is_the_storytellers() -> None:
    """In Party others have none; elsewhere nobody has."""
    party = at(Phase.VOTE, "party", 6)
    assert refused(party, 2, a.CastBallot(**now(party), votes=(1,), red=2))[0] is Code.NO_RED_TOKEN
    assert refused(party, 1, a.CastBallot(**now(party), votes=(1,)))[0] is Code.RED_REQUIRED
    assert refused(party, 1, a.CastBallot(**now(party), votes=(1,), red=7))[0] is Code.NO_SUCH_IMAGE
    party.vote(1, 1, red=1)
    assert party.table.seat(1).ballot == Ballot((1,), 1)
    top = at(Phase.VOTE)
    assert refused(top, 2, a.CastBallot(**now(top), votes=(a_vote(top, 2),), red=1))[0] is Code.NO_RED_TOKEN
