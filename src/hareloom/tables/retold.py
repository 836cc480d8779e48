"""Replays that came as files: kept, found by their link, listed and deleted. They are looked at, never played on."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Struct

from hareloom.replays.format import Header
from hareloom.replays.reading import Told
from hareloom.store import AddReplay, ReplayRecord, ReplaySummary, Store

from .secrets import new_id

PREFIX = "retold"
"""What their codes begin with. No table's code does: no word begins so, and codes of old tables have no vowels."""
GAME = 1
"""The last part of their links, since each is one game."""

read_header = msgspec.json.Decoder(Header).decode


class Kept(Struct, frozen=True):
    """What is known of such a replay without looking at its steps."""

    id: str
    key: str
    at: int
    header: Header
    bytes: int

    @property
    def path(self) -> str:
        """The page's address of it."""
        return f"/r/{self.id}/{self.key}/{GAME}"


async def keep(store: Store, told: Told, at: int) -> Kept:
    """Keep a replay that was read from a file."""
    header, steps = msgspec.json.encode(told.header), msgspec.json.encode(told.steps)
    record = ReplayRecord(f"{PREFIX}{secrets.token_hex(6)}", new_id(), at, header, steps)
    await store.write(AddReplay(record))
    return Kept(record.id, record.key, at, told.header, len(header) + len(steps))


def is_retold(code: str) -> bool:
    """Could that be the code of such a replay?"""
    return code.startswith(PREFIX)


async def kept(store: Store, most: int) -> list[Kept]:
    """The replays that came last."""
    return [_kept(one) for one in await store.replays(most)]


def _kept(one: ReplaySummary) -> Kept:
    return Kept(one.id, one.key, one.at, read_header(one.header), one.bytes + len(one.header))
