"""Clients that try to cheat, with or without a secret, over HTTP and sockets."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serving import expect

Json = dict[str, Any]


class Client:
    """A client with a person's secret, or without one."""

    def __init__(self, base: str, entered: Json | None = None) -> None:
        self.base, self.entered, self.asked = base, entered or {}, 0

    def http(self, method: str, path: str, body: Json | None = None, **headers: str) -> tuple[int, str]:
        """Status and text of an answer."""
        data = None if body is None else json.dumps(body).encode()
        all_headers = {"Content-Type": "application/json", **headers}
        if self.entered and "Authorization" not in headers:
            all_headers["Authorization"] = f"Bearer {self.entered['secret']}"
        request = urllib.request.Request(f"{self.base}{path}", data, all_headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, problem.read().decode()

    @property
    def at(self) -> str:
        return f"/api/tables/{self.entered['code']}"

    def view(self) -> Json:
        found: Json = json.loads(self.http("GET", f"{self.at}/view")[1])
        return found

    def do(self, action: str, **what: Any) -> tuple[int, str]:  # noqa: ANN401 - any field of any action
        self.asked += 1
        body = {"id": f"{self.entered['person']}-{self.asked}", "action": {"do": action, **what}}
        return self.http("POST", f"{self.at}/actions", body)

    def now(self) -> Json:
        table = self.view()["table"]
        return {key: table[key] for key in ("game", "turn", "phase")}

    @contextmanager
    def socket(self, path: str = "socket", **headers: str) -> Iterator[ClientConnection]:
        all_headers = {"Authorization": f"Bearer {self.entered['secret']}", **headers}
        with connect(f"ws{self.base[4:]}{self.at}/{path}", additional_headers=all_headers) as socket:
            yield socket

    def refused(self, action: str, *codes: str, **what: Any) -> bool:  # noqa: ANN401 - as above
        """Is it refused, for one of these reasons?"""
        status, text = self.do(action, **what)
        return status in (403, 409) and json.loads(text)["code"] in codes


def join(base: str, code: str | None, name: str, **what: Any) -> Client:  # noqa: ANN401 - as above
    """A new person, at a new table or at that one."""
    path = "/api/tables" if code is None else f"/api/tables/{code}/people"
    status, text = Client(base).http("POST", path, {"name": name, "bearer": True, **what})
    expect(status == 201, f"{name} comes in")
    return Client(base, json.loads(text))


def close_code(socket: ClientConnection) -> int | None:
    """What the server closes with."""
    try:
        while True:
            socket.recv(timeout=10)
    except ConnectionClosed:
        return socket.close_code
