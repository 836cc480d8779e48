"""Pictures in the database keep the contract; and what several servers do to them."""

from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from contract_decks import card, deck
from contract_pictures import SIZES, A, B, PicturesContract, content

from hareloom.store import AddCard, AddDeck
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.pictures import PostgresPictures
from hareloom.store.postgres.store import PostgresStore
from postgres import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres: Server, database: str) -> AsyncIterator[PostgresStore]:
    """A new store."""
    store = PostgresStore(Address(postgres.url(database)))
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def pictures(store: PostgresStore, tmp_path: Path) -> PostgresPictures:
    """A server's pictures."""
    return PostgresPictures(store, tmp_path / "copies")


@pytest.fixture
def others(store: PostgresStore, tmp_path: Path) -> PostgresPictures:
    """Another server's, with a folder of its own."""
    return PostgresPictures(store, tmp_path / "others")


class TestPostgresPictures(PicturesContract):
    """Everything that every store of pictures promises."""


async def test_another_server_shows_what_it_fetches(pictures: PostgresPictures, others: PostgresPictures) -> None:
    """A picture that was put at one server is at hand at another once it has fetched it, in every size."""
    await pictures.put(A, SIZES)
    assert others.file(A, "card") is None
    await others.fetch([A, "c" * 20])
    assert {size: content(others, A, size) for size in SIZES} == SIZES
    assert others.file("c" * 20, "card") is None


async def test_a_removed_pictures_copies_are_found(pictures: PostgresPictures, others: PostgresPictures) -> None:
    """A copy of what another server has removed is among the names, so that a round removes it here too."""
    await pictures.put(A, SIZES)
    await others.fetch([A])
    await pictures.remove([A])
    assert await others.names() == {A}
    await others.remove([A])
    assert (await others.names(), others.file(A, "card")) == (set(), None)


async def test_what_a_deck_names_is_not_removed(store: PostgresStore, pictures: PostgresPictures) -> None:
    """A server that doesn't know of a deck yet can't remove its pictures."""
    await pictures.put(A, SIZES)
    await pictures.put(B, SIZES)
    await store.write(AddDeck(deck()), AddCard(card(A)))
    await pictures.remove([A, B])
    await pictures.fetch([A, B])
    assert content(pictures, A, "zoom") == SIZES["zoom"]
    assert pictures.file(B, "card") is None


async def test_what_another_has_just_put_is_not_removed(
    postgres: Server, database: str, pictures: PostgresPictures, others: PostgresPictures
) -> None:
    """Between the picture and the row that names it another server's round comes by, and leaves it; later it goes."""
    await pictures.put(A, SIZES)
    await others.remove([A])
    assert await others.names() == {A}
    admin = await asyncpg.connect(postgres.url(database))
    await admin.execute("UPDATE pictures SET put_at = now() - interval '2 minutes'")
    await admin.close()
    await others.remove([A])
    assert await others.names() == set()
