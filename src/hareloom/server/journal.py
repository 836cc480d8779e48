"""The server's journal: one JSON object a line, on standard error. No names, no clues, no codes, no secrets."""

from __future__ import annotations

import contextlib
import copy
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

journal = logging.getLogger("hareloom")
A_MINUTE = 60.0


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format time, level, event and its fields."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


@dataclass(slots=True)
class _Seen:
    """A line that was written, and how often it came again since."""

    record: logging.LogRecord
    at: float
    again: int = 0


class Journal(logging.StreamHandler[Any]):
    """Writes lines. One that comes again and again, as on a full disk, is written once a minute, with its number."""

    def __init__(self, stream: Any = None, clock: Callable[[], float] = time.monotonic) -> None:  # noqa: ANN401 - a file
        super().__init__(stream)
        self.setFormatter(JsonLines())
        self._clock = clock
        self._seen: dict[tuple[object, ...], _Seen] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it. The handler's lock is held."""
        now = self._clock()
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        self._write_counts(now)
        fault = record.exc_info[1] if record.exc_info else None
        facts = sorted(getattr(record, "facts", {}).items())
        key = (record.name, record.levelno, record.getMessage(), str(facts), repr(fault))
        seen = self._seen.get(key)
        if seen is None:
            self._seen[key] = _Seen(record, now)
            super().emit(record)
        else:
            seen.again += 1
            self._write_in(A_MINUTE - (now - seen.at))

    def write_counts(self) -> None:
        """Write what has come again, where a minute has passed since its line."""
        with self.lock or contextlib.nullcontext():
            self._timer = None
            self._write_counts(self._clock())

    def close(self) -> None:
        """Write what was counted."""
        with self.lock or contextlib.nullcontext():
            self._write_counts(float("inf"))
        super().close()

    def _write_counts(self, now: float) -> None:
        for key, seen in list(self._seen.items()):
            if now - seen.at < A_MINUTE:
                continue
            if not seen.again:
                del self._seen[key]
                continue
            record = copy.copy(seen.record)
            record.created, record.msecs = time.time(), 0
            record.facts = {**getattr(record, "facts", {}), "times": seen.again}
            seen.at, seen.again = now, 0
            super().emit(record)

    def _write_in(self, seconds: float) -> None:
        """See to it that a count is written even if nothing else comes."""
        if self._timer is None:
            self._timer = threading.Timer(seconds, self.write_counts)
            self._timer.daemon = True
            self._timer.start()


def note(what: str, level: int = logging.INFO, **facts: str | float | list[str]) -> None:
    """Log an event."""
    journal.log(level, what, extra={"facts": facts})


def start_journal(level: int) -> None:
    """Log to standard error from now on, with the web server's records in the same format."""
    handler = Journal()
    for name in ("hareloom", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
