"""What a bot does next: from its seat's GameView, its mind and its dice, and from nothing else."""

from random import Random
from typing import TypedDict

from hareloom.game import actions as a
from hareloom.game.rules import NO_RULES
from hareloom.game.values import Clue, ClueForm, Phase
from hareloom.game.view_types import GameView, Own, Public, Telling, Voting

from .any_move import choose_any
from .crowd import with_the_crowd
from .give import give
from .listen import votes
from .mind import Mind
from .pair import agree
from .tell import tell, tell_blind


class _When(TypedDict):
    game: int
    turn: int
    phase: Phase


def choose(view: GameView, mind: Mind, dice: Random) -> a.SeatMove | None:
    """A move of that seat, or None when it has nothing to do, or waits for its partner."""
    table, own = view.table, view.own
    if own is None:
        return None
    when = _When(game=table.game, turn=table.turn, phase=table.phase)
    if own.may.claim:
        return a.ClaimFirstTurn(**when)
    if own.may.tell is not None:
        return _tell(own.may.tell, mind, table, own, when, dice)
    if own.may.give and not own.given and table.clue is not None:
        return _give(table.clue, mind, table, own, when, dice)
    if own.may.vote is not None and own.ballot is None and table.clue is not None:
        return _vote(table.clue, own.may.vote, mind, table, when, dice)
    return choose_any(view, dice)


def _tell(telling: Telling, mind: Mind, table: Public, own: Own, when: _When, dice: Random) -> a.GiveClue:
    # Nobody hears a bot: where it may write, it does not say anything aloud.
    form = ClueForm.TEXT if ClueForm.TEXT in telling.forms else telling.forms[0]
    if telling.with_card:
        told = tell(mind, own.hand or (), table.rules or NO_RULES, telling.longest, dice)
    else:
        told = tell_blind(mind, telling.longest, dice)
    return a.GiveClue(**when, form=form, text=told.text if form is ClueForm.TEXT else "", card=told.card)


def _give(clue: Clue, mind: Mind, table: Public, own: Own, when: _When, dice: Random) -> a.SeatMove | None:
    agreed = agree(mind, table, own)
    if agreed.say is not None:
        return a.SignalPartner(**when, signal=agreed.say)
    if not agreed.give:
        return None
    # A bot has no second thoughts: its move is settled.
    return a.GiveCards(**when, cards=give(mind, clue, own.hand or (), own.may.give, dice), settled=True)


def _vote(clue: Clue, voting: Voting, mind: Mind, table: Public, when: _When, dice: Random) -> a.CastBallot:
    if table.rules is not None and table.rules.counting == "crowd":
        green, red = with_the_crowd(mind, clue, table, voting, dice)
        return a.CastBallot(**when, votes=green, red=red, settled=True)
    return a.CastBallot(**when, votes=votes(mind, clue, table, voting, dice), settled=True)
