"""The machine that is asked: where it is, and one question and answer with it.

The key is read from the environment or a file, sent to that one address, and never printed. Redirects are refused, so
that it goes nowhere else.
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import socket
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from hareloom.decks.source import Unreadable
from hareloom.decks.words import megabytes, shown
from hareloom.mistake import Mistake

URL, MODEL = "HARELOOM_DESCRIBER_URL", "HARELOOM_DESCRIBER_MODEL"
KEY, KEY_FILE = "HARELOOM_DESCRIBER_KEY", "HARELOOM_DESCRIBER_KEY_FILE"

DEADLINE = 120.0
"""Seconds that one answer may take, however slowly it comes."""
MOST_BYTES = 1_000_000
TRIES = 4
LONGEST_WAIT = 60.0
MOST_ANSWER_TOKENS = 1_500
BUSY = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})


class Stopped(Mistake):
    """No further picture can be described: the message says what to do."""


class Silent(Unreadable):
    """The machine gave no answer for this picture, after several tries."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where the machine is, and which of its models is meant."""

    url: str
    model: str
    key: str | None = field(default=None, repr=False)

    @property
    def host(self) -> str:
        """What a person is asked to trust."""
        return urlsplit(self.url).netloc


@dataclass(frozen=True, slots=True)
class Said:
    """An answer, and what it cost."""

    text: str
    tokens: int


class _Message(Struct):
    content: str | None = None


class _Choice(Struct):
    message: _Message


class _Usage(Struct):
    total_tokens: int = 0


class _Answer(Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


def endpoint(environment: Mapping[str, str]) -> Endpoint | None:
    """The machine that the environment names; None if it names none. Raises a Mistake."""
    url = environment.get(URL, "").strip().rstrip("/")
    if not url:
        return None
    model = environment.get(MODEL, "").strip()
    if not model:
        raise Mistake(f"{MODEL} is missing: the name of the model that describes pictures, as {URL} knows it.")
    parts = urlsplit(url)
    try:
        usable = parts.scheme in {"http", "https"} and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        usable = False
    if not usable or parts.username or parts.query or parts.fragment:
        raise Mistake(f"{URL}: {shown(url)} is no address. Write it like http://localhost:11434/v1.")
    key = _key(environment)
    if key and parts.scheme == "http" and not _at_home(parts.hostname or ""):
        raise Mistake(f"{URL}: over http the key could be read on its way. Write https://.")
    return Endpoint(url, model, key)


def _key(environment: Mapping[str, str]) -> str | None:
    given, file = environment.get(KEY, "").strip(), environment.get(KEY_FILE, "").strip()
    if given and file:
        raise Mistake(f"Set {KEY} or {KEY_FILE}, not both.")
    if file:
        try:
            given = Path(file).expanduser().read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as wrong:
            reason = getattr(wrong, "strerror", None) or "it is not text"
            raise Mistake(f"{KEY_FILE}: {shown(file)} can't be read: {reason}.") from wrong
    if not given.isascii() or not given.isprintable():
        raise Mistake("The describer's key has characters that no key has. Copy it again.")
    return given or None


def _at_home(host: str) -> bool:
    """Whether a host is this machine or one of its own network."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host == "localhost" or "." not in host or host.endswith((".local", ".internal", ".localhost"))


def asked(
    machine: Endpoint,
    question: str,
    picture: bytes,
    *,
    wait: Callable[[float], None] = time.sleep,
    deadline: float = DEADLINE,
    tries: int = TRIES,
) -> Said:
    """The machine's answer about a picture (a JPEG). Raises Silent, Unreadable for this picture, or Stopped for all."""
    image = {"url": "data:image/jpeg;base64," + base64.b64encode(picture).decode()}
    content = [{"type": "text", "text": question}, {"type": "image_url", "image_url": image}]
    body = msgspec.json.encode(
        {
            "model": machine.model,
            "max_tokens": MOST_ANSWER_TOKENS,
            "messages": [{"role": "user", "content": content}],
        }
    )
    why, pause = "", 0.0
    for attempt in range(tries):
        if attempt:
            wait(min(LONGEST_WAIT, pause or 2.0**attempt))
        try:
            status, pause, answer = _exchanged(machine, body, deadline)
        except (OSError, http.client.HTTPException) as wrong:
            why, pause = f"got no answer from {machine.host}: {_reason(wrong)}", 0.0
            continue
        if status == 200:
            return _said(machine, answer)
        if status not in BUSY:
            raise _refused(machine, status, answer)
        why = f"got no answer from {machine.host}: it is busy (status {status})"
    raise Silent(why)


def _exchanged(machine: Endpoint, body: bytes, deadline: float) -> tuple[int, float, bytes]:
    """Status, the seconds that it asks to wait (0 if it doesn't say), and the body."""
    parts = urlsplit(machine.url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    if machine.key:
        headers["Authorization"] = f"Bearer {machine.key}"
    with closing(kind(parts.hostname or "", parts.port, timeout=deadline)) as connection:
        connection.connect()
        # A timeout counts from byte to byte; this one counts for the whole answer.
        watch = threading.Timer(deadline, _cut, (connection.sock,))
        watch.daemon = True
        watch.start()
        try:
            connection.request("POST", f"{parts.path}/chat/completions", body, headers)
            answer = connection.getresponse()
            content = answer.read(MOST_BYTES + 1)
        finally:
            watch.cancel()
    if len(content) > MOST_BYTES:
        raise Unreadable(f"got an answer of more than {megabytes(MOST_BYTES)}")
    pause = (answer.getheader("Retry-After") or "").strip()
    return answer.status, float(pause) if pause.isascii() and pause.isdecimal() else 0.0, content


def _cut(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _reason(wrong: Exception) -> str:
    return str(getattr(wrong, "strerror", None) or "it took too long, or broke off")


def _said(machine: Endpoint, content: bytes) -> Said:
    try:
        answer = msgspec.json.decode(content, type=_Answer)
        text = answer.choices[0].message.content or ""
    except (msgspec.MsgspecError, IndexError, UnicodeDecodeError) as wrong:
        raise Unreadable(f"got an answer from {machine.host} that is none of an OpenAI-compatible endpoint") from wrong
    return Said(text, max(0, answer.usage.total_tokens) if answer.usage else 0)


def _refused(machine: Endpoint, status: int, content: bytes) -> Exception:
    if status in {401, 403}:
        return Stopped(f"{machine.host} refuses the key. Look at {KEY} or {KEY_FILE}.")
    if status == 402:
        return Stopped(f"{machine.host} wants to be paid first.")
    if status == 404:
        return Stopped(f"{machine.host} has no model {shown(machine.model)}, or {URL} is not where its API begins.")
    if 300 <= status < 400:
        return Stopped(
            f"{machine.host} leads elsewhere (status {status}). Write the address that it leads to in {URL}."
        )
    return Unreadable(f"was refused by {machine.host} (status {status}): {shown(_words(content))}")


def _words(content: bytes) -> str:
    """What an error says, where it says something."""
    try:
        error = msgspec.json.decode(content).get("error")
        return str(error.get("message") if isinstance(error, dict) else error or "no reason given")
    except (msgspec.MsgspecError, AttributeError, UnicodeDecodeError):
        return content.decode("utf-8", "replace").strip() or "no reason given"
