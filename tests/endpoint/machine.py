"""A machine for tests: a real HTTP server that answers as OpenAI-compatible endpoints do, and as they shouldn't."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from hareloom.endpoint.address import Endpoint

KEY = "sk-secret"
Answer = Callable[["Machine"], None]


class Machine(BaseHTTPRequestHandler):
    """One exchange with the machine."""

    body: Any
    raw: bytes

    def do_POST(self) -> None:
        server: Served = self.server  # type: ignore[assignment]
        self.raw = self.rfile.read(int(self.headers["Content-Length"]))
        self.body = json.loads(self.raw)
        server.raw.append(self.raw)
        server.asked.append((self.path, dict(self.headers), self.body))
        with suppress(ConnectionError):  # who asks may hang up whenever they like
            server.answers[min(len(server.asked), len(server.answers)) - 1](self)

    def say(self, status: int, content: bytes, **headers: str) -> None:
        """Answer as a whole."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Served(ThreadingHTTPServer):
    """The machine's server: the answers that it gives in turn, the last one for ever."""

    daemon_threads = True
    answers: list[Answer]
    asked: list[tuple[str, dict[str, str], Any]]
    raw: list[bytes]

    @property
    def url(self) -> str:
        """Where its API begins."""
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    @property
    def endpoint(self) -> Endpoint:
        """As Hareloom knows it."""
        return Endpoint(self.url, "sees", KEY)


def chat(text: str, tokens: int = 700) -> Answer:
    """An answer of the right shape."""
    packed = {"choices": [{"message": {"role": "assistant", "content": text}}], "usage": {"total_tokens": tokens}}
    content = json.dumps(packed).encode()
    return lambda machine: machine.say(200, content)


def status(number: int, content: str = "{}", **headers: str) -> Answer:
    """An answer that isn't one."""
    return lambda machine: machine.say(number, content.encode(), **headers)


def late(seconds: float, answer: Answer) -> Answer:
    """That answer, after a while."""

    def said(machine: Machine) -> None:
        time.sleep(seconds)
        answer(machine)

    return said


def drip(machine: Machine) -> None:
    """An answer that comes byte by byte, for five seconds."""
    machine.send_response(200)
    machine.end_headers()
    for _ in range(100):
        machine.wfile.write(b" ")
        time.sleep(0.05)


def not_http(machine: Machine) -> None:
    """Something else than HTTP."""
    machine.wfile.write(b"\x16\x03\x01 hello, I am no web server\r\n\r\n")


@contextmanager
def served(answers: Sequence[Answer]) -> Iterator[Served]:
    """A machine that gives these answers."""
    machine = Served(("127.0.0.1", 0), Machine)
    machine.answers, machine.asked, machine.raw = list(answers), [], []
    threading.Thread(target=machine.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield machine
    finally:
        machine.shutdown()
        machine.server_close()
