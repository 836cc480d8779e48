"""The requests that a table has done: one that comes again after a lost answer is known, and not done twice."""

from collections.abc import Set as AbstractSet

import msgspec

_read = msgspec.json.Decoder(set[str]).decode


def done_key(actor: str, action_id: str) -> str:
    """What a request is known by when it comes again. An actor's name has one line.

    One text, not a pair: the cycle collector would visit each of as many tuples.
    """
    return f"{actor}\n{action_id}"


class Done:
    """Keys of requests. Those of a snapshot are read when the first request comes: many tables are only looked at."""

    __slots__ = ("_keys", "_snapshot")

    def __init__(self, snapshot: bytes = b"") -> None:
        self._snapshot = snapshot
        self._keys: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._all()

    def add(self, key: str) -> None:
        self._keys.add(key)

    def discard(self, key: str) -> None:
        """Forget a request that was staged and has not landed."""
        self._keys.discard(key)

    def without(self, staged: AbstractSet[str]) -> set[str]:
        """What has landed."""
        return self._all() - staged

    def _all(self) -> set[str]:
        if self._snapshot:
            self._keys |= _read(self._snapshot)
            self._snapshot = b""
        return self._keys
