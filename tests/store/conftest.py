"""What the store's tests share."""

import sys
from pathlib import Path

import pytest

# The tests are no package; whatever pytest's way of importing, they find contract.py and child.py beside them.
sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def anyio_backend() -> str:
    """The stores are asyncio's."""
    return "asyncio"
