"""A server for the browser tests: the real one, with a deck of 84 plain pictures, whose time only a test moves.

``python tests/browser/table_server.py SOCKET DATA [painted|decks]`` serves; ``decks`` makes it play with the real deck
and those of the data folder instead, ``painted`` with the real bots too. As for every server, the environment may name
a machine that describes pictures, or one that plays; DICE is a seed, with which cards are dealt the same way each time,
and CLOCK the milliseconds since 1970 at which the server's clock begins (see server_time.py).
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from server_time import ServerTime
from visits import HOME

from hareloom.bots.process import AnyMoveBots
from hareloom.decks import Library
from hareloom.server.app import application
from hareloom.server.bootstrap import open_hall
from hareloom.server.http.limits import Limit, Limits
from hareloom.server.links import origin_of, site
from hareloom.server.settings import settings
from hareloom.server.socket.picows import UpgradeProtocol
from hareloom.tables.delays import Delays

CARDS = tuple(hashlib.sha256(f"card {number}".encode()).hexdigest()[:20] for number in range(84))
DELAYS = Delays(due=3600)
"""What is due is looked at when a test moves the time."""


class PlainDeck:
    """84 cards that are not in the package."""

    def cards_of(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        """All of them, or None for a deck there isn't."""
        return CARDS if decks == ("hareloom",) else None


def plain_picture(number: int) -> bytes:
    """A picture as small as can be: a colour, a hill and the card's number."""
    hue = number * 137 % 360
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90" width="600" height="900">'
        f'<rect width="60" height="90" fill="hsl({hue} 45% 42%)"/><circle cx="42" cy="20" r="9" fill="#f4e3b4"/>'
        f'<path d="M0 70q20-24 36-6t24-8v34H0Z" fill="hsl({hue + 40} 40% 24%)"/>'
        f'<text x="8" y="26" font-size="16" fill="#fff">{number + 1}</text></svg>'
    ).encode()


def plain_deck() -> dict[str, Any]:
    """The deck as pages see it."""
    return {
        "id": "hareloom",
        "name": {"en": "Hareloom"},
        "author": "Hareloom",
        "licence": "CC-BY-4.0",
        "languages": ["en"],
        "described": len(CARDS),
        "cards": [{"id": card, "description": {"en": f"Picture {n + 1}."}} for n, card in enumerate(CARDS)],
        "fan": CARDS[:3],
        "bots": "full",
    }


class WithPictures:
    """Answers for pictures and descriptions itself, and leaves the rest to the server."""

    def __init__(self, app: Callable[..., Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request."""
        path = scope.get("path", "")
        name = path.removeprefix("/pictures/").split(".")[0].split("@")[0]
        if scope["type"] == "http" and name in CARDS:
            kind, body = "image/svg+xml", plain_picture(CARDS.index(name))
        elif scope["type"] == "http" and path == "/api/decks/hareloom":
            kind, body = "application/json", json.dumps(plain_deck()).encode()
        else:
            await self.app(scope, receive, send)
            return
        headers = [(b"content-type", kind.encode()), (b"cache-control", b"max-age=3600")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def roomy() -> Limits:
    """All tests come from one address, and open more tables in a minute than a family does in a year."""
    limits = Limits()
    limits.decks = limits.opened_tables = limits.joined = limits.joined_table = Limit(burst=1000, per_second=10)
    return limits


def main(bound: socket.socket, data: Path, how: str) -> None:
    """Serve until it is ended."""
    port: int = bound.getsockname()[1]
    library = Library(data)
    uploads = "server" if how else "off"  # plain pictures can't be mixed with players' own
    flags = {"data": str(data), "port": str(port), "uploads": uploads}
    asked = ("HARELOOM_DESCRIBER_", "HARELOOM_CALLS_", "HARELOOM_MAIL", "HARELOOM_MODEL_")
    environment = {name: value for name, value in os.environ.items() if name.startswith(asked)}
    chosen = settings(flags, environment, host="127.0.0.1")
    decks = library if how else PlainDeck()
    hall = open_hall(data, decks, DELAYS, None if how == "painted" else AnyMoveBots())
    began = os.environ.get("CLOCK")
    server_time = ServerTime(hall, int(began) if began else None)
    if seed := os.environ.get("DICE"):
        hall.context.dice = Random(seed)
    here = site("127.0.0.1", port)
    here = replace(here, origins=here.origins | {origin_of("http", HOME, port)})
    app = application(chosen, here, hall, library, limits=roomy())
    server_time.app = app if how else WithPictures(app)
    uvicorn.Server(uvicorn.Config(server_time, ws=UpgradeProtocol, log_config=None)).run([bound])


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])), Path(sys.argv[2]), "".join(sys.argv[3:]))
