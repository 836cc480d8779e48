"""What a server does regularly goes on after any fault."""

from __future__ import annotations

import asyncio
import os
import resource
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from hareloom.bots.process import AnyMoveBots
from hareloom.server import app as server
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from hareloom.tasks import every, faults

from .conftest import QUICK, TestDecks

pytestmark = pytest.mark.anyio


@contextmanager
def few_descriptors() -> Iterator[Callable[[], None]]:
    """No more than there are; gives what takes the free ones, also those that somebody gives back meanwhile."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    held = [os.open(os.devnull, os.O_RDONLY)]

    def use_up() -> None:
        with suppress(OSError):
            while True:
                held.append(os.open(os.devnull, os.O_RDONLY))

    resource.setrlimit(resource.RLIMIT_NOFILE, (held[0] + 8, hard))
    try:
        yield use_up
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        for one in held:
            os.close(one)


async def test_all_duties_survive_a_time_without_descriptors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fails meanwhile and says so; afterwards each is carried out as before."""
    done: Counter[str] = Counter()

    def quickly(_: float, duty: Callable[[], Awaitable[object]], name: str, **how: Any) -> asyncio.Task[None]:
        async def counted() -> None:
            os.close(os.open(os.devnull, os.O_RDONLY))  # each needs a descriptor, as those do that read a folder
            await duty()
            done[name] += 1

        return every(0.01, counted, name, **how)

    async def until(condition: Callable[[], object]) -> None:
        async with asyncio.timeout(60):
            while not condition():  # noqa: ASYNC110 - it is about anything that a test looks at
                await asyncio.sleep(0.01)

    monkeypatch.setattr(server, "every", quickly)
    chosen = settings({"data": str(tmp_path)}, {}, host="127.0.0.1")
    hall = open_hall(chosen.data, TestDecks(), QUICK, AnyMoveBots())
    app: Any = server.application(chosen, site(chosen.host, chosen.port), hall)
    while not hasattr(app, "router"):
        app = app.app
    async with app.router.lifespan_context(app):
        await until(lambda: len(done) == 9)
        before = faults.copy()
        with few_descriptors() as use_up:

            def all_have_failed() -> bool:
                use_up()
                return all(faults[name] > before[name] for name in done)

            await until(all_have_failed)
        then = done.copy()
        await until(lambda: all(done[name] > number for name, number in then.items()))
