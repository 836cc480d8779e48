"""Takes players' own decks away: at once where no game needs them, else when their games have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hareloom.game.table import in_game
from hareloom.store import StoreError
from hareloom.tables.folding import CantBePlayed
from hareloom.tables.retention import A_DAY, RETENTION, read_retention

if TYPE_CHECKING:
    from hareloom.server.own.decks import OwnDeck, OwnDecks
    from hareloom.tables.hall import Hall

HIDDEN_AT_MOST = 7 * A_DAY
"""After this a deleted deck goes even if a game still shows it."""
HOMELESS_AT_MOST = A_DAY
"""A deck for one table goes that long after its table has."""


class Tidying:
    """Looks after decks that nobody needs any more."""

    def __init__(self, hall: Hall, own: OwnDecks) -> None:
        self._hall = hall
        self._own = own

    def _now(self) -> int:
        return self._hall.context.scheduler.wall_clock()

    async def delete(self, deck_id: str) -> None:
        """Its owner deletes a deck: from now on no game starts with it; it goes when the last one has ended."""
        await self._own.save(deck_id, state="hidden", hidden_at=self._now())
        own = self._own.get(deck_id)
        if own is not None and not await self._is_played(own):
            await self._own.delete([deck_id])

    async def is_played(self, own: OwnDeck) -> bool:
        """Is there a game with it?"""
        return await self._is_played(own)

    async def round(self, keep_days: int) -> int:
        """Delete what nobody needs any more, and pictures that no deck has; how many decks."""
        await self._own.read()
        # The tables' own caution: where the clock has jumped, nothing is too old for a day.
        fact = await self._hall.store.fact(RETENTION)
        held = fact is None or read_retention(fact).held_until > self._now()
        gone = [own.deck.id for own in self._own.all() if await self._is_over(own, keep_days, held=held)]
        if gone:
            await self._own.delete(gone)
        await self._own.sweep()
        return len(gone)

    async def _is_over(self, own: OwnDeck, keep_days: int, *, held: bool) -> bool:
        now, deck = self._now(), own.deck
        if deck.state == "hidden":
            return not await self._is_played(own) or (not held and now - deck.hidden_at > HIDDEN_AT_MOST)
        if held:
            return False
        if deck.reach == "table" and not own.tables:
            return now - deck.used_at > HOMELESS_AT_MOST
        if now - deck.used_at <= keep_days * A_DAY:
            return False
        used = await self._last_used(own)
        if used > deck.used_at:
            own.deck = replace(deck, used_at=used)
        return now - used > keep_days * A_DAY

    async def _is_played(self, own: OwnDeck) -> bool:
        for table in own.tables.values():
            try:
                seen = await self._hall.glance(table.code)
            except CantBePlayed:
                return True  # it may be mended yet
            if seen is not None and in_game(seen[0].table.phase) and own.deck.id in seen[0].table.settings.decks:
                return True
        return False

    async def _last_used(self, own: OwnDeck) -> int:
        """When something last happened at a table that has chosen it."""
        last = own.deck.used_at
        for table in own.tables.values():
            try:
                seen = await self._hall.glance(table.code)
            except StoreError:
                continue
            if seen is not None and own.deck.id in seen[0].table.settings.decks:
                last = max(last, seen[0].active_at)
        return last
