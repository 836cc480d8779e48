"""A machine that plays, a player that asks it, and a table whose votes are missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hareloom.bots.models.player import ModelPlayer
from hareloom.game.values import Phase
from hareloom.sim.tabletop import Tabletop

from .machine import Served, playing
from .seats import picture, played_to


@pytest.fixture
def machine() -> Iterator[Served]:
    """A machine that plays by the rules."""
    with playing() as made:
        yield made


@pytest.fixture
def player(machine: Served) -> ModelPlayer:
    """A player that asks it."""
    return ModelPlayer(machine.endpoint, pictures=picture)


@pytest.fixture
def vote() -> Tabletop:
    """A table whose votes are missing; seat 1 tells."""
    return played_to(Phase.VOTE)
