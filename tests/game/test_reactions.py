"""Hearts: for clues and for pictures, from those who may speak."""

import pytest

from hareloom.game import actions as a
from hareloom.game.events import HeartGiven, Reacted
from hareloom.game.evolve import evolve
from hareloom.game.refusals import Code
from hareloom.game.values import Phase, Reaction, Spoken
from hareloom.sim.tabletop import Tabletop

from .at_table import at, hand, now, refused


def heart(top: Tabletop, seat: int, position: int | None = None, *, take_back: bool = False) -> None:
    top.act(a.SeatActor(seat), a.React(**now(top), position=position, take_back=take_back))


def test_a_clue_is_loved_from_the_moment_it_is_told() -> None:
    """What is loved before the reveal is in it, and in the history when the game is over."""
    top = at(Phase.GIVE)
    heart(top, 2)
    heart(top, 3)
    heart(top, 3, take_back=True)
    assert top.view().table.reactions == (Reaction(2, 0),)
    for seat in (2, 3, 4):
        top.give(seat, hand(top, seat)[0])
    heart(top, 4)
    for seat in (2, 3, 4):
        own = top.view(seat).own
        assert own is not None
        top.vote(seat, next(place for place in range(1, 5) if place not in own.positions))
    seen = top.view().table
    assert seen.reactions == ()
    assert seen.reveal is not None
    assert seen.reveal.reactions == (Reaction(2, 0), Reaction(4, 0))


def test_a_picture_is_loved_in_the_reveal() -> None:
    """A player may love any picture but their own and take it back, and the storyteller may speak again."""
    top = at(Phase.REVEAL)
    owners = [laid.owner for laid in top.table.laid]
    others = owners.index(3) + 1
    heart(top, 1, others)
    heart(top, 2, others)
    heart(top, 1, others, take_back=True)
    assert top.table.reveals[-1].reactions == (Reaction(2, others),)
    assert refused(top, 3, a.React(**now(top), position=others))[0] is Code.OWN_IMAGE
    assert refused(top, 1, a.React(**now(top)))[0] is Code.OWN_IMAGE
    assert refused(top, 2, a.React(**now(top), position=others))[0] is Code.ALREADY_MOVED
    assert refused(top, 4, a.React(**now(top), position=others, take_back=True))[0] is Code.ALREADY_MOVED
    for nowhere in (-1, 5):
        assert refused(top, 2, a.React(**now(top), position=nowhere))[0] is Code.NO_SUCH_IMAGE


@pytest.mark.parametrize(("edition", "players", "silent"), [("odyssey", 4, {1}), ("team", 6, {1, 4})])
def test_players_who_know_too_much_give_no_hearts(edition: str, players: int, silent: set[int]) -> None:
    """While others give and vote, the storyteller's side is silent by hearts too."""
    top = at(Phase.GIVE, edition, players)
    for seat in silent:
        assert refused(top, seat, a.React(**now(top)))[0] is Code.MUTED
    for seat in {1, 2, 3, 4} - silent:
        heart(top, seat)


def test_a_heart_on_a_picture_before_the_reveal_would_be_a_hint() -> None:
    """It has to wait; and in the claim there is nothing to love."""
    top = at(Phase.VOTE)
    assert refused(top, 2, a.React(**now(top), position=1))[0] is Code.NOT_YET
    early = at(Phase.CLAIM)
    assert refused(early, 2, a.React(**now(early)))[0] is Code.WRONG_PHASE
    assert refused(top, a.NEWCOMER, a.React(**now(top)))[0] is Code.NOT_YOUR_PART


def test_a_heart_of_an_old_log_is_a_reaction() -> None:
    """It was an event of its own, and reads as what it is now."""
    table = at(Phase.GIVE).table
    assert evolve(table, HeartGiven(2)) == evolve(table, Reacted(2))
    assert evolve(table, HeartGiven(2)).reactions == (Reaction(2, 0, "heart"),)


def test_a_bot_says_a_few_words_in_a_reveal() -> None:
    """Once in it and twice a game, not too long, and only a bot: people have the chat."""
    top = at(Phase.REVEAL)
    top.act(a.HOST, a.RemoveSeat(seat=2))  # a bot holds it
    assert refused(top, 3, a.Speak(**now(top), text="Well!"))[0] is Code.NOT_YOUR_PART
    for text in (" ", "x" * 81):
        assert refused(top, 2, a.Speak(**now(top), text=text))[0] is Code.NOTHING_SAID
    top.act(a.SeatActor(2), a.Speak(**now(top), text="Well!"))
    assert top.table.reveals[-1].spoken == (Spoken(2, "Well!"),)
    assert refused(top, 2, a.Speak(**now(top), text="Well, well!"))[0] is Code.ALREADY_MOVED
