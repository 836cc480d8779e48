"""The requests that a table has done: one that comes again after a lost answer is known, and not done twice."""

from collections.abc import Set as AbstractSet

import msgspec

UNKNOWN = -1
"""The content of a request that is only known by its id: it was done before the table woke. No hash is -1 in Python."""

_read = msgspec.json.Decoder(list[str]).decode


def done_key(actor: str, action_id: str) -> str:
    """What a request is known by when it comes again. An actor's name has one line.

    One text, not a pair: the cycle collector would visit each of as many tuples.
    """
    return f"{actor}\n{action_id}"


class Done:
    """Keys of requests, each with a hash of what was asked.

    Those of a snapshot are read when the first request comes: many tables are only looked at.
    """

    __slots__ = ("_contents", "_snapshot")

    def __init__(self, snapshot: bytes = b"") -> None:
        self._snapshot = snapshot
        self._contents: dict[str, int] = {}

    def content(self, key: str) -> int | None:
        """What was asked by that key; None if it is not done."""
        return self._all().get(key)

    def add(self, key: str, content: int = UNKNOWN) -> None:
        self._contents[key] = content

    def discard(self, key: str) -> None:
        """Forget a request that was staged and has not landed."""
        self._contents.pop(key, None)

    def without(self, staged: AbstractSet[str]) -> set[str]:
        """The keys of what has landed."""
        return self._all().keys() - staged

    def _all(self) -> dict[str, int]:
        if self._snapshot:
            self._contents = dict.fromkeys(_read(self._snapshot), UNKNOWN) | self._contents
            self._snapshot = b""
        return self._contents
