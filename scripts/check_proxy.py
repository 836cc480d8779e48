"""Runs the proxies of docs/examples before servers, as docs/HOSTING.md says, and plays through them.

Those that are installed: nginx before one server, nginx and Caddy before several on one PostgreSQL, one of which stops.
"""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

import postgres
from proxies import program, proxying
from serving import expect, fetch, free_port, is_well, serving

NOT_HERE = 77
PUBLIC = "https://hareloom.example.org"
SEVERAL = {"nginx": "nginx-several.conf", "caddy": "Caddyfile-several"}
AWAY = 3.0
"""Seconds that a client may be away while its server is replaced; on a free machine it is a tenth of that."""


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """An answer as a browser behind the proxy gets it."""
    headers = {"Content-Type": "application/json", "Origin": PUBLIC}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        result: dict[str, Any] = json.load(answer)
    return result


def play(base: str) -> None:
    """Open a table, listen, and try to guess another one."""
    entered = post(f"{base}/api/tables", {"name": "Robin", "bearer": True})
    expect(entered["link"].startswith(f"{PUBLIC}/t/"), "links are the public ones")
    address = f"ws{base[4:]}/api/tables/{entered['code']}/socket"
    secret = {"Authorization": f"Bearer {entered['secret']}"}
    with connect(address, additional_headers=secret, origin=Origin(PUBLIC)) as socket:
        expect(json.loads(socket.recv(timeout=10))["whole"], "the socket is upgraded, and the first frame comes")
        socket.send(json.dumps({"id": "1", "action": {"do": "add_bot"}}))
        expect(json.loads(socket.recv(timeout=10))["ack"] == "1", "what changes comes at once, with the ack")
    with connect(address, additional_headers=secret, origin=Origin("https://elsewhere.example")) as socket:
        with contextlib.suppress(ConnectionClosedError):
            socket.recv(timeout=10)
        expect(socket.close_code == 4403, "another website's page gets nothing")
    claims = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(30)]
    answers = [fetch(f"{base}/api/tables/bbbbbbbbbb", claim)[0] for claim in claims]
    expect(answers[0] == 404 and answers[-1] == 429, "claiming another address makes guessing no faster")


def one_server(home: Path) -> None:
    """Nginx before a server."""
    port = free_port()
    options = ["--port", str(port), "--data", str(home / "data"), "--public-url", PUBLIC]
    command = [sys.executable, "-m", "hareloom", "serve", *options, "--trusted-proxies", "127.0.0.1"]
    with serving(command, port, patience=20), proxying("nginx", "nginx.conf", home, [port]) as base:
        play(base)


class Servers:
    """Three servers on a database, on ports of their own."""

    def __init__(self, home: Path, url: str) -> None:
        self.ports = [free_port() for _ in range(3)]
        self._home, self._url = home, url
        self._running = {port: self._start(port) for port in self.ports}
        for port in self.ports:
            self._wait(port)

    def _start(self, port: int) -> subprocess.Popen[bytes]:
        options = ["--port", str(port), "--data", str(self._home / f"data-{port}"), "--public-url", PUBLIC]
        options += ["--trusted-proxies", "127.0.0.1", "--database", self._url, "--drain", "1"]
        return subprocess.Popen(
            [sys.executable, "-m", "hareloom", "serve", *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def _wait(self, port: int) -> None:
        began = time.monotonic()
        while not is_well(f"http://127.0.0.1:{port}"):
            if time.monotonic() - began > 30:
                raise RuntimeError("a server does not start")
            time.sleep(0.05)

    def replace(self, port: int) -> None:
        """Stop it in good order, and start it again."""
        self._running[port].send_signal(signal.SIGTERM)
        self._running[port].wait(30)
        self._running[port] = self._start(port)
        self._wait(port)

    def stop(self) -> None:
        for process in self._running.values():
            process.kill()
            process.wait()


def several_servers(name: str, home: Path, servers: Servers) -> None:
    """A proxy before three servers, which are replaced one after another while a client plays."""
    with proxying(name, SEVERAL[name], home, servers.ports) as base:
        play(base)
        entered = post(f"{base}/api/tables", {"name": "Robin", "bearer": True})
        address = f"ws{base[4:]}/api/tables/{entered['code']}/socket"
        secret = {"Authorization": f"Bearer {entered['secret']}"}
        away = [_replaced(servers, port, address, secret) for port in servers.ports]
        moved = [seconds for seconds in away if seconds]
        expect(len(moved) == 1, f"{name} sends a table's people to one server")
        expect(max(moved) < AWAY, f"a client that was sent away is back after {max(moved):.2f} s")
        expect(all(fetch(f"{base}/readyz")[0] == 200 for _ in range(20)), f"{name} finds a server for every request")


def _replaced(servers: Servers, port: int, address: str, secret: dict[str, str]) -> float:
    """Replace a server; the seconds for which the client was away, 0 if it was elsewhere."""
    with connect(address, additional_headers=secret, origin=Origin(PUBLIC)) as socket:
        socket.recv(timeout=10)
        servers.replace(port)
        try:
            socket.send(json.dumps({"id": f"after-{port}", "action": {"do": "shuffle_seats"}}))
            while "ack" not in json.loads(socket.recv(timeout=10)):
                pass
        except ConnectionClosed:
            expect(socket.close_code == 1012, "a server that stops says so")
        else:
            return 0.0
    began = time.monotonic()
    while True:
        with contextlib.suppress(InvalidHandshake, OSError, EOFError, ConnectionClosed):
            with connect(address, additional_headers=secret, origin=Origin(PUBLIC)) as socket:
                socket.recv(timeout=10)
            return time.monotonic() - began
        if time.monotonic() - began > 20:
            raise RuntimeError("the client does not come back")


def main() -> int:
    """Play through each proxy that there is."""
    here = [name for name in SEVERAL if program(name)]
    if not here:
        print("THERE IS NEITHER NGINX NOR CADDY ON THIS MACHINE: NOT TESTED WITH THEM.")
        return NOT_HERE
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        home.chmod(0o755)
        if "nginx" in here:
            one_server(home)
        with postgres.serving() as database, database.database() as name:
            servers = Servers(home, database.url(name))
            try:
                for proxy in here:
                    several_servers(proxy, home, servers)
            finally:
                servers.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
