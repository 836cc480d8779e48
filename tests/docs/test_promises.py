"""What docs/PROTOCOL.md promises of a missing field, of costs, of acks and of games that have not begun."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.conftest import client
from tests.server.visitor import app_of, open_table
from tests.server.wire import enter, serving
from websockets.asyncio.client import ClientConnection, connect

from hareloom.server.http.limits import Limit
from hareloom.server.openapi.schema import kinds
from hareloom.tables.view_types import View

__all__ = ["client"]

TEXT = " ".join((Path(__file__).parents[2] / "docs" / "PROTOCOL.md").read_text(encoding="utf-8").split())


def test_a_missing_field_means_what_is_written() -> None:
    """Nothing, false, 0 or empty; of all fields of a view that can be missing, only `own.may.talk` is true then."""
    true = {
        (kind.__name__, field.name)
        for kind in kinds([View])
        if issubclass(kind, msgspec.Struct) and kind.__struct_config__.omit_defaults
        for field in msgspec.structs.fields(kind)
        if field.default is not msgspec.NODEFAULT and field.default
    }
    assert true == {("May", "talk")}
    assert "Only `own.may.talk` is true where it is missing." in TEXT


def _counted(what: str) -> int:
    """What a request counts for, as the document says."""
    (line,) = re.findall(r"\| requests of one address \| (.*?) \|", TEXT)
    found = re.search(rf"{re.escape(what)}[^.;]*? as (\d+)", line)
    assert found, what
    return int(found[1])


def test_requests_cost_what_is_written(client: TestClient) -> None:
    """Most cost 1; a replay, a picture to share, the list of one's tables and all that is one's own cost more."""
    limits = app_of(client).state.limits
    limits.requests = Limit(burst=1000, per_second=1e-9)

    def cost(ask: Callable[[], httpx.Response]) -> int:
        before = limits.requests.left("testclient")
        assert ask().status_code < 500
        return int(before - limits.requests.left("testclient"))

    host = open_table(client)
    replay = f"{host.code}/0123456789abcdef/1"
    assert cost(lambda: client.get(f"{host.at}/view", headers=host.headers)) == 1
    assert cost(lambda: client.get(f"/api/replays/{replay}")) == _counted("A replay") == 5
    assert cost(lambda: client.get(f"/r/{replay}/card.jpg")) == _counted("a picture for sharing") == 5
    for name in ("Léa", "Tom"):
        assert client.post("/api/tables", json={"name": name}).status_code == 201
    assert cost(lambda: client.get("/api/tables")) == _counted("`GET /api/tables`") + 2 == 3
    assert cost(lambda: client.get("/api/me/export")) == _counted("`/api/me` and `/api/me/export`") + 4 * 2 == 9
    assert cost(lambda: client.delete("/api/me")) == 9


def test_before_a_game_there_are_no_turns(client: TestClient) -> None:
    """It is no error to ask."""
    host = open_table(client)
    assert client.get(f"{host.at}/turns", headers=host.headers).json() == {"game": 0, "turns": []}
    assert "Before the first game `game` is 0 and `turns` is empty" in TEXT


async def _frame(socket: ClientConnection, what: str) -> dict[str, Any]:
    """The first frame that changes that of the view."""
    async for message in socket:
        found: dict[str, Any] = json.loads(message)
        if what in found.get("view", {}):
            return found
    raise AssertionError("the connection was closed")


@pytest.mark.anyio
async def test_an_ack_goes_to_the_device_that_asked(tmp_path: Path) -> None:
    """Another device of the same person gets the change in a frame, without the ack."""
    async with serving(tmp_path) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        at = f"ws://{server}/api/tables/{host['code']}/socket"
        headers = {"Authorization": f"Bearer {host['secret']}"}
        async with connect(at, additional_headers=headers) as one, connect(at, additional_headers=headers) as other:
            await _frame(one, "table")
            await _frame(other, "table")
            await one.send(json.dumps({"id": "robin-17", "action": {"do": "say", "text": "Good evening"}}))
            asked, beside = await _frame(one, "remarks"), await _frame(other, "remarks")
    assert asked["ack"] == "robin-17"
    assert beside["view"]["remarks"]["1"]["text"] == "Good evening"
    assert "ack" not in beside
