"""Every deck that is painted here, one after another."""

from __future__ import annotations

import msgspec
import pytest

from art import deck
from hareloom.decks.manifest import Manifest


@pytest.fixture(params=deck.every(), scope="session")
def painted(request: pytest.FixtureRequest) -> deck.Deck:
    """A deck as it is painted."""
    return deck.find(request.param)


@pytest.fixture(scope="session")
def manifest(painted: deck.Deck) -> Manifest:
    """What the shipped deck says of itself."""
    return msgspec.json.decode((painted.shipped / "deck.json").read_bytes(), type=Manifest)
