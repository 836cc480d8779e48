"""Takes pictures for players' own decks: within limits, decoded elsewhere, on the disk before they are named.

A file is known by its hash, so that a client whose connection was lost just sends it again.
"""

from __future__ import annotations

import hashlib
import shutil
from collections import Counter
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING

from hareloom.decks.decoding.process import Busy, Decoder, Interrupted
from hareloom.decks.library import card_id
from hareloom.decks.manifest import MOST_CARDS
from hareloom.decks.pictures import Framing, Prepared
from hareloom.decks.source import Unreadable
from hareloom.server.deck_messages import CardTaken
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.upload_room import UploadRoom
from hareloom.store import CardRecord, NoSuchDeck, Taken

if TYPE_CHECKING:
    from hareloom.server.caps import Caps
    from hareloom.server.own.decks import OwnDeck, OwnDecks

MEGABYTE = 1_000_000
LEAST_FREE = 512 * MEGABYTE
"""Bytes that pictures leave free on the disk: games need some."""
OF_NETWORK, OF_ALL = 4, 16
"""Pictures that are read at once; each is in memory while it is."""


class Taking:
    """Makes cards of what is sent."""

    def __init__(self, own: OwnDecks, decoder: Decoder, caps: Caps, data: Path) -> None:
        self._own = own
        self.decoder = decoder
        self._caps = caps
        self._data = data
        self.room = UploadRoom("picture", of_network=OF_NETWORK, of_all=OF_ALL)
        self.taken = 0
        """Cards made since the server started."""
        self.refused: Counter[str] = Counter()
        """Pictures that are no cards, by reason."""

    @property
    def bytes_a_deck(self) -> int:
        return self._caps.deck_megabytes * MEGABYTE

    async def take(
        self, deck_id: str, sent: str, content: bytes, framing: Framing, network: str, *, in_game: bool
    ) -> CardTaken:
        """Make a card of a file that a network sent, durably. A file that is a card already stays one."""
        known = self._found(deck_id).sent(sent)
        if known is not None:
            return CardTaken(known.card, sent)
        if hashlib.sha256(content).hexdigest() != sent:
            raise malformed("The address has the SHA-256 of another file. Send the file again.")
        self._check_room(self._found(deck_id), 0)
        try:
            made = await self.decoder.card(content, framing, network, in_game=in_game)
        except Unreadable as wrong:
            self.refused[wrong.why] += 1
            raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, wrong.why, str(wrong)) from wrong
        except Busy as full:
            raise self.room.busy() from full
        except Interrupted as cut:
            raise self.room.interrupted() from cut
        async with self._own.changing:
            return await self._keep(deck_id, sent, made)

    async def _keep(self, deck_id: str, sent: str, made: Prepared) -> CardTaken:
        """Write the pictures, then the row that names them. The lock is held."""
        own, name = self._found(deck_id), card_id(made.card)
        if name in self._own.banned:
            words = "The operator of this server has deleted this picture, so it can't be added again."
            raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "banned_picture", words)
        if (known := own.sent(sent)) is not None:
            return CardTaken(known.card, sent)
        if name in own.cards:
            return CardTaken(name, sent, same_as=name)
        sizes = {"card": made.card, "thumb": made.thumb} | ({"zoom": made.zoom} if made.zoom else {})
        room = sum(map(len, sizes.values()))
        self._check_room(own, room)
        position = max((card.position for card in own.cards.values()), default=-1) + 1
        await self._own.pictures.put(name, sizes)
        try:
            await self._own.add_card(CardRecord(deck_id, name, sent, position, "", room))
        except (NoSuchDeck, Taken) as changed:
            # Another server, or a write of which it was not certain whether it was done.
            raise self.room.busy() from changed
        self.taken += 1
        return CardTaken(name, sent)

    def _found(self, deck_id: str) -> OwnDeck:
        own = self._own.get(deck_id)
        if own is None or own.deck.state in ("hidden", "closed"):
            raise no_such_deck()
        return own

    def _check_room(self, own: OwnDeck, more: int) -> None:
        if len(own.cards) >= MOST_CARDS or own.bytes + more > self.bytes_a_deck:
            most = f"{MOST_CARDS} cards, or {self._caps.deck_megabytes} MB"
            raise Refused(HTTPStatus.CONFLICT, "deck_full", f"A deck holds {most}, and this one is full.")
        free = shutil.disk_usage(self._data).free
        if self._own.bytes + more > self._caps.decks_megabytes * MEGABYTE or free - more < LEAST_FREE:
            words = "This server has no more room for pictures. Its operator can make some."
            raise Refused(HTTPStatus.INSUFFICIENT_STORAGE, "server_full", words)


def no_such_deck() -> Refused:
    return Refused(HTTPStatus.NOT_FOUND, "no_such_deck", "There is no such deck, or you may not use it.")
