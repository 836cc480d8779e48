"""The soak: whole evenings on three servers while servers, wires and the database fail again and again.

HARELOOM_SOAK sets the seconds (30); `make proof-machines` runs it for an hour.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path

import httpx2 as httpx
import pytest

from hareloom.store.postgres.address import Address
from hareloom.store.postgres.migrate import migrate
from postgres import serving

from .evenings import KINDS, Evening
from .fleet import Fleet, fleet
from .log_check import check_log
from .people import view_at

pytestmark = pytest.mark.anyio

SECONDS = float(os.environ.get("HARELOOM_SOAK", "30"))
PAUSE = 1.5
"""Seconds between two disturbances, on average."""
ALIKE = 60.0
"""Seconds after the last disturbance in which all servers show the same, however busy this machine is. That five are
enough is held by test_neighbours.py; how many it took is printed."""
NAME = "soak"


async def test_evenings_go_on_whatever_fails(tmp_path: Path) -> None:
    """Nothing acknowledged is lost or done twice, nothing refused is done, all servers agree, and every game ends."""
    with serving(fsync="on", full_page_writes="on") as database:
        database.sql(f"CREATE DATABASE {NAME}")
        await migrate(Address(database.url(NAME)))
        async with fleet(database, NAME, tmp_path) as servers:
            evenings = [Evening(servers.addresses, kind, seed) for seed, kind in enumerate(KINDS)]
            took = await _soak(servers, evenings)
            found = await check_log(database.url(NAME), evenings)
            heard = _heard(evenings)
    sys.stdout.write(f"\n{SECONDS:.0f} s, {servers.happened.total()} disturbances: {dict(servers.happened)}\n{found}\n")
    sys.stdout.write(f"{heard} recordings heard; all servers alike after {took:.1f} s\n")


def _heard(evenings: list[Evening]) -> int:
    """How many recordings were heard by others than their tellers, each as the same bytes by way of every server."""
    guests = [guest for evening in evenings for guest in evening.guests]
    all_heard = {recording for guest in guests for recording in guest.heard if recording not in guest.sent}
    for recording in all_heard:
        assert len({guest.heard[recording] for guest in guests if recording in guest.heard}) == 1
    assert all_heard
    return len(all_heard)


async def _soak(servers: Fleet, evenings: list[Evening]) -> float:
    """Play while things fail; then compare, and let every game end. How many seconds it took until all were alike."""
    async with httpx.AsyncClient(timeout=20) as http:
        for evening in evenings:
            await evening.begin(http)
            for guest in evening.guests:
                guest.sings /= 2  # each server starts a process for it, again and again
    enough, until = asyncio.Event(), time.monotonic() + SECONDS
    playing = asyncio.gather(*(evening.go_on(enough) for evening in evenings))
    await servers.disturb(lambda: time.monotonic() < until and not playing.done(), random.Random(int(SECONDS)), PAUSE)
    if playing.done():
        playing.result()  # something went wrong there: say what
    for evening in evenings:
        evening.hold()  # what changes while it is compared is never alike
    over = time.monotonic()
    await asyncio.gather(*(_alike(servers.addresses, evening, over + ALIKE) for evening in evenings))
    took = time.monotonic() - over
    for evening in evenings:
        evening.hold(holds=False)
    enough.set()
    await asyncio.wait_for(playing, 180)
    return took


async def _alike(servers: list[str], evening: Evening, until: float) -> None:
    """All servers show each person the same at one moment: also who is here, who watches, and how many screens."""
    async with httpx.AsyncClient(timeout=2) as http:
        for person in evening.people:
            views = []
            while time.monotonic() < until:
                views = await asyncio.gather(*(view_at(http, server, person) for server in servers))
                shown = [view and [view.get(part) for part in ("table", "own", "people", "screens")] for view in views]
                if shown[0] is not None and all(one == shown[0] for one in shown):
                    break
                await asyncio.sleep(0.02)
            else:
                raise AssertionError(f"the servers differ at {evening.kind}: {views}")
