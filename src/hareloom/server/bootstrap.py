"""Opens what a server needs: the store, the decks, the hall."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.bots.process import BotProcess, Bots
from hareloom.decks import Library
from hareloom.mistake import Mistake
from hareloom.server.journal import note
from hareloom.store import SqliteStore, Store, StoreError
from hareloom.store.disk.pictures import DiskPictures
from hareloom.store.disk.recordings import DiskRecordings
from hareloom.store.neighbours import Neighbours, NobodyElse
from hareloom.tables.context import WATCHERS, Decks
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall

if TYPE_CHECKING:
    from hareloom.store.pictures import PictureStore
    from hareloom.store.postgres.address import Address
    from hareloom.store.recordings import RecordingStore

FILE = "hareloom.sqlite3"
PICTURES = "pictures"
"""The folder of the pictures of players' decks, in the data folder."""
RECORDINGS = "recordings"
"""The folder of recordings of clues, in the data folder."""
COPIES = "picture-copies"
"""The folder of copies, where the pictures themselves are in the database."""


def with_driver() -> None:
    """Raise a sentence that says what to install, where PostgreSQL's driver is missing."""
    from hareloom.store.postgres.connecting import driver  # noqa: PLC0415 - only who uses PostgreSQL has it, as below

    driver()


def open_store(data: Path, database: Address | None) -> Store:
    """The store: a file in that folder, or a database, which the server then opens on its own loop."""
    if database is None:
        return SqliteStore(data / FILE)
    with_driver()
    from hareloom.store.postgres.store import PostgresStore  # noqa: PLC0415

    return PostgresStore(database)


def open_pictures(store: Store, data: Path) -> PictureStore:
    """Where the pictures of players' decks lie: with the tables."""
    if isinstance(store, SqliteStore):
        return DiskPictures(data / PICTURES)
    from hareloom.store.postgres.pictures import PostgresPictures  # noqa: PLC0415
    from hareloom.store.postgres.store import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    return PostgresPictures(store, data / COPIES)


def open_recordings(store: Store, data: Path) -> RecordingStore:
    """Where recordings of clues lie: with the tables."""
    if isinstance(store, SqliteStore):
        return DiskRecordings(data / RECORDINGS)
    from hareloom.store.postgres.recordings import PostgresRecordings  # noqa: PLC0415
    from hareloom.store.postgres.store import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    return PostgresRecordings(store)


def try_database(database: Address | None) -> None:
    """Before a server starts: can the database be used? A Mistake says why not."""
    if database is None:
        return
    try:
        with_driver()
        from hareloom.store.postgres.migrate import prepare  # noqa: PLC0415

        asyncio.run(prepare(database))
    except StoreError as problem:
        raise Mistake(str(problem)) from problem
    note("database found", logging.INFO, database=database.shown)


def open_hall(
    data: Path,
    decks: Decks,
    delays: Delays | None = None,
    bots: Bots | None = None,
    watchers: int = WATCHERS,
    database: Address | None = None,
) -> Hall:
    """The hall over the store, or a Mistake that says why it can't be opened."""
    try:
        store = open_store(data, database)
    except StoreError as problem:
        raise Mistake(str(problem)) from problem
    note("store opened", logging.DEBUG)
    # The bots can't look into the store, where players' own decks are.
    bots = bots or BotProcess(data, library=decks if isinstance(decks, Library) else None)
    return Hall(store, decks, delays or Delays(), bots=bots, watchers=watchers, neighbours=neighbours_on(store))


def neighbours_on(store: Store) -> Neighbours:
    """The other servers that may be on the same store."""
    if isinstance(store, SqliteStore):
        return NobodyElse()
    from hareloom.store.postgres.neighbours import PostgresNeighbours  # noqa: PLC0415
    from hareloom.store.postgres.store import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    return PostgresNeighbours(store)
