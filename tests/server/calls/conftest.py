"""A server, a post office, and a push service or a chat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.calls.endpoints import Endpoint, endpoint
from tests.calls.post_office import PostOffice, post_office

from .calling import Server, serving


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as made:
        yield made


@pytest.fixture
def server(tmp_path: Path, office: PostOffice) -> Iterator[Server]:
    with serving(tmp_path, office) as made:
        yield made


@pytest.fixture
def service() -> Iterator[Endpoint]:
    """A push service, or a chat."""
    with endpoint(201) as made:
        yield made
