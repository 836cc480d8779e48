"""Databases for tests: a server of PostgreSQL for each process that runs tests, with empty tables for each test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import asyncpg
import pytest

from hareloom.store.postgres.address import Address
from hareloom.store.postgres.migrate import migrate
from postgres import NEWEST, Server, serving

READY = "ready"
EMPTIED = "; ".join(
    f"DELETE FROM {table}"
    for table in (
        "tables",
        "log",
        "gone_tables",
        "facts",
        "reports",
        "own_decks",
        "banned_cards",
        "replays",
        "pictures",
        "recording_contents",
        "nodes",
        "presence",
    )
)


@pytest.fixture(scope="session")
def postgres_of() -> Iterator[Callable[[str], Server]]:
    """PostgreSQL of a version, started when a test first wants it: one server for all tests of this process."""
    with ExitStack() as running:
        servers: dict[str, Server] = {}

        def started(version: str) -> Server:
            if version not in servers:
                server = servers[version] = running.enter_context(serving(version))
                server.sql(f"CREATE DATABASE {READY}")
                asyncio.run(migrate(Address(server.url(READY))))
            return servers[version]

        yield started


@pytest.fixture
def postgres_version() -> str:
    """The version that a test wants; a class of tests may ask for others."""
    return NEWEST


@pytest.fixture
def postgres(postgres_of: Callable[[str], Server], postgres_version: str) -> Server:
    """A running PostgreSQL."""
    return postgres_of(postgres_version)


@pytest.fixture
def empty_database(postgres: Server) -> Iterator[str]:
    """The name of a database without tables."""
    with postgres.database() as name:
        yield name


@pytest.fixture
def database(postgres: Server) -> str:
    """The name of a database with our tables, all of them empty: emptying it is quicker than making another."""

    async def empty() -> None:
        admin = await asyncpg.connect(postgres.url(READY))
        await admin.execute(EMPTIED)
        await admin.close()

    asyncio.run(empty())
    return READY
