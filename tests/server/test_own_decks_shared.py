"""Players' decks on several servers: no change of one is undone by another that hasn't seen it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hareloom.decks import Library
from hareloom.server.own.decks import OwnDecks
from hareloom.store import CreateTable, DeckTable, NoSuchDeck, SqliteStore, Store, TableRecord
from hareloom.store.disk.pictures import DiskPictures
from hareloom.tables.scheduler import LoopScheduler

pytestmark = pytest.mark.anyio


async def server(store: Store, folder: Path) -> OwnDecks:
    """The decks as one of several servers has them."""
    made = OwnDecks(store, DiskPictures(folder), Library(folder), LoopScheduler())
    made.shared = True
    await made.read()
    return made


@pytest.fixture
async def two(tmp_path: Path) -> tuple[OwnDecks, OwnDecks]:
    """Two servers on one store, which hear nothing of each other."""
    store = SqliteStore(None)
    return await server(store, tmp_path), await server(store, tmp_path)


async def begun(one: OwnDecks, other: OwnDecks) -> str:
    """A deck that both know."""
    own, _, _ = await one.make("Garden", "en", "link", None)
    await other.current()
    return own.deck.id


async def test_a_deck_that_was_closed_elsewhere_stays_closed(two: tuple[OwnDecks, OwnDecks]) -> None:
    """Whatever its owner does on a server that hasn't heard of it."""
    mine, operators = two
    deck = await begun(mine, operators)
    table = TableRecord(id="t", code="code", language="en", created_at=0, active_at=0)
    await mine._store.write(CreateTable(table))  # noqa: SLF001
    writes: list[Callable[[], Awaitable[None]]] = [
        lambda: mine.save(deck, name="Roses"),
        lambda: mine.save(deck, state="ready"),
        lambda: mine.bring(deck, DeckTable("t", "code")),
        lambda: mine.delete_card(deck, "c1"),
    ]
    for write in writes:
        await operators.save(deck, state="closed", hidden_at=7)
        with pytest.raises(NoSuchDeck):
            await write()
        ((stored),) = await mine._store.decks()  # noqa: SLF001
        assert (stored.deck.state, stored.deck.name, stored.tables) == ("closed", "Garden", [])
        await operators.save(deck, closed=True, state="draft", hidden_at=0)


async def test_of_simultaneous_changes_none_is_lost(two: tuple[OwnDecks, OwnDecks]) -> None:
    """Each server changes another column of the same deck, and both know both afterwards."""
    one, other = two
    deck = await begun(one, other)
    for number in range(30):
        await asyncio.gather(one.save(deck, name=f"Garden {number}"), other.save(deck, author=f"Änne {number}"))
        for decks in two:
            await decks.current()
            own = decks.get(deck)
            assert own is not None
            assert (own.deck.name, own.deck.author) == (f"Garden {number}", f"Änne {number}")


async def test_who_writes_has_seen_what_was_written_before(two: tuple[OwnDecks, OwnDecks]) -> None:
    """A server's own write must not pass for all that there is to know, or it would miss another's for an hour."""
    one, other = two
    deck = await begun(one, other)
    second, _, _ = await other.make("Harbour", "en", "link", None)
    await other.save(deck, name="Roses")
    await one.save(deck, author="Änne")
    own = one.get(deck)
    assert own is not None
    assert (own.deck.name, own.deck.author) == ("Roses", "Änne")
    assert one.get(second.deck.id) is not None
