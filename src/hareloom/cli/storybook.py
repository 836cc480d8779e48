"""``hareloom storybook``: a finished game as a book."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.cli.deck_print import check_fonts, check_installed
from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.decks import Library
    from hareloom.replays.reading import Told

PAPERS = ("a5", "a4", "letter")
LANGUAGES = ("en", "fr")
EPILOG = "A PDF needs the extra 'print': pip install 'hareloom[print]'."


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    command = subparsers.add_parser(
        "storybook",
        help="make a book of a finished game",
        description="Make a book of a finished game: its cover, a spread for each turn, the race and the honours.",
        epilog=EPILOG,
    )
    command.add_argument("game_of", metavar="CODE|FILE", help="a table's code, or a file of 'hareloom replay export'")
    command.add_argument("--game", type=int, metavar="NUMBER", help="which game of the table (default: the last)")
    command.add_argument(
        "--out", type=Path, metavar="FILE", default=Path("book.pdf"), help="book.pdf if nothing is said"
    )
    command.add_argument("--paper", choices=PAPERS, default="a5", help="a5 if nothing is said")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="of our own words; en if nothing is said")
    command.add_argument(
        "--font", metavar="FILE", type=Path, action="append", help="a font for letters that the machine's fonts lack"
    )
    command.add_argument(
        "--place", default="", metavar="WORDS", help="where it was played, for the last page of a book.html"
    )
    command.add_argument("--data", metavar="FOLDER", help="the server's data folder", default=None)
    command.add_argument("--database", metavar="URL", help="the server's PostgreSQL, if it has one", default=None)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make the book, and say where it is."""
    from hareloom.cli.services import data_settings
    from hareloom.cli.told import is_file, told
    from hareloom.server.settings import settings

    make = {".pdf": _pdf, ".html": _html}.get(options.out.suffix.lower())
    if make is None:
        raise Mistake("A storybook is a PDF or an HTML file. Name a file that ends so: --out book.pdf or book.html")
    if is_file(options.game_of):  # any folder's decks will do
        chosen = settings({"data": options.data, "database": options.database}, os.environ, host="")
    else:
        chosen = data_settings(options, os.environ)
    with told(options.game_of, options.game, chosen) as (game, library):
        make(options, game, library)
    return 0


def _pdf(options: argparse.Namespace, game: Told, library: Library) -> None:
    from hareloom.words import count, megabytes, shown

    check_fonts(options.font or [])
    check_installed()
    from hareloom.storybook.book import book
    from hareloom.storybook.pdf import Order, print_book

    order = Order(book(game), options.paper, options.language, tuple(options.font or ()))
    made = print_book(order, library.picture, options.out)
    sys.stdout.write(f"{shown(options.out)}: {count(made.pages, 'page')}, {megabytes(made.size)}.\n")
    _say_missing(made.missing)


def _html(options: argparse.Namespace, game: Told, library: Library) -> None:
    """One file with everything in it; its reader chooses the paper and, of our words, the language."""
    from hareloom.storybook.html import write_book
    from hareloom.words import megabytes, shown

    made = write_book(game, library.picture, options.out, options.language, options.place)
    sys.stdout.write(f"{shown(options.out)}: {megabytes(made.size)}.\n")
    _say_missing(made.missing)


def _say_missing(count: int) -> None:
    if count:
        what = "picture is" if count == 1 else "pictures are"
        sys.stdout.write(f"{count} {what} not on this machine; the book says what was to be seen there.\n")
