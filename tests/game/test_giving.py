"""Giving cards, taking them back, relieving a partner, and the moment before the table is laid."""

from hareloom.game import actions as a
from hareloom.game.refusals import Code
from hareloom.game.values import NOBODY, Phase, Signal

from .at_table import at, hand, move, now, refused


def test_given_cards_are_from_the_own_hand_and_of_the_right_number() -> None:
    """Wrong number, another player's card, the same card twice, and the storyteller's gift are refused."""
    top = at(Phase.GIVE)
    assert refused(top, 2, a.GiveCards(**now(top), cards=hand(top, 2)[:2]))[0] is Code.CARD_COUNT
    assert refused(top, 2, a.GiveCards(**now(top), cards=hand(top, 3)[:1]))[0] is Code.NOT_IN_HAND
    assert refused(top, 1, a.GiveCards(**now(top), cards=hand(top, 1)[:1]))[0] is Code.NOT_YOUR_PART
    trio = at(Phase.GIVE, players=3)
    twice = (hand(trio, 2)[0],) * 2
    assert refused(trio, 2, a.GiveCards(**now(trio), cards=twice))[0] is Code.DUPLICATE_CARD
    code, sentence = refused(trio, 2, a.GiveCards(**now(trio), cards=twice[:1]))
    assert code is Code.CARD_COUNT
    assert "Give 2 cards; 1 were given" in sentence


def test_only_a_seated_player_gives() -> None:
    """The host, a person without a seat and a seat that does not exist can't give a card."""
    top = at(Phase.GIVE)
    gift = a.GiveCards(**now(top), cards=hand(top, 2)[:1])
    assert refused(top, a.HOST, gift)[0] is Code.NOT_YOUR_PART
    assert refused(top, a.NEWCOMER, gift)[0] is Code.NOT_YOUR_PART
    for no in (-7, 0, 5, 99):
        assert refused(top, no, gift)[0] is Code.NO_SUCH_SEAT


def test_the_last_giver_has_a_moment_to_take_back() -> None:
    """Unsettled, the last gift leaves the phase open; its giver can take back, or give again and settle it."""
    top = at(Phase.GIVE)
    for seat in (2, 3, 4):
        move(top, seat, a.GiveCards, cards=hand(top, seat)[:1])
    assert (top.table.phase, top.table.closing) == (Phase.GIVE, 4)
    move(top, 4, a.TakeBack)
    assert (top.table.closing, top.table.seat(4).given) == (NOBODY, ())
    move(top, 4, a.GiveCards, cards=hand(top, 4)[1:2])
    move(top, 4, a.GiveCards, cards=hand(top, 4)[2:3], settled=True)
    assert top.table.phase is Phase.VOTE


def test_another_seats_change_of_mind_does_not_end_the_moment() -> None:
    """While the last giver has a moment, another player may still change their card, but not close the phase."""
    top = at(Phase.GIVE)
    for seat in (2, 3, 4):
        move(top, seat, a.GiveCards, cards=hand(top, seat)[:1])
    other = hand(top, 2)[1:2]
    move(top, 2, a.GiveCards, cards=other, settled=True)
    assert (top.table.phase, top.table.closing) == (Phase.GIVE, 4)
    top.act(a.CLOCK, a.ClosePhase(**now(top)))
    assert other[0] in [laid.card for laid in top.table.laid]


def test_the_clock_cannot_close_what_is_not_complete() -> None:
    """While a player's card is missing the clock's close is refused."""
    top = at(Phase.GIVE)
    assert refused(top, a.CLOCK, a.ClosePhase(**now(top)))[0] is Code.NOT_YET
    assert refused(top, 2, a.ClosePhase(**now(top)))[0] is Code.NOT_YOUR_PART


def test_nothing_given_nothing_taken_back() -> None:
    """A player who has given nothing, and the storyteller, whose card is locked, can't take back."""
    top = at(Phase.GIVE)
    assert refused(top, 2, a.TakeBack(**now(top)))[0] is Code.NOTHING_TO_TAKE_BACK
    assert refused(top, 1, a.TakeBack(**now(top)))[0] is Code.NOTHING_TO_TAKE_BACK


