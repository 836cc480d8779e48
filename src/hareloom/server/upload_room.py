"""Room in memory for files that are sent: each lies there while it is read. Those in a game have room of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from hareloom.server.http.problems import Refused


class UploadRoom:
    """So many files of a network at once, so many of all, and so many more of those in a game."""

    def __init__(self, what: str, *, of_network: int, of_all: int) -> None:
        self._what = what
        self._of_network = of_network
        self._of_all = of_all
        self._reading: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}

    @contextmanager
    def for_one(self, network: str, *, in_game: bool) -> Iterator[None]:
        """Room for one file, or a refusal."""
        reading = self._reading[in_game]
        if reading[network] >= self._of_network or reading.total() >= self._of_all:
            raise self.busy()
        reading[network] += 1
        try:
            yield
        finally:
            reading[network] -= 1
            if not reading[network]:
                del reading[network]

    def busy(self) -> Refused:
        """Too many come at once."""
        return _later(f"Many {self._what}s come at once. Send this one again in a moment.")

    def interrupted(self) -> Refused:
        """It could not be read, and nobody knows whether it is good."""
        return _later(f"This {self._what} could not be read just now. Send it again in a moment.")


def _later(words: str) -> Refused:
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "busy", words, {"Retry-After": "2"})
