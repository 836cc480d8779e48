"""The operator's commands about decks that players made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hareloom.mistake import Mistake
from hareloom.server.admin import requests as r

if TYPE_CHECKING:
    from hareloom.server.own.decks import OwnDeck, OwnDecks

Answer = dict[str, Any]


class DeckCommands:
    """Lists decks, takes them out of use, and deletes them."""

    def __init__(self, decks: OwnDecks, now: Callable[[], int]) -> None:
        self._decks = decks
        self._now = now

    async def list(self, asked: r.Decks) -> Answer:
        await self._decks.current()
        newest = self._decks.all()[::-1][: asked.most]
        return {"decks": [_summary(own, names=asked.names) for own in newest]}

    async def close(self, asked: r.CloseDeck) -> Answer:
        own = await self._found(asked.deck)
        if own.deck.state not in ("draft", "ready"):
            raise Mistake("That deck is out of use already.")
        at = self._now() if own.deck.state == "ready" else 0
        await self._decks.save(own.deck.id, state="closed", hidden_at=at)
        return {"id": own.deck.id, "closed": True}

    async def open(self, asked: r.OpenDeck) -> Answer:
        own = await self._found(asked.deck)
        if own.deck.state != "closed":
            raise Mistake("That deck is not closed.")
        state = "ready" if own.deck.hidden_at else "draft"
        await self._decks.save(own.deck.id, closed=True, state=state, hidden_at=0)
        return {"id": own.deck.id, "closed": False}

    async def delete(self, asked: r.DeleteDeck) -> Answer:
        own = await self._found(asked.deck)
        await self._decks.delete([own.deck.id], ban=True)
        return {"id": own.deck.id, "deleted": True, "pictures": len(own.cards)}

    async def delete_picture(self, asked: r.DeletePicture) -> Answer:
        await self._decks.current()
        decks = len(self._decks.having(asked.card))
        if not decks:
            raise Mistake(f"No deck that a player made has the picture {asked.card}.")
        await self._decks.ban(asked.card)
        return {"picture": asked.card, "deleted": True, "decks": decks}

    async def _found(self, deck_id: str) -> OwnDeck:
        await self._decks.current()  # another server may have changed it
        own = self._decks.get(deck_id)
        if own is None:
            raise Mistake(f"There is no deck {deck_id}. 'hareloom admin decks' lists them.")
        return own


def _summary(own: OwnDeck, *, names: bool) -> Answer:
    deck = own.deck
    summary: Answer = {
        "id": deck.id,
        "state": deck.state,
        "reach": deck.reach,
        "cards": len(own.cards),
        "bytes": own.bytes,
        "tables": len(own.tables),
        "created_at": deck.created_at,
        "used_at": deck.used_at,
    }
    return summary | ({"name": deck.name, "author": deck.author} if names else {})
