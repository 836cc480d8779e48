"""Actions as numbers: one fixed list for a game's rules, with a mask of those that are legal for a seat now.

In this order: pass; claim; tell (card by card, each with its phrases); give (each set of places in the hand); signal;
vote (each ballot). Places in the hand count from 0, pictures on the table from 1, as in a View.
"""

from itertools import combinations
from typing import Any, TypedDict

import msgspec
import numpy as np
from numpy.typing import NDArray

from hareloom.game import actions as a
from hareloom.game.rules import Rules
from hareloom.game.values import CardId, ClueForm, Phase, Position, Signal
from hareloom.game.view_types import GameView, Own, Public, Telling
from hareloom.mistake import Mistake
from hareloom.words import shown

from .asking import Part, part_of
from .offering import Offer

PASS, CLAIM, TELL = 0, 1, 2
Mask = NDArray[np.int8]


class _When(TypedDict):
    game: int
    turn: int
    phase: Phase


class Actions:
    """The list of actions under these rules, with so many phrases a card."""

    def __init__(self, rules: Rules, phrases: int) -> None:
        self.phrases = phrases
        self._with_card = rules.names_card
        self.cards = rules.hand_size if rules.names_card else 1
        self._gifts = tuple(combinations(range(rules.hand_size), rules.cards_given))
        self._signals = tuple(Signal) if rules.teams else ()
        self._ballots = tuple(_ballots(rules))
        self.give = TELL + self.cards * phrases
        self.signal = self.give + len(self._gifts)
        self.vote = self.signal + len(self._signals)
        self.size = self.vote + len(self._ballots)
        self._gift_at = {gift: self.give + at for at, gift in enumerate(self._gifts)}
        self._ballot_at = {ballot: self.vote + at for at, ballot in enumerate(self._ballots)}
        self._kept: dict[object, Mask] = {}

    def mask(self, view: GameView) -> Mask:
        """1 for every action that is legal for this seat now. A seat without a part may only pass."""
        key, where = self._legal(view)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = np.zeros(self.size, np.int8)
            kept[where()] = 1
        return kept.copy()

    def _legal(self, view: GameView) -> tuple[object, Any]:
        """What the mask depends on, and how to work it out."""
        own, part = view.own, part_of(view)
        if own is None or part is Part.NOTHING:
            return part, lambda: [PASS]
        if part is Part.CLAIM:
            return part, lambda: [PASS, CLAIM]
        hand = len(own.hand or ())
        if part is Part.TELL:
            cards = hand if self._with_card else 1
            return (part, cards), lambda: slice(TELL, TELL + cards * self.phrases)
        if part is Part.VOTE:
            voting, images = own.may.vote, len(view.table.images)
            assert voting is not None
            return (part, images, voting), lambda: [
                self._ballot_at[votes, red]
                for votes, red in self._ballots
                if len(votes) <= voting.tokens
                and max(*votes, red or 0) <= images
                and not set(votes) & set(voting.forbidden)
                and (red is not None) == voting.red
                and not (voting.red_apart and red in votes)
            ]
        signals = len(self._signals) if part is Part.AGREE else 0
        return (part, hand), lambda: [
            *(self._gift_at[gift] for gift in self._gifts if gift[-1] < hand),
            *range(self.signal, self.signal + signals),
        ]

    def decode(self, view: GameView, offer: Offer, number: int) -> a.SeatMove | None:
        """The move of that number for this seat; None for a pass. It must be legal."""
        table, own = view.table, view.own
        if own is None or number == PASS:
            return None
        when = _When(game=table.game, turn=table.turn, phase=table.phase)
        hand = own.hand or ()
        if number == CLAIM:
            return a.ClaimFirstTurn(**when)
        if number < self.give:
            row, phrase = divmod(number - TELL, self.phrases)
            card = hand[row] if self._with_card else None
            return a.GiveClue(**when, form=_form(own.may.tell), text=offer[row][phrase], card=card)
        if number < self.signal:
            gift = tuple(hand[place] for place in self._gifts[number - self.give])
            return a.GiveCards(**when, cards=gift, settled=True)
        if number < self.vote:
            return a.SignalPartner(**when, signal=self._signals[number - self.signal])
        votes, red = self._ballots[number - self.vote]
        return a.CastBallot(**when, votes=votes, red=red, settled=True)

    def encode(self, view: GameView, offer: Offer, move: a.SeatMove | None) -> int:
        """The number of a move; raises a Mistake for one that is not in the list, such as a clue in other words."""
        own = view.own
        found: int | None = None
        match move:
            case None:
                found = PASS
            case a.ClaimFirstTurn():
                found = CLAIM
            case a.GiveClue() if own is not None:
                found = self._clue(own, offer, move)
            case a.GiveCards() if own is not None:
                found = self._gift_at.get(_places(own, move.cards))
            case a.SignalPartner() if move.signal in self._signals:
                found = self.signal + self._signals.index(move.signal)
            case a.CastBallot():
                found = self._ballot_at.get((tuple(sorted(move.votes)), move.red))
            case _:
                pass
        if found is None:
            raise Mistake(f"This move has no number: {move}. Legal ones are in legal_actions(agent).")
        return found

    def _clue(self, own: Own, offer: Offer, move: a.GiveClue) -> int | None:
        row = 0 if move.card is None else (own.hand or ()).index(move.card) if move.card in (own.hand or ()) else -1
        if not 0 <= row < len(offer) or move.text not in offer[row] or move.form is not _form(own.may.tell):
            return None
        return TELL + row * self.phrases + offer[row].index(move.text)


def read_move(table: Public, value: object) -> a.SeatMove:
    """A typed move from itself, or from a dictionary as in docs/PROTOCOL.md; game, turn and phase may be left out."""
    if isinstance(value, _MOVES):
        return value
    if not isinstance(value, dict):
        raise Mistake(f"An action is a number, a move, or a dictionary with `do`; this was {shown(value)}.")
    when = {"game": table.game, "turn": table.turn, "phase": table.phase.value}
    try:
        found: a.SeatMove = msgspec.convert({**when, **value}, a.SeatMove)
    except msgspec.ValidationError as wrong:
        raise Mistake(f"That is no move: {wrong}") from wrong
    return found


_MOVES = (
    *(a.GiveCards, a.CastBallot, a.ClaimFirstTurn, a.GiveClue, a.MendClue),
    *(a.SignalPartner, a.TakeBack, a.BeReady, a.GoOn),
)


def _ballots(rules: Rules) -> list[tuple[tuple[Position, ...], Position | None]]:
    places = range(1, rules.images + 1)
    sets = [votes for tokens in range(1, rules.tokens + 1) for votes in combinations(places, tokens)]
    reds = (None, *places) if rules.red_token else (None,)
    return [(votes, red) for red in reds for votes in sets]


def _form(telling: Telling | None) -> ClueForm:
    """Written where the table allows it; elsewhere the words are the caption."""
    assert telling is not None
    return ClueForm.TEXT if ClueForm.TEXT in telling.forms else telling.forms[0]


def _places(own: Own, cards: tuple[CardId, ...]) -> tuple[int, ...]:
    """Where these cards are in the hand; -1 for one that isn't there."""
    hand = own.hand or ()
    return tuple(sorted(hand.index(card) if card in hand else -1 for card in cards))