def test_given_cards_leave_the_hand_when_the_table_is_laid() -> None:
    """All cards given lie on the table, each with its owner, and are in nobody's hand."""
    top = at(Phase.VOTE)
    for laid in top.table.laid:
        assert laid.card not in hand(top, laid.owner)
    assert sorted(laid.owner for laid in top.table.laid) == [1, 2, 3, 4]


def test_a_bot_moves_only_for_a_seat_that_has_not() -> None:
    """A stand-in's move is marked, and refused where the seat, or in a pair the partner, has moved."""
    top = at(Phase.GIVE)
    top.act(a.Autopilot(2), a.GiveCards(**now(top), cards=hand(top, 2)[:1]))
    assert top.table.seat(2).stood_in
    assert refused(top, a.Autopilot(2), a.GiveCards(**now(top), cards=hand(top, 2)[1:2]))[0] is Code.ALREADY_MOVED
    assert refused(top, a.Autopilot(9), a.GiveCards(**now(top), cards=()))[0] is Code.NO_SUCH_SEAT
    pairs = at(Phase.GIVE, "team", 6)
    pairs.give(2, hand(pairs, 2)[0])
    assert refused(pairs, a.Autopilot(5), a.GiveCards(**now(pairs), cards=hand(pairs, 5)[:1]))[0] is Code.ALREADY_MOVED


def test_a_person_may_replace_what_a_bot_gave_for_them() -> None:
    """Back in time, the person gives another card than the stand-in did."""
    top = at(Phase.GIVE)
    top.act(a.Autopilot(2), a.GiveCards(**now(top), cards=hand(top, 2)[:1]))
    top.give(2, hand(top, 2)[1])
    assert top.table.seat(2).given == (hand(top, 2)[1],)


def test_partners_signal_in_public() -> None:
    """In Team partners of the other pairs signal, change it, and take it back; nobody else does."""
    top = at(Phase.GIVE, "team", 6)
    move(top, 2, a.SignalPartner, signal=Signal.HAVE_ONE)
    assert top.table.seat(2).signal is Signal.HAVE_ONE
    move(top, 2, a.SignalPartner, signal=None)
    assert top.table.seat(2).signal is None
    for seat in (1, 4):
        assert refused(top, seat, a.SignalPartner(**now(top), signal=Signal.YOU_GIVE))[0] is Code.NOT_YOUR_PART
    single = at(Phase.GIVE)
    assert refused(single, 2, a.SignalPartner(**now(single), signal=None))[0] is Code.NOT_YOUR_PART


def test_a_partner_relieves_the_other() -> None:
    """In a pair either may give; the one who gives later takes the other's place, and the other votes."""
    top = at(Phase.GIVE, "team", 6)
    top.give(2, hand(top, 2)[0])
    top.give(5, hand(top, 5)[0])
    assert (top.table.seat(2).given, top.table.seat(5).given) == ((), (hand(top, 5)[0],))
    top.give(3, hand(top, 3)[0])
    move(top, 4, a.GiveCards, cards=hand(top, 4)[:1])
    assert top.table.closing == 4
    top.give(4, hand(top, 4)[0])
    assert top.table.phase is Phase.VOTE
    assert top.view().table.awaited == (2, 6)


def test_relieving_the_last_giver_takes_over_the_moment() -> None:
    """The player who relieves the last giver has the moment then."""
    top = at(Phase.GIVE, "team", 6)
    top.give(4, hand(top, 4)[0])
    top.give(2, hand(top, 2)[0])
    move(top, 3, a.GiveCards, cards=hand(top, 3)[:1])
    assert top.table.closing == 3
    move(top, 6, a.GiveCards, cards=hand(top, 6)[:1])
    assert top.table.closing == 6
    top.give(6, hand(top, 6)[0])
    assert top.table.phase is Phase.VOTE


def test_the_storytellers_teammate_gives_and_relieves_nobody() -> None:
    """The teammate's gift leaves the storyteller's own card on the table."""
    top = at(Phase.GIVE, "team", 6)
    top.give(4, hand(top, 4)[0])
    assert top.table.seat(1).given
    assert refused(top, 1, a.GiveCards(**now(top), cards=hand(top, 1)[:1]))[0] is Code.NOT_YOUR_PART
