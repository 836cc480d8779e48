"""A bot's next move, from its seat's GameView, the Bot and its dice, and from nothing else."""

from random import Random
from typing import TypedDict

from hareloom.game import actions as a
from hareloom.game.rules import NO_RULES
from hareloom.game.values import Clue, ClueForm, Phase
from hareloom.game.view_types import GameView, Own, Public, Telling, Voting

from .any_move import choose_any
from .bot import Bot
from .crowd import vote_with_crowd
from .give import give, signal
from .partners import Part, part_of
from .tell import tell, tell_blind
from .vote import vote


class _When(TypedDict):
    game: int
    turn: int
    phase: Phase


def choose(view: GameView, bot: Bot, dice: Random) -> a.SeatMove | None:
    """A move for that seat, or None when it has nothing to do or waits for its partner."""
    table, own = view.table, view.own
    if own is None:
        return None
    when = _When(game=table.game, turn=table.turn, phase=table.phase)
    if own.may.claim:
        return a.ClaimFirstTurn(**when)
    if own.may.tell is not None:
        return _tell(own.may.tell, bot, table, own, when, dice)
    if own.may.give and not own.given and table.clue is not None:
        return _give(table.clue, bot, table, own, when, dice)
    if own.may.vote is not None and own.ballot is None and table.clue is not None:
        return _vote(table.clue, own.may.vote, bot, table, when, dice)
    return choose_any(view, dice)


def _tell(telling: Telling, bot: Bot, table: Public, own: Own, when: _When, dice: Random) -> a.GiveClue:
    # A bot has no voice: it writes its clue wherever the table allows that. Elsewhere the words are its caption.
    form = next((form for form in (ClueForm.TEXT, ClueForm.ALOUD) if form in telling.forms), telling.forms[0])
    if telling.with_card:
        listeners = tuple(no for no in table.seats if no != own.seat)
        told = tell(bot, own.hand or (), table.rules or NO_RULES, telling.longest, dice, listeners)
    else:
        told = tell_blind(bot, telling.longest, dice)
    return a.GiveClue(**when, form=form, text=told.text, card=told.card, lang=bot.knowledge.language)


def _give(clue: Clue, bot: Bot, table: Public, own: Own, when: _When, dice: Random) -> a.SeatMove | None:
    part = part_of(table, own, hurried=bot.hurried)
    if part is Part.SIGNAL:
        return a.SignalPartner(**when, signal=signal(bot, clue, own.hand or ()))
    if part is Part.WAIT:
        return None
    # A bot doesn't change its mind, so its move is settled at once.
    return a.GiveCards(**when, cards=give(bot, clue, own.hand or (), own.may.give, dice), settled=True)


def _vote(clue: Clue, voting: Voting, bot: Bot, table: Public, when: _When, dice: Random) -> a.CastBallot:
    if table.rules is not None and table.rules.counting == "crowd":
        green, red = vote_with_crowd(bot, clue, table, voting, dice)
        return a.CastBallot(**when, votes=green, red=red, settled=True)
    return a.CastBallot(**when, votes=vote(bot, clue, table, voting, dice), settled=True)
