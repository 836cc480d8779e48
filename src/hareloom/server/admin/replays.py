"""What the operator does about replays that come as files: keep one, list them, delete one."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from hareloom.mistake import Mistake
from hareloom.replays.format import MOST_BYTES
from hareloom.replays.reading import Told, read
from hareloom.server.admin import requests as r
from hareloom.store import DeleteReplays
from hareloom.tables.retold import Kept, keep, kept

if TYPE_CHECKING:
    from hareloom.server.links import Site
    from hareloom.store import Store

Answer = dict[str, Any]
ReplayRequest: TypeAlias = r.ImportReplay | r.Replays | r.DeleteReplay


def packed(content: bytes) -> bytes:
    """A file as it is sent to a server that runs."""
    return zlib.compress(content)


def _read(content: bytes) -> Told:
    """A file that was sent, unpacked no further than a replay may be large."""
    try:
        return read(zlib.decompressobj().decompress(content, MOST_BYTES + 1))
    except zlib.error as wrong:
        raise Mistake("The file did not arrive whole. Send it again.") from wrong


class ReplayCommands:
    """The server's replays, as its operator sees them. Also what a command does while no server runs."""

    def __init__(self, store: Store, site: Site, now: Callable[[], int]) -> None:
        self._store = store
        self._site = site
        self._now = now

    async def do(self, asked: ReplayRequest) -> Answer:
        """Do it, and say what came of it; a Mistake says why not."""
        match asked:
            case r.ImportReplay():
                return await self.keep(asked)
            case r.Replays():
                return await self.list(asked)
            case r.DeleteReplay():
                return await self.delete(asked)

    async def keep(self, asked: r.ImportReplay) -> Answer:
        # Beside the event loop: a long game takes a tenth of a second.
        told = await asyncio.to_thread(_read, asked.packed)
        made = await keep(self._store, told, self._now())
        return {"id": made.id, "link": self._link(made), "turns": len(told.turns)}

    async def list(self, asked: r.Replays) -> Answer:
        found = await kept(self._store, asked.most)
        return {"replays": [self._shown(one, names=asked.names) for one in found]}

    def _shown(self, one: Kept, *, names: bool) -> Answer:
        """A replay in numbers. Its link lets people look, so it counts as a name."""
        header = one.header
        shown: Answer = {
            "id": one.id,
            "at": one.at,
            "edition": header.edition,
            "players": len(header.players),
            "played_at": header.began_at,
            "finished": header.finished,
            "bytes": one.bytes,
        }
        return shown | {"link": self._link(one)} if names else shown

    async def delete(self, asked: r.DeleteReplay) -> Answer:
        if await self._store.replay(asked.replay) is None:
            raise Mistake("There is no such replay. 'hareloom replay list' shows their ids.")
        await self._store.write(DeleteReplays(asked.replay))
        return {"id": asked.replay, "deleted": True}

    def _link(self, one: Kept) -> str:
        return f"{self._site.invitation_url}{one.path}"
