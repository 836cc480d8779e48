"""One HTTP exchange with an endpoint: within a deadline for the whole answer, bounded in size, to that address alone.

Redirects are not followed and no proxy is looked for, so that the key goes nowhere else.
"""

from __future__ import annotations

import http.client
import socket
import threading
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

from hareloom.words import megabytes

from .address import Endpoint

MOST_BYTES = 1_000_000
BUSY = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
"""With these it makes sense to ask again, later."""
TOO_LONG = "it took too long"


class NoAnswer(Exception):  # noqa: N818 - an outcome, as Mistake is
    """No answer came. The message is the reason; `sent`: the question was on its way, and may have cost something."""

    def __init__(self, reason: str, *, sent: bool) -> None:
        super().__init__(reason)
        self.sent = sent


class Nonsense(Exception):  # noqa: N818 - as above
    """An answer came that can't be used. The message says what it was."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back, whatever its status."""

    status: int
    content: bytes
    wait: float = 0.0
    """The seconds that it asks to wait; 0 if it doesn't say."""


def exchanged(machine: Endpoint, body: bytes, seconds: float) -> Answer:
    """Ask once. Raises NoAnswer, or Nonsense for an answer that is too large."""
    exchange = _Exchange(machine, body, max(seconds, 0.001))
    # In a thread: looking a name up, connecting and a drip of bytes have no common deadline.
    thread = threading.Thread(target=exchange.run, name="endpoint", daemon=True)
    thread.start()
    thread.join(exchange.seconds)
    if thread.is_alive():
        exchange.give_up()
        raise NoAnswer(TOO_LONG, sent=exchange.sent)
    if isinstance(exchange.outcome, Answer):
        return exchange.outcome
    raise exchange.outcome


class _Exchange:
    """One exchange, and what became of it."""

    def __init__(self, machine: Endpoint, body: bytes, seconds: float) -> None:
        self.seconds = seconds
        self.sent = False
        self.outcome: Answer | NoAnswer | Nonsense = NoAnswer("it broke off", sent=False)
        self._machine, self._body = machine, body
        self._line: socket.socket | None = None
        self._given_up = False
        self._lock = threading.Lock()

    def run(self) -> None:
        """Never raises: an error's own words could hold the key."""
        try:
            self.outcome = self._asked()
        except (NoAnswer, Nonsense) as wrong:
            self.outcome = wrong
        except (OSError, http.client.HTTPException, OverflowError, ValueError) as wrong:
            reason = TOO_LONG if isinstance(wrong, TimeoutError) else getattr(wrong, "strerror", None)
            self.outcome = NoAnswer(reason or "it broke off, or doesn't speak HTTP", sent=self.sent)

    def give_up(self) -> None:
        """Cut the line, now or as soon as there is one."""
        with self._lock:
            self._given_up = True
            if self._line is not None:
                with suppress(OSError):
                    self._line.shutdown(socket.SHUT_RDWR)

    def _asked(self) -> Answer:
        parts = urlsplit(self._machine.url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        with closing(kind(parts.hostname or "", parts.port, timeout=self.seconds)) as connection:
            connection.connect()
            with self._lock:
                if self._given_up:
                    raise NoAnswer(TOO_LONG, sent=False)
                self._line = connection.sock
            self.sent = True
            connection.request("POST", f"{parts.path}/chat/completions", self._body, self._headers())
            with connection.getresponse() as answer:
                content = answer.read(MOST_BYTES + 1)
            if len(content) > MOST_BYTES:
                raise Nonsense(f"an answer of more than {megabytes(MOST_BYTES)}")
            return Answer(answer.status, content, _seconds(answer.getheader("Retry-After")))

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self._machine.key:
            headers["Authorization"] = f"Bearer {self._machine.key}"
        return headers


def _seconds(text: str | None) -> float:
    """How long to wait, which is said in seconds or as a date."""
    text = (text or "").strip()
    if text.isascii() and text.replace(".", "", 1).isdecimal():
        return float(text)
    try:
        return max(0.0, (parsedate_to_datetime(text) - datetime.now(UTC)).total_seconds())
    except (OverflowError, TypeError, ValueError):
        return 0.0
