"""``hareloom migrate``: bring a PostgreSQL up to date, before the servers of a new version start."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "migrate",
        help="bring a PostgreSQL up to date",
        description="Take the steps that a PostgreSQL lacks for this version. A file of SQLite needs no such command.",
    )
    command.add_argument("--database", metavar="URL", help="the database (default: HARELOOM_DATABASE)", default=None)
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from hareloom.mistake import Mistake
    from hareloom.server.bootstrap import with_driver
    from hareloom.server.settings import settings
    from hareloom.store import StoreError

    address = settings({"database": options.database}, os.environ, host="").database
    if address is None:
        raise Mistake(
            "Name the database: --database URL, or HARELOOM_DATABASE. SQLite is brought up to date by itself."
        )
    try:
        with_driver()
        from hareloom.store.postgres.migrate import migrate

        taken = asyncio.run(migrate(address))
    except StoreError as problem:
        raise Mistake(str(problem)) from problem
    sys.stdout.write(f"{address.shown}: {'taken: ' + ', '.join(taken) if taken else 'nothing to do'}\n")
    return 0
