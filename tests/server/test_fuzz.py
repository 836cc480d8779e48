"""Every request gets an answer that the server promises, and never a crash.

Schemathesis makes requests from the OpenAPI document, right ones and wrong ones: a small sample, the same each time.
HARELOOM_FUZZ=500 makes 500 requests of each kind, and others each time.
"""

from __future__ import annotations

import itertools
import json
import os
from random import Random
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hareloom.bots import choose_any
from hareloom.recordings.formats import TYPES
from hareloom.server.caps import MOST, Caps
from hareloom.server.http.limits import Limits
from hareloom.server.openapi.document import openapi_document
from hareloom.tables.requests import StartGame

from .visitor import Visitor, app_of, open_table
from .wire import view_of

_ids = itertools.count(1)

MORE = "HARELOOM_FUZZ" in os.environ
SAMPLE = settings(
    max_examples=int(os.environ.get("HARELOOM_FUZZ", "8")),
    deadline=None,
    database=None,
    derandomize=not MORE,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
DOCUMENT = openapi_document()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
schemathesis.serializer.alias(list(TYPES), "application/octet-stream")
OPERATIONS = [
    (path, method)
    for path, methods in DOCUMENT["paths"].items()
    for method in methods
    if path.startswith(("/api/tables", "/api/replays"))
]
ACT = SCHEMA["/api/tables/{code}/actions"]["POST"]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FIT = {"method", "url", "headers", "params", "json", "data", "cookies"}
BASE = "http://localhost:4273"


@pytest.fixture
def tireless(client: TestClient) -> TestClient:
    """A server that counts no requests: here it is not the limits that are tested."""
    most = Caps(**dict.fromkeys(Caps.__struct_fields__, MOST))
    app_of(client).state.limits = Limits(most)
    return client


class Table:
    """A table with a host and two bots, and a new one when the old one was deleted or is too full."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.host = self.opened()

    def opened(self) -> Visitor:
        host = open_table(self.client)
        host.do("add_bot")
        host.do("add_bot")
        return host

    def now(self) -> Visitor:
        """Its host."""
        door = self.client.get(self.host.at)
        seen = self.client.get(f"{self.host.at}/view", headers=self.host.headers)
        if door.status_code == 404 or seen.status_code == 401 or door.json()["people"] > 50:
            self.host = self.opened()
        return self.host


def ask(client: TestClient, case: Any, host: Visitor | None) -> None:
    """Send what was made up, as the host of a table if there is one, and hold the answer to the document."""
    if host is not None:
        case.headers = {**(case.headers or {}), **host.headers}
        if "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = host.code
    client.cookies.clear()
    sent: dict[str, Any] = case.as_transport_kwargs(base_url=BASE)
    asked = requests.Request(**{key: sent[key] for key in sent.keys() & FIT}).prepare()
    assert asked.body is None or isinstance(asked.body, str | bytes)
    headers = [(key.encode(), _bytes(value)) for key, value in asked.headers.items()]
    answer = client.request(str(asked.method), str(asked.url), headers=headers, content=asked.body)
    case.validate_response(answer, checks=CHECKS)


def _bytes(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode()


# Where nothing is sent, nothing can be sent wrongly.
SENT = [(path, method, mode) for path, method in OPERATIONS for mode in (RIGHT, WRONG)]
SENT.remove(("/api/tables", "get", WRONG))


@pytest.mark.parametrize(("path", "method", "mode"), SENT)
def test_every_address_answers_as_promised(tireless: TestClient, path: str, method: str, mode: GenerationMode) -> None:
    """Strangers and hosts send every kind of request: only promised answers come back."""
    table = Table(tireless)

    @SAMPLE
    @given(SCHEMA[path][method.upper()].as_strategy(mode), st.booleans())
    def ask_away(case: Any, as_host: bool) -> None:
        ask(tireless, case, table.now() if as_host else None)

    ask_away()


def test_a_game_goes_on_through_any_request(tireless: TestClient) -> None:
    """Actions of every sort, at the right moment and with real cards, in all phases: an ack or a refusal, no more."""
    table = Table(tireless)
    phases = set()

    @settings(SAMPLE, max_examples=6 * SAMPLE.max_examples)
    @given(ACT.as_strategy(RIGHT), st.integers(0, 2**32))
    def ask_away(case: Any, seed: int) -> None:
        dice = Random(seed)
        host = table.now()
        seen = host.look()
        phases.add(seen["table"]["phase"])
        case.body = {"id": f"fuzz-{next(_ids)}", "action": _meant_now(case.body["action"], seen, dice)}
        ask(tireless, case, host)
        _go_on(host, dice)

    ask_away()
    assert len(phases) >= 4


def _meant_now(action: dict[str, Any], seen: dict[str, Any], dice: Random) -> dict[str, Any]:
    """The same action, with the moment, the cards and the places of this table."""
    table, own = seen["table"], seen["own"] or {}
    fitting: dict[str, Any] = {
        **{key: table[key] for key in ("game", "turn", "phase")},
        "cards": dice.sample(own.get("hand") or ["x"], 1),
        "card": dice.choice(own.get("hand") or ["x"]),
        "votes": [dice.randrange(0, len(table["images"]) + 2)],
        "seat": dice.randrange(0, 5),
        "other": dice.randrange(0, 5),
        "order": dice.sample(table["order"], len(table["order"])),
    }
    return {key: fitting.get(key, value) if dice.random() < 0.9 else value for key, value in action.items()}


def _go_on(host: Visitor, dice: Random) -> None:
    """What a player would do next, so that the game gets somewhere."""
    seen = host.look()
    if seen["table"]["phase"] in ("lobby", "end"):
        if dice.random() < 0.3:
            host.client.post(f"{host.at}/actions", json=_asking(StartGame()), headers=host.headers)
    elif (move := choose_any(view_of(seen), dice)) is not None and dice.random() < 0.5:
        host.client.post(f"{host.at}/actions", json=_asking(move), headers=host.headers)


def _asking(action: Any) -> dict[str, Any]:
    return {"id": f"go-{next(_ids)}", "action": msgspec.to_builtins(action)}


def test_the_socket_answers_every_message(tireless: TestClient) -> None:
    """Right and wrong actions, text and bytes: each gets one ack or one refusal, and the socket stays open."""
    host = Table(tireless).now()
    asking = st.one_of(ACT.as_strategy(RIGHT), ACT.as_strategy(WRONG)).map(
        lambda case: json.dumps(case.body, default=str)
    )

    @SAMPLE
    @given(st.lists(st.one_of(asking, st.text(), st.binary()), max_size=8))
    def send_away(messages: list[str | bytes]) -> None:
        with tireless.websocket_connect(f"{host.at}/socket", headers=host.headers) as socket:
            for message in messages:
                socket.send_text(message) if isinstance(message, str) else socket.send_bytes(message)
            answers = 0
            while answers < len(messages):
                heard = socket.receive_json()
                answers += "frame" not in heard or "ack" in heard

    send_away()


@given(st.one_of(st.text(), st.binary(), st.just('{"hello": "' + "x" * 43 + '"}')))
@settings(SAMPLE, max_examples=10)
def test_a_client_without_a_proper_hello_is_not_let_in(tireless: TestClient, said: str | bytes) -> None:
    """A stranger's first message, whatever it is, ends with the same close code."""
    host = Table(tireless).now()
    with tireless.websocket_connect(f"{host.at}/socket") as socket:
        socket.send_text(said) if isinstance(said, str) else socket.send_bytes(said)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4401
