"""A real server on a real port, and people who play over its sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import uvicorn
from starlette.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hareloom.bots import choose_any
from hareloom.bots.process import AnyMoveBots
from hareloom.game import actions as a
from hareloom.game.possible import possible_moves
from hareloom.game.view_types import GameView
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.ports import listen
from hareloom.server.run import configuration
from hareloom.server.settings import settings
from hareloom.server.socket.crowd import Crowd, Room
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall

from .conftest import QUICK, TestDecks

_ids = itertools.count(1)


SPACIOUS = Room(plain=500, sockets=2000)


@asynccontextmanager
async def serving(
    data: Path,
    delays: Delays = QUICK,
    around: Callable[[ASGIApp], ASGIApp] = lambda app: app,
    room: Room = SPACIOUS,
    flags: dict[str, str | None] | None = None,
    at: socket.socket | None = None,
) -> AsyncIterator[tuple[str, Hall]]:
    """A server in this event loop: its address and its hall. `around` is a chance to listen to what it says."""
    with at or listen("127.0.0.1", 0, or_next=False) as listener:
        port = listener.getsockname()[1]
        chosen = settings({"data": str(data), "port": str(port), **(flags or {})}, {}, host="127.0.0.1")
        hall = open_hall(data, TestDecks(), delays, AnyMoveBots(), chosen.limits.watchers, chosen.database)
        app = application(chosen, site("127.0.0.1", port), hall)
        server = uvicorn.Server(
            configuration(around(app), Crowd(room, chosen.limits.plain_connections_of_address), seconds_to_finish=1)
        )
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event to wait for
            await asyncio.sleep(0.01)
        try:
            yield f"127.0.0.1:{port}", hall
        finally:
            server.should_exit = True
            await task


def merge(view: Any, patch: Any) -> Any:
    """JSON Merge Patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(view) if isinstance(view, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def view_of(view: dict[str, Any]) -> GameView:
    """The view as a bot gets it."""
    return msgspec.convert({"table": view["table"], "own": view.get("own")}, GameView, strict=False)


class Player:
    """A player with a bearer secret, who plays at random, changes their mind, and loses the connection now and then."""

    def __init__(
        self, server: str, entered: dict[str, Any], seed: int, *, restless: float = 0.15, strays: float = 0
    ) -> None:
        self.server = server
        self.code: str = entered["code"]
        self.secret: str = entered["secret"]
        self.dice = random.Random(seed)
        self.restless = restless
        self.strays = strays
        """How often they leave the seat in the middle of a game, and come back."""
        self.strayed = 0
        self.view: dict[str, Any] = {}
        self.frame = 0
        self.received: list[bytes] = []
        self.refused: list[dict[str, Any]] = []
        self.acks: set[str] = set()
        self.reconnects = 0
        self.games_over = 0
        self.socket: ClientConnection | None = None

    async def play(self, games: int = 1) -> None:
        """Play until the given number of games is over."""
        while self.games_over < games:
            self.frame = 0
            headers = {"Authorization": f"Bearer {self.secret}"}
            address = f"ws://{self.server}/api/tables/{self.code}/socket"
            async with connect(address, additional_headers=headers, compression=None, max_size=None) as self.socket:
                with contextlib.suppress(ConnectionClosed):
                    await self._listen(games)
            self.reconnects += 1

    async def _listen(self, games: int) -> None:
        assert self.socket is not None
        while True:
            try:
                message = await asyncio.wait_for(self.socket.recv(), 1)
            except TimeoutError:
                await self._move()  # the request may have been refused as too much at once
                continue
            self._take(message)
            if self._over(games):
                return
            if "frame" not in json.loads(message):
                continue
            if self.dice.random() < self.restless / 10:
                return  # the network is lost in the middle of it
            if self._plays_on() and self.dice.random() < self.strays:
                await self.say(a.LeaveSeat())
                self.strayed += 1
                return
            await self._move()

    def _over(self, games: int) -> bool:
        """Has that game ended, as far as was seen?"""
        if self.view.get("table", {}).get("phase") == "end":
            self.games_over = self.view["table"]["game"]
        return self.games_over >= games

    def _plays_on(self) -> bool:
        """In the middle of a turn, on a seat."""
        return bool(self.view.get("own")) and self.view["table"]["phase"] in ("clue", "give")

    def _take(self, message: str | bytes) -> None:
        data = message.encode() if isinstance(message, str) else message
        self.received.append(data)
        found = json.loads(data)
        if "frame" in found:
            assert found.get("whole") or found["frame"] in (self.frame, self.frame + 1), "no frame for all is missing"
            self.frame = found["frame"]
            self.view = found["view"] if found.get("whole") else merge(self.view, found["view"])
        if "ack" in found:
            self.acks.add(found["ack"])
        elif "refused" in found:
            self.refused.append(found)

    async def _move(self) -> None:
        view = view_of(self.view)
        if view.own is None:
            return
        if view.own.may.ready:
            await self.say(a.BeReady(game=view.table.game, turn=view.table.turn, phase=view.table.phase))
        elif view.own.seat in view.table.awaited or view.own.may.settle:
            move = choose_any(view, self.dice)
            if move is not None:
                await self.say(self._unsettled(move))
        elif self.dice.random() < self.restless:
            moves = list(possible_moves(view))
            if moves:
                await self.say(self.dice.choice(moves))

    def _unsettled(self, move: a.SeatMove) -> a.SeatMove:
        if isinstance(move, a.GiveCards | a.CastBallot) and self.dice.random() < self.restless:
            return msgspec.structs.replace(move, settled=False)
        return move

    async def say(self, action: a.Action, request_id: str | None = None) -> str:
        """Send a request over the socket, and return its id."""
        assert self.socket is not None
        request_id = request_id or f"p{next(_ids)}"
        body = {"id": request_id, "action": msgspec.to_builtins(action)}
        await self.socket.send(json.dumps(body))
        return request_id


async def enter(server: str, http: httpx.AsyncClient, code: str | None, name: str, **what: Any) -> dict[str, Any]:
    """Open a table, or join one."""
    path = "/api/tables" if code is None else f"/api/tables/{code}/people"
    answer = await http.post(f"http://{server}{path}", json={"name": name, "bearer": True, **what})
    assert answer.status_code == 201, answer.text
    entered: dict[str, Any] = answer.json()
    return entered


async def do(server: str, http: httpx.AsyncClient, entered: dict[str, Any], action: str, **what: Any) -> Any:
    """An action over HTTP."""
    answer = await http.post(
        f"http://{server}/api/tables/{entered['code']}/actions",
        json={"id": f"h{next(_ids)}", "action": {"do": action, **what}},
        headers={"Authorization": f"Bearer {entered['secret']}"},
    )
    assert answer.status_code == 200, answer.text
    return answer.json()
