"""What was once a crash, or a leak, and must not be one again."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hareloom.store import Append
from hareloom.tables.folding import UnknownEvent
from hareloom.tables.hall import Hall

from .visitor import app_of, open_table, seated
from .wire import merge


def test_a_number_of_thousands_of_digits_is_no_game(client: TestClient) -> None:
    """The link of a replay ends with a number; whatever else stands there is no replay, and no crash."""
    host = open_table(client)
    for game in ("9" * 5000, "-1", "0", "1", "one", "\u00b2", "1.0"):
        answer = client.get(f"/api/replays/{host.code}/key/{game}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "no_such_replay"


def test_a_deleted_table_has_no_clock(client: TestClient) -> None:
    """When its people's sockets close after it was deleted in a game, nothing starts to tick again."""
    host, *_ = seated(client, 3)
    (live,) = app_of(client).state.hall.open_tables()
    with client.websocket_connect(f"{host.at}/socket", headers=host.headers) as socket:
        socket.receive_json()
        live.timers._scheduler = look = Mock(wraps=live.context.scheduler)  # noqa: SLF001 - who sets timers
        client.delete(host.at, headers=host.headers)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4404
    assert client.get("/healthz").status_code == 200
    assert not live.presence.connected
    look.call_later.assert_not_called()


def test_a_house_rule_that_is_unset_goes_from_every_view(client: TestClient) -> None:
    """While people look, the host sets a house rule and lets it go again: all hear of both."""
    host = open_table(client)
    with client.websocket_connect(f"{host.at}/socket", headers=host.headers) as socket:
        view = socket.receive_json()["view"]
        host.do("change_settings", edition="odyssey", house={"target_score": 12, "hand_size": 5})
        view = merge(view, socket.receive_json()["view"])
        assert view["table"]["house"] == [{"key": "hand_size", "value": 5}, {"key": "target_score", "value": 12}]
        host.do("change_settings", edition="odyssey", house={"hand_size": 5})
        view = merge(view, socket.receive_json()["view"])
    assert view["table"]["house"] == [{"key": "hand_size", "value": 5}] == host.look()["table"]["house"]


def test_a_table_that_this_version_cannot_read_says_so_and_is_kept(client: TestClient) -> None:
    """503 with a sentence instead of a crash; sockets close to come back later, and the browser keeps its cookie."""
    host = open_table(client)
    client.post("/api/tables", json={"name": "Tom"})  # another table, by cookie
    hall: Hall = app_of(client).state.hall
    row = Append("", 0, "clock", "newer", b'[{"is":"moon_risen"}]', 0)

    async def as_a_newer_version() -> None:
        for live in hall.open_tables():
            await hall.store.append([replace(row, table_id=live.record.id, expected_version=live.state.version)])
            with pytest.raises(UnknownEvent):
                await live.log.catch_up()

    assert client.portal is not None
    client.portal.call(as_a_newer_version)
    assert hall.open_tables() == []
    answer = client.get(host.at, headers=host.headers)
    assert (answer.status_code, answer.json()["code"]) == (503, "set_aside")
    assert "newer version" in answer.json()["detail"]
    with (
        client.websocket_connect(f"{host.at}/socket", headers=host.headers) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json()
    assert closed.value.code == 1012
    mine = client.get("/api/tables")
    assert (mine.status_code, mine.json()) == (200, [])
    assert "set-cookie" not in mine.headers, "the cookie is good again when a newer version runs"
