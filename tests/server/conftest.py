"""A server in memory, for tests that need no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.server.app import application
from hareloom.server.links import site
from hareloom.server.settings import settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A client of a server with default settings and a data folder of its own."""
    chosen = settings({"data_dir": str(tmp_path)}, {}, host="127.0.0.1")
    app = application(chosen, site(chosen.host, chosen.port))
    with TestClient(app, base_url="http://localhost:4273") as client:
        yield client
