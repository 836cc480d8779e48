"""All that players' own decks need on a server, put together."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from hareloom.decks.decoding.process import Decoder
from hareloom.server.bootstrap import open_pictures
from hareloom.server.own.access import Screens
from hareloom.server.own.decks import OwnDecks
from hareloom.server.own.describing import Describer
from hareloom.server.own.taking import Taking
from hareloom.server.own.tidying import Tidying
from hareloom.store import StoreError
from hareloom.tables.context import OwnDeckCounts
from hareloom.tasks import spawn

if TYPE_CHECKING:
    from hareloom.decks import Library
    from hareloom.server.settings import Settings
    from hareloom.tables.hall import Hall


class Workshop:
    """Where players make decks."""

    def __init__(self, settings: Settings, hall: Hall, library: Library) -> None:
        self.uploads = settings.uploads
        self.caps = settings.limits
        pictures = open_pictures(hall.store, settings.data)
        self.decks = OwnDecks(hall.store, pictures, library, hall.context.scheduler)
        self.decoder = Decoder()
        self.describer = Describer(settings.describer)
        self.taking = Taking(self.decks, self.decoder, settings.limits, settings.data)
        self.tidying = Tidying(hall, self.decks)
        self.screens = Screens()
        self._hall = hall
        self.decks.shared = not hall.neighbours.alone
        self.decks.changed = hall.neighbours.decks_changed
        hall.on_decks_changed = self._read_again
        self._reading: asyncio.Task[None] | None = None
        self._again = False
        hall.context.may_use = self.decks.brought
        hall.counts.own_decks = self._counts
        self.decoder.took = hall.counts.decoded.add

    async def open(self) -> None:
        """Read what is stored, before the first request."""
        await self.decks.read()
        await self.screens.read(self._hall.store)

    def _read_again(self) -> None:
        """Another server has changed decks."""
        self._again = True  # what is being read may be older than what this is about
        if self._reading is None or self._reading.done():
            self._reading = spawn(self._read(), "read players' decks")

    async def _read(self) -> None:
        while self._again:
            self._again = False
            with contextlib.suppress(StoreError):  # the next request looks again
                await self.decks.current()

    async def close(self) -> None:
        await self.decoder.close()

    def _counts(self) -> OwnDeckCounts:
        decks = self.decks.all()
        return OwnDeckCounts(
            decks=len(decks),
            cards=sum(len(own.cards) for own in decks),
            bytes=self.decks.bytes,
            taken=self.taking.taken,
            refused=self.taking.refused.total(),
            failures=self.decoder.failures,
            waiting=self.decoder.waiting,
        )
