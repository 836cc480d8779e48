"""A server on which decks can be made, and clients who make them."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.decks import Library
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.links import site
from hareloom.server.settings import settings
from hareloom.tables.delays import Delays
from tests.decks.painting import painted

_ids = itertools.count(1)
QUICK = Delays(moment=0.05, linger=0.2, bots_claim=0.1, bot_least=0.001, bot_most=0.003)


@contextmanager
def making(
    data: Path, uploads: str = "on", environment: Mapping[str, str] | None = None, **flags: str
) -> Iterator[TestClient]:
    """A server with real decks, in a data folder of its own. The client is a browser: it has cookies."""
    chosen = settings({"data": str(data), "uploads": uploads, **flags}, environment or {}, host="127.0.0.1")
    library = Library(chosen.data)
    hall = open_hall(chosen.data, library, QUICK, AnyMoveBots(), database=chosen.database)
    app = application(chosen, site(chosen.host, chosen.port), hall, library)
    with TestClient(app, base_url="http://localhost:4273") as client:
        yield client


def another(client: TestClient) -> TestClient:
    """Another browser, with no cookie, at the same server."""
    browser = TestClient(client.app, base_url="http://localhost:4273")
    browser.portal = client.portal  # one server has one event loop
    return browser


def begin(client: TestClient, reach: str = "link", **what: Any) -> dict[str, str]:
    """A new deck: its id, key and link."""
    answer = client.post("/api/own-decks", json={"name": "Holidays", "reach": reach, **what})
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


def sent_to(client: TestClient, deck: str, content: bytes, query: str = "") -> httpx.Response:
    """Send a picture; the answer."""
    sent = hashlib.sha256(content).hexdigest()
    answer: httpx.Response = client.put(f"/api/own-decks/{deck}/cards/{sent}{query}", content=content)
    return answer


def add(client: TestClient, deck: str, seed: int) -> str:
    """Add a card; its picture's name."""
    answer = sent_to(client, deck, painted(seed))
    assert answer.status_code == 200, answer.text
    card: str = answer.json()["card"]
    return card


def made(client: TestClient, cards: int = 2, reach: str = "link", **what: Any) -> tuple[dict[str, str], list[str]]:
    """A deck that is ready, and its cards in their order."""
    deck = begin(client, reach, **what)
    names = [add(client, deck["id"], seed) for seed in range(cards)]
    answer = client.patch(f"/api/own-decks/{deck['id']}", json={"state": "ready"})
    assert answer.status_code == 200, answer.text
    return deck, names


def host(client: TestClient, name: str = "Léa", **what: Any) -> str:
    """A table that this browser is the host of; its code."""
    answer = client.post("/api/tables", json={"name": name, **what})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def guest(client: TestClient, code: str, name: str = "Tom", **what: Any) -> str:
    """This browser joins a table; its person."""
    answer = client.post(f"/api/tables/{code}/people", json={"name": name, **what})
    assert answer.status_code == 201, answer.text
    person: str = answer.json()["person"]
    return person


def do(client: TestClient, code: str, action: str, expect: int = 200, **what: Any) -> dict[str, Any]:
    """Ask for something at a table."""
    body = {"id": f"d{next(_ids)}", "action": {"do": action, **what}}
    answer = client.post(f"/api/tables/{code}/actions", json=body)
    assert answer.status_code == expect, answer.text
    result: dict[str, Any] = answer.json()
    return result


def look(client: TestClient, card: str, size: str = "") -> int:
    """The status with which a picture is answered."""
    return client.get(f"/pictures/{card}{size}.webp").status_code
