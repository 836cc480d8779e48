"""The requests that a table did last: one that comes again after a lost answer is known, and not done twice."""

from collections import deque
from collections.abc import Set as AbstractSet

import msgspec

UNKNOWN = -1
"""The content of a request that is only known by its id: it was done before the table woke. No hash is -1 in Python."""

OF_ACTOR = 256
"""Requests of one actor that are known again, so that nobody's chatter pushes out what others have sent."""
OF_TABLE = 4096
"""Requests of all actors together. docs/PROTOCOL.md promises both numbers."""

_read = msgspec.json.Decoder(list[str]).decode


def done_key(actor: str, action_id: str) -> str:
    """What a request is known by when it comes again. An actor's name has one line.

    One text, not a pair: the cycle collector would visit each of as many tuples.
    """
    return f"{actor}\n{action_id}"


class Done:
    """Keys of requests, oldest first, each with a hash of what was asked: the last of each actor, and of all together.

    Those of a snapshot are read when the first request comes: many tables are only looked at.
    """

    __slots__ = ("_contents", "_of_actors", "_snapshot")

    def __init__(self, snapshot: bytes = b"") -> None:
        self._snapshot = snapshot
        self._contents: dict[str, int] = {}
        self._of_actors: dict[str, deque[str]] = {}

    def content(self, key: str) -> int | None:
        """What was asked by that key; None if it is not done, or was too long ago."""
        self._read()
        return self._contents.get(key)

    def add(self, key: str, content: int = UNKNOWN) -> None:
        self._read()
        known = len(self._contents)
        self._contents[key] = content
        if len(self._contents) == known:
            return
        actor = key.partition("\n")[0]
        keys = self._of_actors.setdefault(actor, deque())
        keys.append(key)
        if len(keys) > OF_ACTOR:
            del self._contents[keys[0]]
            keys.popleft()
        elif known >= OF_TABLE:
            self.discard(next(iter(self._contents)))

    def discard(self, key: str) -> None:
        """Forget a request that was staged and has not landed."""
        if self._contents.pop(key, None) is None:
            return
        actor = key.partition("\n")[0]
        keys = self._of_actors[actor]
        keys.remove(key)
        if not keys:
            del self._of_actors[actor]

    def without(self, staged: AbstractSet[str]) -> list[str]:
        """The keys of what has landed, oldest first."""
        self._read()
        return [key for key in self._contents if key not in staged]

    def _read(self) -> None:
        if self._snapshot:
            keys, self._snapshot = _read(self._snapshot), b""
            for key in keys:
                self.add(key)
