"""A game in cycles: every seat is asked once in a cycle, then all moves are made. Both environments play by this."""

from functools import cached_property
from operator import index
from random import Random
from typing import Any

import numpy as np

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve_all
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table
from hareloom.game.values import CLAIM, END, REVEAL, SeatNo
from hareloom.game.view import own, public
from hareloom.game.view_types import GameView, Public
from hareloom.mistake import Mistake
from hareloom.words import shown

from .acting import Actions, Mask, read_move
from .asking import Part, part_of
from .offering import Offer, Offers
from .rewards import rewards_of
from .setting import Setting


class Play:
    """One game. Within a cycle nothing changes, so nobody's observation depends on the order of the seats."""

    def __init__(self, setting: Setting, actions: Actions, offers: Offers, seed: int, *, zero_sum: bool) -> None:
        self._actions, self._offers, self._zero_sum = actions, offers, zero_sum
        self._seed = seed
        # Chance of its own for each purpose: what is offered or made up for a player doesn't change the deal.
        self._dice, self._instead = Random(seed), Random(f"{seed} instead")
        self._cycle = _Cycle(setting.table)
        self._moves: dict[SeatNo, a.SeatMove | None] = {}
        self._act(a.HOST, a.StartWithCards(cards=setting.cards))
        if self.table.rules.first_storyteller == "host_choice":
            no = self._dice.choice(self.table.seats).no
            self._act(a.HOST, a.ChooseStoryteller(**self._when, seat=no))

    @property
    def table(self) -> Table:
        """Everything that is so."""
        return self._cycle.table

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.phase is END

    @property
    def public(self) -> Public:
        """What everybody knows."""
        return self._cycle.public

    def view(self, no: SeatNo) -> GameView:
        """What that seat sees."""
        return self._cycle.view(no)

    def mask(self, no: SeatNo) -> Mask:
        """What is legal for that seat."""
        return self._actions.mask(self.view(no))

    def offer(self, no: SeatNo) -> Offer:
        """The phrases that this seat may tell by their number."""
        kept = self._cycle.offers
        if no not in kept:
            view = self.view(no)
            tells = part_of(view) is Part.TELL
            kept[no] = self._offers.to(view, Random(f"{self._seed} offer {self.table.turn}")) if tells else ()
        return kept[no]

    def legal(self, no: SeatNo) -> list[a.SeatMove | None]:
        """Every legal action of that seat, in the order of their numbers; None is a pass."""
        view, offer = self.view(no), self.offer(no)
        return [self._actions.decode(view, offer, int(number)) for number in np.flatnonzero(self.mask(no))]

    def choose(self, no: SeatNo, action: Any) -> str:  # noqa: ANN401 - a number, a move or a dictionary; anything else is illegal
        """Note a seat's action for this cycle. For an illegal one a legal one is drawn; the sentence says why."""
        if part_of(self.view(no)) is Part.NOTHING:
            self._moves[no] = None
            return ""
        try:
            self._moves[no] = self._checked(no, action)
        except (Mistake, Refusal) as problem:
            self._moves[no] = self._drawn(no)
            return str(problem)
        return ""

    def _checked(self, no: SeatNo, action: Any) -> a.SeatMove | None:  # noqa: ANN401 - as above
        view, offer, mask = self.view(no), self.offer(no), self.mask(no)
        number, move = _number(action), None
        if number is None:
            move = None if action is None else read_move(view.table, action)
            if isinstance(move, a.GiveClue):
                return self._clue(no, move)
            number = self._actions.encode(view, offer, move)
        if not (0 <= number < len(mask) and mask[number]):
            raise Mistake(f"The action {shown(action)} is not legal now: the mask says which are.")
        # A move that is told by itself is made by its number too, so that it is settled.
        legal = self._actions.decode(view, offer, number)
        if move is not None and (move.game, move.turn, move.phase) != (legal and (legal.game, legal.turn, legal.phase)):
            raise Mistake("That move was meant for another moment.")
        return legal

    def _clue(self, no: SeatNo, clue: a.GiveClue) -> a.GiveClue:
        """A clue in any words: the rules say whether it may be told."""
        if clue.recording is not None:
            raise Mistake("Here a clue has no recording.")
        decide(self.table, a.SeatActor(no), clue, self._instead)
        return clue

    def _drawn(self, no: SeatNo) -> a.SeatMove | None:
        legal = np.flatnonzero(self.mask(no))
        number = int(legal[self._instead.randrange(len(legal))])
        return self._actions.decode(self.view(no), self.offer(no), number)

    def finish_cycle(self) -> list[float]:
        """Make the moves that were noted, and let time pass until a seat is asked again. Returns each seat's reward."""
        before, phase = self.table.scores, self.table.phase
        moves, self._moves = self._moves, {}
        if phase is CLAIM:
            self._claim([no for no, move in moves.items() if move is not None])
        else:
            for no, move in sorted(moves.items()):
                # Of two partners who both give, the one who sits first does: then the other is not awaited any more.
                if move is not None and no in self.table.awaited and self.table.phase is phase:
                    self._act(a.SeatActor(no), move)
        rewards = rewards_of(before, self.table.scores, len(self.table.seats), zero_sum=self._zero_sum)
        if self.table.phase is REVEAL:
            self._act(a.CLOCK, a.ClosePhase(**self._when))
        return rewards

    def _claim(self, claimers: list[SeatNo]) -> None:
        """Of those who claim at once one is drawn; if no one does, of all."""
        if claimers:
            self._act(a.SeatActor(self._dice.choice(sorted(claimers))), a.ClaimFirstTurn(**self._when))
        else:
            self._act(a.CLOCK, a.ClosePhase(**self._when))

    @property
    def _when(self) -> dict[str, Any]:
        table = self.table
        return {"game": table.game, "turn": table.turn, "phase": table.phase}

    def _act(self, actor: a.Actor, action: a.Action) -> None:
        table = self.table
        self._cycle = _Cycle(evolve_all(table, decide(table, actor, action, self._dice)))


def _number(action: Any) -> int | None:  # noqa: ANN401 - as above
    """The number that it is, in any library's type; None if it is none."""
    try:
        return None if isinstance(action, bool) else index(action)
    except (TypeError, ValueError):
        return None


class _Cycle:
    """A table between two changes, with what was worked out about it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.offers: dict[SeatNo, Offer] = {}
        self._views: dict[SeatNo, GameView] = {}

    @cached_property
    def public(self) -> Public:
        """What everybody knows."""
        return public(self.table)

    def view(self, no: SeatNo) -> GameView:
        """What that seat sees."""
        found = self._views.get(no)
        if found is None:
            found = self._views[no] = GameView(self.public, own(self.table, no))
        return found
