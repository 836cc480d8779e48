"""Every deck that is painted here, and those that are part of the game, one after another."""

from __future__ import annotations

import msgspec
import pytest

from art import deck
from hareloom.decks.manifest import Manifest


@pytest.fixture(params=deck.every(), scope="session")
def scripted(request: pytest.FixtureRequest) -> deck.Deck:
    """A deck, finished or not."""
    return deck.find(request.param)


@pytest.fixture(params=[name for name in deck.every() if deck.find(name).is_shipped], scope="session")
def painted(request: pytest.FixtureRequest) -> deck.Deck:
    """A deck that is part of the game."""
    return deck.find(request.param)


@pytest.fixture(scope="session")
def manifest(painted: deck.Deck) -> Manifest:
    """What the shipped deck says of itself."""
    return msgspec.json.decode((painted.shipped / "deck.json").read_bytes(), type=Manifest)
