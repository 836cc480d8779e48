"""Where the bytes of recordings lie. Every such store passes tests/store/contract_recordings.py."""

from collections.abc import Collection
from typing import Protocol


class RecordingStore(Protocol):
    """Bytes by name. A name is the SHA-256 of the content, so a recording never changes.

    A row that names a recording is written after it, and deleted before it: what no row names is a leftover.
    """

    async def put(self, name: str, content: bytes) -> None:
        """Keep a recording, durably before this returns. A second time does no harm. Raises `StoreUnwritable`."""

    async def remove(self, names: Collection[str]) -> None:
        """Delete recordings that no row names, those that are not there too. Raises `StoreUnwritable`."""

    async def names(self) -> set[str]:
        """Return the names of all recordings."""

    async def read(self, name: str, start: int, stop: int) -> bytes | None:
        """Return these bytes of a recording; None if it isn't there. Raises `StoreUnreadable`."""
