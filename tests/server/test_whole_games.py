"""Whole games of every edition over real sockets: people and bots mixed, two devices a seat, lost connections.

Every byte that a client receives (a seat, a watcher, a big screen, over HTTP) goes through the oracle of the rules at
the moment when it is sent; replays do so afterwards, step by step. HARELOOM_WIRE_GAMES: how many evenings of each kind.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from hareloom.game.view_types import Public
from hareloom.server.http.limits import Limit
from hareloom.tables.hall import Hall
from hareloom.tables.presence import Connection
from hareloom.tables.publish import Publisher
from hareloom.tables.table import LiveTable
from hareloom.tables.view_types import View

from .conftest import TestDecks
from .overheard import Overheard
from .retold import check_replay, views
from .wire import Player, do, enter, merge, serving, view_of

GAMES = int(os.environ.get("HARELOOM_WIRE_GAMES", "1"))
AT_ONCE = 4
"""Evenings at the same time."""
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
def overheard(monkeypatch: pytest.MonkeyPatch) -> Overheard:
    """Checks every connection. Requests are not limited: one address opens hundreds of tables."""
    monkeypatch.setattr(Limit, "wait", lambda *_: 0.0)
    found = Overheard(CARDS)
    found.listen(monkeypatch)
    return found


@pytest.mark.anyio
@pytest.mark.parametrize(("edition", "people", "bots", "house"), EVENINGS)
async def test_an_evening(
    edition: str, people: int, bots: int, house: dict[str, Any], tmp_path: Path, overheard: Overheard
) -> None:
    """All play to the end, through changed minds and reconnects; all devices end with the same view."""
    places = asyncio.Semaphore(AT_ONCE)

    async def evening(seed: int) -> None:
        async with places:
            table = _Evening(server, http, hall, overheard, seed)
            await asyncio.wait_for(table.play(edition, people, bots, house), 240)

    async with serving(tmp_path, around=overheard.around) as (server, hall), httpx.AsyncClient() as http:
        await asyncio.gather(*(evening(seed) for seed in range(GAMES)))
    assert overheard.leaks == []
    heard = overheard.heard
    assert min(heard[kind] for kind in ("seat", "watcher", "screen", "http", "replay steps")) > 10, heard
    assert not hall.open_tables()
    sys.stdout.write(f"\n{edition}, {people} and {bots}: {GAMES} evenings, {overheard.bytes} bytes, {dict(heard)}\n")


@pytest.mark.anyio
@pytest.mark.parametrize("by", ["socket", "screen", "http"])
async def test_a_leak_would_be_heard(
    by: str, tmp_path: Path, overheard: Overheard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Servers that send the host's view to a guest's socket, to a big screen or over HTTP are found out at once."""
    view = Publisher.view

    def leaky(publisher: Publisher, person_id: str | None, *rest: Any) -> View:
        return view(publisher, host["person"] if (person_id is None) == (by == "screen") else person_id, *rest)

    def leaky_welcome(publisher: Publisher, connection: Connection, *rest: Any) -> None:
        whole = {"frame": 1, "whole": True, "view": leaky(publisher, connection.person_id, *rest)}
        connection.wire.send(msgspec.json.encode(whole))

    monkeypatch.setattr(Publisher, "view" if by == "http" else "welcome", leaky if by == "http" else leaky_welcome)
    async with serving(tmp_path, around=overheard.around) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guests = [await enter(server, http, host["code"], f"Guest {n}") for n in range(2)]
        await do(server, http, host, "start_game")
        at = f"{server}/api/tables/{host['code']}"
        for path in ("socket", "screen"):
            async with connect(f"ws://{at}/{path}", additional_headers=_bearer(guests[0])) as socket:
                await socket.recv()
        await http.get(f"http://{at}/view", headers=_bearer(guests[0]))
    assert len(overheard.leaks) == 1, overheard.leaks
    assert overheard.leaks[0].startswith(f"{'socket' if by == 'screen' else by}: hand: ")


class Screen:
    """A big screen, and all that it was shown of the table, once each."""

    def __init__(self, server: str, code: str) -> None:
        self.address = f"ws://{server}/api/tables/{code}/screen"
        self.view: dict[str, Any] = {}
        self.shown: list[Public] = []

    async def look(self, *, patience: float = 1e9) -> None:
        """Until the game is over, or until the test turns it off."""
        async with connect(self.address, compression=None, max_size=None) as socket:
            self.view = {}
            async with asyncio.timeout(patience):
                async for message in socket:
                    self._take(json.loads(message)["view"])
                    if self.view["table"]["phase"] == "end":
                        return

    def _take(self, patch: dict[str, Any]) -> None:
        self.view = merge(self.view, patch)
        assert self.view.get("you") is None
        assert self.view.get("own") is None
        table = view_of(self.view).table
        if table.turn and table not in self.shown[-1:]:
            self.shown.append(table)

    async def flicker(self, dice: random.Random) -> None:
        """Turned off and on again, until the game is over."""
        while self.view.get("table", {}).get("phase") != "end":
            try:
                await self.look(patience=dice.uniform(0.05, 0.6))
            except TimeoutError:
                continue


