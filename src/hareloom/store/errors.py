"""How a store refuses. Except for `StoreUncertain`, a refusal means that nothing was written."""

from enum import StrEnum
from typing import Literal, TypeAlias

Unique: TypeAlias = Literal[
    "table", "code", "person", "seat", "secret", "remark", "deck", "card", "replay", "recording"
]


class StoreError(Exception):
    """The base class of all errors that a store raises."""


class Conflict(StoreError):  # noqa: N818 - losing a race is no error: read the tail and decide again
    """Another row has that version already, or the expected version is not the newest. `head` is the newest."""

    def __init__(self, head: int) -> None:
        super().__init__(f"The table has moved on: it is at version {head}.")
        self.head = head


class NoSuchTable(StoreError):  # noqa: N818 - the sentence says it, as below
    def __init__(self) -> None:
        super().__init__("There is no such table.")


class NoSuchPerson(StoreError):  # noqa: N818
    def __init__(self) -> None:
        super().__init__("There is no such person at the table.")


class NoSuchDeck(StoreError):  # noqa: N818
    def __init__(self) -> None:
        super().__init__("There is no such deck.")


class NoSuchRecording(StoreError):  # noqa: N818
    def __init__(self) -> None:
        super().__init__("There is no such recording.")


class FactChanged(StoreError):  # noqa: N818
    """Another server was first: read what it has written, and decide again."""

    def __init__(self) -> None:
        super().__init__("Another server has changed this meanwhile.")


class Taken(StoreError):  # noqa: N818
    """A value that must be unique is in use; `what` says which."""

    def __init__(self, what: Unique) -> None:
        super().__init__(f"This {what} is taken already.")
        self.what = what


class BadValue(StoreError):  # noqa: N818
    """The row or change holds a value that the database can't store, such as half of a surrogate pair."""

    def __init__(self) -> None:
        super().__init__("The data holds a value that can't be stored.")


class StoreClosed(StoreError):  # noqa: N818
    def __init__(self) -> None:
        super().__init__("The store is closed.")


class StoreProblem(StrEnum):
    """Why the data can't be written or read. Stable: programs may rely on it."""

    FULL = "full"
    READ_ONLY = "read_only"
    BUSY = "busy"
    IO = "io"
    DAMAGED = "damaged"
    AWAY = "away"
    FAULT = "fault"


_SENTENCES = {
    StoreProblem.FULL: "there is no room left on the disk. Once there is some, it goes on by itself.",
    StoreProblem.READ_ONLY: "its file or directory may not be written.",
    StoreProblem.BUSY: "another program keeps its file locked.",
    StoreProblem.IO: "the disk reports an error.",
    StoreProblem.DAMAGED: "its file is damaged. Start again from a backup.",
    StoreProblem.AWAY: "the database does not answer. As soon as it does, it goes on by itself.",
    StoreProblem.FAULT: "the program met an error of its own. Its log says more.",
}


class _StoreFailed(StoreError):  # noqa: N818
    consequence = ""

    def __init__(self, reason: StoreProblem, words: str = "") -> None:
        """With words of its own where those for a file don't fit."""
        super().__init__(f"The tables' data {self.consequence}: {words or _SENTENCES[reason]}")
        self.reason = reason


class StoreUnwritable(_StoreFailed):
    """The data can't be written now, and nothing was. Writing works again when the reason is gone."""

    consequence = "can't be written"


class StoreUncertain(_StoreFailed):
    """The commit failed in a way that doesn't tell whether the data was written. Read the log to find out."""

    consequence = "may not have been written"


class StoreUnreadable(_StoreFailed):
    consequence = "can't be read"


def is_damage(error: StoreError) -> bool:
    """Is part of the file damaged? What lies elsewhere in it can still be read and written."""
    return isinstance(error, _StoreFailed) and error.reason is StoreProblem.DAMAGED


def is_away(error: Exception) -> bool:
    """Does the database not answer? It may have stored the same request before, by way of another server."""
    return isinstance(error, StoreUnreadable | StoreUnwritable) and error.reason is StoreProblem.AWAY


class StoreRefused(StoreError):  # noqa: N818
    """This program can't open the data; the sentence is for the operator who starts it."""
