"""Frames: what changed, as a JSON Merge Patch."""

from __future__ import annotations

from starlette.testclient import TestClient

from .visitor import open_table
from .wire import merge


def test_a_house_rule_that_is_let_go_goes_from_everybodys_sight(client: TestClient) -> None:
    """While people look, the host sets a house rule and lets it go again: all hear of both."""
    host = open_table(client)
    with client.websocket_connect(f"{host.at}/socket", headers=host.headers) as socket:
        sight = socket.receive_json()["sight"]
        host.do("change_settings", edition="odyssey", house={"target_score": 12, "hand_size": 5})
        sight = merge(sight, socket.receive_json()["sight"])
        assert sight["table"]["house"] == {"target_score": 12, "hand_size": 5}
        host.do("change_settings", edition="odyssey", house={"hand_size": 5})
        sight = merge(sight, socket.receive_json()["sight"])
    assert sight["table"]["house"] == {"hand_size": 5} == host.look()["table"]["house"]
