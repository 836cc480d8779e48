"""Descriptions of own decks by the operator's machine, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.server.journal import JsonLines
from tests.decks.machine import TEXTS, describing
from tests.endpoint.machine import Served, chat, status
from tests.server.making_decks import add, another, begin, making


@pytest.fixture
def machine() -> Iterator[Served]:
    """A machine that describes everything well."""
    with describing() as served:
        yield served


@pytest.fixture
def client(tmp_path: Path, machine: Served) -> Iterator[TestClient]:
    """A server whose operator has named the machine."""
    names = {"URL": machine.url, "MODEL": "sees", "KEY": "sk-secret"}
    environment = {f"HARELOOM_DESCRIBER_{name}": value for name, value in names.items()}
    with making(tmp_path, environment=environment, limits="described=3") as made:
        yield made


def test_a_draft_is_corrected_and_saved(client: TestClient, machine: Served) -> None:
    """The owner learns where pictures go, gets a draft that nobody else sees, and saves what they make of it."""
    assert client.get("/api/own-decks/limits").json()["describer"] == machine.endpoint.host
    deck = begin(client)["id"]
    at = f"/api/own-decks/{deck}/cards/{add(client, deck, 1)}"
    draft = client.post(f"{at}/describe").json()
    assert draft == {**TEXTS, "tags": ["patience", "night"]}
    assert client.get(f"/api/own-decks/{deck}").json()["cards"][0]["description"] == ""
    saved = client.patch(at, json={**draft, "description": "A hare weaves."})
    assert saved.status_code == 204
    client.patch(f"/api/own-decks/{deck}", json={"state": "ready"})
    assert client.get(f"/api/decks/{deck}").json()["cards"][0]["description"] == {"en": "A hare weaves."}
    assert "patience" not in client.get(f"/api/decks/{deck}").text
    packed = client.get(f"/api/own-decks/{deck}/deck.zip").content
    assert b'"inventory"' in packed


def test_only_the_owner_has_cards_described(client: TestClient, machine: Served) -> None:
    """To others the deck doesn't exist, and nothing is sent."""
    deck = begin(client)["id"]
    at = f"/api/own-decks/{deck}/cards/{add(client, deck, 1)}/describe"
    assert another(client).post(at).json()["code"] == "no_such_deck"
    assert client.post(at, headers={"Origin": "http://evil.example"}).json()["code"] == "foreign_origin"
    assert machine.asked == []


def test_what_goes_wrong_is_said(client: TestClient, machine: Served, caplog: pytest.LogCaptureFixture) -> None:
    """A refusal is this picture's; a refused key is the operator's to hear of, without the key; then it is enough."""
    deck = begin(client)["id"]
    at = f"/api/own-decks/{deck}/cards/{add(client, deck, 1)}/describe"
    machine.answers = [chat("No."), status(401)]
    assert client.post(at).json()["code"] == "not_described"
    assert client.post(at).json()["code"] == "describer_silent"
    told = "".join(map(JsonLines().format, caplog.records))
    assert "refuses the key" in told
    assert "sk-secret" not in told
    client.post(at)
    assert client.post(at).json()["code"] == "too_many_requests"


def test_without_a_machine_there_is_none(tmp_path: Path) -> None:
    """Nothing is offered, and asking all the same gets a sentence."""
    with making(tmp_path) as client:
        assert client.get("/api/own-decks/limits").json()["describer"] is None
        deck = begin(client)["id"]
        at = f"/api/own-decks/{deck}/cards/{add(client, deck, 1)}/describe"
        assert client.post(at).json()["code"] == "no_describer"
