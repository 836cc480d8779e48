"""``hareloom serve``: for hosting. Quiet, behind a proxy, on exactly the port it was given."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from typing import TYPE_CHECKING

from hareloom import __version__
from hareloom.cli.options import add_server_flags, given_flags

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers

# A proxy on the same machine is the usual way to host; a container says --host 0.0.0.0.
HOST = "127.0.0.1"


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "serve",
        help="serve quietly, for hosting behind a proxy",
        description="Serve Hareloom quietly, for hosting behind a proxy. A busy port is an error.",
    )
    add_server_flags(command, HOST, "off")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM."""
    from hareloom.cli.workers import Workers
    from hareloom.decks import Library
    from hareloom.server.app import application
    from hareloom.server.bootstrap import open_hall, try_database
    from hareloom.server.drain import Drain
    from hareloom.server.journal import note, start_journal
    from hareloom.server.links import lan_address, site
    from hareloom.server.metrics import serve_metrics
    from hareloom.server.ports import listen
    from hareloom.server.run import run as serve
    from hareloom.server.settings import made_data_dir, note_unknown, settings

    start_journal(logging.INFO)
    chosen = settings(given_flags(options), os.environ, host=HOST)
    note_unknown(os.environ)
    made_data_dir(chosen.data)
    try_database(chosen.database)
    if chosen.workers > 1:
        return Workers(sys.argv[1:], chosen.port, chosen.workers).run()
    listener = listen(chosen.host, chosen.port, or_next=False)
    place = site(chosen.host, listener.getsockname()[1], chosen.public_url, lan_address())
    library = Library(chosen.data)
    hall = open_hall(chosen.data, library, watchers=chosen.limits.watchers, database=chosen.database)
    if chosen.metrics_port is not None:
        serve_metrics(hall, "127.0.0.1", chosen.metrics_port + chosen.worker - 1, chosen.data)
    drain = Drain(hall, chosen.drain)
    app = application(chosen, place, hall, library, drain=drain)
    note("serving", url=place.public_url or place.local_url, data=str(chosen.data), version=__version__)
    serve(app, listener, chosen, drain)
    return 0
