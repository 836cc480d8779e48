"""``hareloom store``: look over what the server stores."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hareloom.cli.options import Subparsers
    from hareloom.store.sqlite.verify import Finding, Inspection

ADVICE_FOR_TABLES = (
    "The server sets such a table aside: the others play on, and nothing of it is deleted. A backup may have it whole "
    "(docs/HOSTING.md). A wrong snapshot is dropped by --mend; the log has everything."
)
ADVICE_FOR_RECORDINGS = "The clue can't be heard or seen any more; its words stay. A backup from before has it."
ADVICE_FOR_PICTURES = "The card shows its back. A backup from before has its picture."
DESCRIPTION = "Look over what the server stores. It may run meanwhile, unless something is to be mended."


def register(subparsers: Subparsers) -> None:
    """Add the command, and its own commands."""
    command = subparsers.add_parser("store", help="look over what the server stores", description=DESCRIPTION)

    def helped(_options: argparse.Namespace) -> int:
        command.print_help()
        return 0

    command.set_defaults(run=helped)
    own = command.add_subparsers(title="commands", metavar="COMMAND")
    verify = own.add_parser(
        "verify",
        help="check pages, references and every table; the exit code is 1 if anything is wrong",
        description="Check pages, references and every table, and say what can be done. Only --mend changes anything.",
    )
    verify.add_argument("--data", metavar="FOLDER", help="the server's data folder", default=None)
    verify.add_argument("--database", metavar="URL", help="the server's PostgreSQL, if it has one", default=None)
    verify.add_argument(
        "--mend", action="store_true", help="make indexes anew and drop wrong snapshots; stop the server first"
    )
    verify.set_defaults(run=_verify)


def _verify(options: argparse.Namespace) -> int:
    from hareloom.cli.services import data_settings

    chosen = data_settings(options, os.environ)
    if chosen.database is not None:
        from hareloom.cli.store_postgres import look_over_database

        return look_over_database(chosen.database, chosen.data, mend=options.mend)
    return look_over(chosen.data, mend=options.mend)


def look_over(data: Path, *, mend: bool) -> int:
    """Look over what is stored in a folder, and say what was found; the exit code."""
    from hareloom.mistake import Mistake
    from hareloom.server.bootstrap import FILE
    from hareloom.store import StoreError
    from hareloom.store.sqlite.verify import Inspection, mended

    path = data / FILE
    try:
        with Inspection(path) as inspection:
            findings, snapshots = _look(inspection, data)
        if mend and findings:
            mended(path, snapshots)
            sys.stdout.write("Indexes are made anew, and wrong snapshots dropped. Looking again.\n\n")
            with Inspection(path) as inspection:
                findings, _ = _look(inspection, data)
    except StoreError as problem:
        raise Mistake(str(problem)) from problem
    return 1 if findings else 0


def _look(inspection: Inspection, data: Path) -> tuple[list[Finding], list[str]]:
    """Look at everything and say what was found: the findings, and the tables whose snapshots are wrong."""
    size = inspection.size()
    print_line = sys.stdout.write
    print_line(f"{size.tables} tables, {size.rows} rows, {size.people} people, {size.bytes / 1e6:.1f} MB\n")
    pages = inspection.pages()
    say("pages", pages, _advice_for_pages(pages))
    references = inspection.references()
    say("references", references, "A start of the server ignores them; a backup from before has them whole.")
    tables, snapshots, missing = _tables(inspection, data)
    say("tables", tables, ADVICE_FOR_TABLES)
    pictures = _pictures(inspection, data)
    say("pictures", pictures, ADVICE_FOR_PICTURES)
    recordings = _recordings(inspection, data)
    say("recordings", recordings, ADVICE_FOR_RECORDINGS)
    say_missing(missing)
    return [*pages, *references, *tables, *pictures, *recordings], snapshots


def _tables(inspection: Inspection, data: Path) -> tuple[list[Finding], list[str], set[str]]:
    from functools import partial

    from hareloom.decks import Library
    from hareloom.store.sqlite.verify import Finding
    from hareloom.tables.verify import verify_table

    known = {deck.id for deck in Library(data).decks()} | {own.deck.id for own in inspection.decks()}
    found: list[Finding] = []
    snapshots: list[str] = []
    missing: set[str] = set()
    for table_id in inspection.table_ids():
        verdict = verify_table(partial(inspection.load, table_id))
        missing |= set(verdict.decks) - known
        if verdict.wrong:
            found.append(Finding("table", f"table {table_id}: {verdict.wrong}"))
        if verdict.snapshot:
            snapshots.append(table_id)
    return found, snapshots, missing


def _pictures(inspection: Inspection, data: Path) -> list[Finding]:
    """Look at the pictures of players' decks: is each there, and what its name says?"""
    from hareloom.decks.library import card_id
    from hareloom.server.bootstrap import PICTURES
    from hareloom.store.disk.pictures import DiskPictures
    from hareloom.store.sqlite.verify import Finding

    pictures = DiskPictures(data / PICTURES, clean=False)
    found = []
    for own in inspection.decks():
        for card in own.cards:
            file = pictures.file(card.card, "card")
            if file is None or card_id(file.read_bytes()) != card.card:
                wrong = "is missing" if file is None else "is damaged"
                found.append(Finding("picture", f"deck {own.deck.id}: the picture {card.card} {wrong}"))
    return found


def _recordings(inspection: Inspection, data: Path) -> list[Finding]:
    """Look at the recordings of clues: is each there, and what its name says?"""
    from hareloom.server.bootstrap import RECORDINGS
    from hareloom.store.disk.recordings import DiskRecordings

    files = DiskRecordings(data / RECORDINGS, clean=False)
    named = [(name, files.file(name)) for name in inspection.recordings()]
    contents = ((name, file.read_bytes() if file.is_file() else None) for name, file in named)
    return [found for name, content in contents if (found := recording_found(name, content)) is not None]


def recording_found(name: str, content: bytes | None) -> Finding | None:
    """What is wrong with a recording."""
    import hashlib

    from hareloom.store.sqlite.verify import Finding

    if content is not None and hashlib.sha256(content).hexdigest() == name:
        return None
    wrong = "is missing" if content is None else "is damaged"
    return Finding("recording", f"the recording {name} {wrong}")


def _advice_for_pages(pages: list[Finding]) -> str:
    if all(finding.kind == "index" for finding in pages):
        return "Only indexes are wrong, and nothing is lost: stop the server and run this again with --mend."
    return "Pages are damaged. Copy the file as it is, look at the disk (dmesg, smartctl), and restore a backup."


def say_missing(decks: set[str]) -> None:
    """Name decks that tables play with, and that are not there."""
    if decks:
        sys.stdout.write(
            f"decks        not here any more: {', '.join(sorted(decks))}. Add them again (hareloom deck add).\n"
        )


def say(what: str, findings: list[Finding], advice: str) -> None:
    """Say what was found of one kind, and what can be done."""
    sys.stdout.write(f"{what:12} {'ok' if not findings else f'{len(findings)} wrong'}\n")
    for finding in findings:
        sys.stdout.write(f"  {finding.what}\n")
    if findings:
        sys.stdout.write(f"  -> {advice}\n")
