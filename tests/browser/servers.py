"""Starts table_server.py for tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from serving import free_port, serving

ROOT = Path(__file__).parents[2]


@contextmanager
def table_server(
    data: Path, how: str = "", *, port: int = 0, environment: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Run one on that data folder (``how``: see table_server.py); gives its address."""
    port = port or free_port()
    command = [sys.executable, str(Path(__file__).with_name("table_server.py")), str(port), str(data), how]
    with serving(command, port, patience=60, env={**os.environ, "PYTHONPATH": str(ROOT), **(environment or {})}) as run:
        yield run[0]
