"""A server in a process of its own, with the test deck: something to kill. Arguments: port, data folder.

A third one is the number of an open pipe: what is received is written to it, by its id, before it is stored.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from hareloom.bots.process import AnyMoveBots
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.drain import Drain
from hareloom.server.links import site
from hareloom.server.ports import listen
from hareloom.server.run import run
from hareloom.server.settings import settings
from hareloom.store import Append, SqliteStore, StoreError
from tests.server.conftest import QUICK, TestDecks


def tell_what_is_received(pipe: int) -> None:
    """Say each action's id the moment before it goes to the store."""
    append = SqliteStore.append

    def told(store: SqliteStore, rows: Sequence[Append]) -> asyncio.Future[list[StoreError | None]]:
        os.write(pipe, "".join(f"{row.action_id}\n" for row in rows).encode())
        return append(store, rows)

    SqliteStore.append = told  # type: ignore[method-assign,assignment]


def main(port: str, data: str, pipe: str = "") -> None:
    """Serve until killed."""
    if pipe:
        tell_what_is_received(int(pipe))
    listener = listen("127.0.0.1", int(port), or_next=False)
    chosen = settings({"data": data, "port": port}, {}, host="127.0.0.1")
    hall = open_hall(Path(data), TestDecks(), QUICK, AnyMoveBots())
    run(application(chosen, site("127.0.0.1", int(port)), hall), listener, chosen, Drain(hall, 0))


if __name__ == "__main__":
    main(*sys.argv[1:])
