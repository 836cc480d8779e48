"""Pace, the stopped clock, and requests for a bot to move once."""

import msgspec
import pytest

from hareloom.game import actions as a
from hareloom.game.paces import MOST_ASKED, NO_HURRY, PACES, Days, PhaseSeconds, TablePace
from hareloom.game.refusals import Code
from hareloom.game.values import Phase, StandInWish
from hareloom.sim.random_player import random_step
from hareloom.sim.tabletop import Tabletop, numbered_cards

from .at_table import at, hand, now, refused

OWN = PhaseSeconds(tell=50, give=40, vote=30, look=20)


def wish(top: Tabletop, actor: a.Actor, seat: int) -> None:
    top.act(actor, a.AskStandIn(**now(top), seat=seat))


def test_a_pace_counts_from_the_next_turn_on() -> None:
    """The host may choose it at any time; a turn that has begun keeps the one it began with."""
    top = at(Phase.REVEAL)
    top.act(a.HOST, a.ChangePace(pace="brisk"))
    assert top.view().table.pace == PACES["brisk"]
    assert top.table.pace == NO_HURRY
    top.go_on()
    assert top.table.pace == PACES["brisk"]
    top.act(a.HOST, a.StopGame())
    assert top.view().table.pace == PACES["brisk"]


def test_a_pace_stays_when_the_settings_change() -> None:
    """Edition and pace are chosen one by one; neither undoes the other."""
    top = Tabletop(at(Phase.CLUE).dice)
    top.act(a.HOST, a.ChangePace(pace="own", seconds=OWN))
    top.act(a.HOST, a.ChangeSettings(edition="classic"))
    assert top.table.settings.pace == TablePace("own", OWN)


def test_only_a_pace_of_the_hosts_own_has_seconds() -> None:
    """Seconds without "own", "own" without seconds, a pace that is on already, and a guest are refused."""
    top = at(Phase.CLUE)
    for wrong in (a.ChangePace(pace="own"), a.ChangePace(pace="brisk", seconds=OWN)):
        assert refused(top, a.HOST, wrong)[0] is Code.PACE_SECONDS
    assert refused(top, a.HOST, a.ChangePace(pace="none"))[0] is Code.ALREADY_MOVED
    assert refused(top, 2, a.ChangePace(pace="brisk"))[0] is Code.NOT_YOUR_PART
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"tell": 4, "give": 5, "vote": 5, "look": 5}, PhaseSeconds)


def test_only_a_game_over_days_has_hours() -> None:
    """Hours without "days", "days" without hours, and hours beside seconds are refused; so are too few and too many."""
    top = at(Phase.CLUE)
    for wrong in (a.ChangePace(pace="days"), a.ChangePace(pace="brisk", days=Days())):
        assert refused(top, a.HOST, wrong)[0] is Code.PACE_DAYS
    assert refused(top, a.HOST, a.ChangePace(pace="days", days=Days(), seconds=OWN))[0] is Code.PACE_SECONDS
    top.act(a.HOST, a.ChangePace(pace="days", days=Days(hours=12, vacation="wait")))
    assert top.table.settings.pace == TablePace("days", days=Days(hours=12, vacation="wait"))
    for hours in (3, 73):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"hours": hours}, Days)


def test_over_days_chance_says_who_tells_first() -> None:
    """Nobody waits for a claim; a host who wants to choose does so."""
    top = at(Phase.CLUE)
    top.act(a.HOST, a.ChangePace(pace="days", days=Days()))
    top.act(a.HOST, a.StopGame())
    top.act(a.HOST, a.StartWithCards(cards=numbered_cards()))
    assert (top.table.phase, top.table.turn) == (Phase.CLUE, 1)
    chosen = at(Phase.CLAIM, first_storyteller="host_choice")
    chosen.act(a.HOST, a.ChangePace(pace="days", days=Days()))
    chosen.act(a.HOST, a.StopGame())
    chosen.act(a.HOST, a.StartWithCards(cards=numbered_cards()))
    assert chosen.table.phase is Phase.CLAIM


def test_every_phase_has_its_seconds() -> None:
    """Telling, giving, voting and looking; the claim and the time between games have none of the pace's."""
    pace = TablePace("own", OWN)
    phases = (Phase.CLAIM, Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL, Phase.END)
    assert [pace.seconds_for(phase) for phase in phases] == [None, 50, 40, 30, 20, None]
    assert NO_HURRY.seconds_for(Phase.VOTE) is None


@pytest.mark.parametrize("phase", [Phase.CLAIM, Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL])
def test_the_log_keeps_what_remains_of_a_phase(phase: Phase) -> None:
    """Only the clock says so, once; the next phase begins with all of its time."""
    top = at(phase)
    assert refused(top, 1, a.StopClock(**now(top), left=7000))[0] is Code.NOT_YOUR_PART
    top.act(a.CLOCK, a.StopClock(**now(top), left=7000))
    assert top.table.clock_left == 7000
    assert refused(top, a.CLOCK, a.StopClock(**now(top), left=7000))[0] is Code.ALREADY_MOVED
    top.act(a.CLOCK, a.StopClock(**now(top), left=3000))
    assert top.table.clock_left == 3000


