"""Whole games of every edition over real sockets: people and bots mixed, two devices a seat, lost connections.

Every byte that is sent to anybody goes through the oracle of the rules at the moment when it is sent.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from hareloom.server.upgrade import Upgraded
from hareloom.tables.audience import seat_seen_by
from hareloom.tables.live import LiveTable
from tests.game.oracle import check_payload

from .conftest import TestDecks
from .wire import Player, do, enter, serving, view_of

GAMES = int(os.environ.get("HARELOOM_WIRE_GAMES", "1"))
CARDS = TestDecks().cards_of(("hareloom",)) or ()

EVENINGS: list[tuple[str, int, int, dict[str, Any]]] = [
    # edition, people, bots, house rules
    ("classic", 4, 0, {"target_score": 12}),
    ("revised", 3, 0, {"target_score": 10}),
    ("odyssey", 2, 2, {"target_score": 10}),
    ("odyssey", 4, 4, {"target_score": 8}),
    ("party", 4, 3, {}),
    ("team", 4, 2, {}),
    ("team", 3, 5, {"team_image": "teammate_only", "team_blind_vote": True}),
]


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every wire is listened to: what it carries must be what its audience may know. Counts the messages."""
    heard = [0]
    attach, send = LiveTable.attach, Upgraded.send
    lookers: dict[Upgraded, tuple[LiveTable, str]] = {}

    def send_checked(wire: Upgraded, data: bytes) -> None:
        if wire in lookers:
            live, person = lookers[wire]
            check_payload(live.table, seat_seen_by(live.table, live.people.get(person)), data, CARDS)
            heard[0] += 1
        send(wire, data)

    def attach_checked(live: LiveTable, wire: Any, person_id: str) -> Any:
        lookers[wire] = (live, person_id)
        return attach(live, wire, person_id)

    monkeypatch.setattr(Upgraded, "send", send_checked)
    monkeypatch.setattr(LiveTable, "attach", attach_checked)
    return heard


@pytest.mark.anyio
@pytest.mark.parametrize(("edition", "people", "bots", "house"), EVENINGS)
async def test_an_evening(
    edition: str, people: int, bots: int, house: dict[str, Any], tmp_path: Path, overheard: list[int]
) -> None:
    """Everybody plays to the end, through changed minds and reconnects; all devices end with the same sight."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        for seed in range(GAMES):
            await asyncio.wait_for(_evening(server, http, edition, people, bots, house, seed), 240)
    assert overheard[0] > 100
    assert not hall.open_tables()


async def _evening(
    server: str, http: httpx.AsyncClient, edition: str, people: int, bots: int, house: dict[str, Any], seed: int
) -> None:
    host = await enter(server, http, None, "Léa", edition=edition, house=house)
    guests = [await enter(server, http, host["code"], f"Guest {n}") for n in range(people - 1)]
    watcher = await enter(server, http, host["code"], "Watcher", seat=False)
    for _ in range(bots):
        await do(server, http, host, "add_bot")
    await do(server, http, host, "shuffle_seats")
    await do(server, http, host, "start_game")
    everybody = [host, *guests]
    players = [Player(server, entered, seed * 100 + n) for n, entered in enumerate(everybody)]
    onlookers = [Player(server, host, 98, restless=0), Player(server, watcher, 99, restless=0)]
    onlookers[0]._move = _look_only  # type: ignore[method-assign]  # noqa: SLF001 - a second device that only looks
    await asyncio.gather(*(player.play() for player in [*players, *onlookers]))
    for player in players:
        assert {refusal["code"] for refusal in player.refused} <= TOO_LATE
        assert view_of(player.sight).table == view_of(players[0].sight).table
    assert view_of(onlookers[0].sight) == view_of(players[0].sight)
    assert onlookers[1].sight.get("own") is None
    final = view_of(players[0].sight).table
    assert final.winners
    assert len(final.history) == final.turn


async def _look_only() -> None:
    pass


# What somebody may meet whose partner moved, or whose phase closed, while their own move was on its way.
TOO_LATE = {
    "stale",
    "already_moved",
    "nothing_to_take_back",
    "wrong_phase",
    "not_a_voter",
    "not_yet",
    "too_late_to_mend",
    "not_your_part",
    "too_many_requests",
}