class _Evening:
    """One table, from its opening to its deletion."""

    def __init__(self, server: str, http: httpx.AsyncClient, hall: Hall, overheard: Overheard, seed: int) -> None:
        self.server, self.http, self.hall, self.overheard, self.seed = server, http, hall, overheard, seed
        self.dice = random.Random(seed)

    async def play(self, edition: str, people: int, bots: int, house: dict[str, Any]) -> None:
        server, http = self.server, self.http
        host = await enter(server, http, None, "Léa", edition=edition, house=house)
        guests = [await enter(server, http, host["code"], f"Guest {n}") for n in range(people - 1)]
        watcher = await enter(server, http, host["code"], "Watcher", seat=False)
        for _ in range(bots):
            await do(server, http, host, "add_bot")
        await do(server, http, host, "shuffle_seats")
        self.at = f"http://{server}/api/tables/{host['code']}"
        self.live: LiveTable = next(live for live in self.hall.open_tables() if live.record.code == host["code"])
        self.replay = f"{self.at.replace('tables', 'replays')}/{self.live.state.private.replay_key}/1"
        screens = [Screen(server, host["code"]), Screen(server, host["code"])]
        second, onlooker = (Player(server, one, 98, restless=0) for one in (host, watcher))
        second._move = _look_only  # type: ignore[method-assign]  # noqa: SLF001 - a second device that only looks
        players = [Player(server, host, self.seed * 100)]
        players += [Player(server, one, self.seed * 100 + n, strays=0.01) for n, one in enumerate(guests, 1)]
        looking = [asyncio.create_task(one) for one in (screens[0].look(), second.play(), onlooker.play())]
        while not (screens[0].view and second.view and onlooker.view):  # noqa: ASYNC110 - they come when they come
            await asyncio.sleep(0.005)
        playing = [asyncio.create_task(player.play()) for player in players]
        await do(server, http, host, "start_game")
        others = [screens[1].flicker(self.dice), self._peek([host, *guests, watcher])]
        await asyncio.gather(*playing, *looking, *others)
        self._check_end(players, second, onlooker)
        await self._check_replays(host, [*guests, watcher], second, screens)
        await http.delete(self.at, headers=_bearer(host))
        assert (await http.get(self.replay)).status_code == 404
        self.overheard.heard["strayed"] += sum(player.strayed for player in players)
        self.overheard.heard["came again"] += sum(player.reconnects for player in players)

    def _check_end(self, players: list[Player], second: Player, onlooker: Player) -> None:
        for player in players:
            assert {refusal["code"] for refusal in player.refused} <= TOO_LATE
            assert _at_the_end(player) == _at_the_end(players[0])
        assert _at_the_end(second) == _at_the_end(players[0])
        assert view_of(second.view).own == view_of(players[0].view).own
        assert onlooker.view.get("own") is None
        final = view_of(players[0].view).table
        assert final.winners
        assert len(final.history) == final.turn

    async def _peek(self, people: list[dict[str, Any]]) -> None:
        """Over HTTP, while the game is on: the view, the door, and replays that are not there yet."""
        nothing: set[str] = set()
        while self.live.table.phase != "end":
            await asyncio.sleep(self.dice.uniform(0.005, 0.05))
            one = self.dice.choice([*people, None])
            headers = {} if one is None else _bearer(one)
            phase = self.live.table.phase
            found = [await self.http.get(f"{self.at}{path}", headers=headers) for path in ("", "/view", "/replays")]
            answers = [await self.http.get(self.replay[:-1] + game, headers=headers) for game in ("1", "2")]
            if phase != "end" != self.live.table.phase:
                assert [answer.status_code for answer in found] == ([200] * 3 if one else [200, 401, 401])
                assert not one or found[2].json() == {"links": []}
                nothing |= {answer.text for answer in answers}
        assert len(nothing) <= 1, "a game that is on answers as one that never was"

    async def _check_replays(
        self, host: dict[str, Any], others: list[dict[str, Any]], second: Player, screens: list[Screen]
    ) -> None:
        rows = await self.hall.store.read(self.live.record.id)
        link = (await self.http.get(f"{self.at}/replays", headers=_bearer(host))).json()["links"][0]
        assert link.removeprefix("http://").partition("/r/")[2] == self.replay.partition("/api/replays/")[2]
        told = {}
        for one in (None, host, *others):
            answer = await self.http.get(self.replay, headers=_bearer(one) if one else {})
            person = one["person"] if one else None
            told[person] = answer.json()
            self.overheard.heard["replay steps"] += check_replay(told[person], rows, person, CARDS)
        assert told[None] == told[others[-1]["person"]], "a watcher gets what all get"
        public = [view_of(seen).table for seen in views(told[None])]
        # Screens are off at the end; a player whose seat a bot holds may come back to it later.
        end = next(number for number, table in enumerate(public) if table.phase == "end")
        assert public[: end + 1] == screens[0].shown, "the replay shows what was shown, and all of it"
        assert view_of(views(told[host["person"]])[-1]).own == view_of(second.view).own


def _bearer(entered: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {entered['secret']}"}


def _at_the_end(player: Player) -> Public:
    """The table without its seats: a player whose seat a bot holds may come back after the end."""
    return replace(view_of(player.view).table, seats={})


async def _look_only() -> None:
    pass


# What a player may meet if the partner moves, or the phase closes, while their own move is under way.
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
