"""``hareloom deck print``: a deck on paper."""

from __future__ import annotations

import argparse
import importlib.util
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.cli.own_deck import with_own_deck
from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.decks.check import Progress
    from hareloom.decks.library import Deck, Library
    from hareloom.game.editions import Edition
    from hareloom.server.settings import Settings

EPILOG = (
    "Print at 100 %, never fitted to the page; with --backs on both sides, turned over the long edge. "
    "Needs the extra 'print': pip install 'hareloom[print]'."
)
PAPERS = ("a4", "letter")
LANGUAGES = ("en", "fr")
PARTS = ("cover", "cards", "pieces", "track", "rules")


def options_of(command: argparse.ArgumentParser) -> None:
    """Add what can be said about printing."""
    command.epilog = EPILOG
    command.add_argument(
        "id",
        metavar="DECK",
        help="the deck's id, as in 'hareloom deck list', or of a player's deck, as in 'hareloom admin decks'",
    )
    command.add_argument("-o", "--output", metavar="FILE", type=Path, help="the PDF; else DECK.pdf in this folder")
    command.add_argument("--paper", choices=PAPERS, default="a4", help="a4 if nothing is said")
    command.add_argument("--backs", action="store_true", help="a back behind every front, for two-sided printing")
    command.add_argument("--cards", metavar="RANGE", help="only these cards, such as 1-12 or 3,7,20-84")
    command.add_argument(
        "--only", metavar="PARTS", help=f"only these parts, with commas between them: {', '.join(PARTS)}"
    )
    command.add_argument(
        "--edition",
        metavar="NAMES",
        help="whose rules and pieces: classic, revised, odyssey, party, team, with commas between them; else all",
    )
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="of rules and pieces; en if nothing is said"
    )
    command.add_argument(
        "--font", metavar="FILE", type=Path, action="append", help="a font for names that others lack the letters for"
    )


def run(
    options: argparse.Namespace,
    where: Settings,
    say: Callable[[str], None],
    progress: AbstractContextManager[Progress | None],
) -> int:
    """Print, and say where it is."""
    from hareloom.decks import Library

    library = Library(where.data)
    with with_own_deck(library, options.id, where.data, where.database):
        return _printed(options, library, say, progress)


def _printed(
    options: argparse.Namespace,
    library: Library,
    say: Callable[[str], None],
    progress: AbstractContextManager[Progress | None],
) -> int:
    from hareloom.words import count, megabytes, shown

    deck = _deck(library, options.id)
    cards = card_numbers(options.cards, len(deck.cards))
    editions, parts = _editions(options.edition), _parts(options.only)
    check_fonts(options.font or [])
    check_installed()
    from hareloom.printing.box import Order, print_box

    target: Path = options.output or Path(f"{deck.id}.pdf")
    order = Order(
        deck,
        cards,
        paper=options.paper,
        language=options.language,
        backs=options.backs,
        editions=editions,
        parts=parts,
        fonts=tuple(options.font or ()),
    )
    with progress as tell:
        made = print_box(order, library, target, tell)
    say(
        f"{shown(target)}: {count(made.pages, 'page')}, {megabytes(made.size)}. Print at 100 %, not fitted to the page."
    )
    return 0


def card_numbers(given: str | None, there: int) -> tuple[int, ...]:
    """The cards that '1-12,20' means, each once, in order; all of them if nothing is said."""
    if given is None:
        return tuple(range(1, there + 1))
    found: set[int] = set()
    for part in given.split(","):
        numbers = re.fullmatch(r"\s*(\d{1,6})?\s*(?:[-–]\s*(\d{1,6})?)?\s*", part, re.ASCII)
        if not numbers or not part.strip(" -–"):
            raise Mistake(
                f"--cards takes numbers and ranges such as 1-{there} or 3,7,20-; {part.strip()!r} is neither."
            )
        first = int(numbers[1] or 1)
        last = first if "-" not in part and "–" not in part else int(numbers[2] or there)
        if first > last:
            raise Mistake(f"In --cards, {part.strip()} runs backwards; write {last}-{first}.")
        if first < 1 or last > there:
            raise Mistake(f"The deck has {there} cards, from 1 to {there}; --cards {part.strip()} asks for others.")
        found.update(range(first, last + 1))
    return tuple(sorted(found))


def _deck(library: Library, deck_id: str) -> Deck:
    from hareloom.words import listed, shown

    if deck := library.deck(deck_id):
        return deck
    there = listed([deck.id for deck in library.decks()], most=9)
    raise Mistake(
        f"There is no deck called {shown(deck_id)}. There {'is' if ' and ' not in there else 'are'}: {there}."
    )


def _editions(given: str | None) -> tuple[Edition, ...]:
    from hareloom.game.editions import EDITIONS, find_edition
    from hareloom.game.refusals import Refusal

    names = _words(given) or list(EDITIONS)
    try:
        chosen = {find_edition(name).id for name in names}
    except Refusal as refusal:
        raise Mistake(refusal.sentence) from refusal
    return tuple(edition for edition in EDITIONS.values() if edition.id in chosen)


def _parts(given: str | None) -> tuple[str, ...]:
    names = _words(given) or list(PARTS)
    for name in names:
        if name not in PARTS:
            raise Mistake(f"There is no part called {name!r}. There are: {', '.join(PARTS)}.")
    return tuple(part for part in PARTS if part in names)


def _words(given: str | None) -> list[str]:
    return [word.strip().lower() for word in (given or "").split(",") if word.strip()]


def check_fonts(files: list[Path]) -> None:
    """Raise a Mistake for a font that is not there."""
    for file in files:
        if not file.is_file():
            raise Mistake(f"There is no font at {file}. Name a TrueType or OpenType file.")


def check_installed() -> None:
    """Raise a Mistake where the extra for printing is missing."""
    if not all(importlib.util.find_spec(name) for name in ("fpdf", "uharfbuzz")):
        raise Mistake(
            "Printing needs fpdf2 and uharfbuzz, which aren't installed. Get them with: pip install 'hareloom[print]'"
        )
