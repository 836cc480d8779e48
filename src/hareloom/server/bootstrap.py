"""Opens what a server needs: the store in its data folder, the decks, the hall."""

from __future__ import annotations

import logging
from pathlib import Path

from hareloom.bots.process import BotProcess, Bots
from hareloom.mistake import Mistake
from hareloom.server.journal import note
from hareloom.store import SqliteStore, StoreError
from hareloom.tables.context import WATCHERS, Decks
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall

FILE = "hareloom.sqlite3"


def open_hall(
    data: Path, decks: Decks, delays: Delays | None = None, bots: Bots | None = None, watchers: int = WATCHERS
) -> Hall:
    """The hall over the store in that folder, or a Mistake that says why it can't be opened."""
    try:
        store = SqliteStore(data / FILE)
    except StoreError as problem:
        raise Mistake(str(problem)) from problem
    note("store opened", logging.DEBUG)
    return Hall(store, decks, delays or Delays(), bots=bots or BotProcess(data), watchers=watchers)
