"""The reveal and what follows: ready, going on, the end."""

from hareloom.game import actions as a
from hareloom.game.refusals import Code
from hareloom.game.values import Phase
from hareloom.sim.random_player import random_step

from .at_table import at, move, now, refused


def test_all_ready_goes_on() -> None:
    """The reveal ends when the last person is ready."""
    top = at(Phase.REVEAL)
    for seat in (1, 2, 3):
        move(top, seat, a.BeReady)
    assert refused(top, 3, a.BeReady(**now(top)))[0] is Code.ALREADY_MOVED
    move(top, 4, a.BeReady)
    assert (top.table.phase, top.table.turn, top.table.storyteller) == (Phase.CLUE, 2, 2)


def test_bots_do_not_hold_up_the_reveal() -> None:
    """Only people are waited for; a bot that is ready changes nothing."""
    top = at(Phase.REVEAL)
    for seat in (2, 3):
        top.act(a.SeatActor(seat), a.LeaveSeat())
    move(top, 2, a.BeReady)
    move(top, 1, a.BeReady)
    move(top, 4, a.BeReady)
    assert top.table.phase is Phase.CLUE


def test_among_bots_all_are_waited_for() -> None:
    """At a table of bots the reveal ends when the last bot is ready."""
    top = at(Phase.REVEAL)
    for seat in (1, 2, 3, 4):
        top.act(a.SeatActor(seat), a.LeaveSeat())
    for seat in (1, 2, 3):
        move(top, seat, a.BeReady)
    assert top.table.phase is Phase.REVEAL
    move(top, 4, a.BeReady)
    assert top.view().table.phase is Phase.CLUE


def test_after_a_while_every_seat_may_go_on() -> None:
    """Once the clock says so, one seat ends the reveal for all; before that it is refused."""
    top = at(Phase.REVEAL)
    assert refused(top, 2, a.GoOn(**now(top)))[0] is Code.NOT_YET
    assert refused(top, 2, a.LetAnybodyGoOn(**now(top)))[0] is Code.NOT_YOUR_PART
    top.act(a.CLOCK, a.LetAnybodyGoOn(**now(top)))
    assert refused(top, a.CLOCK, a.LetAnybodyGoOn(**now(top)))[0] is Code.ALREADY_MOVED
    move(top, 2, a.GoOn)
    assert top.table.phase is Phase.CLUE
    assert not top.table.lingered


def test_a_player_who_leaves_in_the_reveal_does_not_block_it() -> None:
    """If the last player who is not ready leaves, the next ready ends the reveal."""
    top = at(Phase.REVEAL)
    for seat in (1, 2, 3):
        move(top, seat, a.BeReady)
    top.act(a.SeatActor(4), a.LeaveSeat())
    move(top, 4, a.BeReady)
    assert top.table.phase is Phase.CLUE


def test_the_most_points_win_and_equals_share() -> None:
    """The winners of a finished game are exactly the seats whose hare is furthest."""
    for seed in range(30):
        top = at(Phase.END, "party", 6, seed=seed)
        best = max(top.table.scores)
        assert top.table.winners == tuple(no for no, score in enumerate(top.table.scores, 1) if score == best)


def test_party_passes_every_refilled_hand_to_the_left() -> None:
    """After a turn each seat holds what its right neighbour held and drew, except after the last turn."""
    top = at(Phase.REVEAL, "party", 6)
    before = [set(seat.hand) for seat in top.table.seats]
    top.go_on()
    for place, seat in enumerate(top.table.seats):
        assert before[place - 1] < set(seat.hand)
        assert seat.hand == tuple(sorted(seat.hand))
    held: list[tuple[str, ...]] = []
    while top.table.phase is not Phase.END:
        held = [seat.hand for seat in top.table.seats]
        top.act(*random_step(top.table, top.dice))
    assert [seat.hand for seat in top.table.seats] == held
