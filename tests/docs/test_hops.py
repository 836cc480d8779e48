"""docs/ARCHITECTURE.md: the files that one vote passes through on the server are those that the page lists."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx2 as httpx
import pytest
from tests.server.wire import do, enter, serving
from websockets.asyncio.client import ClientConnection, connect

import hareloom
from hareloom.server import app
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall

PACKAGE = Path(hareloom.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
STILL = Delays(moment=600, linger=600)
"""No timer fires during the test."""


class Hops:
    """Collects the package's files whose functions are called, in every thread, in the order of their first call."""

    def __init__(self) -> None:
        self.files: dict[str, int] = {}
        self.on = False

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if self.on and event == "call":
            path = Path(frame.f_code.co_filename)
            if path.is_relative_to(PACKAGE):
                name = path.relative_to(PACKAGE).as_posix()
                self.files[name] = self.files.get(name, 0) + 1

    @contextmanager
    def watching(self) -> Iterator[Hops]:
        """Threads take the hook when they start, so this comes before the server."""
        threading.setprofile(self)
        sys.setprofile(self)
        try:
            yield self
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


async def _voting(server: str, http: httpx.AsyncClient, hall: Hall) -> list[dict[str, Any]]:
    """Open a table of five people, and play its first turn up to the vote. The first of them tells."""
    host = await enter(server, http, None, "Léa")
    people = [host, *[await enter(server, http, host["code"], f"Guest {n}") for n in range(4)]]
    await do(server, http, host, "start_game")
    await do(server, http, host, "claim_first_turn", game=1, turn=1, phase="claim")
    (live,) = hall.open_tables()
    card = live.table.seat(host["seat"]).hand[0]
    await do(server, http, host, "give_clue", game=1, turn=1, phase="clue", text="Almost home", card=card)
    for person in people[1:]:
        cards = [live.table.seat(person["seat"]).hand[0]]
        await do(server, http, person, "give_cards", game=1, turn=1, phase="give", cards=cards, settled=True)
    assert live.table.phase == "vote"
    return people


async def _frame(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
    return found


async def _connected(server: str, people: list[dict[str, Any]]) -> list[ClientConnection]:
    """Connect everybody, and read the whole views and the frames that tell of each who comes."""
    sockets = []
    for person in people:
        address = f"ws://{server}/api/tables/{person['code']}/socket"
        sockets.append(await connect(address, additional_headers={"Authorization": f"Bearer {person['secret']}"}))
    for number, socket in enumerate(sockets):
        for _ in range(len(sockets) - number):
            await _frame(socket)
    return sockets


@pytest.mark.anyio
async def test_a_vote_passes_through_the_files_that_the_page_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the message's arrival to the frames of all players, in the event loop and in the store's threads."""
    monkeypatch.setattr(app, "SECONDS_BETWEEN_LOOKS", 600)  # nor does the server look how fast its loop is
    with Hops().watching() as hops:
        async with serving(tmp_path, STILL) as (server, hall), httpx.AsyncClient() as http:
            people = await _voting(server, http, hall)
            sockets = await _connected(server, people)
            (live,) = hall.open_tables()
            place = next(n for n, laid in enumerate(live.table.laid, 1) if laid.owner != people[1]["seat"])
            vote = {"do": "cast_ballot", "game": 1, "turn": 1, "phase": "vote", "votes": [place]}
            hops.on = True
            await sockets[1].send(json.dumps({"id": "vote", "action": vote}))
            frames = [await _frame(socket) for socket in sockets]
            hops.on = False
            assert [frame.get("ack") for frame in frames] == [None, "vote", None, None, None]
            for socket in sockets:
                await socket.close()
    print(f"\none vote: {len(hops.files)} files, {sum(hops.files.values())} calls")  # noqa: T201 - who runs it wants it
    print("\n".join(f"{calls:4} {name}" for name, calls in hops.files.items()))  # noqa: T201 - as above
    section = PAGE.partition("## One click")[2].partition("\n## ")[0]
    listed = [name for name in re.findall(r"`([\w/]+\.py)`", section) if not name.startswith("tests/")]
    assert len(listed) == len(set(listed)), "each file is named once"
    assert set(hops.files) == set(listed)
    assert f"passes through {len(hops.files)} Python files" in PAGE
