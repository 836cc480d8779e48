"""PostgreSQL keeps the contract, in every version that we support."""

from collections.abc import AsyncIterator

import pytest
from contract import StoreContract

from hareloom.store import Store
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.store import PostgresStore
from postgres import VERSIONS, Server


class TestPostgres(StoreContract):
    """Everything that every store promises."""

    @pytest.fixture(params=VERSIONS)
    def postgres_version(self, request: pytest.FixtureRequest) -> str:
        """Each of them."""
        version: str = request.param
        return version

    @pytest.fixture
    async def store(self, postgres: Server, database: str) -> AsyncIterator[Store]:
        """A new store."""
        store = PostgresStore(Address(postgres.url(database)))
        await store.open()
        yield store
        await store.close()
