"""A server in memory, for tests that need no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from hareloom.tables.delays import Delays

QUICK = Delays(moment=0.05, linger=0.2, bots_claim=0.1, bot_least=0.001, bot_most=0.003)
"""People in tests don't think long."""


class TestDecks:
    """A deck of 84 cards without pictures."""

    __test__ = False

    def cards_of(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        return tuple(f"{number:020x}" for number in range(10**18, 10**18 + 84)) if decks == ("hareloom",) else None


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A client of a server with default settings and a data folder of its own."""
    chosen = settings({"data": str(tmp_path)}, {}, host="127.0.0.1")
    hall = open_hall(chosen.data, TestDecks(), QUICK, AnyMoveBots())
    app = application(chosen, site(chosen.host, chosen.port), hall)
    with TestClient(app, base_url="http://localhost:4273") as client:
        yield client
