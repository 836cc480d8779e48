"""Every move that a GameView allows, spelled out: what a player who sees no more than a seat can choose from."""

from collections.abc import Iterator
from itertools import combinations

from . import actions as a
from .values import ClueForm, Position, Signal
from .view_types import GameView, Voting

A_CLUE = "..."
"""Stands for any text."""


def possible_moves(view: GameView) -> Iterator[a.SeatMove]:
    """Of clues one wording; of ballots and gifts each set once, unsettled."""
    own = view.own
    if own is None:
        return
    game, turn, phase = view.table.game, view.table.turn, view.table.phase
    may = own.may
    hand = own.hand or ()
    if may.claim:
        yield a.ClaimFirstTurn(game=game, turn=turn, phase=phase)
    if may.tell is not None:
        for form in may.tell.forms:
            text = A_CLUE if form is ClueForm.TEXT else ""
            for card in hand if may.tell.with_card else (None,):
                yield a.GiveClue(game=game, turn=turn, phase=phase, form=form, text=text, card=card)
    if may.mend:
        yield a.MendClue(game=game, turn=turn, phase=phase, text=A_CLUE)
    if may.give:
        for cards in combinations(hand, may.give):
            yield a.GiveCards(game=game, turn=turn, phase=phase, cards=cards)
    if may.signal:
        for signal in (*Signal, None):
            yield a.SignalPartner(game=game, turn=turn, phase=phase, signal=signal)
    if may.vote is not None:
        for votes, red in _ballots(may.vote, len(view.table.images)):
            yield a.CastBallot(game=game, turn=turn, phase=phase, votes=votes, red=red)
    if may.take_back:
        yield a.TakeBack(game=game, turn=turn, phase=phase)
    if may.ready:
        yield a.BeReady(game=game, turn=turn, phase=phase)
    if may.go_on:
        yield a.GoOn(game=game, turn=turn, phase=phase)


def _ballots(voting: Voting, images: int) -> Iterator[tuple[tuple[Position, ...], Position | None]]:
    open_to = [position for position in range(1, images + 1) if position not in voting.forbidden]
    reds = range(1, images + 1) if voting.red else (None,)
    for tokens in range(1, voting.tokens + 1):
        for votes in combinations(open_to, tokens):
            for red in reds:
                if not (voting.red_apart and red in votes):
                    yield votes, red
