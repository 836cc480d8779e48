"""What tests of several servers share."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from postgres import Server
from tests.server.wire import serving


@pytest.fixture
async def servers(postgres: Server, database: str, tmp_path: Path) -> AsyncIterator[list[str]]:
    """Three servers on one database."""
    flags: dict[str, str | None] = {"database": postgres.url(database)}
    async with contextlib.AsyncExitStack() as running:
        addresses = []
        for name in ("one", "two", "three"):
            (tmp_path / name).mkdir()
            where, _ = await running.enter_async_context(serving(tmp_path / name, flags=flags))
            addresses.append(where)
        yield addresses
