"""``hareloom store verify`` of a PostgreSQL: all but its pages, which are its own matter."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.cli.store import (
    ADVICE_FOR_PICTURES,
    ADVICE_FOR_RECORDINGS,
    ADVICE_FOR_TABLES,
    recording_found,
    say,
    say_missing,
)

if TYPE_CHECKING:
    from hareloom.store.postgres.address import Address
    from hareloom.store.postgres.connecting import Connection
    from hareloom.store.sqlite.verify import Finding

SIZE = """SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM log), (SELECT count(*) FROM people),
    pg_database_size(current_database())"""
# Rows that came while their table was being deleted are swept away later, and are no finding.
ORPHANS = """SELECT table_no, count(*) FROM log WHERE NOT EXISTS (SELECT 1 FROM tables WHERE no = table_no)
    AND NOT EXISTS (SELECT 1 FROM gone_tables AS gone WHERE gone.table_no = log.table_no) GROUP BY 1 LIMIT 100"""
RECORDING = "SELECT content FROM recording_contents WHERE name = $1"
PICTURE = "SELECT content FROM pictures WHERE name = $1 AND size = 'card'"


def look_over_database(address: Address, data: Path, *, mend: bool) -> int:
    """Look over what is stored in a database, and say what was found; the exit code."""
    from hareloom.mistake import Mistake
    from hareloom.server.bootstrap import with_driver
    from hareloom.store import StoreError

    if mend:
        raise Mistake("In PostgreSQL there is nothing to mend from here. Its own tools do that: REINDEX, pg_amcheck.")
    try:
        with_driver()
        return asyncio.run(_looked_over(address, data))
    except StoreError as problem:
        raise Mistake(str(problem)) from problem


async def _looked_over(address: Address, data: Path) -> int:
    from hareloom.store import StoreRefused
    from hareloom.store.postgres.migrate import looking_at, taken_steps

    async with looking_at(address) as db:
        if not await taken_steps(db, address):
            raise StoreRefused(f"The database {address.shown} is empty.")
        tables, rows, people, size = await db.fetchrow(SIZE)
        sys.stdout.write(f"{tables} tables, {rows} rows, {people} people, {size / 1e6:.1f} MB\n")
        sys.stdout.write("pages        not looked at: pg_amcheck does\n")
        references = await _references(db)
        say("references", references, "A start of the server ignores them; a backup from before has them whole.")
        found, missing = await _tables(db, data)
        say("tables", found, ADVICE_FOR_TABLES)
        pictures = await _pictures(db)
        say("pictures", pictures, ADVICE_FOR_PICTURES)
        recordings = await _recordings(db)
        say("recordings", recordings, ADVICE_FOR_RECORDINGS)
        say_missing(missing)
    return 1 if references or found or pictures or recordings else 0


async def _references(db: Connection) -> list[Finding]:
    from hareloom.store.sqlite.verify import Finding

    found = await db.fetch(ORPHANS)
    return [Finding("reference", f"{rows} rows of log belong to a missing row {no} of tables") for no, rows in found]


async def _tables(db: Connection, data: Path) -> tuple[list[Finding], set[str]]:
    """Fold every table as a server does, and from its first row."""
    from hareloom.decks import Library
    from hareloom.store.postgres import reading
    from hareloom.store.sql.statements import TABLE_BY_ID
    from hareloom.store.sqlite.verify import Finding
    from hareloom.tables.folding import NO_SNAPSHOT
    from hareloom.tables.state import FORMAT
    from hareloom.tables.verify import verify_table

    known = {deck.id for deck in Library(data).decks()} | {own.deck.id for own in await reading.decks(db)}
    found: list[Finding] = []
    missing: set[str] = set()
    for (table_id,) in await db.fetch("SELECT id FROM tables ORDER BY no"):
        loaded = {each: await reading.stored(db, TABLE_BY_ID, table_id, each) for each in (FORMAT, NO_SNAPSHOT)}
        verdict = verify_table(loaded.__getitem__)
        missing |= set(verdict.decks) - known
        if verdict.wrong:
            found.append(Finding("table", f"table {table_id}: {verdict.wrong}"))
    return found, missing


async def _recordings(db: Connection) -> list[Finding]:
    """Look at the recordings of clues: is each there, and what its name says?"""
    from hareloom.store.postgres import reading

    found = []
    for name in sorted(await reading.recording_names(db)):
        finding = recording_found(name, await db.fetchval(RECORDING, name))
        found += [] if finding is None else [finding]
    return found


async def _pictures(db: Connection) -> list[Finding]:
    """Look at the pictures of players' decks: is each there, and what its name says?"""
    from hareloom.decks.library import card_id
    from hareloom.store.postgres import reading
    from hareloom.store.sqlite.verify import Finding

    found = []
    for own in await reading.decks(db):
        for card in own.cards:
            content = await db.fetchval(PICTURE, card.card)
            if content is None or card_id(content) != card.card:
                wrong = "is missing" if content is None else "is damaged"
                found.append(Finding("picture", f"deck {own.deck.id}: the picture {card.card} {wrong}"))
    return found
