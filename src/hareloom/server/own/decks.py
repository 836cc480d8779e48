"""Players' own decks, as the store has them, at hand for every request; and every change to them.

A change is stored first and seen afterwards. One change is made at a time, so that what it rests on still holds when it
is stored, and so that no picture is removed between its writing and the row that names it. Of several servers, one that
hasn't seen another's change reads it and decides again; and a change writes only the columns that it is about.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hareloom.decks.library import FAN, Card, Deck
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
    DescribeCard,
    FactChanged,
    NoSuchDeck,
    PlaceCard,
    Reach,
    ReplaceFact,
    Store,
    StoredDeck,
    StoreError,
)
from hareloom.tables.secrets import hashed, new_secret

if TYPE_CHECKING:
    from hareloom.decks import Library
    from hareloom.store.pictures import PictureStore
    from hareloom.tables.scheduler import Scheduler

PREFIX = "own-"
CHANGED = "own decks changed"
"""The fact whose value is another one after every change."""
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_deck_id() -> str:
    """An id that can't be guessed, although it opens nothing."""
    return PREFIX + "".join(secrets.choice(LETTERS) for _ in range(16))


class OwnDeck:
    """One deck: what is said of it, its cards in their order, and the tables it was brought to."""

    __slots__ = ("cards", "deck", "tables")

    def __init__(self, stored: StoredDeck) -> None:
        self.deck: DeckRecord = stored.deck
        self.cards: dict[str, CardRecord] = {card.card: card for card in stored.cards}
        self.tables: dict[str, DeckTable] = {table.id: table for table in stored.tables}

    @property
    def bytes(self) -> int:
        """What its pictures take on the disk."""
        return sum(card.bytes for card in self.cards.values())

    def sent(self, sent: str) -> CardRecord | None:
        """The card that was made from that file."""
        return next((card for card in self.cards.values() if card.sent == sent), None)


