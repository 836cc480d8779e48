"""Short ways to bring a table to a moment, for tests that look at one move."""

from typing import Any

import pytest

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase, SeatNo
from hareloom.sim.random_player import random_step
from hareloom.sim.tabletop import Tabletop, open_table


def at(phase: Phase, edition: str = "odyssey", players: int = 4, *, seed: int = 1, **house: Any) -> Tabletop:
    """A game in that phase of its first turn; seat 1 tells."""
    top = open_table(edition, players, seed=seed, house=house)
    if phase is not Phase.CLAIM and top.table.phase is Phase.CLAIM:
        top.claim(1)
    while top.table.phase is not phase:
        top.act(*random_step(top.table, top.dice))
    return top


def now(top: Tabletop) -> dict[str, Any]:
    """The moment that a move says it was meant for."""
    return {"game": top.table.game, "turn": top.table.turn, "phase": top.table.phase}


def move(top: Tabletop, seat: SeatNo, kind: type[a.SeatMove], **what: Any) -> None:
    top.act(a.SeatActor(seat), kind(**now(top), **what))


def refused(top: Tabletop, actor: a.Actor | SeatNo, action: a.Action) -> tuple[Code, str]:
    """The code and sentence of the refusal; nothing has changed."""
    before = top.table
    with pytest.raises(Refusal) as refusal:
        top.act(a.SeatActor(actor) if isinstance(actor, int) else actor, action)
    assert top.table == before
    return refusal.value.code, refusal.value.sentence


def hand(top: Tabletop, seat: SeatNo) -> tuple[str, ...]:
    return top.table.seat(seat).hand
