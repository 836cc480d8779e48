"""The contract that every store of pictures passes: inherit `PicturesContract` and give it a `pictures` fixture."""

import asyncio

import pytest

from hareloom.store.pictures import PictureStore

A, B = "a" * 20, "ab" * 10
SIZES = {"card": b"the card", "zoom": b"much larger", "thumb": b"small"}


def content(pictures: PictureStore, name: str, size: str) -> bytes | None:
    """What can be read of a picture."""
    file = pictures.file(name, size)
    return None if file is None else file.read_bytes()


class PicturesContract:
    """What holds for every store of pictures."""

    pytestmark = pytest.mark.anyio

    async def test_a_picture_comes_back_in_every_size(self, pictures: PictureStore) -> None:
        """Each size is read as it was put, byte for byte."""
        await pictures.put(A, SIZES)
        assert {size: content(pictures, A, size) for size in SIZES} == SIZES

    async def test_a_missing_size_is_the_cards(self, pictures: PictureStore) -> None:
        """Where there is no zoom, the card itself is shown."""
        await pictures.put(A, {"card": b"the card", "thumb": b"small"})
        assert content(pictures, A, "zoom") == b"the card"

    async def test_an_unknown_picture_is_nowhere(self, pictures: PictureStore) -> None:
        """A name that was never put, or was removed, has no file; removing it again does nothing."""
        assert pictures.file(A, "card") is None
        await pictures.put(A, SIZES)
        await pictures.put(B, SIZES)
        await pictures.remove([A, "c" * 20])
        await pictures.remove([A])
        assert pictures.file(A, "card") is None
        assert pictures.file(A, "thumb") is None
        assert content(pictures, B, "card") == b"the card"

    async def test_what_was_put_is_at_hand(self, pictures: PictureStore) -> None:
        """Fetching what is there, or nowhere, changes nothing."""
        await pictures.put(A, SIZES)
        await pictures.fetch([A, B])
        assert content(pictures, A, "zoom") == b"much larger"
        assert pictures.file(B, "card") is None

    async def test_the_names_are_known(self, pictures: PictureStore) -> None:
        """All pictures can be listed, and what they take can be counted."""
        assert (await pictures.names(), await pictures.room()) == (set(), 0)
        await pictures.put(A, SIZES)
        await pictures.put(B, SIZES)
        assert await pictures.names() == {A, B}
        assert await pictures.room() == 2 * sum(map(len, SIZES.values()))

    async def test_one_picture_put_often_at_once_is_there_once(self, pictures: PictureStore) -> None:
        """Two who put the same picture at the same moment don't disturb each other."""
        await asyncio.gather(*(pictures.put(A, SIZES) for _ in range(8)))
        assert await pictures.names() == {A}
        assert content(pictures, A, "zoom") == b"much larger"
