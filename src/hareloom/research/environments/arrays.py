"""Observations as arrays: a seat's View in numbers, with the pictures' and the clues' embeddings.

Seats count clockwise from one's own, which is 0. What is the same in every cycle of an environment (edition, rules,
decks) and what never happens in one (reactions, bots' wishes, a pace) has no numbers.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hareloom.bots.language.vectors import Floats
from hareloom.game.rules import Rules
from hareloom.game.values import Phase, Signal
from hareloom.game.view_types import GameView, Own, Public

from .acting import Actions, Mask
from .embeddings import Embeddings
from .observing import Observation
from .offering import Offer

PHASES = {phase: at for at, phase in enumerate(Phase)}
TABLE = (*(f"phase {phase}" for phase in Phase), "turn", "pile", "discard")
"""The numbers of `table`."""
SEAT = (
    *("score", "cards held", "given", "voted", "storyteller", "awaited", "same hare"),
    *("has one", "you give", "winner"),
)
"""The columns of `seats`."""
IMAGE = ("own", "forbidden", "own vote", "own red token")
"""The columns of `image_marks`."""
LAST_SEAT = ("storyteller", "points")
"""The columns of `last_seats`: of the last turn that was scored."""


class Arrays:
    """Observations `{"observation": {name: array}, "action_mask": ...}`."""

    def __init__(self, rules: Rules, actions: Actions, embeddings: Embeddings) -> None:
        self._players, self._hand, self._images = rules.players, rules.hand_size, rules.images
        self._actions, self._known = actions, embeddings
        picture, clue = embeddings.pictures.shape[1], embeddings.clue_size
        self._shapes: dict[str, tuple[int, ...]] = {
            "table": (len(TABLE),),
            "seats": (self._players, len(SEAT)),
            "clue": (clue,),
            "hand": (self._hand, picture),
            "hand_given": (self._hand,),
            "images": (self._images, picture),
            "image_marks": (self._images, len(IMAGE)),
            "phrases": (actions.cards, actions.phrases, clue),
            "last_clue": (clue,),
            "last_images": (self._images, picture),
            "last_target": (self._images,),
            "last_owners": (self._images, self._players),
            "last_votes": (self._images, self._players),
            "last_red": (self._images,),
            "last_seats": (self._players, len(LAST_SEAT)),
        }
        self._rows = {"hand_rows": self._hand, "image_rows": self._images, "last_rows": self._images}

    def space(self) -> "spaces.Space[Any]":
        """Floats of any size, rows of `env.embeddings` (0 is no card), and a mask."""
        cards = len(self._known.pictures) - 1
        inside: dict[str, spaces.Space[Any]] = {
            **{name: spaces.Box(-np.inf, np.inf, shape, np.float32) for name, shape in self._shapes.items()},
            **{name: spaces.Box(0, cards, (places,), np.int64) for name, places in self._rows.items()},
        }
        mask = spaces.Box(0, 1, (self._actions.size,), np.int8)
        return spaces.Dict({"observation": spaces.Dict(inside), "action_mask": mask})

    def observe(self, seen: GameView, mask: Mask, offer: Offer) -> Observation:
        """The view in numbers."""
        table, own = seen.table, seen.own
        assert own is not None, "a seat observes"
        found: dict[str, Any] = {name: np.zeros(shape, np.float32) for name, shape in self._shapes.items()}
        self._fill_table(found, table, own)
        self._fill_own(found, table, own)
        self._fill_last(found, table, own)
        if table.clue is not None:
            found["clue"][:] = self._known.clue(table.clue.text)
        for row, phrases in enumerate(offer):
            for at, phrase in enumerate(phrases):
                found["phrases"][row, at] = self._known.clue(phrase)
        return {"observation": found, "action_mask": mask}

    def _fill_table(self, found: dict[str, NDArray[np.float32]], table: Public, own: Own) -> None:
        found["table"][PHASES[table.phase]] = 1
        found["table"][-3:] = table.turn, table.pile, table.discard
        unit = table.seats[own.seat].unit
        rows = []
        for no in _clockwise(table, own):
            seat = table.seats[no]
            signals = (seat.signal is Signal.HAVE_ONE, seat.signal is Signal.YOU_GIVE)
            marks = (no == table.storyteller, no in table.awaited, seat.unit == unit, *signals, no in table.winners)
            rows.append((seat.score, seat.cards, seat.given, seat.voted, *marks))
        found["seats"][:] = rows

    def _fill_own(self, found: dict[str, Any], table: Public, own: Own) -> None:
        hand = own.hand or ()
        found["hand_rows"], found["hand"] = self._look_up(hand, self._hand)
        found["image_rows"], found["images"] = self._look_up(table.images, self._images)
        given, marks = found["hand_given"], found["image_marks"]
        for card in own.given:
            if card in hand:
                given[hand.index(card)] = 1
        for position in own.positions:
            marks[position - 1, 0] = 1
        for position in own.may.vote.forbidden if own.may.vote is not None else ():
            marks[position - 1, 1] = 1
        if own.ballot is not None:
            for position in own.ballot.votes:
                marks[position - 1, 2] = 1
            if own.ballot.red is not None:
                marks[own.ballot.red - 1, 3] = 1

    def _fill_last(self, found: dict[str, Any], table: Public, own: Own) -> None:
        last = table.reveal
        laid = () if last is None else last.laid
        found["last_rows"], found["last_images"] = self._look_up([each.card for each in laid], self._images)
        if last is None:
            return
        at = {no: place for place, no in enumerate(_clockwise(table, own))}
        found["last_clue"][:] = self._known.clue(last.clue.text)
        for place, each in enumerate(laid):
            found["last_owners"][place, at[each.owner]] = 1
        for cast in last.ballots:
            for position in cast.ballot.votes:
                found["last_votes"][position - 1, at[cast.seat]] = 1
            if cast.ballot.red is not None:
                found["last_red"][cast.ballot.red - 1] = 1
        if last.target is not None:
            found["last_target"][last.target - 1] = 1
        found["last_seats"][at[last.storyteller], 0] = 1
        for award in last.awards:
            found["last_seats"][at[award.seat], 1] += award.points

    def _look_up(self, cards: Any, places: int) -> tuple[NDArray[np.int64], Floats]:  # noqa: ANN401 - a sequence of cards
        rows = self._known.rows(cards, places)
        return rows, self._known.pictures[rows]


def _clockwise(table: Public, own: Own) -> tuple[int, ...]:
    """All seats, one's own first."""
    at = table.order.index(own.seat)
    return table.order[at:] + table.order[:at]
