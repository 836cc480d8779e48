"""The two places between which everything is moved."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

Rows: TypeAlias = Sequence[tuple[Any, ...]]

AT_ONCE = 500
"""Rows that are in memory together."""


class Total(Struct, frozen=True):
    """How much of something there is: compared after the move."""

    rows: int
    bytes: int


class Side(Protocol):
    """A place. What is written there is seen when it is kept, and not at all if that doesn't happen."""

    name: str

    async def is_empty(self) -> bool:
        """Has it no table, no deck, no picture and no recording?"""

    async def begin(self) -> None:
        """See it as it is at this moment, and change it as one step."""

    def rows(self, table: str) -> AsyncIterator[Rows]:
        """All rows of a table, as SQLite has them, some at a time."""

    async def write(self, table: str, rows: Rows) -> None:
        """Add rows."""

    async def total(self, table: str) -> Total:
        """How many rows a table has, and how many bytes the last of its columns that has any."""

    async def picture_names(self) -> list[str]: ...

    async def picture(self, name: str) -> dict[str, bytes]:
        """A picture in its sizes."""

    async def put_picture(self, name: str, sizes: dict[str, bytes]) -> None: ...

    async def pictures_total(self) -> int:
        """Bytes of all pictures."""

    async def recording_names(self) -> list[str]: ...

    async def recording(self, name: str) -> bytes:
        """A recording's bytes."""

    async def put_recording(self, name: str, content: bytes) -> None: ...

    async def recordings_total(self) -> int:
        """Bytes of all recordings."""

    async def keep(self) -> None:
        """Make durable what was written."""

    async def close(self) -> None:
        """Undo what was not kept, and let it go."""
