"""Players for tests, as a user would write them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec.structs import replace

from hareloom.bots.players.any_move import choose_any
from hareloom.game import actions as a
from hareloom.game.values import Reveal, Signal
from hareloom.game.view_types import GameView

CLUE = "<script>alert('clue')</script> & more"


class First:
    """Takes the first card and the first picture that it may, and tells always the same."""

    def choose(self, view: GameView, _past: Sequence[Reveal], _dice: Random) -> a.BotMove | None:
        table, own = view.table, view.own
        assert own is not None
        hand = own.hand or ()
        if own.may.tell is not None:
            card = hand[0] if own.may.tell.with_card else None
            return a.GiveClue(game=table.game, turn=table.turn, phase=table.phase, text=CLUE, card=card)
        if own.may.give:
            return a.GiveCards(game=table.game, turn=table.turn, phase=table.phase, cards=hand[: own.may.give])
        assert own.may.vote is not None
        places = [at for at in range(1, len(table.images) + 1) if at not in own.may.vote.forbidden]
        red = places[1] if own.may.vote.red else None
        return a.CastBallot(game=table.game, turn=table.turn, phase=table.phase, votes=(places[0],), red=red)


class Cheat(First):
    """Gives a card that it doesn't hold, and plays the rest as it should."""

    def choose(self, view: GameView, past: Sequence[Reveal], dice: Random) -> a.BotMove | None:
        move = super().choose(view, past, dice)
        if isinstance(move, a.GiveCards):
            return a.GiveCards(game=move.game, turn=move.turn, phase=move.phase, cards=("ace-of-spades",))
        return move


class Broken:
    """Raises, whatever it is asked."""

    def choose(self, _view: GameView, _past: Sequence[Reveal], _dice: Random) -> a.BotMove | None:
        raise RuntimeError("out of ideas")


class Slow:
    """Any move, after a while: long enough to be stopped in the middle."""

    def choose(self, view: GameView, _past: Sequence[Reveal], dice: Random) -> a.BotMove | None:
        import time  # noqa: PLC0415 - it alone needs the clock

        time.sleep(0.002)
        return choose_any(view, dice)


class Stubborn:
    """In Team it signals for ever, or waits for ever."""

    def choose(self, view: GameView, _past: Sequence[Reveal], dice: Random) -> a.BotMove | None:
        table, own = view.table, view.own
        assert own is not None
        if own.may.signal:
            if own.seat % 2:
                return None
            signal = Signal.HAVE_ONE
            return a.SignalPartner(game=table.game, turn=table.turn, phase=table.phase, signal=signal)
        return choose_any(view, dice)


class NeedsMore:
    """Can't be made without an argument."""

    def __init__(self, more: str) -> None:
        self.more = more


class Idle:
    """Has no method to choose by."""


class Learner(First):
    """Votes with the numbers of its arrays."""

    def choose(self, view: GameView, past: Sequence[Reveal], dice: Random) -> a.BotMove | None:
        move = super().choose(view, past, dice)
        if isinstance(move, a.CastBallot):
            return replace(move, votes=tuple(np.array(move.votes)))
        return move


class Speechless(First):
    """Tells nothing where a text belongs."""

    def choose(self, view: GameView, past: Sequence[Reveal], dice: Random) -> a.BotMove | None:
        move = super().choose(view, past, dice)
        return replace(move, text=None) if isinstance(move, a.GiveClue) else move
