"""A player's deck for a command: read beside the server, which may be running."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from hareloom.decks import Library
    from hareloom.store import StoredDeck
    from hareloom.store.disk.pictures import DiskPictures
    from hareloom.store.postgres.address import Address

GOING = ("hidden", "closed")
"""States of decks that their owner or the operator took away."""


@contextmanager
def with_own_deck(library: Library, deck_id: str, data: Path, database: Address | None) -> Iterator[None]:
    """The library with a player's deck in it, if it names one that there is."""
    from hareloom.server.own.decks import PREFIX
    from hareloom.store import StoreError

    if not deck_id.startswith(PREFIX):
        yield
        return
    with tempfile.TemporaryDirectory() as copies:
        try:
            if database is None:
                _from_file(library, deck_id, data)
            else:
                asyncio.run(_from_database(library, deck_id, database, Path(copies)))
        except StoreError as problem:
            raise Mistake(str(problem)) from problem
        yield


def _from_file(library: Library, deck_id: str, data: Path) -> None:
    from hareloom.server.bootstrap import FILE, PICTURES
    from hareloom.store.disk.pictures import DiskPictures
    from hareloom.store.sqlite.verify import Inspection

    with Inspection(data / FILE) as inspection:
        stored = _found(inspection.decks(), deck_id)
    if stored:
        _put(library, stored, DiskPictures(data / PICTURES, clean=False))


async def _from_database(library: Library, deck_id: str, database: Address, copies: Path) -> None:
    from hareloom.server.bootstrap import with_driver
    from hareloom.store.disk.pictures import DiskPictures

    with_driver()
    from hareloom.store.postgres import reading
    from hareloom.store.postgres.migrate import looking_at, taken_steps
    from hareloom.store.postgres.pictures import CONTENT

    pictures = DiskPictures(copies, durable=False)
    async with looking_at(database) as db:
        stored = _found(await reading.decks(db), deck_id) if await taken_steps(db, database) else None
        for card in stored.cards if stored else ():
            sizes = {size: content for _, size, content in await db.fetch(CONTENT, [card.card])}
            if sizes:
                await pictures.put(card.card, sizes)
    if stored:
        _put(library, stored, pictures)


def _found(decks: list[StoredDeck], deck_id: str) -> StoredDeck | None:
    return next((one for one in decks if one.deck.id == deck_id and one.deck.state not in GOING), None)


def _put(library: Library, stored: StoredDeck, pictures: DiskPictures) -> None:
    from hareloom.decks.draft import NOT_STATED
    from hareloom.server.own.decks import OwnDeck, shown

    deck = shown(OwnDeck(stored))
    named = replace(deck, author=deck.author or NOT_STATED, licence=deck.licence or NOT_STATED)
    library.put_own(named, pictures.file)
