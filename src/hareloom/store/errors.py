"""How a store says no. Whatever it raises, nothing of what was asked has been done."""

from enum import StrEnum
from typing import Literal, TypeAlias

Unique: TypeAlias = Literal["table", "code", "person", "seat", "secret"]


class StoreError(Exception):
    """The root of everything that a store raises on purpose."""


class Conflict(StoreError):  # noqa: N818 - losing a race is no error: read the tail and decide again
    """Somebody else appended first, or the expected version is one that never was."""

    def __init__(self, head: int) -> None:
        super().__init__(f"The table has moved on: it is at version {head}.")
        self.head = head


class Repeated(StoreError):  # noqa: N818 - a repetition is no error: acknowledge it again
    """This actor's action is in that table's log already."""

    def __init__(self, version: int) -> None:
        super().__init__(f"This action has been done already, as version {version}.")
        self.version = version


class NoSuchTable(StoreError):  # noqa: N818 - the sentence says it
    """There is no such table (any more)."""

    def __init__(self) -> None:
        super().__init__("There is no such table.")


class NoSuchPerson(StoreError):  # noqa: N818 - the sentence says it
    """There is no such person at that table (any more)."""

    def __init__(self) -> None:
        super().__init__("There is no such person at the table.")


class Taken(StoreError):  # noqa: N818 - the sentence says it
    """What must be unique belongs to another already; `what` says which."""

    def __init__(self, what: Unique) -> None:
        super().__init__(f"This {what} is taken already.")
        self.what = what


class StoreClosed(StoreError):  # noqa: N818 - the sentence says it
    """The store has been closed."""

    def __init__(self) -> None:
        super().__init__("The store is closed.")


class Reason(StrEnum):
    """Why the data can't be written or read. Stable: programs may rely on it."""

    FULL = "full"
    READ_ONLY = "read_only"
    BUSY = "busy"
    IO = "io"
    DAMAGED = "damaged"
    FAULT = "fault"


_SENTENCES = {
    Reason.FULL: "there is no room left on the disk. Once there is some, it goes on by itself.",
    Reason.READ_ONLY: "its file or directory may not be written.",
    Reason.BUSY: "another program keeps its file locked.",
    Reason.IO: "the disk reports an error.",
    Reason.DAMAGED: "its file is damaged. Start again from a backup.",
    Reason.FAULT: "the program met an error of its own. Its log says more.",
}


class StoreUnwritable(StoreError):  # noqa: N818 - the sentence says it
    """The data can't be written now. Nothing is half-done; it goes on when the reason is gone."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"The tables' data can't be written: {_SENTENCES[reason]}")
        self.reason = reason


class StoreUnreadable(StoreError):  # noqa: N818 - the sentence says it
    """The data can't be read now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"The tables' data can't be read: {_SENTENCES[reason]}")
        self.reason = reason


class StoreRefused(StoreError):  # noqa: N818 - the sentence says it
    """The data can't be opened by this program; the sentence is for the person who starts it."""
