"""The store in a file keeps the contract."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from contract import StoreContract

from hareloom.store import SqliteStore, Store


class TestSqlite(StoreContract):
    """Everything that every store promises."""

    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        """A new store in a file of its own."""
        store = SqliteStore(tmp_path / "data" / "hareloom.sqlite3")
        yield store
        await store.close()
