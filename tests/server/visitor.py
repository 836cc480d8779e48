"""A client at a table, over HTTP, as docs/PROTOCOL.md lets one write it."""

from __future__ import annotations

import itertools
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient

_ids = itertools.count(1)


def app_of(client: TestClient) -> Starlette:
    """The application inside all that is wrapped around it."""
    app: Any = client.app
    while not isinstance(app, Starlette):
        app = app.app
    return app


class Visitor:
    """A person at a table, known by a bearer secret."""

    def __init__(self, client: TestClient, entered: dict[str, Any]) -> None:
        self.client = client
        self.code: str = entered["code"]
        self.person: str = entered["person"]
        self.seat: int | None = entered["seat"]
        self.secret: str = entered["secret"]
        self.at = f"/api/tables/{self.code}"
        self.headers = {"Authorization": f"Bearer {self.secret}"}

    def do(self, action: str, /, expect: int = 200, *, id: str | None = None, **what: Any) -> dict[str, Any]:  # noqa: A002 - the wire calls it id
        """Ask for something; the answer."""
        body = {"id": id or f"t{next(_ids)}", "action": {"do": action, **what}}
        answer = self.client.post(f"{self.at}/actions", json=body, headers=self.headers)
        assert answer.status_code == expect, answer.text
        result: dict[str, Any] = answer.json()
        return result

    def now(self) -> dict[str, Any]:
        """The moment, as moves say it."""
        table = self.look()["table"]
        return {key: table[key] for key in ("game", "turn", "phase")}

    def look(self) -> dict[str, Any]:
        """Everything this visitor sees."""
        answer = self.client.get(f"{self.at}/view", headers=self.headers)
        assert answer.status_code == 200, answer.text
        result: dict[str, Any] = answer.json()
        return result


def open_table(client: TestClient, **what: Any) -> Visitor:
    """A new table and its host."""
    answer = client.post("/api/tables", json={"name": "Léa", "bearer": True, **what})
    assert answer.status_code == 201, answer.text
    return Visitor(client, answer.json())


def join(host: Visitor, name: str, **what: Any) -> Visitor:
    """Another person at that table."""
    answer = host.client.post(f"{host.at}/people", json={"name": name, "bearer": True, **what})
    assert answer.status_code == 201, answer.text
    return Visitor(host.client, answer.json())


def seated(client: TestClient, people: int, **what: Any) -> list[Visitor]:
    """A table with that many people, the host first, and a game started."""
    host = open_table(client, **what)
    others = [join(host, f"Guest {number}") for number in range(2, people + 1)]
    host.do("start_game")
    return [host, *others]
