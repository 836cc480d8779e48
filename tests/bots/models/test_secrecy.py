"""A request holds nothing beyond the seat's view: what the seat can't see may change, and not a byte of it does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from hareloom.bots.models.player import ModelPlayer, ModelQuestion
from hareloom.bots.models.wanted import wanted_of
from hareloom.game.table import Table
from hareloom.game.values import Phase, SeatNo
from hareloom.game.view import view
from tests.game.leaky_views import REAL
from tests.game.oracle_people import Case, moments
from tests.game.oracle_twins import renamed, twins

from .machine import Served, chat, playing
from .seats import picture

CASES = (
    Case("classic", 3, turns=2),
    Case("odyssey", 7, turns=1),
    Case("party", 6, {"party_hide_all_until_clue": True}, turns=2),
    Case("team", 6, turns=2),
    Case("team", 6, {"team_blind_vote": True, "team_image": "teammate_only"}, turns=2),
)
TRIED = 8
"""Seats in each phase."""


@pytest.fixture
def machine() -> Iterator[Served]:
    """A machine that never moves."""
    with playing([chat("{}")]) as made:
        yield made


def request(machine: Served, player: ModelPlayer, table: Table, no: SeatNo) -> bytes:
    """What is sent for that seat at that table."""
    player.choose(ModelQuestion(view=view(table, no), past=table.reveals), lambda _: "no")
    return machine.raw[-2]


def asked_seats(case: Case) -> Iterator[tuple[Table, SeatNo]]:
    """Seats that a model would be asked for, in some states of a game."""
    tried: Counter[Phase] = Counter()
    for moment in moments(REAL, case):
        table = moment.after
        if table.phase in (Phase.CLUE, Phase.GIVE, Phase.VOTE):
            for seat in table.seats:
                if tried[table.phase] < TRIED and wanted_of(view(table, seat.no)) is not None:
                    tried[table.phase] += 1
                    yield table, seat.no


@pytest.mark.parametrize("case", CASES, ids=str)
def test_twins_are_asked_the_same(case: Case, machine: Served) -> None:
    """Other hands, owners, votes and piles: the same bytes. Another card in the own hand or on the table: others."""
    player = ModelPlayer(machine.endpoint, pictures=picture)
    dice, phases = random.Random(1), set()
    for table, no in asked_seats(case):
        before = request(machine, player, table, no)
        for twin in twins(table, no, dice):
            assert request(machine, player, twin, no) == before
        seen = view(table, no)
        assert seen.own is not None
        shown = seen.table.images if table.phase is Phase.VOTE else seen.own.hand
        if shown:
            assert request(machine, player, renamed(table, {shown[0]: "another"}), no) != before
        phases.add(table.phase)
    assert phases == {Phase.CLUE, Phase.GIVE, Phase.VOTE}
