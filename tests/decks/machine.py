"""A machine that describes pictures: a real HTTP server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from tests.endpoint.machine import Served, chat, served

TEXTS = {
    "description": "A hare sits at a loom. The thread is moonlight.",
    "tags": ["patience", "night", "night"],
    "inventory": ["hare", "loom", "moon"],
}
GOOD = json.dumps({"en": TEXTS})


@contextmanager
def describing() -> Iterator[Served]:
    """A machine that describes everything well."""
    with served([chat(GOOD)]) as machine:
        yield machine
