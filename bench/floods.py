"""What hostile sockets cost the others: make bench-floods (HARELOOM_FLOOD_SECONDS, HARELOOM_FLOODS=empty,rsv1,...).

Two hundred connections from twenty addresses send as much as they can, come back whenever they are closed, and read
nothing or everything. Meanwhile a process of its own asks for /healthz and plays at a table from another address. The
server may answer nobody else later than after 100 ms (p99.9), and may not grow.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from amounts import SHORT, amount, count
from running import free_port

SECONDS = float(os.environ.get("HARELOOM_FLOOD_SECONDS") or amount("SECONDS", 30, 0.5))
ADDRESSES = 20
CONNECTIONS = int(os.environ.get("HARELOOM_FLOOD_CONNECTIONS") or count("CONNECTIONS", 200, 20))
BOUND = 0.1
"""Seconds within which 999 of 1000 requests of others are answered."""
GROWTH = 100
"""Megabytes that the server may grow."""
PIECE = 65_536

TEXT, REST, PING, CLOSE, FIN = 1, 0, 9, 8, 0x80


def frame(head: int, payload: bytes = b"", size: int | None = None) -> bytes:
    """A masked frame, whose mask is zero; its size can be a lie."""
    size = len(payload) if size is None else size
    start = struct.pack("!BB", head, 0x80 | size) if size < 126 else struct.pack("!BBH", head, 0xFE, size)
    return start + bytes(4) + payload


FORMS: dict[str, tuple[str, bytes]] = {
    "empty": ("player", frame(FIN | TEXT)),
    "nonsense": ("player", frame(FIN | TEXT, b"hm?")),
    "rsv1": ("screen", frame(0xC0 | TEXT)),
    "rsv1-player": ("player", frame(0xC0 | TEXT)),
    "screen": ("screen", frame(FIN | TEXT, b'{"id":"x","action":{"do":"take_seat"}}')),
    "wrong": ("wrong", frame(FIN | TEXT)),
    "secret": ("stranger", frame(FIN | TEXT, b'{"hello":"' + b"x" * 43 + b'"}')),
    "hello": ("stranger", frame(FIN | PING)),
    "pings": ("player", frame(FIN | PING, b"p" * 125)),
    "small-pings": ("screen", frame(FIN | PING)),
    "pongs": ("player", frame(FIN | 10)),
    "parts": ("player", frame(TEXT) + 50 * frame(REST) + frame(FIN | REST)),
    "endless": ("player", frame(TEXT) + 4000 * frame(REST)),
    "lone-rest": ("player", frame(FIN | REST)),
    "unmasked": ("player", b"\x81\x00"),
    "half": ("player", frame(FIN | TEXT, b"x" * 200, 30_000)[:150]),
    "closes": ("player", frame(FIN | CLOSE)),
    "large": ("player", frame(FIN | TEXT, b"x" * 16_000)),
    "actions": ("player", frame(FIN | TEXT, b'{"id":"a","action":{"do":"shuffle_seats"}}')),
}
TOGETHER = ("empty", "rsv1", "wrong")


def post(server: str, path: str, body: dict[str, Any], source: str, secret: str = "") -> dict[str, Any]:
    """A request from that address."""
    line = http.client.HTTPConnection(server, timeout=20, source_address=(source, 0))
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    line.request("POST", path, json.dumps(body), headers)
    answer = line.getresponse()
    found: dict[str, Any] = json.loads(answer.read())
    assert answer.status < 300, found
    line.close()
    return found


class Attacker:
    """One hostile connection, which comes back until time is up."""

    def __init__(self, server: str, form: str, source: str, table: dict[str, Any], *, reads: bool) -> None:
        self.server, self.source, self.reads = server, source, reads
        who, piece = FORMS[form]
        # The half is sent once; the rest fills the network.
        self.flood = piece if form in ("half", "closes") else piece * max(1, PIECE // len(piece))
        self.once = form == "half"
        path = "screen" if who == "screen" else "socket"
        code = "amberamberamberamber" if who == "wrong" else table["code"]
        secret = f"Authorization: Bearer {table['secret']}\r\n" if who == "player" else ""
        self.request = (
            f"GET /api/tables/{code}/{path} HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: aGFyZWxvb20gaXMgaGVyZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"{secret}\r\n"
        ).encode()
        self.opened = self.sent = 0

    async def run(self, until: float) -> None:
        """Attack."""
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    await self._once()
            except* (OSError, TimeoutError):
                pass  # it was closed: once more

    async def _once(self) -> None:
        host, _, port = self.server.partition(":")
        loop = asyncio.get_running_loop()
        with socket.socket() as line:
            line.setblocking(False)
            line.bind((self.source, 0))
            await loop.sock_connect(line, (host, int(port)))
            await loop.sock_sendall(line, self.request)
            if not await loop.sock_recv(line, 4096):
                raise ConnectionResetError
            self.opened += 1
            if self.reads:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._write(line))
                    both.create_task(self._read(line))
            else:
                await self._write(line)

    async def _write(self, line: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await loop.sock_sendall(line, self.flood)
            self.sent += len(self.flood)
            if self.once:
                await asyncio.sleep(3600)
            await asyncio.sleep(0)

    async def _read(self, line: socket.socket) -> None:
        while await asyncio.get_running_loop().sock_recv(line, PIECE):
            pass
        raise ConnectionResetError


def attack(server: str, forms: list[str], seconds: float) -> None:
    """All hostile connections, in this process."""
    sources = [f"127.0.1.{number + 1}" for number in range(ADDRESSES)]
    tables = [post(server, "/api/tables", {"name": "Mallory", "bearer": True}, source) for source in sources]
    attackers = [
        Attacker(server, form, sources[number % ADDRESSES], tables[number % ADDRESSES], reads=number % 3 > 0)
        for number, form in zip(range(CONNECTIONS), itertools.cycle(forms), strict=False)
    ]

    async def all_of_them() -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(*(one.run(until) for one in attackers))

    asyncio.run(all_of_them())
    print(json.dumps({"opened": sum(a.opened for a in attackers), "megabytes": sum(a.sent for a in attackers) >> 20}))


def ask(server: str, seconds: float) -> None:
    """What others wait: for /healthz on a new connection and on an old one, and for an action at their table."""
    host, _, port = server.partition(":")
    me = post(server, "/api/tables", {"name": "Robin", "bearer": True}, "127.0.0.1")
    kept = http.client.HTTPConnection(host, int(port), timeout=30)
    took: dict[str, list[float]] = {"new": [], "kept": [], "action": []}
    until = time.monotonic() + seconds
    for number in itertools.count():
        if time.monotonic() > until:
            break
        began = time.perf_counter()
        if number % 10 == 0:
            body = {"id": f"n{number}", "action": {"do": "take_seat"}}
            kept.request("POST", f"/api/tables/{me['code']}/actions", json.dumps(body),
                         {"Content-Type": "application/json", "Authorization": f"Bearer {me['secret']}"})  # fmt: skip
            kept.getresponse().read()
            took["action"].append(time.perf_counter() - began)
        elif number % 2:
            kept.request("GET", "/healthz")
            kept.getresponse().read()
            took["kept"].append(time.perf_counter() - began)
        else:
            fresh = http.client.HTTPConnection(host, int(port), timeout=30)
            fresh.request("GET", "/healthz")
            fresh.getresponse().read()
            fresh.close()
            took["new"].append(time.perf_counter() - began)
        time.sleep(0.005)
    print(json.dumps(took))


def megabytes(process: int) -> float:
    """What the server holds in memory, at the most until now."""
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


def percentile(took: list[float], share: float) -> float:
    return sorted(took)[min(len(took) - 1, int(len(took) * share))] * 1000


def measured(forms: list[str]) -> bool:
    """Attack a fresh server by those forms. Was everybody else answered in time, and did it not grow?"""
    with tempfile.TemporaryDirectory() as data, contextlib.ExitStack() as later:
        port = free_port()
        server = f"127.0.0.1:{port}"
        command = [str(Path(sys.executable).with_name("hareloom")), "serve", "--data", data, "--port", str(port)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        later.callback(process.wait)
        later.callback(process.terminate)
        for _ in range(600):
            with contextlib.suppress(OSError):
                if urllib.request.urlopen(f"http://{server}/healthz", timeout=1).status == 200:
                    break
            time.sleep(0.1)
        before = megabytes(process.pid)
        hostile, others = (
            subprocess.Popen([sys.executable, __file__, *words], stdout=subprocess.PIPE, text=True)
            for words in (["attack", server, ",".join(forms), str(SECONDS + 2)], ["ask", server, str(SECONDS)])
        )
        took: dict[str, list[float]] = json.loads(others.communicate()[0])
        did = hostile.communicate()[0].strip()
        grew = megabytes(process.pid) - before
        cpu = sum(map(int, Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[11:13])) / 100
    everything = [one for some in took.values() for one in some]
    late = percentile(everything, 0.999)
    print(
        f"{'+'.join(forms):28} {len(everything):5} requests: p50 {percentile(everything, 0.5):6.1f}"
        f"  p99 {percentile(everything, 0.99):6.1f}  p99.9 {late:6.1f}  most {max(everything) * 1000:6.1f} ms;"
        f" actions p99 {percentile(took['action'], 0.99):6.1f} ms; grew {grew:5.1f} MB; {cpu:4.1f} s of CPU; {did}",
        flush=True,
    )
    return late <= BOUND * 1000 and grew <= GROWTH


def main() -> int:
    """Attack by what HARELOOM_FLOODS names, all at once; else by three of them together and by each form alone."""
    load = os.getloadavg()
    print(f"{CONNECTIONS} connections from {ADDRESSES} addresses, {SECONDS:.0f} s; load before: {load[0]:.1f}")
    named = os.environ.get("HARELOOM_FLOODS")
    alone = [] if SHORT else [[form] for form in FORMS]
    groups = [named.split(",")] if named else [list(TOGETHER), *alone]
    return 0 if min(list(map(measured, groups))) or SHORT else 1


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["attack", at, which, length]:
            os.nice(10)  # where cores are few, the others' processes are not what is measured
            attack(at, which.split(","), float(length))
        case ["ask", at, length]:
            ask(at, float(length))
        case _:
            sys.exit(main())
