"""``hareloom play``: for an evening with friends. Shows the links and a QR code, and opens a browser."""

from __future__ import annotations

import argparse
import logging
import os
from typing import TYPE_CHECKING

from hareloom.cli.options import add_server_flags, given_flags

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers

HOST = "0.0.0.0"  # noqa: S104 - friends in the same network are meant to reach it


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "play",
        help="start the game here and show the links to it",
        description="Start the game on this machine, show the links to it and a QR code, and open a browser.",
    )
    add_server_flags(command, HOST, "on")
    command.add_argument("--no-browser", action="store_true", help="don't open a browser")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play until SIGINT or SIGTERM."""
    from hareloom.cli.welcome import open_browser, show_welcome
    from hareloom.decks import Library
    from hareloom.server.app import application
    from hareloom.server.bootstrap import open_hall, try_database
    from hareloom.server.drain import Drain
    from hareloom.server.journal import start_journal
    from hareloom.server.links import lan_address, site
    from hareloom.server.metrics import serve_metrics
    from hareloom.server.ports import listen
    from hareloom.server.run import run as serve
    from hareloom.server.settings import made_data_dir, note_unknown, settings

    start_journal(logging.WARNING)
    chosen = settings(given_flags(options), os.environ, host=HOST, uploads="on")
    note_unknown(os.environ)
    made_data_dir(chosen.data)
    try_database(chosen.database)
    listener = listen(chosen.host, chosen.port, or_next=True)
    port = listener.getsockname()[1]
    place = site(chosen.host, port, chosen.public_url, lan_address())
    library = Library(chosen.data)
    hall = open_hall(chosen.data, library, watchers=chosen.limits.watchers, database=chosen.database)
    if chosen.metrics_port is not None:
        serve_metrics(hall, "127.0.0.1", chosen.metrics_port, chosen.data)
    app = application(chosen, place, hall, library)
    # Browsers may connect from here on: the socket listens already, and an early client waits a moment.
    show_welcome(place, port, wanted=chosen.port)
    if not options.no_browser:
        open_browser(place.local_url, os.environ)
    serve(app, listener, chosen, Drain(hall, 0))
    return 0
