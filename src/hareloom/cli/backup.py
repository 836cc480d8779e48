"""``hareloom backup``, ``restore`` and ``verify``: everything that a server keeps, in one file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the three commands."""
    backup = subparsers.add_parser(
        "backup",
        help="back up a server's data, while it runs",
        description="Write everything that a server keeps into one file, while it may run. It holds people's names.",
    )
    backup.add_argument(
        "target", metavar="FILE", type=Path, help="a new file, or a folder for one with the time in its name"
    )
    backup.add_argument("--keep", type=int, metavar="NUMBER", help="in a folder: delete all but the newest backups")
    backup.set_defaults(run=_backup)
    restore = subparsers.add_parser(
        "restore",
        help="put a backup into a data folder",
        description="Put a backup into a data folder that no server uses. Every file is checked first.",
    )
    restore.add_argument("file", metavar="FILE", type=Path, help="the backup")
    restore.add_argument("--replace", action="store_true", help="go back to it: the data that is there is moved aside")
    restore.set_defaults(run=_restore)
    for each in (backup, restore):
        each.add_argument("--data", metavar="FOLDER", help="the server's data folder", default=None)
    verify = subparsers.add_parser(
        "verify",
        help="check a backup; the exit code is 1 if anything is wrong",
        description="Unpack a backup beside it, check every file, every page and every table, and delete the copy.",
    )
    verify.add_argument("file", metavar="FILE", type=Path, help="the backup")
    verify.set_defaults(run=_verify)


def _data(options: argparse.Namespace) -> Path:
    from hareloom.cli.services import data_settings
    from hareloom.mistake import Mistake

    chosen = data_settings(options, os.environ)
    if chosen.database is not None:
        raise Mistake(
            f"The tables are in the database {chosen.database.shown}. Back it up and restore it with PostgreSQL's own "
            "tools, such as pg_dump and pg_restore (docs/HOSTING.md); decks that were added are in "
            f"{chosen.data / 'decks'}."
        )
    return chosen.data


def _backup(options: argparse.Namespace) -> int:
    from hareloom.mistake import Mistake
    from hareloom.server.backup import forget_old, make_backup
    from hareloom.words import count

    if options.keep is not None and (options.keep < 1 or not options.target.is_dir()):
        raise Mistake("--keep is a number from 1 on, and needs a folder that exists.")
    data = _data(options)
    made = make_backup(data, options.target)
    megabytes = made.file.stat().st_size / 1e6
    sys.stdout.write(f"{made.file}: {count(made.tables, 'table')} of {data}, {megabytes:.1f} MB\n")
    if options.keep is not None:
        for old in forget_old(options.target, options.keep):
            sys.stdout.write(f"{old}: deleted\n")
    return 0


def _restore(options: argparse.Namespace) -> int:
    from hareloom.mistake import Mistake
    from hareloom.server.backup import restore
    from hareloom.server.rehearsal import CALLS_NOBODY, is_rehearsal

    data = _data(options)
    if options.data is None and not options.replace and not os.environ.get("HARELOOM_DATA"):
        raise Mistake("Name the folder to restore into: --data FOLDER, a new one to rehearse in.")
    aside = restore(options.file, data, replace=options.replace)
    sys.stdout.write(f"{data} has what {options.file} had. Start the server.\n")
    if aside is not None:
        sys.stdout.write(f"What was there before is in {aside}.\n")
    if is_rehearsal(data):
        sys.stdout.write(
            "A server there calls no players, for this may be a rehearsal. If it is the server from now on, delete "
            f"{data / CALLS_NOBODY}.\n"
        )
    return 0


def _verify(options: argparse.Namespace) -> int:
    import tempfile

    from hareloom.cli.store import look_over
    from hareloom.mistake import Mistake
    from hareloom.server.backup import unpack

    if not options.file.is_file():
        raise Mistake(f"There is no file {options.file}.")
    # A backup may be larger than /tmp. Beside it there was room once.
    beside = options.file.absolute().parent
    with tempfile.TemporaryDirectory(dir=beside if os.access(beside, os.W_OK) else None, prefix=".hareloom-") as folder:
        contents = unpack(options.file, Path(folder))
        sys.stdout.write(f"{options.file}: {len(contents.files)} files, made by {contents.version}\n")
        return look_over(Path(folder), mend=False)
