"""A game for a command: from a replay file, or from what the server of this machine stores. It may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.cli.own_deck import with_own_deck
from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.decks import Library
    from hareloom.replays.reading import Told
    from hareloom.server.settings import Settings
    from hareloom.store import ReplayRecord, Stored
    from hareloom.store.postgres.address import Address


def is_file(which: str) -> bool:
    """Is that a replay file, and no table's code?"""
    return bool(Path(which).suffix) or Path(which).exists()


@contextmanager
def told(which: str, game: int | None, chosen: Settings) -> Iterator[tuple[Told, Library]]:
    """The game of a file, or of a table by its code; and the decks, with players' own that this table used."""
    from hareloom.decks import Library
    from hareloom.replays.reading import read, read_file

    library = Library(chosen.data)
    if is_file(which):
        if game is not None:
            raise Mistake("A replay file has one game: leave --game out.")
        # A stranger's file names any picture: it gets those that everybody may see.
        yield read_file(Path(which)), library
        return
    with exported_content(which, game, chosen, library) as content:
        yield read(content), library


@contextmanager
def exported_content(which: str, game: int | None, chosen: Settings, library: Library) -> Iterator[bytes]:
    """The replay file of a table's game, or of a replay that came as a file; meanwhile the table's decks are there."""
    from hareloom.store import StoreError
    from hareloom.tables.codes import joined
    from hareloom.tables.exporting import exported
    from hareloom.tables.retold import is_retold

    code = joined(which)
    if code is None:
        raise Mistake(f"{which!r} is neither a table's code nor a replay file. A code is three or four words.")
    try:
        if is_retold(code):
            yield _rejoined(_replay(code, chosen.data, chosen.database), which)
            return
        stored = _table(code, chosen.data, chosen.database)
        if stored is None:
            raise Mistake(f"No table has the code {which!r} here. Name the server's data folder with --data.")
        with ExitStack() as decks:
            for deck_id in _decks(stored):
                decks.enter_context(with_own_deck(library, deck_id, chosen.data, chosen.database))
            yield exported(stored, game, library.deck)
    except StoreError as problem:
        raise Mistake(str(problem)) from problem


def _rejoined(found: ReplayRecord | None, which: str) -> bytes:
    import msgspec

    if found is None:
        raise Mistake(f"There is no replay {which!r} here. 'hareloom replay list' shows them.")
    steps = msgspec.json.decode(found.steps, type=list[msgspec.Raw])
    return b"\n".join((found.header, *map(bytes, steps))) + b"\n"


def _decks(stored: Stored) -> set[str]:
    """The decks that were ever chosen at the table."""
    from hareloom.game.events import SettingsChanged
    from hareloom.tables.folding import read_events

    events = (event for row in stored.rows for event in read_events(row.events))
    return {deck for event in events if isinstance(event, SettingsChanged) for deck in event.decks}


def _table(code: str, data: Path, database: Address | None) -> Stored | None:
    """A table with its whole log."""
    from hareloom.tables.folding import NO_SNAPSHOT

    if database is not None:
        return asyncio.run(_table_in_database(code, database))
    from hareloom.server.bootstrap import FILE
    from hareloom.store.sqlite.verify import Inspection

    with Inspection(data / FILE) as inspection:
        return inspection.table(code, NO_SNAPSHOT)


async def _table_in_database(code: str, database: Address) -> Stored | None:
    from hareloom.server.bootstrap import with_driver

    with_driver()
    from hareloom.store.postgres import reading
    from hareloom.store.postgres.migrate import looking_at, taken_steps
    from hareloom.store.sql.statements import TABLE_BY_CODE
    from hareloom.tables.folding import NO_SNAPSHOT

    async with looking_at(database) as db:
        if not await taken_steps(db, database):
            return None
        return await reading.stored(db, TABLE_BY_CODE, code, NO_SNAPSHOT)


def _replay(replay_id: str, data: Path, database: Address | None) -> ReplayRecord | None:
    if database is not None:
        return asyncio.run(_replay_in_database(replay_id, database))
    from hareloom.server.bootstrap import FILE
    from hareloom.store.sqlite.verify import Inspection

    with Inspection(data / FILE) as inspection:
        return inspection.replay(replay_id)


async def _replay_in_database(replay_id: str, database: Address) -> ReplayRecord | None:
    from hareloom.server.bootstrap import with_driver

    with_driver()
    from hareloom.store.postgres import reading
    from hareloom.store.postgres.migrate import looking_at, taken_steps

    async with looking_at(database) as db:
        return await reading.replay(db, replay_id) if await taken_steps(db, database) else None
