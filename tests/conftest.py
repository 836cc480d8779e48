"""What all tests share."""

import os

import pytest
from hypothesis import settings

# Set before numpy is loaded. Workers share the cores already: threads of its own would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# How long an example takes says how busy the machine is, not whether a promise is kept.
settings.register_profile("busy", deadline=None)
settings.load_profile("busy")


@pytest.fixture
def anyio_backend() -> str:
    """Everything asynchronous here is asyncio's."""
    return "asyncio"
