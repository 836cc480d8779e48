"""A bot that knows the captions only: it meets our deck as it would meet a stranger's.

What bots know of our own deck beyond descriptions and tags (what readers saw and said, phrases for one card) is kept by
the pictures' ids. So this bot gets the cards under other names.
"""

from __future__ import annotations

from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.values import CardId
from hareloom.game.view_types import GameView
from hareloom.research.arena.player import Answer, Player, Question, Referee

from .test_set import ids, names


class CaptionsOnly:
    """The same player, who hears of every card by its name instead of its id."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, question: Question, referee: Referee) -> Answer:
        answer = self._player.choose(replace(question, view=_renamed(question.view)), referee)
        match answer.move:
            case a.GiveClue(card=str(card)):
                return replace(answer, move=replace(answer.move, card=ids()[card]))
            case a.GiveCards(cards=cards):
                return replace(answer, move=replace(answer.move, cards=tuple(ids()[card] for card in cards)))
            case _:
                return answer

    def close(self) -> None:
        self._player.close()


def _renamed(view: GameView) -> GameView:
    assert view.own is not None
    own = replace(view.own, hand=_named(view.own.hand or ()), given=_named(view.own.given))
    return GameView(replace(view.table, images=_named(view.table.images)), own)


def _named(cards: tuple[CardId, ...]) -> tuple[str, ...]:
    return tuple(names()[card] for card in cards)
