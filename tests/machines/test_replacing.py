"""Each server is replaced in turn, as for an update, while games are played: the players hardly notice.

HARELOOM_AWAY sets how many seconds a player may be away at the most (5; `make proof-machines`: 1).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from postgres import Server
from tests.server.test_whole_games import TOO_LATE

from .evenings import KINDS, Evening
from .fleet import fleet
from .log_check import check_log

pytestmark = pytest.mark.anyio

AWAY = float(os.environ.get("HARELOOM_AWAY", "5"))


async def test_an_update_goes_unnoticed(postgres: Server, database: str, tmp_path: Path) -> None:
    """Nobody is away for long, nothing is refused for it, nothing is lost, and every game ends."""
    async with fleet(postgres, database, tmp_path, drain=2.0) as servers:
        evenings = [Evening(servers.addresses, kind, seed) for seed, kind in enumerate(KINDS)]
        async with httpx.AsyncClient(timeout=20) as http:
            for evening in evenings:
                await evening.begin(http)
        enough = asyncio.Event()
        playing = asyncio.gather(*(evening.go_on(enough) for evening in evenings))
        for machine in servers.machines:
            machine.signal(signal.SIGTERM)
            assert await machine.ended() in (0, -signal.SIGTERM)
            await machine.start()
        enough.set()
        await asyncio.wait_for(playing, 120)
        found = await check_log(postgres.url(database), evenings)
    guests = [guest for evening in evenings for guest in evening.guests]
    away = sorted(seconds for guest in guests for seconds in guest.away)
    sys.stdout.write(f"\naway {len(away)} times, for {away[len(away) // 2]:.2f} s, at most {away[-1]:.2f} s; {found}\n")
    assert {refusal["code"] for guest in guests for refusal in guest.refused} <= TOO_LATE
    assert away[-1] < AWAY