class OwnDecks:
    """All of them."""

    def __init__(self, store: Store, pictures: PictureStore, library: Library, scheduler: Scheduler) -> None:
        self.pictures = pictures
        self.changing = asyncio.Lock()
        """Held by every change. A caller who checks something first holds it meanwhile."""
        self._store = store
        self._library = library
        self._scheduler = scheduler
        self._decks: dict[str, OwnDeck] = {}
        self._having: dict[str, set[str]] = {}
        """Which decks have a card."""
        self._sizes: dict[str, int] = {}
        self.bytes = 0
        """What all pictures take; one that is in two decks counts once."""
        self.banned: frozenset[str] = frozenset()
        """Pictures that the operator deleted."""
        self.shared = False
        """May another server change them?"""
        self.changed: Callable[[], object] = lambda: None
        """Called after every change, to tell the others."""
        self._stamp: bytes | None = None
        """What the store says of the last change that is known here."""

    async def read(self) -> None:
        """Take over what the store has. Tables may have gone, and with them the decks' way to them."""
        async with self.changing:
            await self._read()

    async def _read(self) -> None:
        # Before the decks: a change in between is found the next time.
        stamp = await self._store.fact(CHANGED) if self.shared else None
        stored, self.banned = await self._store.decks(), frozenset(await self._store.banned_cards())
        gone = self._decks.keys() - {one.deck.id for one in stored}
        for deck_id in gone:
            self._forget(deck_id)
        for one in stored:
            self._take_over(OwnDeck(one))
        self._stamp = stamp

    def _take_over(self, own: OwnDeck) -> None:
        """Show a deck as it is now."""
        before = self._decks.get(own.deck.id)
        self._decks[own.deck.id] = own
        for card in before.cards.keys() - own.cards.keys() if before else ():
            self._lacks(card, own.deck.id)
        for card, record in own.cards.items():
            if card not in self._having:
                self._having[card] = set()
                self._sizes[card] = record.bytes
                self.bytes += record.bytes
            self._having[card].add(own.deck.id)
        if own.deck.state in ("draft", "closed"):
            self._library.drop_own(own.deck.id)
        elif before is None or before.deck != own.deck or before.cards != own.cards or before is own:
            playable = own.deck.state == "ready"
            self._library.put_own(shown(own), self.pictures.file, playable=playable, fetch=self._fetch)

    async def _fetch(self, cards: Collection[str]) -> None:
        """For the bots, who go on without a picture that can't be read."""
        with contextlib.suppress(StoreError):
            await self.pictures.fetch(cards)

    def _forget(self, deck_id: str) -> None:
        own = self._decks.pop(deck_id)
        self._library.drop_own(deck_id)
        for card in own.cards:
            self._lacks(card, deck_id)

    def _lacks(self, card: str, deck_id: str) -> None:
        having = self._having.get(card, set())
        having.discard(deck_id)
        if not having:
            self._having.pop(card, None)
            self.bytes -= self._sizes.pop(card, 0)

    # What there is.

    def all(self) -> list[OwnDeck]:
        """The oldest first."""
        return list(self._decks.values())

    def get(self, deck_id: str) -> OwnDeck | None:
        return self._decks.get(deck_id)

    def having(self, card: str) -> list[OwnDeck]:
        """The decks that have a card."""
        return [self._decks[deck_id] for deck_id in self._having.get(card, ())]

    def brought(self, table_id: str, deck_id: str) -> bool:
        """May that table use that deck? Of a deck that is not a player's own this says nothing against it."""
        own = self._decks.get(deck_id)
        return own is None or table_id in own.tables

    # Other servers.

    async def current(self) -> None:
        """Before a request is answered: take over what another server has changed."""
        if self.shared and await self._store.fact(CHANGED) != self._stamp:
            await self.read()

    async def _write(self, plan: Callable[[], Sequence[Change]]) -> None:
        """Store what is planned, on what is known here; planned again if another server was first."""
        if not self.shared:
            await self._store.write(*plan())
            return
        stamp = secrets.token_bytes(8)
        while True:
            try:
                await self._store.write(ReplaceFact(CHANGED, self._stamp, stamp), *plan())
            except FactChanged:
                await self._read()
            else:
                break
        self._stamp = stamp
        self.changed()

    def _touch(self, deck_id: str) -> ChangeDeck:
        """Note that a deck is used. Refused if it is not in use any more."""
        return ChangeDeck(deck_id, used_at=self._scheduler.wall_clock())

    # Changes. Each is made under the lock, and seen when it is stored.

    async def make(self, name: str, language: str, reach: Reach, table: DeckTable | None) -> tuple[OwnDeck, str, str]:
        """A new deck, with its owner's key and its link."""
        key, link, now = new_secret(), new_secret(), self._scheduler.wall_clock()
        deck = DeckRecord(
            id=new_deck_id(),
            name=name,
            language=language,
            reach=reach,
            state="draft",
            author="",
            licence="",
            key_hash=hashed(key),
            link_hash=hashed(link),
            created_at=now,
            used_at=now,
        )
        tables = [] if table is None else [table]
        async with self.changing:
            await self._write(lambda: [AddDeck(deck), *(BringDeck(deck.id, one.id) for one in tables)])
            own = OwnDeck(StoredDeck(deck, [], tables))
            self._take_over(own)
        return own, key, link

    async def save(
        self, deck_id: str, order: Sequence[str] | None = None, *, closed: bool = False, **what: object
    ) -> None:
        """Change what is said of a deck, and the order of its cards. `closed` is for one that the operator closed."""

        def plan() -> list[Change]:
            own = self._found(deck_id)
            moved = [card for card in _in_order(own, order) if card != own.cards[card.card]]
            return [change, *(PlaceCard(deck_id, card.card, card.position) for card in moved)]

        async with self.changing:
            change = replace(self._touch(deck_id), closed=closed, **what)
            await self._write(plan)
            own = self._found(deck_id)
            deck = replace(own.deck, used_at=change.used_at, **what)
            self._take_over(OwnDeck(StoredDeck(deck, _in_order(own, order), list(own.tables.values()))))

    async def add_card(self, card: CardRecord) -> None:
        """Add a card whose pictures are durable. The caller holds the lock."""
        await self._write(lambda: [self._touch(card.deck_id), AddCard(card)])
        own = self._found(card.deck_id)
        own.cards[card.card] = card
        self._take_over(own)

    async def describe(
        self,
        deck_id: str,
        card: str,
        description: str,
        tags: Sequence[str] | None = None,
        inventory: Sequence[str] | None = None,
    ) -> None:
        """Say what is in a picture; words for bots stay as they are where none are given."""
        words = {"tags": tags, "inventory": inventory}
        what = {name: "\n".join(lines) for name, lines in words.items() if lines is not None}
        async with self.changing:
            await self._write(lambda: [self._touch(deck_id), DescribeCard(deck_id, card, description, **what)])
            own = self._found(deck_id)
            own.cards[card] = replace(own.cards[card], description=description, **what)
            self._take_over(own)

    async def delete_card(self, deck_id: str, card: str) -> None:
        async with self.changing:
            await self._write(lambda: [self._touch(deck_id), DeleteCard(deck_id, card)])
            own = self._found(deck_id)
            cards = [one for one in own.cards.values() if one.card != card]
            self._take_over(OwnDeck(StoredDeck(own.deck, cards, list(own.tables.values()))))
            await self._remove_pictures([card])

    async def bring(self, deck_id: str, table: DeckTable) -> None:
        """Let a table use it. Once is enough."""
        async with self.changing:
            change = self._touch(deck_id)
            await self._write(lambda: [change, BringDeck(deck_id, table.id)])
            own = self._found(deck_id)
            own.deck, own.tables[table.id] = replace(own.deck, used_at=change.used_at), table

    async def delete(self, deck_ids: Iterable[str], *, ban: bool = False) -> None:
        """Delete decks at once, with the pictures that no other deck has; or ban these from every deck."""
        async with self.changing:
            there = [own for deck_id in deck_ids if (own := self._decks.get(deck_id))]
            cards = [card for own in there for card in own.cards]
            gone = [DeleteDeck(own.deck.id) for own in there]
            await self._write(lambda: [*gone, *self._bans(cards if ban else ())])
            await self._read()
            await self._remove_pictures(cards)

    async def ban(self, card: str) -> None:
        """Delete a picture from every deck, and take it into none again."""
        async with self.changing:
            await self._write(lambda: self._bans([card]))
            await self._read()
            await self._remove_pictures([card])

    def _bans(self, cards: Iterable[str]) -> list[Change]:
        return [BanCard(card, self._scheduler.wall_clock()) for card in cards]

    async def sweep(self) -> int:
        """Remove pictures that no deck has: of uploads that a crash ended. How many."""
        async with self.changing:
            left = await self.pictures.names() - self._having.keys()
            await self.pictures.remove(left)
            return len(left)

    async def _remove_pictures(self, cards: Iterable[str]) -> None:
        await self.pictures.remove([card for card in cards if card not in self._having])

    def _found(self, deck_id: str) -> OwnDeck:
        own = self._decks.get(deck_id)
        if own is None:
            raise NoSuchDeck
        return own


def _in_order(own: OwnDeck, order: Sequence[str] | None) -> list[CardRecord]:
    """Its cards as they lie after a change of their order. One may have come or gone since the order was made."""
    if order is None:
        return list(own.cards.values())
    placed = [*(card for card in order if card in own.cards), *own.cards]
    return [replace(own.cards[card], position=at) for at, card in enumerate(dict.fromkeys(placed))]


def shown(own: OwnDeck) -> Deck:
    """As tables, bots and the page know it: its cards in the order of their ids, as in every deck."""
    deck, language = own.deck, own.deck.language
    cards = tuple(
        Card(
            card.card,
            {language: card.description} if card.description else {},
            {language: tuple(card.tags.splitlines())} if card.tags else {},
            {language: tuple(card.inventory.splitlines())} if card.inventory else {},
        )
        for card in sorted(own.cards.values(), key=lambda card: card.card)
    )
    languages = (language,) if any(card.description for card in cards) else ()
    fan = tuple(own.cards)[:FAN]  # as its owner has laid them
    return Deck(
        deck.id, {language: deck.name}, deck.author, deck.licence, languages, cards, fan, built_in=False, own=True
    )
