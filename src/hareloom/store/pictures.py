"""Where the pictures of players' decks lie. Every such store passes tests/store/contract_pictures.py."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Protocol


class PictureStore(Protocol):
    """Pictures by name, each in several sizes. A name is a hash of the content, so a picture never changes.

    A row that names a picture is written after it, and deleted before it: what no row names is a leftover.
    """

    async def put(self, name: str, sizes: Mapping[str, bytes]) -> None:
        """Keep a picture, durably before this returns. A second time does no harm. Raises `StoreUnwritable`."""

    async def remove(self, names: Collection[str]) -> None:
        """Delete pictures, those that are not there too. Raises `StoreUnwritable`."""

    async def names(self) -> set[str]:
        """Return the names of all pictures, those among them of which a crash left only a part."""

    async def room(self) -> int:
        """Return how much room they take."""

    async def fetch(self, names: Collection[str]) -> None:
        """Have these pictures at hand as files, as far as they are there. Raises `StoreUnreadable`."""

    def file(self, name: str, size: str) -> Path | None:
        """Return where a picture can be read, at that size or else at the size of a card; None if it isn't at hand.

        What was put or fetched here is at hand until it is removed.
        """
