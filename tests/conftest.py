"""What all tests share."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """Everything asynchronous here is asyncio's."""
    return "asyncio"
