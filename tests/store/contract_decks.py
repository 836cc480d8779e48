"""The part of the contract about decks that players make."""

import pytest
from making import create
from msgspec.structs import replace

from hareloom.store import (
    AddCard,
    AddDeck,
    BanCard,
    BringDeck,
    CardRecord,
    Change,
    ChangeDeck,
    DeckRecord,
    DeckTable,
    DeleteCard,
    DeleteDeck,
    DeleteTable,
    DescribeCard,
    NoSuchDeck,
    PlaceCard,
    Store,
    StoredDeck,
    Taken,
)


def deck(name: str = "own-a") -> DeckRecord:
    """A deck that nobody has named yet."""
    return DeckRecord(
        id=name,
        name="Änne's garden 🐇",
        language="fr",
        reach="link",
        state="draft",
        author="Änne",
        licence="CC0-1.0",
        key_hash=b"key",
        link_hash=b"link",
        created_at=1000,
        used_at=2000,
    )


def card(name: str = "c1", position: int = 0, deck_id: str = "own-a") -> CardRecord:
    """A card made from a file of the same name."""
    return CardRecord(deck_id, name, f"sent-{name}", position, "a snail", 70_000)


class DecksContract:
    """What holds for decks that players make."""

    pytestmark = pytest.mark.anyio

    async def test_a_deck_comes_back_as_it_was_added(self, store: Store) -> None:
        """Decks are read as they were added, the oldest first, with their cards in order and their tables."""
        await store.write(create(), AddDeck(deck()), AddDeck(deck("own-b")))
        await store.write(AddCard(card("c2", 1)), AddCard(card("c1", 0)), BringDeck("own-a", "t"))
        assert await store.decks() == [
            StoredDeck(deck(), [card("c1", 0), card("c2", 1)], [DeckTable("t", "code-t")]),
            StoredDeck(deck("own-b"), [], []),
        ]

    async def test_ids_are_unique(self, store: Store) -> None:
        """Neither two decks of one id, nor one picture twice in a deck; another deck may have the same picture."""
        await store.write(AddDeck(deck()), AddDeck(deck("own-b")), AddCard(card()))
        with pytest.raises(Taken) as same_deck:
            await store.write(AddDeck(deck()))
        with pytest.raises(Taken) as same_card:
            await store.write(AddCard(card(position=5)))
        assert (same_deck.value.what, same_card.value.what) == ("deck", "card")
        await store.write(AddCard(card(deck_id="own-b")))
        assert [len(one.cards) for one in await store.decks()] == [1, 1]

    async def test_a_deck_and_its_cards_change(self, store: Store) -> None:
        """What is given of a deck is changed, the rest stays; cards are described, placed and deleted one by one."""
        await store.write(AddDeck(deck()), AddCard(card("c1", 0)), AddCard(card("c2", 1)), AddCard(card("c3", 2)))
        changed = replace(deck(), name="Garden", reach="server", state="ready", used_at=9, hidden_at=8)
        await store.write(
            ChangeDeck("own-a", name="Garden", reach="server", used_at=9),
            ChangeDeck("own-a", state="ready", hidden_at=8),
            DescribeCard("own-a", "c2", "une limace"),
            PlaceCard("own-a", "c1", 7),
            DeleteCard("own-a", "c3"),
            DeleteCard("own-a", "never"),
        )
        cards = [replace(card("c2", 1), description="une limace"), card("c1", 7)]
        assert await store.decks() == [StoredDeck(changed, cards, [])]

    @pytest.mark.parametrize(
        "change",
        [
            ChangeDeck("own-x", name="x"),
            ChangeDeck("own-a", state="ready", closed=True),
            AddCard(card(deck_id="own-x")),
            DescribeCard("own-a", "nothing", "x"),
            DescribeCard("own-x", "c1", "x"),
            PlaceCard("own-x", "c1", 1),
            BringDeck("own-x", "t"),
            BringDeck("own-a", "nowhere"),
        ],
        ids=repr,
    )
    async def test_what_is_not_there_is_not_changed(self, store: Store, change: Change) -> None:
        """A change to an unknown deck, card or table is refused, and nothing that came with it is done."""
        await store.write(create(), AddDeck(deck()), AddCard(card()))
        with pytest.raises(NoSuchDeck):
            await store.write(DeleteCard("own-a", "c1"), change)
        assert await store.decks() == [StoredDeck(deck(), [card()], [])]

    async def test_a_deck_that_is_closed_is_not_changed(self, store: Store) -> None:
        """Another server may not have seen that the operator closed it: the state is looked at with the change."""
        await store.write(AddDeck(deck()), AddCard(card()), ChangeDeck("own-a", state="closed", hidden_at=5))
        closed = await store.decks()
        for change in (ChangeDeck("own-a", name="Garden"), ChangeDeck("own-a", state="ready"), ChangeDeck("own-a")):
            with pytest.raises(NoSuchDeck):
                await store.write(DeleteCard("own-a", "c1"), change)
        assert await store.decks() == closed
        await store.write(ChangeDeck("own-a", closed=True, state="draft", hidden_at=0))
        assert await store.decks() == [StoredDeck(deck(), [card()], [])]

    async def test_words_for_bots_stay_as_they_are(self, store: Store) -> None:
        """A card that is described gets new words only where some are given."""
        await store.write(AddDeck(deck()), AddCard(card()), DescribeCard("own-a", "c1", "a snail", "shell", "horns"))
        await store.write(DescribeCard("own-a", "c1", "two snails", inventory=""))
        ((found,),) = [one.cards for one in await store.decks()]
        assert (found.description, found.tags, found.inventory) == ("two snails", "shell", "")

    async def test_a_deck_is_brought_to_a_table_once(self, store: Store) -> None:
        """Twice is as once; with the table goes the bringing, with the deck go its cards and nothing else."""
        await store.write(create("t"), create("u"), AddDeck(deck()), AddCard(card()))
        await store.write(BringDeck("own-a", "t"), BringDeck("own-a", "u"), BringDeck("own-a", "t"))
        assert [one.tables for one in await store.decks()] == [[DeckTable("t", "code-t"), DeckTable("u", "code-u")]]
        await store.write(DeleteTable("t"))
        assert await store.decks() == [StoredDeck(deck(), [card()], [DeckTable("u", "code-u")])]
        await store.write(DeleteDeck("own-a"), DeleteDeck("never was"))
        assert await store.decks() == []
        assert await store.beside("u") is not None

    async def test_a_banned_card_leaves_every_deck(self, store: Store) -> None:
        """The operator's word counts in all decks, and is remembered."""
        await store.write(AddDeck(deck()), AddDeck(deck("own-b")), AddCard(card("c1")), AddCard(card("c2")))
        await store.write(AddCard(card("c1", deck_id="own-b")))
        await store.write(BanCard("c1", 5), BanCard("c1", 6))
        assert [[one.card for one in found.cards] for found in await store.decks()] == [["c2"], []]
        assert await store.banned_cards() == ["c1"]
