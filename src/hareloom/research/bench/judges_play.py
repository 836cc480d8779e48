"""The judges as players: how well they understand the test set, and how a storyteller does who knows them exactly."""

from __future__ import annotations

from random import Random
from typing import TypedDict

from hareloom.game import actions as a
from hareloom.game.values import Phase
from hareloom.game.view_types import GameView
from hareloom.research.arena.player import Answer, Question, Referee
from hareloom.sim.panel import TASTE

from .jury import Judges
from .test_set import HandQuestion, ids, names


class _When(TypedDict):
    game: int
    turn: int
    phase: Phase


class JudgePlayer:
    """Votes and gives as judges do. Tells a tag: of all tags of the hand the one that some, but not all, would find."""

    def __init__(self, judges: Judges) -> None:
        self._judges = judges

    def choose(self, question: Question, _referee: Referee) -> Answer:
        return Answer(move=self._move(question.view, question.dice))

    def close(self) -> None:
        pass

    def _move(self, view: GameView, dice: Random) -> a.BotMove:
        table, own = view.table, view.own
        assert own is not None
        when = _When(game=table.game, turn=table.turn, phase=table.phase)
        hand = [names()[card] for card in own.hand or ()]
        if own.may.tell is not None:
            card, text = self._told(hand, dice)
            return a.GiveClue(**when, text=text, card=ids()[card])
        assert table.clue is not None
        clue = table.clue.text
        if own.may.vote is not None:
            images = [names()[card] for card in table.images]
            open_to = [each for at, each in enumerate(images, 1) if at not in own.may.vote.forbidden]
            found = self._judges.vote(clue, open_to, dice)
            return a.CastBallot(**when, votes=(images.index(found) + 1,), settled=True)
        fits = self._judges.fits(clue)
        best = max(hand, key=lambda name: fits[name] + dice.gauss(0, TASTE))
        return a.GiveCards(**when, cards=(ids()[best],), settled=True)

    def _told(self, hand: list[str], dice: Random) -> tuple[str, str]:
        # Other tables than those at which the clue is judged.
        imagined = HandQuestion(id=f"imagined {dice.random()}", language="en", hand=tuple(hand))
        told = [(card, tag) for card in hand for tag in self._judges.tags(card)]
        return max(told, key=lambda each: self._judges.hear(imagined, *each).some)
