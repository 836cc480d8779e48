"""Writes a replay file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from .format import Header, ReplayStep


def lines(header: Header, steps: Iterable[ReplayStep]) -> Iterator[bytes]:
    """The lines of the file, each with its end."""
    yield msgspec.json.encode(header) + b"\n"
    for step in steps:
        yield msgspec.json.encode(step) + b"\n"


def written(header: Header, steps: Iterable[ReplayStep]) -> bytes:
    """The whole file."""
    return b"".join(lines(header, steps))
