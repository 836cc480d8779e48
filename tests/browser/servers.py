"""Starts table_server.py for tests."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from serving import serving

ROOT = Path(__file__).parents[2]


@contextmanager
def table_server(
    data: Path, how: str = "", *, port: int = 0, environment: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Run one on that data folder (``how``: see table_server.py); gives its address.

    It inherits its port, already bound: a free one that is only looked for may be another's a moment later.
    """
    program = str(Path(__file__).with_name("table_server.py"))
    variables = {**os.environ, "PYTHONPATH": str(ROOT), **(environment or {})}
    with socket.socket() as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(("127.0.0.1", port))
        command = [sys.executable, program, str(bound.fileno()), str(data), how]
        at: int = bound.getsockname()[1]
        with serving(command, at, patience=60, env=variables, inherits=[bound.fileno()]) as (address, _):
            yield address
