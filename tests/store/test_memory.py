"""The store in memory keeps the contract."""

import pytest
from contract import StoreContract

from hareloom.store import MemoryStore, Store


class TestMemory(StoreContract):
    """Everything that every store promises."""

    @pytest.fixture
    def store(self) -> Store:
        """A new store."""
        return MemoryStore()
