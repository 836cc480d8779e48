"""The server's journal: one JSON object a line, on standard error. No names, no clues, no codes, no secrets."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

journal = logging.getLogger("hareloom")


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


def note(what: str, level: int = logging.INFO, **facts: str | float | list[str]) -> None:
    """Log an event."""
    journal.log(level, what, extra={"facts": facts})


def start_journal(level: int) -> None:
    """Log to standard error from now on, with the web server's records in the same format."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("hareloom", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
