"""What sizes, times, refusals and full disks might tell, and don't."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from hareloom.game.values import Phase
from hareloom.server.http.limits import Limit
from hareloom.store import SqliteStore
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall
from tests.game.at_table import at

from .test_socket import address, bearer, closed_with, hear
from .wire import do, enter, serving

GUESSES = int(os.environ.get("HARELOOM_GUESSES", "80"))
TIMES = int(os.environ.get("HARELOOM_TIMES", "25"))
LETTERS = str.maketrans("01abcdef", "bcdfghjk")
"""Into signs that codes are made of."""
SLOW = Delays(moment=600)
"""Nobody closes a phase here."""


async def _told(socket: ClientConnection, ask: str, action: dict[str, Any]) -> tuple[float, bytes, bytes]:
    """Ask for something: the seconds until the ack, the ack without its id, and the frame without its number."""
    began = time.perf_counter()
    await socket.send(json.dumps({"id": ask, "action": action}))
    while True:
        data = await socket.recv(decode=False)
        found = json.loads(data)
        assert found.get("ack") in (ask, None)
        if found.get("ack") == ask:
            data = data.replace(ask.encode(), b"?")
            return time.perf_counter() - began, data, json.dumps(found.get("view")).encode()


@pytest.mark.anyio
async def test_neither_size_nor_time_tells_whose_picture_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A voter chooses every picture in turn: the others get the same bytes each time, and acks come as soon."""
    monkeypatch.setattr(Limit, "wait", lambda *_: 0.0)
    async with serving(tmp_path, SLOW) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guests = [await enter(server, http, host["code"], f"Guest {n}") for n in range(3)]
        await do(server, http, host, "start_game")
        await do(server, http, host, "claim_first_turn", game=1, turn=1, phase="claim")
        (live,) = hall.open_tables()
        live_hands = {seat.no: seat.hand for seat in live.table.seats}
        when = {"game": 1, "turn": 1}
        await do(server, http, host, "give_clue", **when, phase="clue", text="Almost home", card=live_hands[1][0])
        for seat, guest in enumerate(guests, 2):
            await do(server, http, guest, "give_cards", **when, phase="give", cards=[live_hands[seat][0]], settled=True)
        owners = {place: laid.owner for place, laid in enumerate(live.table.laid, 1)}
        took: dict[int, list[float]] = {place: [] for place, owner in owners.items() if owner != 2}
        seen: set[tuple[bytes, int]] = set()
        dice = random.Random(6)
        voter = await connect(address(server, host["code"]), additional_headers=bearer(guests[0]))
        await hear(voter)  # before the other comes: the order of entry is not said
        onlooker = await connect(address(server, host["code"]), additional_headers=bearer(guests[1]))
        async with voter, onlooker:
            await hear(voter), await hear(onlooker)
            for number in range(TIMES):
                # In another order each time: whatever the machine does at intervals must not fall on one place.
                for place, times in dice.sample(sorted(took.items()), len(took)):
                    vote = {"do": "cast_ballot", **when, "phase": "vote", "votes": [place]}
                    seconds, _, frame = await _told(voter, f"v{number}.{place}"[:8].ljust(8, "0"), vote)
                    times.append(seconds)
                    heard = await hear(onlooker)
                    seen.add((json.dumps(heard["view"]).encode(), len(frame) - len(str(place))))
                    await _told(
                        voter, f"b{number}.{place}"[:8].ljust(8, "0"), {"do": "take_back", **when, "phase": "vote"}
                    )
                    await hear(onlooker)
        assert len(seen) == 1, "what others get depends on what was chosen"
    _check_alike(took, next(place for place, owner in owners.items() if owner == 1))


def _check_alike(took: dict[int, list[float]], tellers: int) -> None:
    """Mann and Whitney's test, at a bound that chance reaches once in a billion times."""
    mine = took[tellers]
    others = [seconds for place, times in took.items() if place != tellers for seconds in times]
    slower = sum((one > other) + (one == other) / 2 for one in mine for other in others)
    n, m = len(mine), len(others)
    z = (slower - n * m / 2) / ((n * m * (n + m + 1)) / 12) ** 0.5
    assert abs(z) < 6, f"time tells the storyteller's picture: z = {z:.1f}"


def test_where_a_picture_lies_tells_nothing_about_its_owner() -> None:
    """Over many tables every owner's picture lies in every place equally often (chi-squared, 9 degrees of freedom)."""
    tables, counts = 600, dict[tuple[int, int], int]()
    for seed in range(tables):
        for place, laid in enumerate(at(Phase.VOTE, seed=seed).table.laid):
            counts[laid.owner, place] = counts.get((laid.owner, place), 0) + 1
    expected = tables / 4
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 60


@pytest.mark.anyio
async def test_guesses_get_nowhere_and_are_slowed(tmp_path: Path) -> None:
    """Codes over HTTP, secrets over the socket: a few tries, then one in six seconds; the right secret is let in.

    tests/server/test_guesses.py has the limits of the whole server, and what they never slow.
    """
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        began, statuses = time.monotonic(), list[int]()
        for number in range(GUESSES):
            code = f"{number:010x}".translate(LETTERS)
            answer = await http.get(f"http://{server}/api/tables/{code}")
            statuses.append(answer.status_code)
        tried = GUESSES - statuses.count(429)
        assert set(statuses) == {404, 429}
        assert tried <= 21 + (time.monotonic() - began) / 6
        wrong = {"Authorization": f"Bearer {'x' * 43}"}
        async with connect(address(server, host["code"]), additional_headers=wrong) as socket:
            assert await closed_with(socket) in (4401, 4429)
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            assert (await hear(socket))["whole"]


async def _limit(hall: Hall, pages: int) -> None:
    """Let the store's file grow to this many pages, as if the disk had no more room."""
    assert isinstance(hall.store, SqliteStore)
    await hall.store._writing.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())  # noqa: SLF001


@pytest.mark.anyio
async def test_a_full_disk_is_said_and_nothing_is_half_done(tmp_path: Path) -> None:
    """Refused while there is no room, with the view as it was; done once there is, by the same id."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        async with connect(address(server, host["code"]), additional_headers=bearer(host)) as socket:
            await hear(socket)
            await _limit(hall, 1)  # the file is larger already: no more pages
            refused: dict[str, Any] = {}
            for number in range(400):
                await socket.send(json.dumps({"id": f"full-{number}", "action": {"do": "shuffle_seats"}}))
                refused = await hear(socket)  # or a frame with the ack
                if refused.get("code") == "not_stored":
                    break
                if refused.get("code") == "too_many_requests":
                    await asyncio.sleep(0.2)
            assert refused["code"] == "not_stored", refused
            assert "not done" in refused["detail"]
            await _limit(hall, 50_000)
            await asyncio.sleep(0.2)
            await socket.send(json.dumps({"id": refused["refused"], "action": {"do": "add_bot"}}))
            heard = await hear(socket)
            assert heard["ack"] == refused["refused"]
