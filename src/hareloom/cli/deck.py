"""``hareloom deck``: check, add, list, remove and print decks."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.cli import deck_describe, deck_print

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.decks.check import Progress

DESCRIPTION = (
    "Decks of one's own: a folder or a ZIP of pictures, with a deck.json that names them or without one. "
    "docs/DECKS.md tells how to make one in five minutes."
)


def register(subparsers: Subparsers) -> None:
    """Add the command, and its own commands."""
    command = subparsers.add_parser("deck", help="check, add, list, remove and print decks", description=DESCRIPTION)

    def helped(_options: argparse.Namespace) -> int:
        command.print_help()
        return 0

    command.set_defaults(run=helped)
    own = command.add_subparsers(title="commands", metavar="COMMAND")

    def sub(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        made = own.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        made.set_defaults(run=run)
        return made

    lists = sub("list", _list, "list the decks there are")
    lists.add_argument("--json", action="store_true", help="as JSON")
    check = sub("check", _check, "say what is wrong with a deck; the exit code is 1 if anything is")
    add = sub("add", _add, "add a deck of your own: check it and re-encode its pictures")
    add.add_argument("--replace", action="store_true", help="put it in the place of the deck with the same id")
    remove = sub("remove", _remove, "take an added deck away")
    remove.add_argument("id", metavar="ID", help="the deck's id, as in 'hareloom deck list'")
    draft = sub("draft", _draft, "print a deck.json for a folder of pictures, to be filled in")
    deck_describe.options_of(sub("describe", deck_describe.run, deck_describe.HELP))
    sub("schema", _schema, "print the JSON Schema of deck.json")
    prints = sub("print", _print, "make a PDF of a deck: cards, pieces, track and rules, to cut out and play")
    deck_print.options_of(prints)
    prints.add_argument("--database", metavar="URL", help="the server's PostgreSQL, for a player's deck", default=None)
    for each in (check, add, draft):
        each.add_argument("path", metavar="PATH", type=Path, help="a folder, or a ZIP file")
    for each in (check, add):
        each.add_argument("--to-mix", action="store_true", help="it may be too small for a game of its own")
    for each in (lists, add, remove, prints):
        each.add_argument("--data", metavar="FOLDER", help="the server's data folder", default=None)


def _data(options: argparse.Namespace) -> Path:
    from hareloom.cli.services import data_settings

    return data_settings(options, os.environ, tables=False).data


def _list(options: argparse.Namespace) -> int:
    from hareloom.decks import Library
    from hareloom.decks.languages import best_text

    library = Library(_data(options))
    rows = [
        {
            "id": deck.id,
            "name": best_text(deck.name, "en"),
            "cards": len(deck.cards),
            "author": deck.author,
            "licence": deck.licence,
            "where": "comes with Hareloom" if deck.built_in else str(library.folder / deck.id),
        }
        for deck in library.decks()
    ]
    if options.json:
        _print_json(rows)
    else:
        table = [
            ["ID", "NAME", "CARDS", "AUTHOR", "LICENCE", "WHERE"],
            *([str(v) for v in row.values()] for row in rows),
        ]
        widths = [max(len(row[column]) for row in table) for column in range(5)]
        for row in table:
            _say("  ".join([*(text.ljust(width) for text, width in zip(row, widths, strict=False)), row[5]]))
    for problem in library.problems():
        sys.stderr.write(f"Can't be used: {problem}\n")
    return 0


def _check(options: argparse.Namespace) -> int:
    from hareloom.decks.adding import check_deck
    from hareloom.words import count, shown

    with _progress("Looking") as progress:
        report = check_deck(options.path, to_mix=options.to_mix, progress=progress)
    name = shown(options.path.resolve().name)
    for problem in report.problems:
        _say(f"wrong: {problem}")
    for note in report.notes:
        _say(f"note:  {note}")
    if report.problems:
        _say(f"{name} can't be added: {count(len(report.problems), 'thing')} to mend.")
        return 1
    _say(f"{name} is fine. Add it with: hareloom deck add PATH")
    return 0


def _add(options: argparse.Namespace) -> int:
    from hareloom.bots.language.knowing import SENTENCES, bots_know
    from hareloom.decks.adding import add_deck
    from hareloom.server.settings import made_data_dir
    from hareloom.words import count, shown

    decks = made_data_dir(_data(options)) / "decks"
    with _progress("Painting") as progress:
        added = add_deck(options.path, decks, replace=options.replace, to_mix=options.to_mix, progress=progress)
    for note in added.notes:
        _say(f"note:  {note}")
    _say(f"Added {shown(added.manifest.id)}: {count(len(added.manifest.cards), 'card')}. A running server has it now.")
    _say(f"{SENTENCES[bots_know(added.manifest.cards)]}.")
    return 0


def _remove(options: argparse.Namespace) -> int:
    from hareloom.decks.adding import remove_deck
    from hareloom.words import shown

    remove_deck(options.id, _data(options) / "decks")
    _say(f"Removed {shown(options.id)}.")
    return 0


def _draft(options: argparse.Namespace) -> int:
    from hareloom.decks.archive import opened
    from hareloom.decks.draft import drafted, is_picture
    from hareloom.decks.manifest import encoded
    from hareloom.mistake import Mistake
    from hareloom.words import shown

    with opened(options.path) as source:
        if not any(map(is_picture, source.files())):
            raise Mistake(f"There are no pictures in {shown(options.path)}.")
        _say(encoded(drafted(source.name, source.files())).decode().rstrip("\n"))
    return 0


def _print(options: argparse.Namespace) -> int:
    from hareloom.cli.services import data_settings

    chosen = data_settings(options, os.environ, tables=False)
    return deck_print.run(options, chosen, _say, _progress("Printing"))


def _schema(_options: argparse.Namespace) -> int:
    from hareloom.decks.manifest import schema_text

    _say(schema_text().rstrip("\n"))
    return 0


def _say(line: str) -> None:
    """Print a line, whatever a deck's author is called and whatever the terminal can show."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "replace").decode(encoding) + "\n")


def _print_json(value: object) -> None:
    import msgspec

    _say(msgspec.json.encode(value).decode())


@contextmanager
def _progress(what: str) -> Iterator[Progress | None]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
