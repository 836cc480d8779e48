"""Takes recordings of clues: within limits, looked at elsewhere, on the disk before they are named. Tidies them up."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import shutil
from http import HTTPStatus
from typing import TYPE_CHECKING

from hareloom.recordings.formats import TYPES, Unfit
from hareloom.recordings.process import Busy, Inspector, Interrupted, can_look
from hareloom.server.bootstrap import open_recordings
from hareloom.server.http.problems import Refused
from hareloom.server.own.taking import LEAST_FREE, MEGABYTE
from hareloom.server.upload_room import UploadRoom
from hareloom.store import DeleteUntold, RecordingRecord, StoreError
from hareloom.tables import recordings as at_table
from hareloom.tables.secrets import new_id
from hareloom.tasks import spawn

if TYPE_CHECKING:
    from hareloom.game.values import ClueForm
    from hareloom.recordings.process import Fit
    from hareloom.server.settings import Settings
    from hareloom.tables.hall import Hall
    from hareloom.tables.table import LiveTable

OF_NETWORK, OF_ALL = 4, 32
"""Recordings that are read at once; each is in memory while it is."""
SECONDS_BEFORE_SWEEPING = 1.0
"""So that many that go together are swept away together."""

_LOG = logging.getLogger("hareloom.recordings")


class Recordings:
    """The recordings of one server's tables."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        self._hall = hall
        self._data = settings.data
        self._caps = settings.limits
        self.contents = open_recordings(hall.store, settings.data)
        self.inspector = Inspector()
        self.inspector.took = hall.counts.looked_at.add
        self.taken = can_look()
        """Are any taken here? The operator has installed what looks into them, or not."""
        self._changing = asyncio.Lock()
        """Bytes are put and named, or found unnamed and removed, one after another."""
        self.room = UploadRoom("recording", of_network=OF_NETWORK, of_all=OF_ALL)
        self._sweeping: asyncio.Task[None] | None = None
        self._again = False
        hall.context.records = self.taken
        hall.context.recordings_gone = self._soon

    async def take(
        self, live: LiveTable, person_id: str, form: ClueForm, media_type: str, content: bytes, network: str
    ) -> RecordingRecord:
        """Keep a recording that was sent for a clue, durably. Nobody knows of it until it is told."""
        try:
            fit = await self.inspector.look(content, media_type, network)
        except Unfit as wrong:
            raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, wrong.why, str(wrong)) from wrong
        except Busy as full:
            raise self.room.busy() from full
        except Interrupted as cut:
            raise self.room.interrupted() from cut
        sent = _record(live, fit, media_type, self._hall.context.scheduler.wall_clock())
        async with self._changing:
            await self._check_room(sent.bytes)
            await self.contents.put(sent.name, fit.content)
            try:
                return await at_table.add(live, person_id, form, sent)
            except BaseException:
                self._soon()  # the turn has gone on, or it could not be stored: no row names it
                raise

    async def _check_room(self, more: int) -> None:
        stored = await self._hall.store.recording_bytes()
        free = shutil.disk_usage(self._data).free
        if stored + more > self._caps.recordings_megabytes * MEGABYTE or free - more < LEAST_FREE:
            words = "This server has no more room for recordings. Its operator can make some; tell without one."
            raise Refused(HTTPStatus.INSUFFICIENT_STORAGE, "server_full", words)

    # Going.

    def _soon(self) -> None:
        """Some are named no more: remove their bytes in a moment."""
        self._again = True
        if self._sweeping is None or self._sweeping.done():
            self._sweeping = spawn(self._sweep_soon(), "remove recordings")

    async def _sweep_soon(self) -> None:
        while self._again:
            await asyncio.sleep(SECONDS_BEFORE_SWEEPING)
            self._again = False
            try:
                await self.sweep()
            except StoreError as problem:
                _LOG.warning("recordings could not be removed, and will be later: %s", problem)

    async def sweep(self) -> int:
        """Remove what no row names; how many."""
        async with self._changing:
            there = await self.contents.names()
            unnamed = there - await self._hall.store.recording_names() if there else set()
            if unnamed:
                await self.contents.remove(unnamed)
            return len(unnamed)

    async def tidy(self) -> None:
        """Delete what was sent and never told, and remove what no row names."""
        before = self._hall.context.scheduler.wall_clock() - at_table.MINUTES_KEPT * at_table.MINUTE
        await self._hall.store.write(DeleteUntold(before))
        await self.sweep()

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.inspector.close()


def _record(live: LiveTable, fit: Fit, media_type: str, at: int) -> RecordingRecord:
    """What is known of it before the table says whose it is and when."""
    return RecordingRecord(
        id=new_id(),
        table_id=live.record.id,
        person_id="",
        seat=0,
        game=0,
        turn=0,
        name=hashlib.sha256(fit.content).hexdigest(),
        kind=TYPES[media_type][0],
        type=media_type,
        milliseconds=round(fit.seconds * 1000),
        bytes=len(fit.content),
        at=at,
    )
