"""A server on a database, in a process of its own, with the test deck. Arguments: port, data folder, URL, drain."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from pathlib import Path

from msgspec.structs import replace

from hareloom.bots.process import AnyMoveBots
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.drain import Drain
from hareloom.server.links import site
from hareloom.server.ports import listen
from hareloom.server.run import run
from hareloom.server.settings import settings
from tests.server.conftest import QUICK, TestDecks

DELAYS = replace(QUICK, claim=1.0, least=1.0, linger=1.0, bot_least=0.01, bot_most=0.1)
LIMITS = "actions=100000,requests=100000,tables=1000,joins=1000,talk=100000"
"""All people come from one address, and nobody thinks for long."""


def say_what_it_waits_for(*_: object) -> None:
    """On SIGUSR1: where every task is, for a test that waits in vain."""
    for task in [each for each in gc.get_objects() if isinstance(each, asyncio.Task) and not each.done()]:
        task.print_stack()


def main(port: str, data: str, url: str, drain: str) -> None:
    """Serve until a signal comes."""
    flags: dict[str, str | None] = {"data": data, "port": port, "database": url, "drain": drain, "limits": LIMITS}
    chosen = settings(flags, {}, host="127.0.0.1")
    hall = open_hall(Path(data), TestDecks(), DELAYS, AnyMoveBots(), chosen.limits.watchers, chosen.database)
    signal.signal(signal.SIGUSR1, say_what_it_waits_for)
    ending = Drain(hall, chosen.drain)
    with listen("127.0.0.1", int(port), or_next=False) as listener:
        run(application(chosen, site("127.0.0.1", int(port)), hall, drain=ending), listener, chosen, ending)


if __name__ == "__main__":
    main(*sys.argv[1:])