def test_what_remained_is_forgotten_with_the_phase() -> None:
    """Seconds of one phase are never taken into the next; between games there is nothing to stop."""
    top = at(Phase.CLUE)
    top.act(a.CLOCK, a.StopClock(**now(top), left=1))
    top.tell(1, "x", hand(top, 1)[0])
    assert top.table.clock_left is None
    top.act(a.HOST, a.StopGame())
    assert refused(top, a.CLOCK, a.StopClock(**now(top), left=1))[0] is Code.WRONG_PHASE


def test_all_see_wishes_for_a_stand_in() -> None:
    """Each player counts once, and the host counts without a seat."""
    top = at(Phase.CLUE)
    wish(top, a.SeatActor(2), 1)
    wish(top, a.HOST, 1)
    assert top.view().table.wishes == (StandInWish(1, 2), StandInWish(1, 0))
    assert refused(top, 2, a.AskStandIn(**now(top), seat=1))[0] is Code.ALREADY_MOVED


def test_a_stand_in_needs_a_missing_player() -> None:
    """Not for oneself, a bot or a player who has moved, not by a watcher, not in the reveal."""
    top = at(Phase.GIVE)
    top.give(2, hand(top, 2)[0])
    top.act(a.SeatActor(4), a.LeaveSeat())
    for actor, seat, code in (
        (a.SeatActor(3), 3, Code.NOT_YOUR_PART),
        (a.SeatActor(3), 4, Code.SEATING),
        (a.SeatActor(3), 2, Code.ALREADY_MOVED),
        (a.SeatActor(3), 9, Code.NO_SUCH_SEAT),
        (a.NEWCOMER, 3, Code.NOT_YOUR_PART),
    ):
        assert refused(top, actor, a.AskStandIn(**now(top), seat=seat))[0] is code
    late = at(Phase.REVEAL)
    assert refused(late, 2, a.AskStandIn(**now(late), seat=1))[0] is Code.WRONG_PHASE


def test_each_player_may_ask_for_more_time_ten_times_a_phase() -> None:
    """All see who asked; the next phase begins anew; without a clock there is nothing to ask for, but in a reveal."""
    top = at(Phase.REVEAL)
    top.act(a.HOST, a.ChangePace(pace="brisk"))
    top.go_on()
    for _ in range(MOST_ASKED):
        top.act(a.SeatActor(2), a.AskForTime(**now(top)))
    code, words = refused(top, 2, a.AskForTime(**now(top)))
    assert (code, "10 times" in words) == (Code.NO_MORE_TIME, True)
    top.act(a.SeatActor(1), a.AskForTime(**now(top)))
    assert top.view().table.time_asked == (2,) * MOST_ASKED + (1,)
    assert refused(top, a.HOST, a.AskForTime(**now(top)))[0] is Code.NOT_YOUR_PART
    top.act(*random_step(top.table, top.dice))
    assert (top.table.phase, top.view().table.time_asked) == (Phase.GIVE, ())
    calm = at(Phase.VOTE)
    assert refused(calm, 2, a.AskForTime(**now(calm)))[0] is Code.NO_MORE_TIME
    calm = at(Phase.REVEAL)
    calm.act(a.CLOCK, a.LetAnybodyGoOn(**now(calm)))
    calm.act(a.SeatActor(2), a.AskForTime(**now(calm)))
    assert refused(calm, 3, a.GoOn(**now(calm)))[0] is Code.NOT_YET


def test_where_there_is_a_clock_only_the_host_may_be_faster() -> None:
    """Guests wait for the clock."""
    top = at(Phase.REVEAL)
    top.act(a.HOST, a.ChangePace(pace="relaxed"))
    top.go_on()
    assert refused(top, 1, a.AskStandIn(**now(top), seat=2))[0] is Code.HAS_CLOCK
    wish(top, a.HOST, 2)
    assert top.table.wishes == (StandInWish(2, 0),)


def test_a_wish_is_for_this_once() -> None:
    """It goes when that seat has moved, by a bot or not, and with the phase."""
    top = at(Phase.GIVE)
    wish(top, a.SeatActor(2), 3)
    wish(top, a.SeatActor(2), 4)
    top.act(a.Autopilot(3), a.GiveCards(**now(top), cards=hand(top, 3)[:1]))
    assert top.table.wishes == (StandInWish(4, 2),)
    top.give(2, hand(top, 2)[0])
    assert top.table.wishes == (StandInWish(4, 2),)
    top.give(4, hand(top, 4)[0])
    assert top.table.phase is Phase.VOTE
    assert not top.view().table.wishes
    wish(top, a.SeatActor(2), 3)
    own = top.view(3).own
    assert own is not None
    top.vote(3, next(place for place in range(1, 5) if place not in own.positions))
    assert not top.view().table.wishes


def test_a_nudge_reminds_a_player_whom_the_table_waits_for() -> None:
    """From any seat or watcher, not from oneself, not for a bot or for a player who has moved; nothing changes."""
    top = at(Phase.GIVE)
    before = top.table
    top.act(a.NEWCOMER, a.Nudge(seat=2))
    top.act(a.SeatActor(3), a.Nudge(seat=2))
    assert top.table == before
    assert refused(top, 2, a.Nudge(seat=2))[0] is Code.NOT_YOUR_PART
    assert refused(top, 3, a.Nudge(seat=1))[0] is Code.ALREADY_MOVED
    assert refused(top, 3, a.Nudge(seat=9))[0] is Code.ALREADY_MOVED
