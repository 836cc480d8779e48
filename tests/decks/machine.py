"""A machine that describes pictures: a real HTTP server that answers as such machines do, and as they shouldn't."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from hareloom.decks.describing.endpoint import Endpoint

TEXTS = {
    "description": "A hare sits at a loom. The thread is moonlight.",
    "tags": ["patience", "night", "night"],
    "inventory": ["hare", "loom", "moon"],
}
GOOD = json.dumps({"en": TEXTS})
Answer = Callable[["Machine"], None]


class Machine(BaseHTTPRequestHandler):
    """One exchange with the machine."""

    def do_POST(self) -> None:
        server: Served = self.server  # type: ignore[assignment]
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server.asked.append((self.path, dict(self.headers), body))
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

    @property
    def url(self) -> str:
        """Where its API begins."""
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    @property
    def endpoint(self) -> Endpoint:
        """As Hareloom knows it."""
        return Endpoint(self.url, "sees", "sk-secret")


def chat(text: str, tokens: int = 700) -> Answer:
    """An answer of the right shape."""
    packed = {"choices": [{"message": {"role": "assistant", "content": text}}], "usage": {"total_tokens": tokens}}
    return lambda machine: machine.say(200, json.dumps(packed).encode())


def status(number: int, content: str = "{}", **headers: str) -> Answer:
    """An answer that isn't one."""
    return lambda machine: machine.say(number, content.encode(), **headers)


@contextmanager
def describing() -> Iterator[Served]:
    """A machine that describes everything well."""
    served = Served(("127.0.0.1", 0), Machine)
    served.answers, served.asked = [chat(GOOD)], []
    threading.Thread(target=served.serve_forever, daemon=True).start()
    yield served
    served.shutdown()
    served.server_close()
