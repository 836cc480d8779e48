"""A question is a real table: the player sees an ordinary view, and nothing in it gives the answer away."""

from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.values import Phase
from hareloom.research.bench.tables import Situation, situation
from hareloom.research.bench.test_set import clue_questions, hand_questions, ids

SOME = clue_questions()[::97]


def when(place: Situation) -> dict[str, object]:
    table = place.view.table
    return {"game": table.game, "turn": table.turn, "phase": table.phase}


def test_a_listener_sees_the_six_pictures_as_they_lie_and_may_vote_for_each() -> None:
    """The seventh is its own, and forbidden."""
    for question in SOME:
        place = situation("listen", question)
        table, own = place.view.table, place.view.own
        assert own is not None
        assert own.may.vote is not None
        assert table.phase is Phase.VOTE
        assert table.images == tuple(ids()[card] for card in (*question.pictures, question.own))
        assert (own.may.vote.tokens, own.may.vote.forbidden) == (1, (7,))
        assert table.clue is not None
        assert table.clue.text == question.clue
        votes = [a.CastBallot(votes=(at,), **when(place)) for at in range(1, 8)]  # type: ignore[arg-type]
        assert [bool(place.refused(vote)) for vote in votes] == [False] * 6 + [True]


def test_what_a_listener_sees_does_not_depend_on_which_picture_is_right() -> None:
    """With another target the whole view stays the same."""
    for question in SOME:
        views = [situation("listen", replace(question, target=at)).view for at in range(1, 7)]
        assert all(view == views[0] for view in views)


def test_a_giver_holds_its_hand_and_may_give_each_card() -> None:
    """And no other card."""
    question = SOME[0]
    place = situation("give", question)
    assert place.view.own is not None
    assert place.view.own.hand is not None
    assert sorted(place.view.own.hand) == sorted(ids()[card] for card in question.hand)
    gifts = [a.GiveCards(cards=(ids()[card],), **when(place)) for card in (*question.hand, question.card)]  # type: ignore[arg-type]
    assert [bool(place.refused(gift)) for gift in gifts] == [False] * 6 + [True]


def test_a_storyteller_holds_its_hand_and_may_tell_about_each_card() -> None:
    """A clue without words, or about another card, is refused."""
    question = hand_questions()[7]
    place = situation("tell", question)
    assert place.view.own is not None
    assert place.view.own.hand is not None
    assert sorted(place.view.own.hand) == sorted(ids()[card] for card in question.hand)
    other = next(card for card in ids() if card not in question.hand)
    told = [("Home", question.hand[0]), (" ", question.hand[0]), ("Home", other)]
    clues = [a.GiveClue(text=text, card=ids()[card], **when(place)) for text, card in told]  # type: ignore[arg-type]
    assert [bool(place.refused(clue)) for clue in clues] == [False, True, True]
