"""Whatever the server really says is what its documents promise."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from jsonschema import Draft202012Validator
from starlette.testclient import TestClient

from hareloom.server.openapi.document import openapi_document
from hareloom.server.openapi.schema import schema_document

from .visitor import Visitor, join, open_table
from .wire import Player, do, enter, merge, serving

DOCUMENT = openapi_document()
DEFINITIONS = schema_document()["$defs"]
MESSAGE = Draft202012Validator({"$ref": "#/$defs/FromServer", "$defs": DEFINITIONS})
VIEW = Draft202012Validator({"$ref": "#/$defs/View", "$defs": DEFINITIONS})
_ids = itertools.count(1)


class Listener:
    """Holds every HTTP answer of a client to the OpenAPI document."""

    def __init__(self, client: TestClient) -> None:
        self.checked: dict[str, set[int]] = {}
        client.event_hooks["response"].append(self.check)

    def check(self, answer: httpx.Response) -> None:
        """The status is promised, and the body is what was promised for it."""
        answer.read()
        path, operation = _described(answer.request.method.lower(), answer.request.url.path)
        promised = operation["responses"].get(str(answer.status_code))
        assert promised is not None, f"{path} answers {answer.status_code} without having said so: {answer.text}"
        self.checked.setdefault(operation["operationId"], set()).add(answer.status_code)
        if "content" not in promised:
            assert not answer.content
            return
        content = promised["content"][answer.headers["content-type"]]
        Draft202012Validator({**content["schema"], "components": DOCUMENT["components"]}).validate(answer.json())


def _described(method: str, address: str) -> tuple[str, dict[str, Any]]:
    asked = address.split("/")
    for path, methods in DOCUMENT["paths"].items():
        parts = path.split("/")
        if len(parts) == len(asked) and all(p == a or "{" in p for p, a in zip(parts, asked, strict=True)):
            operation: dict[str, Any] = methods[method]
            return path, operation
    raise AssertionError(address)


def test_http_answers_as_promised(client: TestClient) -> None:
    """A short game and some mistakes over HTTP, every answer held to the OpenAPI document."""
    listener = Listener(client)
    host = open_table(client, house={"rounds_per_player": 1})
    tom = join(host, "Tom")
    client.get(host.at)
    host.do("add_bot")
    host.do("start_game")
    finish(host, tom)
    for link in client.get(f"{host.at}/replays", headers=host.headers).json()["links"]:
        client.get("/api/replays/" + link.partition("/r/")[2], headers=tom.headers)
        client.get("/api/replays/" + link.partition("/r/")[2].rpartition("/")[0] + "/7")
    link = client.post(f"{tom.at}/link", headers=tom.headers).json()["link"]
    client.post(f"{tom.at}/devices", json={"secret": link.partition("#me=")[2], "bearer": True})
    client.post(f"{tom.at}/devices", json={"secret": "x" * 43})
    client.put(f"{tom.at}/name", json={"name": "Thomas"}, headers=tom.headers)
    client.put(f"{tom.at}/name", json={"name": ""}, headers=tom.headers)
    client.put(f"{tom.at}/name", content=b"name", headers=tom.headers)
    for hare in (7, 0, 99):
        client.put(f"{tom.at}/hare", json={"hare": hare}, headers=tom.headers)
    client.post("/api/tables", json={"name": "x"}, headers={"Origin": "https://elsewhere.example"})
    client.delete(f"{tom.at}/link", headers=tom.headers)
    client.delete(tom.at, headers=tom.headers)
    client.delete(f"{tom.at}/devices", headers=tom.headers)
    client.get(f"{tom.at}/view", headers=tom.headers)
    client.delete(host.at, headers=host.headers)
    client.get(host.at)
    client.get("/healthz")
    client.get("/readyz")
    assert len(listener.checked) == 16
    assert {200, 409} <= listener.checked["act"]
    assert listener.checked["delete_table"] == {204, 403}


def finish(*people: Visitor) -> None:
    """Play until the game is over, with a stale move and a vote on nothing among it."""
    people[0].do("be_ready", 409, game=9, turn=9, phase="reveal")
    for _ in range(400):
        for person in people:
            seen = person.look()
            table, may = seen["table"], seen["own"]["may"]
            now = {key: table[key] for key in ("game", "turn", "phase")}
            if table["phase"] == "end":
                return
            if may.get("claim"):
                person.do("claim_first_turn", **now)
            elif may.get("tell"):
                person.do("give_clue", **now, text="Almost home", card=seen["own"]["hand"][0])
            elif may.get("give"):
                _try(person, "give_cards", **now, cards=seen["own"]["hand"][: may["give"]], settled=True)
            elif may.get("vote"):
                _try(person, "cast_ballot", **now, votes=[99])
                free = next(p for p in range(1, len(table["images"]) + 1) if p not in may["vote"]["forbidden"])
                _try(person, "cast_ballot", **now, votes=[free], settled=True)
            elif may.get("ready"):
                _try(person, "be_ready", **now)
    raise AssertionError("the game did not end")


def _try(person: Visitor, action: str, **what: Any) -> None:
    """Ask for something that may come a moment too late."""
    body = {"id": f"try-{next(_ids)}", "action": {"do": action, **what}}
    answer = person.client.post(f"{person.at}/actions", json=body, headers=person.headers)
    assert answer.status_code in (200, 409)


def test_every_sort_of_answer_of_the_socket_is_in_the_schema(client: TestClient) -> None:
    """The first frame, an ack, and refusals of nonsense, of a wrong shape and by the rules."""
    host = open_table(client)
    sent = ({"id": "1", "action": {"do": "add_bot"}}, {"id": "2", "action": {"do": "fly"}}, ["nonsense"])
    late = {"id": "3", "action": {"do": "be_ready", "game": 0, "turn": 0, "phase": "reveal"}}
    with client.websocket_connect(f"{host.at}/socket") as socket:
        socket.send_json({"hello": host.secret})
        for message in (*sent, late):
            socket.send_json(message)
        heard = [socket.receive_json() for _ in range(5)]
    for message in heard:
        MESSAGE.validate(message)
    assert sorted(next(iter(message)) for message in heard) == ["frame", "frame", *3 * ["refused"]]
    assert [message["ack"] for message in heard if "ack" in message] == ["1"]


@pytest.mark.anyio
async def test_every_byte_of_a_game_over_the_socket_is_in_the_schema(tmp_path: Path) -> None:
    """A whole game beside bots; what was merged is a whole view at every moment."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa", house={"target_score": 5})
        for _ in range(3):
            await do(server, http, host, "add_bot")
        await do(server, http, host, "start_game")
        player = Player(server, host, 7)
        await asyncio.wait_for(player.play(), 30)
    view: Any = {}
    for message in map(json.loads, player.received):
        MESSAGE.validate(message)
        if "frame" in message:
            view = merge({} if message.get("whole") else view, message["view"])
            VIEW.validate(view)
    assert view["table"]["winners"]
