"""What a GameView allows, spelled out."""

from collections import Counter

import pytest

from hareloom.game import actions as a
from hareloom.game.legal import legal
from hareloom.game.possible import possible_moves
from hareloom.game.refusals import Refusal
from hareloom.game.values import Phase
from hareloom.sim.tabletop import Tabletop

from .at_table import at, hand, move, now


def kinds(top: Tabletop, seat: int) -> Counter[str]:
    """How many moves of each kind that seat has."""
    return Counter(type(one).__name__ for one in legal(top.table, seat))


def test_a_watcher_has_no_moves() -> None:
    """A watcher's view has no legal move; a number without a seat is refused."""
    top = at(Phase.GIVE)
    assert list(possible_moves(top.view())) == []
    with pytest.raises(Refusal, match="no seat 9"):
        legal(top.table, 9)


def test_moves_by_phase() -> None:
    """Claiming, telling about each card in each form, mending, giving, voting, taking back, being ready, going on."""
    assert kinds(at(Phase.CLAIM), 2) == {"ClaimFirstTurn": 1}
    assert kinds(at(Phase.CLAIM, first_storyteller="host_choice"), 2) == {}
    assert kinds(at(Phase.CLUE), 1) == {"GiveClue": 12}
    assert kinds(at(Phase.CLUE), 2) == {}
    assert kinds(at(Phase.CLUE, "party", 6), 1) == {"GiveClue": 2}
    assert kinds(at(Phase.GIVE), 1) == {"MendClue": 1}
    assert kinds(at(Phase.GIVE), 2) == {"GiveCards": 6}
    assert kinds(at(Phase.GIVE, players=3), 2) == {"GiveCards": 21}
    assert kinds(at(Phase.VOTE), 2) == {"CastBallot": 3}
    assert kinds(at(Phase.VOTE), 1) == {}
    assert kinds(at(Phase.REVEAL), 1) == {"BeReady": 1}
    assert kinds(at(Phase.END), 1) == {}


def test_moves_of_a_changed_mind() -> None:
    """What was given or cast can be taken back; after a while one may go on for all."""
    top = at(Phase.GIVE)
    top.give(2, hand(top, 2)[0])
    assert kinds(top, 2) == {"GiveCards": 6, "TakeBack": 1}
    looking = at(Phase.REVEAL)
    looking.act(a.CLOCK, a.LetAnybodyGoOn(**now(looking)))
    move(looking, 2, a.BeReady)
    assert kinds(looking, 2) == {"GoOn": 1}


def test_moves_of_pairs_two_tokens_and_the_red_one() -> None:
    """Signals in pairs; one or two tokens; red on every picture, or apart from green."""
    assert kinds(at(Phase.GIVE, "team", 6), 2) == {"GiveCards": 4, "SignalPartner": 3}
    assert kinds(at(Phase.VOTE, players=7), 2) == {"CastBallot": 6 + 15}
    assert kinds(at(Phase.VOTE, "party", 6), 1) == {"CastBallot": 36}
    assert kinds(at(Phase.VOTE, "party", 6), 2) == {"CastBallot": 6}
    assert kinds(at(Phase.VOTE, "party", 6, party_red_green_distinct=True), 1) == {"CastBallot": 30}
