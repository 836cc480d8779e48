"""Tables on a running server, opened as people would: over HTTP, six people each, and a game started."""

import http.client
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SEATS = 6


def address(table: int) -> str:
    """A separate address for each table: the server limits requests per address, and the bench keeps the limits on."""
    return f"127.{1 + table // 250}.{table % 250}.1"


class Door:
    """Sends requests to a server from one address."""

    def __init__(self, port: int, source: str) -> None:
        self._http = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0))

    def post(self, path: str, body: object, secret: str = "") -> dict[str, str]:
        """Send a POST request; return the decoded response."""
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        answer, text = self._ask("POST", path, json.dumps(body), headers)
        if answer.status not in {200, 201}:
            raise RuntimeError(f"{path}: {answer.status} {text[:300]!r}")
        found: dict[str, str] = json.loads(text)
        return found

    def get(self, path: str, secret: str) -> dict[str, Any]:
        """Send a GET request; return the decoded response."""
        found: dict[str, Any] = json.loads(self._ask("GET", path, None, {"Authorization": f"Bearer {secret}"})[1])
        return found

    def _ask(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[http.client.HTTPResponse, bytes]:
        try:
            self._http.request(method, path, body, headers)
            answer = self._http.getresponse()
        except http.client.RemoteDisconnected:  # the server closed an idle connection
            self._http.close()
            self._http.request(method, path, body, headers)
            answer = self._http.getresponse()
        return answer, answer.read()

    def close(self) -> None:
        self._http.close()


def open_tables(port: int, tables: int, edition: str = "odyssey", seats: int = SEATS) -> Iterator[str]:
    """Open this many tables and start their games; yield a line of the load's spec for each seat."""
    for number in range(tables):
        door = Door(port, address(number))
        host = door.post("/api/tables", {"name": "Host", "bearer": True, "edition": edition})
        code = host["code"]
        others = [
            door.post(f"/api/tables/{code}/people", {"name": f"Guest {n}", "bearer": True}) for n in range(1, seats)
        ]
        door.post(f"/api/tables/{code}/actions", {"id": "go", "action": {"do": "start_game"}}, host["secret"])
        door.close()
        for entered in (host, *others):
            path = f"/api/tables/{code}/socket"
            yield "\t".join([address(number), path, f"Authorization: Bearer {entered['secret']}", ""])


def bare_seats(tables: int, action: str, seats: int = SEATS) -> Iterator[str]:
    """The same for the bare server, where a path is a room."""
    for number, _ in itertools.product(range(tables), range(seats)):
        yield "\t".join([address(number), f"/{number}/x", "", action])


def boardgame_seats(port: int, tables: int) -> Iterator[str]:
    """The same for boardgame.io: matches are joined over HTTP, moves go over socket.io."""
    door = Door(port, "127.0.0.1")
    for number in range(tables):
        match = door.post("/games/evening/create", {"numPlayers": SEATS})["matchID"]
        for seat in map(str, range(SEATS)):
            joined = door.post(f"/games/evening/{match}/join", {"playerID": seat, "playerName": f"Guest {seat}"})
            key = joined["playerCredentials"]
            payload = {"type": "vote", "args": [2], "playerID": seat, "credentials": key}
            move = json.dumps(["update", {"type": "MAKE_MOVE", "payload": payload}, "@", match, seat])
            sync = json.dumps(["sync", match, seat, key, SEATS])
            action = "42/evening," + move.replace('"@"', "%d")
            path = "/socket.io/?EIO=4&transport=websocket"
            yield "\t".join([address(number), path, "", action, "40/evening,", f"42/evening,{sync}"])


def write_spec(path: Path, lines: Iterator[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
