"""``hareloom replay``: a finished game as a file, for another server or another program."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hareloom.cli.admin import NoServer, ask, moment
from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.server.settings import Settings

DESCRIPTION = "Take a finished game along as a file, and open such files here. docs/REPLAY.md describes the format."
Answer = dict[str, Any]


def register(subparsers: Subparsers) -> None:
    """Add the command, and its own commands."""
    command = subparsers.add_parser("replay", help="export and import finished games", description=DESCRIPTION)

    def helped(_options: argparse.Namespace) -> int:
        command.print_help()
        return 0

    command.set_defaults(run=helped)
    own = command.add_subparsers(title="commands", metavar="COMMAND")
    export = own.add_parser(
        "export",
        help="write a finished game into a file",
        description="Write a finished game into a file: what its public replay shows, and nothing more.",
    )
    export.add_argument("code", metavar="CODE", help="the table's code, or the id of a replay that was imported")
    export.add_argument("--game", type=int, metavar="NUMBER", help="which game of the table (default: the last)")
    export.add_argument(
        "--out", type=Path, metavar="FILE", help="the file; - for standard output (hareloom-DAY-GAME.jsonl)"
    )
    export.set_defaults(run=_export)
    imported = own.add_parser(
        "import",
        help="open a file on this server, to be looked at",
        description="Open a file on this server: everybody who has the link that is printed can look at it.",
    )
    imported.add_argument("file", metavar="FILE", type=Path, help="the file, as 'hareloom replay export' writes it")
    imported.set_defaults(run=_import)
    listed = own.add_parser("list", help="list the replays that were imported", description="The newest first.")
    listed.add_argument("--most", type=int, default=50, metavar="NUMBER", help="at most this many (default: 50)")
    listed.add_argument("--names", action="store_true", help="with their links")
    listed.set_defaults(run=_list)
    delete = own.add_parser("delete", help="delete a replay that was imported", description="Delete it for good.")
    delete.add_argument("replay", metavar="REPLAY", help="its id, as in 'hareloom replay list'")
    delete.set_defaults(run=_delete)
    schema = own.add_parser(
        "schema", help="print the JSON Schema of a file's lines", description="Print the JSON Schema."
    )
    schema.set_defaults(run=_schema)
    for each in (export, imported, listed, delete):
        each.add_argument("--data", metavar="FOLDER", help="the server's data folder", default=None)
        each.add_argument("--database", metavar="URL", help="the server's PostgreSQL, if it has one", default=None)


def _settings(options: argparse.Namespace) -> Settings:
    from hareloom.cli.services import data_settings

    return data_settings(options, os.environ, host="127.0.0.1", tables=False)


def _export(options: argparse.Namespace) -> int:
    from hareloom.cli.told import exported_content
    from hareloom.decks import Library
    from hareloom.printing.output import whole_file
    from hareloom.replays.format import ENDING
    from hareloom.replays.reading import read
    from hareloom.words import count, shown

    chosen = _settings(options)
    with exported_content(options.code, options.game, chosen, Library(chosen.data)) as content:
        if options.out == Path("-"):
            sys.stdout.flush()
            sys.stdout.buffer.write(content)
            return 0
        told = read(content)
        # Not named after the table's code, which lets people in: a file is given to others.
        day = moment(told.header.began_at).partition(" ")[0]
        target = options.out or Path(f"hareloom-{day}-{told.header.game}{ENDING}")
        with whole_file(target, "replay.jsonl") as file:
            file.write(content)
    sys.stdout.write(
        f"{shown(target)}: {count(len(told.turns), 'turn')}, {count(len(told.steps), 'step')}, "
        f"{len(content) / 1000:.0f} kB\n"
    )
    return 0


def _import(options: argparse.Namespace) -> int:
    from hareloom.replays.format import MOST_BYTES
    from hareloom.replays.reading import read_file
    from hareloom.server.admin.replays import packed

    read_file(options.file)  # what is wrong with it is said here, whether a server runs or not
    with options.file.open("rb") as file:
        content = packed(file.read(MOST_BYTES + 1))
    answer = _ask(_settings(options), {"do": "import_replay", "packed": content})
    sys.stdout.write(f"{answer['id']}: {answer['link']}\n")
    return 0


def _list(options: argparse.Namespace) -> int:
    asked = {"do": "replays", "most": options.most, "names": options.names}
    found = _ask(_settings(options), asked)["replays"]
    for one in found:
        played = f"{one['edition']:9}{one['players']:3} players  {moment(one['played_at']):17}"
        size = f"{one['bytes'] // 1024:6} kB  {moment(one['at']):17}"
        sys.stdout.write(f"{one['id']:20}{played}{size}{one.get('link', '')}".rstrip() + "\n")
    if not found:
        sys.stdout.write("No replay was imported.\n")
    return 0


def _delete(options: argparse.Namespace) -> int:
    answer = _ask(_settings(options), {"do": "delete_replay", "replay": options.replay})
    sys.stdout.write(f"{answer['id']}: deleted\n")
    return 0


def _schema(_options: argparse.Namespace) -> int:
    from hareloom.server.openapi.replay_file import schema_text

    sys.stdout.write(schema_text())
    return 0


def _ask(chosen: Settings, asked: Answer) -> Answer:
    """Ask the server that runs; where none does, or where the tables are in a database, do it here."""
    if chosen.database is None:
        import base64

        as_text = {name: base64.b64encode(value).decode() for name, value in asked.items() if type(value) is bytes}
        try:
            return ask(chosen.data, asked | as_text)
        except NoServer:
            pass
    import asyncio

    return asyncio.run(_done_here(chosen, asked))


async def _done_here(chosen: Settings, asked: Answer) -> Answer:
    import time

    import msgspec

    from hareloom.server.admin.replays import ReplayCommands, ReplayRequest
    from hareloom.server.bootstrap import open_store
    from hareloom.server.links import site
    from hareloom.server.settings import made_data_dir
    from hareloom.store import StoreError

    made_data_dir(chosen.data)
    place = site(chosen.host, chosen.port, chosen.public_url)
    try:
        store = open_store(chosen.data, chosen.database)
        await store.open()
        try:
            commands = ReplayCommands(store, place, lambda: time.time_ns() // 1_000_000)
            request = msgspec.convert(asked, ReplayRequest)
            return await commands.do(request)
        finally:
            await store.close()
    except StoreError as problem:
        raise Mistake(str(problem)) from problem
    except msgspec.ValidationError as wrong:
        raise Mistake(f"{wrong}.") from wrong
