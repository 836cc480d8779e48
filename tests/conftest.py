"""What all tests share."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from hareloom.store import SqliteStore

# PostgreSQL's programs come with a package for Linux. Elsewhere what needs them is no test, rather than a skipped one.
if sys.platform == "linux":
    from tests.databases import database, empty_database, postgres, postgres_of, postgres_version  # noqa: F401
else:
    collect_ignore_glob = ["*/test_*postgres*.py", "cli/test_move.py", "machines/*", "browser/test_update.py"]

# Set before numpy is loaded. Workers share the cores already: threads of its own would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# How long an example takes says how busy the machine is, not whether a promise is kept.
settings.register_profile("busy", deadline=None)
settings.load_profile("busy")


@pytest.fixture
def anyio_backend() -> str:
    """Everything asynchronous here is asyncio's."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _stores_in_memory_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A test may drop a store in memory; Python 3.13 minds a connection that nobody closed."""
    opened: list[SqliteStore] = []
    init = SqliteStore.__init__

    def init_and_note(store: SqliteStore, path: Path | None) -> None:
        init(store, path)
        if path is None:
            opened.append(store)

    monkeypatch.setattr(SqliteStore, "__init__", init_and_note)
    yield
    for store in opened:
        store._release()  # noqa: SLF001 - closing needs a loop, which may be gone
