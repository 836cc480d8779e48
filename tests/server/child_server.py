"""A server in a process of its own, with the test deck: something to kill. Arguments: port, data folder."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from hareloom.server.app import application
from hareloom.server.links import site
from hareloom.server.opening import open_hall
from hareloom.server.run import run
from hareloom.server.settings import settings
from hareloom.tables.minds import NoMinds
from tests.server.conftest import QUICK, TestDecks


def main(port: str, data: str) -> None:
    """Serve until killed."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", int(port)))
    listener.listen(128)
    chosen = settings({"data": data, "port": port}, {}, host="127.0.0.1")
    run(
        application(chosen, site("127.0.0.1", int(port)), open_hall(Path(data), TestDecks(), QUICK, NoMinds())),
        listener,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
