"""SQLite keeps the contract, in a file and in memory."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from contract import StoreContract

from hareloom.store import SqliteStore, Store


class TestSqlite(StoreContract):
    """Everything that every store promises."""

    @pytest.fixture(params=["file", "memory"])
    async def store(self, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
        """A new store."""
        store = SqliteStore(tmp_path / "data" / "hareloom.sqlite3" if request.param == "file" else None)
        yield store
        await store.close()
