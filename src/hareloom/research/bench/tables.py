"""A question as a real table: dealt, told and given by the rules up to the moment at which the player is asked.

So a player sees an ordinary view of an ordinary game, and the rules say whether an answer is legal.
"""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import TypedDict

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve_all
from hareloom.game.house_rules import HouseRules
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table
from hareloom.game.values import CardId, ClueForm, Phase, SeatNo
from hareloom.game.view import view
from hareloom.game.view_types import GameView

from .test_set import DECK, HAND, ClueQuestion, HandQuestion, Question, Task, ids

EDITION = "odyssey"
ONE_TOKEN = HouseRules(two_votes_from=None)
"""Odyssey gives seven players two tokens; here each question has one answer."""
TELLER: SeatNo = 1
TELLERS_TABLE = 4


class Arranged:
    """Dice by which cards fall as a question wants them: a shuffle sorts by these numbers."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)

    def random(self) -> float:
        return float(next(self._numbers))

    def randrange(self, _stop: int, /) -> int:
        return 0


class Situation:
    """A table at which one seat is asked for a move."""

    def __init__(self, table: Table, seat: SeatNo) -> None:
        self._table, self.seat = table, seat
        self.view: GameView = view(table, seat)
        """What the player sees."""

    def refused(self, move: a.BotMove) -> str:
        """Why the rules refuse that move; empty if they accept it."""
        try:
            decide(self._table, a.SeatActor(self.seat), move, Arranged(count()))
        except Refusal as refusal:
            return refusal.sentence
        return ""


def situation(task: Task, question: Question) -> Situation:
    """The table of a question. Of one about a clue the storyteller sits first, and the player last."""
    if isinstance(question, HandQuestion):
        hand = [ids()[card] for card in question.hand]
        return Situation(_opened([hand, *([] for _ in range(TELLERS_TABLE - 1))]), TELLER)
    target, *decoys = others = _others(question)
    player = len(others) + 1
    table = _opened([[target], *([card] for card in decoys), [ids()[card] for card in question.hand]])
    told = a.GiveClue(**_when(table), form=ClueForm.TEXT, text=question.clue, card=target)
    table = _act(table, a.SeatActor(TELLER), told)
    for seat, card in enumerate(decoys, TELLER + 1):
        table = _give(table, seat, card)
    if task == "listen":
        laid = [ids()[card] for card in (*question.pictures, question.own)]
        own = ids()[question.own]
        table = _give(table, player, own, Arranged([laid.index(card) for card in (*others, own)]))
    return Situation(table, player)


def _others(question: ClueQuestion) -> list[CardId]:
    """The storyteller's card first, then the decoys."""
    cards = [ids()[card] for card in question.pictures]
    return [cards.pop(question.target - 1), *cards]


def _opened(wanted: Sequence[Sequence[CardId]]) -> Table:
    """A game in which each hand holds these cards, filled up from the rest, and the first seat tells."""
    taken = {card for hand in wanted for card in hand}
    rest = iter([card for card in ids().values() if card not in taken])
    dealt = [[*hand, *(next(rest) for _ in range(HAND - len(hand)))] for hand in wanted]
    table = _act(Table(), a.HOST, a.ChangeSettings(edition=EDITION, house=ONE_TOKEN, decks=(DECK,)))
    for _ in wanted:
        table = _act(table, a.NEWCOMER, a.TakeSeat())
    cards = (*(card for hand in dealt for card in hand), *rest)
    table = _act(table, a.HOST, a.StartWithCards(cards=cards), Arranged(count()))
    return _act(table, a.SeatActor(TELLER), a.ClaimFirstTurn(**_when(table)))


class _When(TypedDict):
    game: int
    turn: int
    phase: Phase


def _give(table: Table, seat: SeatNo, card: CardId, dice: Arranged | None = None) -> Table:
    return _act(table, a.SeatActor(seat), a.GiveCards(**_when(table), cards=(card,), settled=True), dice)


def _when(table: Table) -> _When:
    return {"game": table.game, "turn": table.turn, "phase": table.phase}


def _act(table: Table, actor: a.Actor, action: a.Action, dice: Arranged | None = None) -> Table:
    return evolve_all(table, decide(table, actor, action, dice or Arranged(())))
