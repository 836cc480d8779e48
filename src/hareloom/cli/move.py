"""``hareloom move``: from SQLite to PostgreSQL, and back."""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.server.settings import Settings

DESCRIPTION = (
    "Move everything that a server keeps from the data folder into an empty PostgreSQL, or from PostgreSQL into an "
    "empty folder. Stop the server first. All of it is moved or nothing, and what was there before stays as it is."
)


_SAID = ("tables", "log", "people", "own_decks", "pictures", "recordings")


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser("move", help="move from SQLite to PostgreSQL, or back", description=DESCRIPTION)
    command.add_argument("--to", metavar="URL", required=True, help="the empty database, or an empty folder")
    command.add_argument("--data", metavar="FOLDER", help="move from this data folder", default=None)
    command.add_argument("--database", metavar="URL", help="move from this database, into a folder", default=None)
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from hareloom.cli.services import check_folder
    from hareloom.mistake import Mistake
    from hareloom.server.bootstrap import with_driver
    from hareloom.server.settings import settings
    from hareloom.store import StoreError

    into_database = "://" in options.to
    chosen = settings(
        {
            "data": options.data if into_database else options.to,
            "database": options.to if into_database else options.database,
        },
        os.environ,
        host="",
    )
    if chosen.database is None:
        raise Mistake("Name the database to move from: --database URL, or HARELOOM_DATABASE.")
    if into_database:
        check_folder(options.data, os.environ, chosen.data)
    try:
        with_driver()
        counts = asyncio.run(_moved(chosen, into_database=into_database))
    except StoreError as problem:
        raise Mistake(str(problem)) from problem
    except (OSError, sqlite3.Error) as problem:
        raise Mistake(f"Nothing was moved: {problem}.") from problem
    said = ", ".join(f"{counts[name]} {name}" for name in _SAID)
    sys.stdout.write(f"Moved: {said}.\n")
    decks = Path(options.data or chosen.data) / "decks"
    if into_database:
        sys.stdout.write(f"Start the server with HARELOOM_DATABASE set. Decks that were added stay in {decks}.\n")
    else:
        sys.stdout.write(f"Start the server with --data {chosen.data} and without HARELOOM_DATABASE.\n")
    return 0


async def _moved(chosen: Settings, *, into_database: bool) -> dict[str, int]:
    from hareloom.server.bootstrap import FILE, PICTURES, RECORDINGS
    from hareloom.store.moving.moving import moved
    from hareloom.store.moving.postgres_side import PostgresSide
    from hareloom.store.moving.sqlite_side import SqliteSide
    from hareloom.store.postgres.migrate import looking_at, prepare

    assert chosen.database is not None
    if into_database:
        await prepare(chosen.database)
    async with looking_at(chosen.database) as db:
        there = PostgresSide(db, chosen.database, new=into_database)
        await there.check()
        data = chosen.data
        here = SqliteSide(data / FILE, data / PICTURES, data / RECORDINGS, new=not into_database)
        try:
            source, target = (here, there) if into_database else (there, here)
            return await moved(source, target, _show)
        finally:
            await there.close()
            await here.close()


def _show(what: str, done: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{what}: {done}\033[K")
