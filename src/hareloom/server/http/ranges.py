"""Parts of something that has a length (RFC 9110, section 14): players of sound and film ask for them."""

from __future__ import annotations

import re

from msgspec import Struct

_RANGE = re.compile(r"bytes=(\d{0,15})-(\d{0,15})")


class Part(Struct, frozen=True):
    """From where to where, the end excluded."""

    start: int
    stop: int
    whole: bool
    """No part was asked for: the answer is a plain one."""


def part_of(size: int, asked: str | None) -> Part | None:
    """The part that is asked for; None if nothing of it is there.

    What can't be read, or asks for several parts, asks for all of it, as the standard allows.
    """
    everything = Part(0, size, whole=True)
    found = None if asked is None else _RANGE.fullmatch(asked.strip())
    if found is None or not any(found.groups()):
        return everything
    first, last = found.groups()
    if not first:
        return Part(max(0, size - int(last)), size, whole=False) if int(last) and size else None
    start = int(first)
    if last and int(last) < start:
        return everything  # no range at all
    return Part(start, min(size, int(last) + 1) if last else size, whole=False) if start < size else None
