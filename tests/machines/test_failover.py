"""The database dies, and its synchronous standby takes over while games are played."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path

import httpx2 as httpx
import pytest

from hareloom.store.postgres.address import Address
from hareloom.store.postgres.migrate import migrate
from postgres import USER, serving

from .evenings import KINDS, Evening
from .fleet import Machine, running
from .log_check import check_log

pytestmark = pytest.mark.anyio

NEXT_MOVE = 2.0
"""Seconds after the standby takes writes."""
NAME = "failover"


async def test_a_standby_takes_over_and_nothing_is_lost(tmp_path: Path) -> None:
    """What was acknowledged is on the standby, the next move is made soon, and every game ends."""
    with serving(fsync="on") as first, serving(fsync="on", standby_of=first) as second:
        first.wait_for()
        first.sql(f"CREATE DATABASE {NAME}")
        url = f"postgresql://{USER}@127.0.0.1:{first.port},127.0.0.1:{second.port}/{NAME}"
        await migrate(Address(url))
        machines = [Machine(tmp_path / f"machine{no}", url, 1.0) for no in range(2)]
        async with running(machines):
            addresses = [machine.address for machine in machines]
            evenings = [Evening(addresses, kind, seed) for seed, kind in enumerate(KINDS[:3])]
            async with httpx.AsyncClient(timeout=20) as http:
                for evening in evenings:
                    await evening.begin(http)
            enough = asyncio.Event()
            playing = asyncio.gather(*(evening.go_on(enough) for evening in evenings))
            await asyncio.sleep(3)
            await asyncio.to_thread(first.stop, signal.SIGQUIT)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(second.promote)
            promoted = time.monotonic()
            await asyncio.sleep(3)
            enough.set()
            await asyncio.wait_for(playing, 120)
            found = await check_log(second.url(NAME), evenings)
    acked = [at for evening in evenings for guest in evening.guests for at in guest.acked_at]
    after = min(at for at in acked if at > promoted) - promoted
    sys.stdout.write(f"\nthe next move {after:.2f} s after the standby takes writes; {found}\n")
    assert after < NEXT_MOVE
